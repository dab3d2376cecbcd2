"""Write a coding DNA for a protein under limits on motifs, GC content, runs and codon use.

Answer: the DNA; every one that meets all the rules is right.
Harder: longer proteins, more motifs, a narrow GC window and quotas of codons.
Skills: search, planning
Source: original.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from random import Random

from bootcamp import task
from bootcamp.lib import dna
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text


class GeneDesignConstraints(Task["GeneDesignConstraints.Params", "GeneDesignConstraints.Instance", str]):
    version = 1

    class Params(task.Params):
        residues: int = knob("amino acids", levels=(4, 5, 7, 9, 12, 15, 19, 24, 29, 35), ge=3, le=60)
        motifs: int = knob("forbidden motifs", levels=(2, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=1, le=16)
        window: int = knob("width of the GC window", levels=(99, 99, 99, 3, 2, 2, 1, 1, 0, 0), ge=0, le=99)
        quotas: int = knob("codons with a quota", levels=(0, 0, 0, 1, 2, 3, 4, 5, 6, 8), ge=0, le=20)

    class Instance(task.Instance):
        protein: str
        codons: tuple[tuple[str, tuple[str, ...]], ...]
        """The codons that may be used for each amino acid."""
        motifs: tuple[str, ...]
        low: int
        high: int
        """The bounds of the number of G and C; no bounds if `high` is 0."""
        longest: int
        quotas: tuple[tuple[str, int], ...]

        def rows(self) -> list[tuple[str, str]]:
            return [(acid, " ".join(words)) for acid, words in self.codons]

    prompt = Prompt(
        en=r"""
        Write a coding DNA, 5' to 3', for the protein {{ protein }}: one codon for each of its {{ protein | length }}
        amino acids, in order, and nothing else. Only these codons may be used:

        {{ rows() | table(("amino acid", "codons")) }}

        The DNA must meet all these rules:

        - It must not hold any of the motifs {{ motifs | join(", ") }} at any position, not even across codons; nor may
          one occur in the opposite strand read 5' to 3' (the bases A and T, C and G exchanged and the order reversed).
        - No base occurs more than {{ longest }} times in a row.
        {% if high %}
        - The number of bases that are G or C is {% if low == high %}exactly {{ low }}{% else %}at least {{ low }} and
          at most {{ high }}{% endif %}.
        {% endif %}
        {% for codon, most in quotas %}
        - The codon {{ codon }} is used at most {{ most }} {{ "time" if most == 1 else "times" }}.
        {% endfor %}

        Any DNA that meets the rules will do.
        """,
        zh=r"""
        请为蛋白质 {{ protein }} 写一段编码 DNA，从 5' 到 3'：依次为它的 {{ protein | length }} 个氨基酸各写一个密码子，
        此外什么也不写。只能使用下列密码子：

        {{ rows() | table(("氨基酸", "密码子")) }}

        这段 DNA 必须符合以下所有规则：

        - 基序 {{ motifs | join("、") }} 都不能在其中任何位置出现，跨密码子的也不行；也不能在从 5' 到 3' 阅读的互补链
          （A 与 T 互换、C 与 G 互换，并颠倒顺序）上出现。
        - 同一碱基连续出现不超过 {{ longest }} 次。
        {% if high %}
        - G 和 C 的总数{% if low == high %}恰好为 {{ low }}{% else %}不小于 {{ low }}，不大于 {{ high }}{% endif %}。
        {% endif %}
        {% for codon, most in quotas %}
        - 密码子 {{ codon }} 至多用 {{ most }} 次。
        {% endfor %}

        任何一段符合规则的 DNA 都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=dna.BASES, length=3 * len(instance.protein))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        table = dna.code_table()
        several = [acid for acid in dna.ACIDS if acid not in "MW"]
        bank = rng.sample(several, min(len(several), 3 + params.residues // 3))
        protein = "".join(rng.choices(bank, k=params.residues))
        allowed = {acid: [word for word in table if table[word] == acid] for acid in sorted(set(protein))}
        for words in allowed.values():
            del words[4:]
            rng.shuffle(words)
        text = "".join(rng.choice(allowed[acid]) for acid in protein)
        longest = max(2, max(len(list(run)) for _, run in groupby(text)))
        if longest > 3:
            raise task.Retry
        motifs = list[str]()
        plain = self.Instance(
            protein=protein,
            codons=tuple((acid, tuple(words)) for acid, words in allowed.items()),
            motifs=(),
            low=0,
            high=0,
            longest=longest,
            quotas=(),
        )
        for _ in range(200):  # motifs from what other designs hold, the obvious one first
            if len(motifs) == params.motifs:
                break
            other = _greedy(plain.model_copy(update={"motifs": tuple(motifs)}))
            if rng.random() < 0.4:
                other = "".join(rng.choice(allowed[acid]) for acid in protein)
            place, size = rng.randrange(len(other) - 3), rng.choice((4, 4, 5))
            motif = other[place : place + size]
            found = motif in text or dna.reverse_complement(motif) in text
            if not found and len(set(motif)) > 1 and not any(one in motif or motif in one for one in motifs):
                motifs.append(motif)
        if len(motifs) < params.motifs:
            raise task.Retry
        strong = sum(base in "GC" for base in text)
        low = strong - rng.randint(0, params.window) if params.window < 99 else 0
        used = Counter(text[at : at + 3] for at in range(0, len(text), 3))
        hot = [word for word, _ in Counter(sorted(used.elements())).most_common() if len(allowed[table[word]]) > 1]
        quotas = [(word, used[word]) for word in hot[: params.quotas]]
        instance = plain.model_copy(
            update={
                "motifs": tuple(sorted(motifs)),
                "low": low,
                "high": low + params.window if params.window < 99 else 0,
                "quotas": tuple(sorted(quotas)),
            }
        )
        if not self.check(instance, _greedy(instance)):
            raise task.Retry
        return instance, text

    def check(self, instance: Instance, answer: str) -> str:
        allowed = dict(instance.codons)
        words = [answer[at : at + 3] for at in range(0, len(answer), 3)]
        if len(words) != len(instance.protein):
            return "the length is not three times that of the protein"
        for word, acid in zip(words, instance.protein, strict=True):
            if word not in allowed[acid]:
                return f"{word} may not be used for {acid}"
        for motif in instance.motifs:
            if motif in answer or motif in dna.reverse_complement(answer):
                return f"the motif {motif} occurs"
        if max(len(list(run)) for _, run in groupby(answer)) > instance.longest:
            return "a run of one base is too long"
        strong = sum(base in "GC" for base in answer)
        if instance.high and not instance.low <= strong <= instance.high:
            return f"{strong} bases are G or C"
        for word, most in instance.quotas:
            if words.count(word) > most:
                return f"the codon {word} is used too often"
        return ""


def _greedy(instance: GeneDesignConstraints.Instance) -> str:
    """Take for each amino acid the first codon that breaks no rule with what stands there, else the first."""
    text, allowed, quotas = "", dict(instance.codons), dict(instance.quotas)
    banned = {*instance.motifs, *map(dna.reverse_complement, instance.motifs)}
    banned |= {base * (instance.longest + 1) for base in dna.BASES}
    used = Counter[str]()
    for acid in instance.protein:
        fitting = [
            word
            for word in allowed[acid]
            if used[word] < quotas.get(word, 99) and not any(motif in (text + word)[-7:] for motif in banned)
        ]
        word = (fitting or list(allowed[acid]))[0]
        used[word] += 1
        text += word
    return text

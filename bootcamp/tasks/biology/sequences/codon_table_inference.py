"""Work out how an unknown organism reads its genes, and translate a new gene.

Answer: the protein of the new gene; unique.
Harder: longer codons, more letters, an unknown place and direction of reading.
Skills: induction, deduction
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

_LETTERS = "abcde"
_ACIDS = "KLMNPQRSTV"


class CodonTableInference(Task["CodonTableInference.Params", "CodonTableInference.Instance", str]):
    version = 1

    class Params(task.Params):
        size: int = knob("letters of a codon", levels=(1, 2, 2, 2, 2, 2, 3, 3, 3, 4), ge=1, le=4)
        letters: int = knob("letters of genes", levels=(4, 3, 3, 4, 3, 4, 2, 3, 3, 2), ge=2, le=5)
        pairs: int = knob("known genes", levels=(2, 3, 4, 4, 4, 5, 4, 6, 6, 5), ge=1, le=10)
        query: int = knob("acids of the new protein", levels=(5, 5, 6, 7, 7, 8, 8, 8, 10, 10), ge=3, le=20)
        hidden_frame: bool = knob("whether start and direction are unknown", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        size: int
        letters: str
        genes: tuple[str, ...]
        proteins: tuple[str, ...]
        query: str
        hidden_frame: bool

        def rows(self) -> list[tuple[str, str]]:
            return list(zip(self.genes, self.proteins, strict=True))

    answer = Text(alphabet=_ACIDS)
    prompt = Prompt(
        en=r"""
        An unknown organism has genes over the letters {{ letters | list | join(", ") }} and proteins over other
        letters. {% if size == 1 %}Each letter of a gene stands for one letter of the protein.{% else %}A gene is cut
        into codons of {{ size }} letters that follow each other without gaps or overlaps, and each codon stands for one
        letter of the protein.{% endif %} Its code never changes: the same {{ "letter" if size == 1 else "codon" }}
        always stands for the same letter, but different ones may stand for the same letter.
        {% if hidden_frame %}
        All genes are read in the same way, which is not known: either from left to right or from right to left (then
        the letters of a codon are taken in that order too), and the first k letters in the direction of reading are
        skipped, where k is a fixed number from 0 to {{ size - 1 }}. Letters left over at the end that do not make up a
        codon are ignored. The protein is written in the order of reading.
        {% else %}
        Genes are read from left to right, from the first letter on.
        {% endif %}

        {{ rows() | table(("gene", "protein")) }}

        Which protein does the gene {{ query }} make?
        """,
        zh=r"""
        某种未知生物的基因由字母 {{ letters | list | join("、") }} 写成，蛋白质由另一些字母写成。{% if size == 1 %}
        基因的每个字母对应蛋白质的一个字母。{% else %}基因被切成每个含 {{ size }} 个字母的密码子，
        密码子前后相接，没有间隔，也不重叠，每个密码子对应蛋白质的一个字母。{% endif %}密码从不改变：同一个{{
        "字母" if size == 1 else "密码子" }}总是对应同一个字母，但不同的可以对应同一个字母。
        {% if hidden_frame %}
        所有基因的读法相同，但读法未知：或者从左往右读，或者从右往左读（这时密码子中的字母也按这个顺序取），
        并且沿阅读方向跳过最前面的 k 个字母，k 是从 0 到 {{ size - 1 }} 的一个固定的数。末尾剩下的不足一个密码子的
        字母不计。蛋白质按阅读的顺序写出。
        {% else %}
        基因从第一个字母起从左往右读。
        {% endif %}

        {{ rows() | table(("基因", "蛋白质")) }}

        基因 {{ query }} 产生什么蛋白质？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        size, letters = params.size, _LETTERS[: params.letters]
        count = params.letters**size
        acids = rng.sample(_ACIDS, min(len(_ACIDS), max(3, count // 2 + 1)))
        words = [""]
        for _ in range(size):
            words = [word + letter for word in words for letter in letters]
        code = {word: rng.choice(acids) for word in words}
        offset = rng.randrange(size) if params.hidden_frame else 0
        back = params.hidden_frame and rng.random() < 0.6
        each = max(4, -(-3 * count // (2 * params.pairs)) + 1)
        genes = list[str]()
        for number in range(params.pairs + 1):
            parts = rng.choices(words, k=each if number < params.pairs else params.query)
            spare = rng.randrange(size) if params.hidden_frame else 0
            gene = "".join(rng.choices(letters, k=offset)) + "".join(parts) + "".join(rng.choices(letters, k=spare))
            genes.append(gene[::-1] if back else gene)
        proteins = tuple("".join(code[word] for word in _read(gene, size, offset, back)) for gene in genes)
        instance = self.Instance(
            size=size,
            letters=letters,
            genes=tuple(genes[:-1]),
            proteins=proteins[:-1],
            query=genes[-1],
            hidden_frame=params.hidden_frame,
        )
        if list(_solutions(instance)) != [proteins[-1]] or len(set(proteins[-1])) < 3:
            raise task.Retry
        return instance, proteins[-1]

    def key(self, instance: Instance) -> object:
        return [sorted(zip(instance.genes, instance.proteins, strict=True)), instance.query, instance.hidden_frame]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        for offset, back in _ways(instance):
            lines += [f"{'<-' if back else '->'} {offset}"] if instance.hidden_frame else []
            code, fits = dict[str, str](), True
            for gene, protein in instance.rows():
                words, told = _read(gene, instance.size, offset, back), list[str]()
                for word, acid in zip(words, protein, strict=False):
                    known = code.setdefault(word, acid)
                    told.append(f"{word}={acid}" if known == acid else f"{word}={acid}≠{known}")
                    fits = known == acid
                    if not fits:
                        break
                if fits and len(words) != len(protein):
                    told.append(f"{len(words)}≠{len(protein)}")
                    fits = False
                lines.append(f"{gene} {protein}: {', '.join(told)}")
                if not fits:
                    break
            if fits:
                words = _read(instance.query, instance.size, offset, back)
                return "\n".join([*lines, f"{instance.query}: {', '.join(f'{word}={code[word]}' for word in words)}"])
        raise ValueError("no way of reading fits")


def _read(gene: str, size: int, offset: int, back: bool) -> list[str]:
    text = (gene[::-1] if back else gene)[offset:]
    return [text[at : at + size] for at in range(0, len(text) - size + 1, size)]


def _ways(instance: CodonTableInference.Instance) -> list[tuple[int, bool]]:
    """Give how many letters may be skipped, and whether genes may be read backward."""
    return (
        [(k, back) for k in range(instance.size) for back in (False, True)] if instance.hidden_frame else [(0, False)]
    )


def _solutions(instance: CodonTableInference.Instance) -> Iterator[str]:
    """Give the new protein by each way of reading that fits the known pairs; ? for unknown letters."""
    for offset, back in _ways(instance):
        code, fits = dict[str, str](), True
        for gene, protein in zip(instance.genes, instance.proteins, strict=True):
            words = _read(gene, instance.size, offset, back)
            fits = fits and len(words) == len(protein)
            fits = fits and all(code.setdefault(w, acid) == acid for w, acid in zip(words, protein, strict=True))
        if fits:
            yield "".join(code.get(word, "?") for word in _read(instance.query, instance.size, offset, back))

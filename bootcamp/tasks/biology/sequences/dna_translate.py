"""Translate the gene on a printed strand of DNA into its protein.

Answer: the protein in one-letter amino acids; unique.
Harder: longer genes, template strands printed in either direction, more introns, a code further from the usual one.
Skills: simulation, instructions
Source: original.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib import dna
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Text

Span = tuple[int, int]


class DnaTranslate(Task["DnaTranslate.Params", "DnaTranslate.Instance", str]):
    version = 1

    class Params(task.Params):
        residues: int = knob("amino acids after M", levels=(3, 4, 6, 8, 11, 14, 18, 22, 27, 33), ge=3, le=60)
        introns: int = knob("how many introns there are", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=8)
        changes: int = knob("pairs of codons exchanged", levels=(0, 0, 0, 0, 0, 2, 4, 6, 8, 10), ge=0, le=20)
        template: bool = knob("whether template strands occur", levels=(False,) + (True,) * 9)

    class Instance(task.Instance):
        text: str
        """The printed strand, from left to right."""
        template: bool
        backward: bool
        """Whether the left end is the 3' end."""
        introns: tuple[Span, ...]
        """First and last places on the printed strand, from 1."""
        code: str

        def rows(self) -> list[tuple[str, str]]:
            return dna.code_rows(self.code, rna=True)

        def messenger(self) -> str:
            """The spliced messenger RNA from 5' to 3', written with T."""
            return self.stages()[-1]

        def exons(self) -> list[Span]:
            """First and last places of what is left between the introns."""
            ends = [0, *(place for span in self.introns for place in span), len(self.text) + 1]
            return [(last + 1, first - 1) for last, first in zip(ends[::2], ends[1::2], strict=True)]

        def stages(self) -> list[str]:
            """The printed strand without introns, and what it becomes by pairing and by turning round, if it does."""
            texts = ["".join(self.text[first - 1 : last] for first, last in self.exons())]
            if self.template:
                texts.append(dna.complement(texts[-1]))
            if self.template != self.backward:
                texts.append(texts[-1][::-1])
            return texts

    answer = Text(alphabet=dna.ACIDS)
    prompt = Prompt(
        en=r"""
        One strand of a gene, printed from left to right from its {{ "3' end to its 5' end" if backward else
        "5' end to its 3' end" }}:

        {{ text }}

        It is the {{ "template" if template else "coding" }} strand. {% if template %}The messenger RNA is complementary
        and antiparallel to it (A pairs with U, T with A, C with G, G with C){% else %}The messenger RNA has the same
        sequence and direction, with U in place of T{% endif %}.
        {% if introns %}
        The following parts are introns, which are cut out before the RNA is read. They are given by
        their first and last positions, both included, counted from 1 from the left end of the printed strand:

        {% for first, last in introns %}
        - {{ first }} to {{ last }}.
        {% endfor %}
        {% endif %}

        The {{ "finished " if introns else "" }}RNA is read from 5' to 3'. Translation begins at the first AUG, which
        may be at any position and counts as the first codon, and goes on codon by codon up to the first stop
        codon in this reading frame, which adds nothing. This organism uses the following code, which may differ from
        the usual one; * marks stop codons.

        {{ rows() | table(("amino acid", "codons")) }}

        Give the protein in one-letter amino acids.
        """,
        zh=r"""
        下面是某基因的一条链，从左到右是从 {{ "3' 端到 5' 端" if backward else "5' 端到 3' 端" }}：

        {{ text }}

        它是{{ "模板链" if template else "编码链" }}。{% if template %}信使 RNA 与它互补且反向平行（A 配 U，T 配 A，
        C 配 G，G 配 C）{% else %}信使 RNA 的序列和方向与它相同，只是以 U 代替 T{% endif %}。
        {% if introns %}
        下列各段是内含子，在翻译之前从 RNA 中切除。每段用首末位置给出，两端都包括在内，位置从所印链的左端数起，
        第一个碱基为位置 1：

        {% for first, last in introns %}
        - {{ first }} 到 {{ last }}。
        {% endfor %}
        {% endif %}

        {{ "剪接后的 " if introns else "" }}RNA 按 5' 到 3' 的方向阅读。翻译从第一个 AUG 开始，它可以在任意位置，
        算作第一个密码子；此后逐个密码子翻译，到这一阅读框内的第一个终止密码子为止，终止密码子不产生氨基酸。
        这种生物使用下面的密码表，它可能与通常的密码表不同；* 表示终止密码子。

        {{ rows() | table(("氨基酸", "密码子")) }}

        请用单字母氨基酸写出蛋白质的序列。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        code = dna.altered_code(rng, params.changes)
        table = dna.code_table(code)
        gene = "ATG" + dna.random_codons(rng, params.residues, table) + rng.choice(("TAA", "TAG", "TGA"))
        gene = dna.random_bases(rng, rng.randint(1, 6 + params.introns)) + gene
        gene += dna.random_bases(rng, rng.randint(2, 6 + params.introns))
        cuts = sorted(rng.sample(range(4, len(gene) - 4), params.introns))
        parts, spans, length = list[str](), list[Span](), 0
        for start, end in zip([0, *cuts], [*cuts, len(gene)], strict=True):
            parts.append(gene[start:end])
            length += end - start
            if end < len(gene):
                parts.append("GT" + dna.random_bases(rng, rng.randint(3, 11)) + "AG")
                spans.append((length + 1, length + len(parts[-1])))
                length += len(parts[-1])
        text = "".join(parts)
        template = params.template and rng.random() < 0.75
        backward = params.template and rng.random() < 0.5
        if template != backward:
            text = text[::-1]
            spans = [(length + 1 - last, length + 1 - first) for first, last in reversed(spans)]
        text = dna.complement(text) if template else text
        instance = self.Instance(text=text, template=template, backward=backward, introns=tuple(spans), code=code)
        answer = self.solve(instance)
        unspliced = self.solve(instance.model_copy(update={"introns": ()}))
        if len(answer) < 3 or (params.introns and unspliced == answer):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> str:
        text = instance.messenger()
        start = text.find("ATG")
        protein, stopped = dna.translated(text[start:], dna.code_table(instance.code))
        return protein if start >= 0 and stopped else ""

    def key(self, instance: Instance) -> object:
        return [instance.messenger(), instance.text, instance.introns, instance.code]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines, stages = [], instance.stages()
        if instance.introns:
            lines += [f"{start + 1}: {instance.text[start : start + 10]}" for start in range(0, len(instance.text), 10)]
            lines += [f"{first}-{last}: {instance.text[first - 1 : last]}" for first, last in instance.exons()]
        lines += [_grouped(text, stages[0]) for text in (stages if len(stages) > 1 or instance.introns else [])]
        text = stages[-1].replace("T", "U")
        start = stages[-1].find("ATG")
        acids = [*self.solve(instance), dna.STOP]
        steps = (f"{text[start + 3 * k : start + 3 * k + 3]} {acid}" for k, acid in enumerate(acids))
        return "\n".join([*lines, f"{text[:start]} {text[start:]}", ", ".join(steps), "".join(acids[:-1])])


def _grouped(text: str, first: str) -> str:
    """Write a text in fives, so that pairing and turning round go group by group."""
    turned = len(first) % 5 if text not in (first, dna.complement(first)) else 0
    cuts = [0, *range(turned or 5, len(text), 5), len(text)]
    return " ".join(text[i:j] for i, j in pairwise(cuts))

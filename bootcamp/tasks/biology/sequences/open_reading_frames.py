"""Find the longest open reading frame of a piece of DNA.

Answer: its strand, its first and last place on the printed strand and its protein; unique.
Harder: longer DNA, one frame, three frames, six frames, then circles with frames over the origin.
Skills: search, simulation
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import dna
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Integer, Record, Text

Answer = dict[str, Any]
Frame = tuple[int, int, int, str]
"""The length, the sense (1 or -1), the first place and the protein."""


class OpenReadingFrames(Task["OpenReadingFrames.Params", "OpenReadingFrames.Instance", Answer]):
    version = 1

    class Params(task.Params):
        length: int = knob("bases", levels=(24, 36, 48, 64, 84, 110, 140, 170, 210, 250), ge=24, le=500)
        residues: int = knob("acids of a planted frame", levels=(3, 4, 6, 7, 9, 12, 14, 17, 20, 24), ge=2, le=60)
        frames: int = knob("how many of the frames are read", levels=(1, 3, 3, 6, 6, 6, 6, 6, 6, 6), ge=1, le=6)
        circular: bool = knob("whether the DNA is a circle", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        text: str
        frames: int
        circular: bool

        def rows(self) -> list[tuple[str, str]]:
            return dna.code_rows(dna.STANDARD_CODE)

    prompt = Prompt(
        en=r"""
        The {{ "plus " if frames == 6 else "" }}strand of a {{ "circular" if circular else "linear" }} DNA of
        {{ text | length }} bases, written from its 5' end to its 3' end{% if circular %}; the last base is followed by
        the first one again{% endif %}:

        {{ text }}

        An open reading frame begins with a codon ATG, goes on codon by codon, three bases each, and ends with the first
        codon * (a stop) that is met; the stop belongs to it. A frame that meets no stop
        {{ "within one turn" if circular else "before the DNA ends" }} does not count.
        {% if frames == 1 %}
        Only codons at positions 1-3, 4-6, 7-9 and so on are read.
        {% elif frames == 3 %}
        Frames may begin at any position.
        {% else %}
        Frames may begin at any position, on the plus strand or on the minus strand. The minus strand is
        complementary (A-T, C-G) and runs the other way, so that it is read from right to left.
        {% endif %}
        {% if circular %}
        A frame may run over the origin, but uses no base twice.
        {% endif %}

        {{ rows() | table(("amino acid", "codons")) }}

        Find the longest open reading frame. Give {% if frames == 6 %}its strand, {% endif %}start and end, the lowest
        and the highest of its positions on the printed strand, counted from 1 from the left, and its protein in
        one-letter amino acids, from M on and without the stop.
        {% if frames == 6 %}
        For the minus strand too, start is less than end: the A of ATG is opposite position end.
        {% endif %}
        {% if circular %}
        For a frame over the origin, start is the position of its leftmost base before the origin, and the positions
        count on behind the origin, so that end is greater than {{ text | length }}.
        {% endif %}
        """,
        zh=r"""
        下面是一段{{ "环状" if circular else "线状" }} DNA 的{{ "正链" if frames == 6 else "一条链" }}，共
        {{ text | length }} 个碱基，从 5' 端写到 3' 端{% if circular %}；最后一个碱基之后又接第一个碱基{% endif %}：

        {{ text }}

        一个开放阅读框从密码子 ATG 开始，每三个碱基一个密码子地往下读，到遇到的第一个 *（终止密码子）为止，
        终止密码子也属于它。{{ "绕行一周之内" if circular else "在 DNA 结束之前" }}没有遇到终止密码子的不算。
        {% if frames == 1 %}
        只读位置 1-3、4-6、7-9 等处的密码子。
        {% elif frames == 3 %}
        阅读框可以从任意位置开始。
        {% else %}
        阅读框可以从正链或负链的任意位置开始。负链与正链互补（A-T、C-G），方向相反，因此从右往左读。
        {% endif %}
        {% if circular %}
        阅读框可以跨过起点，但每个碱基至多用一次。
        {% endif %}

        {{ rows() | table(("氨基酸", "密码子")) }}

        请找出最长的开放阅读框。写出{% if frames == 6 %}它所在的链 strand，{% endif %}它在所印的链上最小和最大的位置
        start 和 end（从左端数起，第一个碱基为位置 1），以及它的蛋白质 protein，用单字母氨基酸表示，从 M 写起，
        不含终止密码子。
        {% if frames == 6 %}
        对负链也是 start 小于 end：ATG 中的 A 与位置 end 相对。
        {% endif %}
        {% if circular %}
        对跨过起点的阅读框，start 是它在起点之前最左边的碱基的位置，过了起点后位置接着往下数，
        所以 end 大于 {{ text | length }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        place, fields = Integer(low=1), dict[str, Any]()
        if instance.frames == 6:
            fields["strand"] = Choice(("plus", "minus"))
        return Record(**fields, start=place, end=place, protein=Text(alphabet=dna.ACIDS))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        table = dna.code_table()
        gene = "ATG" + dna.random_codons(rng, params.residues - 1, table) + rng.choice(("TAA", "TAG", "TGA"))
        rest = params.length - len(gene)
        place = rng.randint(0, rest)
        if params.frames == 1:
            place -= place % 3
        text = dna.random_bases(rng, place) + gene + dna.random_bases(rng, rest - place)
        if params.frames == 6 and rng.random() < 0.5:
            text = dna.reverse_complement(text)
        if params.circular:
            turn = rng.randrange(params.length)
            text = text[turn:] + text[:turn]
        instance = self.Instance(text=text, frames=params.frames, circular=params.circular)
        found = sorted(_frames(instance), reverse=True)
        least = 1 if params.length < 40 else 2 if params.frames < 6 else 3
        if len(found) < least or (least > 1 and (found[0][0] == found[1][0] or found[0][3] == _first(found))):
            raise task.Retry
        size, sense, start, protein = found[0]
        strand = {"strand": "plus" if sense > 0 else "minus"} if params.frames == 6 else {}
        return instance, strand | {"start": start, "end": start + size - 1, "protein": protein}


def _frames(instance: OpenReadingFrames.Instance) -> list[Frame]:
    """List the frames; of those with one stop, all."""
    table, n, found = dna.code_table(), len(instance.text), list[Frame]()
    for sense in (1, -1) if instance.frames == 6 else (1,):
        text = instance.text if sense > 0 else dna.reverse_complement(instance.text)
        for begin in range(0, n, 3 if instance.frames == 1 else 1):
            if not (text + text[:2] * instance.circular).startswith("ATG", begin):
                continue
            run = (text[begin:] + text[:begin]) if instance.circular else text[begin:]
            protein, stopped = dna.translated(run, table)
            size = 3 * len(protein) + 3
            if stopped:
                first = begin + 1 if sense > 0 else (n - begin - size) % n + 1
                found.append((size, sense, first, protein))
    return found


def _first(found: list[Frame]) -> str:
    """Give the protein of the leftmost frame on the printed strand."""
    return min((start, protein) for _, sense, start, protein in found if sense == found[-1][1] or sense > 0)[1]

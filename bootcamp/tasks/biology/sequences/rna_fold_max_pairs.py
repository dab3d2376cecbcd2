"""Fold an RNA without crossings into the structure with the most pairs or the least stacking energy.

Answer: the structure in dots and brackets; every best one is right.
Harder: longer RNA, G-U pairs, energies of stacked pairs, bases that stay unpaired.
Skills: optimization, search
Source: original; Nussinov and Jacobson 1980.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import dna
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Text

_PAIRS = ("AU", "CG", "GC", "UA")


class RnaFoldMaxPairs(Task["RnaFoldMaxPairs.Params", "RnaFoldMaxPairs.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("bases", levels=(9, 12, 15, 18, 22, 26, 30, 34, 39, 45), ge=8, le=70)
        hairpin: int = knob("least bases in a hairpin", levels=(2, 3, 3, 3, 3, 3, 3, 3, 3, 3), ge=0, le=5)
        wobble: bool = knob("whether G-U pairs occur", levels=(False,) * 2 + (True,) * 8)
        stacking: bool = knob("whether energies occur", levels=(False,) * 4 + (True,) * 6)
        unpaired: int = knob("bases that stay unpaired", levels=(0, 0, 0, 0, 0, 1, 2, 2, 3, 3), ge=0, le=8)

    class Instance(task.Instance):
        hidden = ("best",)

        text: str
        hairpin: int
        wobble: bool
        energies: tuple[tuple[int, ...], ...]
        """Energies of an inner pair (column) on an outer one (row), in the order of _PAIRS; empty if pairs count."""
        unpaired: tuple[int, ...]
        best: int
        """The most pairs, or the least energy with the sign changed."""

        def rows(self) -> list[tuple[object, ...]]:
            return [(pair, *row) for pair, row in zip(_PAIRS, self.energies, strict=True)]

        def gain(self, i: int, j: int) -> int:
            """What the pair (i, j) adds if (i + 1, j - 1) is a pair too."""
            inner = self.text[i + 1] + self.text[j - 1]
            return -self.energies[_PAIRS.index(self.text[i] + self.text[j])][_PAIRS.index(inner)]

        def allowed(self, i: int, j: int) -> bool:
            pair = self.text[i] + self.text[j]
            usable = pair in _PAIRS or (self.wobble and pair in ("GU", "UG"))
            free = i + 1 not in self.unpaired and j + 1 not in self.unpaired
            return usable and free and j - i > self.hairpin

    prompt = Prompt(
        en=r"""
        Fold the RNA {{ text }}, whose {{ text | length }} bases are numbered from 1 from the left.

        A structure is written with one sign for each base: a dot for an unpaired base, and round brackets that match
        in the usual way for two bases that form a pair. It must meet these rules:

        - A pair is A with U{{ ", C with G, or G with U" if wobble else " or C with G" }}, in either order.
        - At least {{ hairpin }} bases lie between the two bases of a pair.
        {% if unpaired %}
        - These bases are unpaired: {{ unpaired | comma }}.
        {% endif %}

        {% if energies %}
        The energy is a sum over all pairs of bases i and j, i less than j, for which the bases i + 1 and j - 1 form a
        pair too: the number in the row of the outer pair and the column of the inner pair, each written as its left
        base and then its right base. Nothing else has energy.

        {{ rows() | table(["outer / inner", "AU", "CG", "GC", "UA"]) }}

        Give a structure with the least (most negative) energy. Any such structure will do.
        {% else %}
        Give a structure with the largest possible number of pairs. Any such structure will do.
        {% endif %}
        """,
        zh=r"""
        请折叠 RNA {{ text }}，它的 {{ text | length }} 个碱基从左端起编号，第一个为 1。

        结构中每个碱基写一个符号：不配对的碱基写一个点，配对的两个碱基写一对按通常方式匹配的圆括号。
        结构必须符合以下规则：

        - 能配对的是 A 与 U{{ "、C 与 G、G 与 U" if wobble else "、C 与 G" }}，先后不限。
        - 一对碱基之间至少有 {{ hairpin }} 个碱基。
        {% if unpaired %}
        - 下列碱基不配对：{{ unpaired | comma }}。
        {% endif %}

        {% if energies %}
        能量是对所有这样的碱基对求和：i 与 j 配对（i 小于 j），并且 i + 1 与 j - 1 也配对。
        每一项是下表中外侧碱基对所在行、
        内侧碱基对所在列的数，碱基对都先写左边的碱基，再写右边的碱基。其他情况没有能量。

        {{ rows() | table(["外侧 / 内侧", "AU", "CG", "GC", "UA"]) }}

        请写出能量最小（负得最多）的一个结构。任何一个这样的结构都可以。
        {% else %}
        请写出碱基对数最多的一个结构。任何一个这样的结构都可以。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="().", length=len(instance.text))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        stacking = params.stacking and rng.random() < 0.6
        text = dna.random_bases(rng, params.length)
        for _ in range(params.length // 8 * stacking):  # stems that could be folded
            size = rng.randint(3, 5)
            i = rng.randrange(params.length - 2 * size - params.hairpin)
            j = rng.randint(i + size + params.hairpin, params.length - size)
            text = text[:j] + dna.reverse_complement(text[i : i + size]) + text[j + size :]
        energies = [[0] * 4 for _ in _PAIRS]
        for i in range(4):
            for j in range(4):  # a stack read from the other strand is the same stack
                energies[i][j] = energies[3 - j][3 - i] = -rng.randint(1, 5)
        plain = self.Instance(
            text=text.replace("T", "U"),
            hairpin=params.hairpin,
            wobble=params.wobble and not stacking and rng.random() < 0.6,
            energies=tuple(map(tuple, energies)) if stacking else (),
            unpaired=(),
            best=0,
        )
        free = _fold(plain)[1]
        paired = [place for place, sign in enumerate(free, start=1) if sign != "."]
        unpaired = tuple(sorted(rng.sample(paired, min(len(paired), params.unpaired))))
        instance = plain.model_copy(update={"unpaired": unpaired})
        best, answer = _fold(instance)
        instance = instance.model_copy(update={"best": best})
        if best < (4 if stacking else 2):
            raise task.Retry
        if params.length > 12 and not self.check(instance, _greedy(instance)):
            raise task.Retry
        return instance, answer

    def check(self, instance: Instance, answer: str) -> str:
        opened, pairs = list[int](), dict[int, int]()
        for place, sign in enumerate(answer):
            if sign == "(":
                opened.append(place)
            elif sign == ")":
                if not opened:
                    return "the brackets do not match"
                pairs[opened.pop()] = place
        if opened or len(answer) != len(instance.text):
            return "the brackets do not match, or there is not one sign for each base"
        for i, j in pairs.items():
            if not instance.allowed(i, j):
                return f"bases {i + 1} and {j + 1} may not form a pair"
        value = len(pairs)
        if instance.energies:
            value = sum(instance.gain(i, j) for i, j in pairs.items() if pairs.get(i + 1) == j - 1)
        return "" if value == instance.best else "a better structure exists"


def _fold(instance: RnaFoldMaxPairs.Instance) -> tuple[int, str]:
    """Give the best value with a structure: for each piece the best of all, and the best whose ends form a pair."""
    n = len(instance.text)
    whole = [[(0, "")] * (n + 2) for _ in range(n + 2)]  # pieces [i, j)
    closed = dict[tuple[int, int], tuple[int, str]]()
    for size in range(1, n + 1):
        for i in range(n - size + 1):
            j = i + size
            options = [(whole[i + 1][j][0], "." + whole[i + 1][j][1])]
            if instance.allowed(i, j - 1):
                inner = whole[i + 1][j - 1]
                ways = [(inner[0] + (not instance.energies), inner[1])]
                if instance.energies and (i + 1, j - 1) in closed:
                    stacked = closed[i + 1, j - 1]
                    ways.append((stacked[0] + instance.gain(i, j - 1), stacked[1]))
                value, text = max(ways)
                closed[i, j] = (value, f"({text})")
            for k in range(i + 1, j + 1):
                if (i, k) in closed:
                    options.append((closed[i, k][0] + whole[k][j][0], closed[i, k][1] + whole[k][j][1]))
            whole[i][j] = max(options)
    return whole[0][n]


def _greedy(instance: RnaFoldMaxPairs.Instance) -> str:
    """From the left on, pair each base with the nearest one before it that it may pair with."""
    signs, low = ["."] * len(instance.text), 0
    for j in range(len(signs)):
        depth = 0
        for i in range(j - 1, low - 1, -1):
            depth += (signs[i] == ")") - (signs[i] == "(")
            if depth < 0:
                break
            if depth == 0 and signs[i] == "." and instance.allowed(i, j):
                signs[i], signs[j] = "(", ")"
                break
    return "".join(signs)

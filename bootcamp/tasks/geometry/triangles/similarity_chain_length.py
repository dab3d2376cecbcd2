"""Follow a length through a chain of figures with similar triangles.

Answer: the last length, a rational number; it is unique.
Harder: a longer chain, more kinds of figures.
Skills: geometry, arithmetic
Source: original; Euclid, Elements VI.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Step = tuple[str, tuple[int, ...]]
"""A kind of figure and its given lengths; one more length comes from the step before."""

_FIGURES = {
    "parallel": (
        "In a triangle PQR, the point S lies on PQ and T on PR such that ST is parallel to QR. PS = {0}, SQ = {1} and"
        " ST = {x}. Let {y} be the length of QR.",
        "三角形 PQR 中，点 S 在 PQ 上，点 T 在 PR 上，ST 平行于 QR，PS = {0}，SQ = {1}，ST = {x}。设 QR 的长度为 {y}。",
    ),
    "shadow": (
        "A vertical pole of height {0} casts a shadow of length {1} on level ground. At the same time a vertical mast"
        " beside it casts a shadow of length {x}. Let {y} be the height of the mast.",
        "高为 {0} 的竖直杆在水平地面上的影长为 {1}，同一时刻旁边一根竖直的桅杆的影长为 {x}。设桅杆的高为 {y}。",
    ),
    "ropes": (
        "Two vertical masts of heights {0} and {x} stand on level ground. A straight rope leads from the top of each to"
        " the foot of the other. Let {y} be the height at which the ropes cross.",
        "水平地面上立着高为 {0} 和 {x} 的两根竖直桅杆，从每根的顶端到另一根的底端各拉一条直绳。"
        "设两绳交点的高度为 {y}。",
    ),
    "square": (
        "A triangle has a side of length {0}, both angles at this side are acute, and the altitude on it has the length"
        " {x}. A square in the triangle has one of its sides on this side and a corner on each of the other two. Let"
        " {y} be the side of the square.",
        "一个三角形有一条边长为 {0}，这条边两端的角都是锐角，这条边上的高为 {x}。三角形内有一个正方形，"
        "它的一条边在这条边上，另外两个顶点分别在其余两边上。设正方形的边长为 {y}。",
    ),
    "trapezoid": (
        "In a trapezoid, the parallel sides have the lengths {0} and {x}. Through the point where the diagonals cross,"
        " a line parallel to them is drawn. Let {y} be the length of its part inside the trapezoid.",
        "一个梯形的两底长为 {0} 和 {x}。过对角线的交点作两底的平行线。设这条平行线夹在两腰之间的线段的长度为 {y}。",
    ),
    "foot": (
        "A triangle PQR has a right angle at Q. The leg PQ has the length {x}, and the hypotenuse PR is {0} longer. The"
        " altitude from Q meets PR in S. Let {y} be the length of PS.",
        "三角形 PQR 中，∠PQR 是直角，直角边 PQ 长为 {x}，斜边 PR 比 PQ 长 {0}。从 Q 出发的高交 PR 于 S。"
        "设 PS 的长度为 {y}。",
    ),
}


class SimilarityChainLength(Task["SimilarityChainLength.Params", "SimilarityChainLength.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        figures: int = knob("how many figures the chain has", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=1, le=10)
        kinds: int = knob("how many kinds of figures there are", levels=(2, 2, 3, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6)
        size: int = knob("the largest given length", levels=(12, 12, 12, 12, 15, 15, 15, 15, 20, 20), ge=5, le=99)

    class Instance(task.Instance):
        first: int
        steps: tuple[Step, ...]

        @property
        def told(self) -> dict[str, list[str]]:
            names = [str(self.first), *(f"x{i}" for i in range(1, len(self.steps) + 1))]
            return {
                language: [
                    _FIGURES[kind][place].format(*sizes, x=names[i], y=names[i + 1])
                    for i, (kind, sizes) in enumerate(self.steps)
                ]
                for place, language in enumerate(("en", "zh"))
            }

    answer = Rational(low=0, unit="m")
    prompt = Prompt(
        en=r"""
        All lengths are in metres.

        {{ told["en"] | numbered }}

        Find x{{ steps | length }} exactly.
        """,
        zh=r"""
        所有长度的单位都是米。

        {{ told["zh"] | numbered }}

        求 x{{ steps | length }} 的精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        first = rng.randint(2, params.size)
        length = Fraction(first)
        steps: list[Step] = []
        while len(steps) < params.figures:
            kind = rng.choice(list(_FIGURES)[: params.kinds])
            a, b = rng.randint(2, params.size), rng.randint(2, params.size)
            if (steps and kind == steps[-1][0]) or a in (b, length):
                continue
            steps.append((kind, (a, b) if kind in ("parallel", "shadow") else (a,)))
            _, length = _solved(kind, Fraction(a), Fraction(b), length)
            if not readable([length], 4) or length > 400 or length < Fraction(1, 4):
                raise task.Retry
        given = {first, *(size for _, sizes in steps for size in sizes)}
        if length in given:
            raise task.Retry
        return self.Instance(first=first, steps=tuple(steps)), length

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, x = list[str](), Fraction(instance.first)
        for i, (kind, (a, *rest)) in enumerate(instance.steps, start=1):
            sums, y = _solved(kind, Fraction(a), Fraction(rest[0] if rest else 0), x)
            lines.append(f"x{i} = {sums} = {y}")
            x = y
        return "\n".join(lines)


def _solved(kind: str, a: Fraction, b: Fraction, x: Fraction) -> tuple[str, Fraction]:
    """Write the new length by the given ones and the length from the step before."""
    given = str(x) if x.denominator == 1 else f"({x})"
    if kind == "parallel":
        return f"{given}·({a} + {b})/{a} = {given}·{a + b}/{a}", x * (a + b) / a
    if kind == "shadow":
        return f"{given}·{a}/{b}", x * a / b
    if kind == "foot":
        return f"{given}^2/({x} + {a}) = ({x * x})/({x + a})", x * x / (x + a)
    factor = 2 if kind == "trapezoid" else 1
    text = f"{'2·' if factor > 1 else ''}{a}·{given}/({a} + {x})"
    return f"{text} = ({factor * a * x})/({a + x})", factor * a * x / (a + x)

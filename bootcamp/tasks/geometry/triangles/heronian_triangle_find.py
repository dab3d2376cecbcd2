"""Find whole side lengths of a triangle that meets all stated facts.

Answer: the three sides in any order; every triangle that meets the facts is right.
Harder: longer sides, facts that leave more to search.
Skills: geometry, search
Source: original; Heron's triangles.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd, isqrt
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset

Sides = tuple[int, ...]
Fact = tuple[str, Fraction]
"""A kind and its number (0 where there is none)."""

_TEXTS = {
    "perimeter": ("Its perimeter is {}.", "周长为 {}。"),
    "area": ("Its area is {}.", "面积为 {}。"),
    "side": ("One of its sides has the length {}.", "有一条边的长度为 {}。"),
    "altitude": ("One of its altitudes has the length {}.", "有一条高的长度为 {}。"),
    "inradius": ("The radius of its incircle is {}.", "内切圆的半径为 {}。"),
    "circumradius": ("The radius of its circumcircle is {}.", "外接圆的半径为 {}。"),
    "obtuse": ("It has an obtuse angle.", "它有一个钝角。"),
    "acute": ("All its angles are acute.", "它的三个角都是锐角。"),
    "isosceles": ("Exactly two of its sides are equal.", "恰有两条边相等。"),
    "scalene": ("No two of its sides are equal.", "任意两条边都不相等。"),
}
_SIZES = ("perimeter", "area", "inradius", "circumradius", "altitude", "side")


class HeronianTriangleFind(Task["HeronianTriangleFind.Params", "HeronianTriangleFind.Instance", Sides]):
    version = 1
    small_levels = (1, 2)

    class Params(task.Params):
        longest: int = knob(
            "the largest perimeter", levels=(60, 100, 300, 400, 500, 650, 800, 1100, 1500, 2000), ge=40, le=10**4
        )
        kinds: int = knob("how many kinds of sizes there are", levels=(2, 2, 5, 5, 5, 5, 5, 5, 5, 5), ge=2, le=6)
        side: bool = knob("whether a side is given too", levels=(True,) * 3 + (False,) * 7)
        shapes: int = knob("how many facts on the shape there are", levels=(0, 0, 1, 1, 1, 1, 2, 2, 2, 2), ge=0, le=2)

    class Instance(task.Instance):
        facts: tuple[Fact, ...]

        @property
        def told(self) -> dict[str, list[str]]:
            return {
                language: [_TEXTS[kind][place].format(size) for kind, size in self.facts]
                for place, language in enumerate(("en", "zh"))
            }

    answer = Multiset(Integer(low=1), size=3)
    prompt = Prompt(
        en=r"""
        The three sides of a triangle have whole lengths. The following is known:

        {{ told["en"] | bullets }}

        Find the lengths of its sides, in any order. If several triangles meet all of this, any one will do.
        """,
        zh=r"""
        一个三角形的三条边的长度都是整数，并且已知：

        {{ told["zh"] | bullets }}

        求它的三条边的长度（次序不限）。若有多个三角形符合全部条件，给出任意一个即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Sides]:
        sides = _drawn(rng, params.longest)
        if sum(sides) * 3 < params.longest:
            raise task.Retry
        values = _values(sides)
        kinds = rng.sample(_SIZES[: params.kinds], 2)
        if params.side:
            kinds.append("side")
        a, b, c = sides
        shape = "isosceles" if len(set(sides)) == 2 else "scalene"
        bend = a * a + b * b - c * c
        extra = [shape, *(["obtuse"] if bend < 0 else ["acute"] if bend > 0 else [])]
        facts = [(kind, Fraction(rng.choice(values[kind]))) for kind in kinds]
        facts += [(kind, Fraction(0)) for kind in rng.sample(extra, min(params.shapes, len(extra)))]
        if len(set(sides)) == 1 or any(size.denominator > 99 for _, size in facts):
            raise task.Retry
        rng.shuffle(facts)
        return self.Instance(facts=tuple(facts)), sides

    def key(self, instance: Instance) -> object:
        return sorted(instance.facts)

    def check(self, instance: Instance, answer: Sides) -> str:
        a, b, c = sides = sorted(answer)
        if a + b <= c:
            return "there is no triangle with these sides"
        values = _values(tuple(sides))
        bend = a * a + b * b - c * c
        plain = {
            "obtuse": bend < 0,
            "acute": bend > 0,
            "isosceles": len(set(sides)) == 2,
            "scalene": len(set(sides)) == 3,
        }
        for kind, size in instance.facts:
            if not plain.get(kind, size in values.get(kind, [])):
                return f"this does not hold: {_TEXTS[kind][0].format(size)}"
        return ""


def _drawn(rng: Random, longest: int) -> Sides:
    """Draw a triangle of whole sides and area by the formula of Brahmagupta, with a common factor."""
    for _ in range(200):
        m, n, k = (rng.randint(1, 12) for _ in range(3))
        if m * n <= k * k or m < n:
            continue
        a, b, c = n * (m * m + k * k), m * (n * n + k * k), (m + n) * (m * n - k * k)
        shared = gcd(a, b, c)
        most = longest // ((a + b + c) // shared)
        if most:
            factor = rng.randint(1, most)
            return tuple(sorted(side // shared * factor for side in (a, b, c)))
    raise task.Retry


def _values(sides: Sides) -> dict[str, list[Fraction]]:
    """Give the sizes of a triangle with a rational area; without one only perimeter and sides."""
    a, b, c = sides
    perimeter = a + b + c
    square = perimeter * (perimeter - 2 * a) * (perimeter - 2 * b) * (perimeter - 2 * c)
    found = {"perimeter": [Fraction(perimeter)], "side": [Fraction(side) for side in sides]}
    if isqrt(square) ** 2 != square:
        return found
    area = Fraction(isqrt(square), 4)
    return found | {
        "area": [area],
        "altitude": [2 * area / side for side in sides],
        "inradius": [2 * area / perimeter],
        "circumradius": [a * b * c / (4 * area)],
    }

"""Find the coordinates of a centre of a triangle, or of a triangle that is made from it.

Answer: the point (x, y), two rational numbers; it is unique.
Harder: larger coordinates, more kinds of centres, centres of the medial or the orthic triangle.
Skills: geometry, algebra
Source: original; C. Kimberling, Encyclopedia of Triangle Centers.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import isqrt
from random import Random

from bootcamp import task
from bootcamp.lib.geometry import Point, area, barycentric, cross, foot, squared_distance
from bootcamp.lib.numbers import readable
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import division, products, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Pair = tuple[Fraction, ...]

_CENTRES = {
    "centroid": ("the centroid (where the medians meet)", "重心（三条中线的交点）"),
    "circumcentre": ("the circumcentre", "外心"),
    "orthocentre": ("the orthocentre (where the altitudes meet)", "垂心（三条高所在直线的交点）"),
    "nine": ("the centre of the nine-point circle", "九点圆的圆心"),
    "incentre": ("the incentre", "内心"),
    "excentre": ("the centre of the excircle opposite A", "与顶点 A 相对的旁切圆的圆心"),
    "symmedian": (
        "the symmedian point (where the mirror images of the medians in the angle bisectors at the same corners meet)",
        "类似重心（各中线关于同一顶点的内角平分线的对称直线的交点）",
    ),
}
_SHAPES = {
    "": ("", ""),
    "medial": (
        "the medial triangle of ABC (its corners are the midpoints of the sides)",
        "三角形 ABC 的中点三角形（以各边中点为顶点）",
    ),
    "orthic": (
        "the orthic triangle of ABC (its corners are the feet of the altitudes)",
        "三角形 ABC 的垂足三角形（以三条高的垂足为顶点）",
    ),
}


class TriangleCenterCoordinates(Task["TriangleCenterCoordinates.Params", "TriangleCenterCoordinates.Instance", Pair]):
    version = 1

    class Params(task.Params):
        size: int = knob("the largest coordinate", levels=(6, 8, 10, 12, 15, 20, 25, 30, 40, 60), ge=5, le=200)
        easiest: int = knob("how many easy centres are left out", levels=(0, 0, 1, 1, 1, 1, 1, 2, 2, 2), ge=0, le=4)
        centres: int = knob("how many centres are drawn from", levels=(1, 2, 4, 5, 6, 7, 7, 7, 7, 7), ge=1, le=7)
        derived: int = knob(
            "the share of derived triangles in percent", levels=(0, 0, 0, 0, 10, 30, 50, 70, 85, 100), ge=0, le=100
        )

    class Instance(task.Instance):
        corners: tuple[tuple[int, int], ...]  # A, B, C
        shape: str
        centre: str

        @property
        def asked(self) -> dict[str, str]:
            names = zip(("en", "zh"), _CENTRES[self.centre], _SHAPES[self.shape], strict=True)
            return {
                language: (f"{centre} of {shape}" if language == "en" else f"{shape}的{centre}")
                if shape
                else (f"{centre} of triangle ABC" if language == "en" else f"三角形 ABC 的{centre}")
                for language, centre, shape in names
            }

    answer = Sequence(Rational(), length=2, brackets="()")
    prompt = Prompt(
        en=r"""
        In the plane, a triangle has the corners A{{ corners[0] | point }}, B{{ corners[1] | point }} and
        C{{ corners[2] | point }}.

        Find the coordinates (x, y) of {{ asked[language] }}.
        """,
        zh=r"""
        平面上三角形的顶点为 A{{ corners[0] | point }}、B{{ corners[1] | point }}、C{{ corners[2] | point }}。

        求{{ asked[language] }}的坐标 (x, y)。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pair]:
        names = list(_CENTRES)[params.easiest : params.centres] or ["centroid"]
        centre, shape = rng.choice(names), ""
        if rng.randrange(100) < params.derived:
            centre = rng.choice([name for name in names if name not in ("incentre", "excentre")])
            shape = rng.choice(("medial", "orthic"))
        corners = _heronian(rng, params.size) if centre in ("incentre", "excentre") else _corners(rng, params.size)
        if abs(area(corners)) * 2 < params.size or (shape and _is_right(corners)):
            raise task.Retry
        instance = self.Instance(corners=tuple(corners), shape=shape, centre=centre)
        answer = self.solve(instance)
        if not readable(answer, 5) or list(answer) in [list(corner) for corner in corners]:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        free = instance.centre != "excentre"
        corners = sorted(instance.corners) if free else [instance.corners[0], *sorted(instance.corners[1:])]
        return [corners, instance.shape, instance.centre]

    def solve(self, instance: Instance) -> Pair:
        corners = _corners_of(instance)
        return barycentric(corners, _weights(corners, instance.centre, []))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines, corners = list[str](), _corners_of(instance)
        for i, corner in enumerate(corners if instance.shape else []):
            p, a, b = (instance.corners[(i + k) % 3] for k in range(3))
            if instance.shape == "medial":
                told = [f"({s} + {bracketed(t)}) / 2 = {x}" for s, t, x in zip(a, b, corner, strict=True)]
            else:  # the part of the way from a to b at which the foot of the altitude lies
                (x, y), (u, v) = (tuple(s - t for s, t in zip(end, a, strict=True)) for end in (b, p))
                t = Fraction(x * u + y * v, x * x + y * y)
                lines.append(f"({products([(x, u), (y, v)])}) / ({products([(x, x), (y, y)])}) = {t}")
                told = [f"{s} + {bracketed(t)}·{bracketed(d)} = {z}" for s, d, z in zip(a, (x, y), corner, strict=True)]
            lines.append(f"{'ABC'[i]}': {', '.join(told)}")
        weights = _weights(corners, instance.centre, lines)
        lines.append(running_sum(weights))
        for name, values in zip("xy", zip(*corners, strict=True), strict=True):
            size = sum(w * x for w, x in zip(weights, values, strict=True))
            lines.append(f"{products(zip(weights, values, strict=True))} = {size}")
            lines.append(f"{name} = {division(size, sum(weights))} = {size / sum(weights)}")
        return "\n".join(lines)


def _corners_of(instance: TriangleCenterCoordinates.Instance) -> list[Point]:
    a, b, c = instance.corners
    if instance.shape == "medial":
        return [barycentric((p, q), (1, 1)) for p, q in ((b, c), (c, a), (a, b))]
    return [foot(a, b, c), foot(b, c, a), foot(c, a, b)] if instance.shape else [a, b, c]


def _weights(corners: list[Point], name: str, lines: list[str]) -> list[Fraction]:
    """Give the barycentric coordinates of a centre, and write how they come about."""
    if name == "centroid":
        return [Fraction(1)] * 3
    a, b, c = corners
    squares = []
    for side, p, q in (("a", b, c), ("b", c, a), ("c", a, b)):
        x, y = (Fraction(s - t) for s, t in zip(p, q, strict=True))
        squares.append(x * x + y * y)
        lines.append(f"{side}² = {products([(x, x), (y, y)])} = {squares[-1]}")
    u, v, w = squares
    around = [u * (v + w - u), v * (w + u - v), w * (u + v - w)]  # of the circumcentre
    total = sum(around)
    if name in ("incentre", "excentre"):
        sides = [Fraction(isqrt(int(square))) for square in squares]
        lines.append(", ".join(f"{side} = {size}" for side, size in zip("abc", sides, strict=True)))
        return [sides[0] * (1 if name == "incentre" else -1), *sides[1:]]
    if name == "symmedian":
        return squares
    for x, y, z, part in ((u, v, w, around[0]), (v, w, u, around[1]), (w, u, v, around[2])):
        lines.append(f"{x}·({y} + {z} - {x}) = {part}")
    if name != "circumcentre":
        factor = 2 if name == "orthocentre" else 1
        lines.append(running_sum(around))
        lines += [f"{total} - {factor}·{bracketed(part)} = {total - factor * part}" for part in around]
        return [total - factor * part for part in around]
    return around


def _is_right(corners: list[tuple[int, int]]) -> bool:
    squares = sorted(squared_distance(p, q) for p, q in zip(corners, corners[1:] + corners[:1], strict=True))
    return squares[0] + squares[1] == squares[2]


def _corners(rng: Random, size: int) -> list[tuple[int, int]]:
    return [(rng.randint(-size, size), rng.randint(-size, size)) for _ in range(3)]


def _heronian(rng: Random, size: int) -> list[tuple[int, int]]:
    """Draw a lattice triangle whose sides have whole lengths: two Pythagorean steps that end a whole length apart."""
    steps = [
        (x, y)
        for x in range(-size, size + 1)
        for y in range(-size, size + 1)
        if isqrt(x * x + y * y) ** 2 == x * x + y * y
    ]
    tilted = [step for step in steps if all(step)]
    for _ in range(200):
        first, second = rng.choice(tilted), rng.choice(steps)
        square = squared_distance(first, second)
        if cross((0, 0), first, second) and isqrt(int(square)) ** 2 == square:
            low = [min(0, first[i], second[i]) for i in (0, 1)]
            high = [max(0, first[i], second[i]) for i in (0, 1)]
            x, y = (rng.randint(-size - low[i], max(-size - low[i], size - high[i])) for i in (0, 1))
            corners = [(x, y), (x + first[0], y + first[1]), (x + second[0], y + second[1])]
            return rng.choice(list(map(list, permutations(corners))))
    raise task.Retry

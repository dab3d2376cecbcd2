"""Fold a sheet of paper so that a corner lands on a given point.

Answer: the length of the crease and the area that lies double; they are unique.
Harder: targets inside of the sheet, sheets with other corners, larger numbers.
Skills: geometry, arithmetic
Source: original; the creases of origami are bisectors, after H. Huzita.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.geometry import Lattice, Point, area, clipped, locate, random_convex_polygon, squared_distance
from bootcamp.lib.numbers import readable
from bootcamp.lib.surds import Surd, SurdNumber
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Record

_INSIDE, _ON = 1, 0


class PaperFoldCrease(Task["PaperFoldCrease.Params", "PaperFoldCrease.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        corners: int = knob("corners of the sheet; 4: a rectangle", levels=(4, 4, 4, 4, 4, 3, 3, 5, 5, 6), ge=3, le=8)
        inside: bool = knob("whether the target lies inside", levels=(False, False, True, True, True) * 2)
        size: int = knob(
            "the longest side of a box round the sheet", levels=(8, 14, 10, 14, 20, 8, 12, 9, 12, 14), ge=4, le=40
        )

    class Instance(task.Instance):
        sheet: tuple[Lattice, ...]
        target: Lattice
        """Where the first corner of the sheet is folded to."""

        @property
        def names(self) -> str:
            return "ABCDEFGH"[: len(self.sheet)]

    answer = Record(crease=SurdNumber(), double=Rational(low=0))
    prompt = Prompt(
        en=r"""
        A sheet of paper has the shape of a convex polygon {{ names }} with the corners
        {% for name in names %}{{ name }}{{ sheet[loop.index0] | point }}{{ ", " if not loop.last }}{% endfor %}, in
        this order. It is folded once, along a straight line, so that A lands on the point {{ target | point }}, and
        pressed flat.

        Find "crease" (the exact length of the crease, the part of the line that lies in the sheet) and "double" (the
        exact area in which two layers of paper lie on each other after the fold).
        """,
        zh=r"""
        一张纸是凸多边形 {{ names }}，顶点依次为{{ " " }}
        {%- for name in names %}{{ name }}{{ sheet[loop.index0] | point }}{{ "、" if not loop.last }}{% endfor %}。
        沿一条直线把它折一次并压平，使 A 落在点 {{ target | point }} 上。

        请给出 "crease"（折痕的精确长度，即该直线在纸内的部分的长度）和 "double"（折后两层纸重叠部分的精确面积）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.size
        if params.corners == 4:
            x, y, w, h = rng.randint(-3, 3), rng.randint(-3, 3), rng.randint(3, n), rng.randint(3, n)
            sheet = [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]
        else:
            sheet = random_convex_polygon(rng, params.corners, 0, n)
        turn = rng.randrange(len(sheet))
        sheet = sheet[turn:] + sheet[:turn]
        low, high = ([f(p[i] for p in sheet) for i in (0, 1)] for f in (min, max))
        target = rng.randint(low[0], high[0]), rng.randint(low[1], high[1])
        if locate(target, sheet) != (_INSIDE if params.inside else _ON) or target in sheet:
            raise task.Retry
        moved, rest = _halves(sheet, target)
        ends = sorted(set(moved) & set(rest))
        double = area(_common([_mirrored(p, sheet[0], target) for p in reversed(moved)], rest))
        # An easy fold leaves all of the part that moves inside.
        if len(ends) < 2 or (params.size > 8 and double == area(moved)):
            raise task.Retry
        crease = Fraction(squared_distance(ends[0], ends[-1]))
        if not double or not readable([crease, double], 4):
            raise task.Retry
        return self.Instance(sheet=tuple(sheet), target=target), {"crease": Surd.root(crease), "double": double}

    def key(self, instance: Instance) -> object:
        (x, y), *_ = instance.sheet
        return [(p - x, q - y) for p, q in (*instance.sheet, instance.target)]


def _halves(sheet: list[Lattice], target: Lattice) -> tuple[list[Point], list[Point]]:
    """Part the sheet along the bisector of its first corner and the target: what moves, what stays."""
    (a, b), (c, d) = sheet[0], target
    first = Fraction(a + c, 2), Fraction(b + d, 2)
    second = first[0] + b - d, first[1] + c - a
    return clipped(sheet, second, first), clipped(sheet, first, second)


def _mirrored(p: Point, corner: Lattice, target: Lattice) -> Point:
    """Reflect a point in the bisector of a corner and its target."""
    u, v = target[0] - corner[0], target[1] - corner[1]
    side = (corner[0] + target[0] - 2 * p[0]) * u + (corner[1] + target[1] - 2 * p[1]) * v
    step = Fraction(side) / (u * u + v * v)
    return p[0] + step * u, p[1] + step * v


def _common(first: list[Point], second: list[Point]) -> list[Point]:
    """Give the part that two convex polygons, both counter-clockwise, have in common."""
    for a, b in zip(first, [*first[1:], first[0]], strict=True):
        second = clipped(second, a, b)
    return second

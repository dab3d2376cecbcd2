"""Find the shortest way from a point to another that visits given lines in order.

Answer: the squared length and the points of the lines that are visited; they are unique.
Harder: more lines, lines of any slope, larger coordinates.
Skills: geometry, optimization
Source: original; Heron of Alexandria, Catoptrica.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.geometry import line, lines_meet, squared_distance
from bootcamp.lib.numbers import random_nonzero, readable
from bootcamp.lib.prompts import bracketed, linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence

Point = tuple[Fraction, Fraction]
Line = tuple[int, int, int]
"""(p, q, r) stands for px + qy = r."""

_STRAIGHT = ((1, 0), (0, 1))
_SLANTED = ((1, 1), (1, -1), (1, 2), (2, 1), (1, -2), (2, -1))


class MirrorShortestPath(Task["MirrorShortestPath.Params", "MirrorShortestPath.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        lines: int = knob("how many lines there are", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=5)
        slanted: int = knob(
            "the share of slanted lines in percent", levels=(0, 40, 0, 40, 70, 30, 50, 70, 50, 70), ge=0, le=100
        )
        size: int = knob("the largest coordinate", levels=(8, 9, 10, 10, 12, 12, 14, 16, 18, 20), ge=5, le=60)

    class Instance(task.Instance):
        start: tuple[int, int]
        end: tuple[int, int]
        lines: tuple[Line, ...]

        @property
        def equations(self) -> list[str]:
            return [f"g{i}: {linear([(p, 'x'), (q, 'y')])} = {r}" for i, (p, q, r) in enumerate(self.lines, 1)]

        @property
        def visits(self) -> dict[str, list[str]]:
            numbers = range(1, len(self.lines) + 1)
            return {
                "en": [f"to a point P{i} of g{i}, then" for i in numbers],
                "zh": [f"到 g{i} 上的一点 P{i}，再" for i in numbers],
            }

    prompt = Prompt(
        en=r"""
        In the plane there {{ "is the line" if lines | length == 1 else "are the lines" }}

        {{ equations | lines }}

        A way leads from A{{ start | point }} {{ visits["en"] | join(" ") }} to B{{ end | point }}. It may cross the
        {{ "line" if lines | length == 1 else "lines" }} anywhere.
        For the shortest such way, find the square of its length (square) and the list of the
        {{ "one point P1" if lines | length == 1 else "points P1, P2, ... in order" }} (points).
        """,
        zh=r"""
        平面上有直线

        {{ equations | lines }}

        一条路线从 A{{ start | point }} 出发，{{ visits["zh"] | join }}到 B{{ end | point }}。
        路线可以任意穿过{{ "这条" if lines | length == 1 else "这些" }}直线。
        对其中最短的路线，求长度的平方（square），并依次列出点
        {{ "P1" if lines | length == 1 else "P1、P2、…" }}（points）。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        point = Sequence(Rational(), length=2, brackets="()")
        return Record(square=Rational(low=0), points=Sequence(point, length=len(instance.lines)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n = params.size
        a, b = ((rng.randint(-n, n), rng.randint(-n, n)) for _ in range(2))
        lines: list[Line] = []
        for _ in range(params.lines):
            p, q = rng.choice(_SLANTED if rng.randrange(100) < params.slanted else _STRAIGHT)
            lines.append((p, q, random_nonzero(rng, n)))
        image: Point = (Fraction(b[0]), Fraction(b[1]))
        for one in reversed(lines):
            image = _mirrored(image, one)
        square = Fraction(squared_distance(a, image))
        points: list[Point] = []
        place: Point = (Fraction(a[0]), Fraction(a[1]))
        for one in lines:  # the way to the image of the end, mirrored back line by line
            meeting = lines_meet(line(place, image), one) if place != image else None
            if meeting is None:
                raise task.Retry
            points.append(meeting)
            image, place = _mirrored(image, one), meeting
        stops = [(Fraction(a[0]), Fraction(a[1])), *points, (Fraction(b[0]), Fraction(b[1]))]
        # a point where both neighbours lie on one side obeys the law of reflection; the length is convex in the points
        if any(_side(stops[i], one) * _side(stops[i + 2], one) <= 0 for i, one in enumerate(lines)):
            raise task.Retry
        numbers = [square, *(x for point in points for x in point)]
        if len(set(lines)) < len(lines) or not readable(numbers, 4) or len(set(points)) < len(points):
            raise task.Retry
        instance = self.Instance(start=a, end=b, lines=tuple(lines))
        return instance, {"square": square, "points": tuple(points)}

    def key(self, instance: Instance) -> object:
        ways = [[instance.start, *instance.lines, instance.end], [instance.end, *instance.lines[::-1], instance.start]]
        return min(ways)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        images, lines = [(Fraction(instance.end[0]), Fraction(instance.end[1]))], list[str]()
        for p, q, r in reversed(instance.lines):
            image, side, square = images[0], _side(images[0], (p, q, r)), p * p + q * q
            lines.append(f"{_product(image, (p, q, r))}, 2·{bracketed(side)}/{square}={2 * side / square}")
            images.insert(0, _mirrored(image, (p, q, r)))
            lines.append(f"{_shown(image)}-{bracketed(2 * side / square)}·({p},{q})={_shown(images[0])}")
        (x, y), (u, v) = instance.start, images[0]
        lines.append(f"({u}-{bracketed(x)})^2+({v}-{bracketed(y)})^2={(u - x) ** 2 + (v - y) ** 2}")
        place: Point = (Fraction(x), Fraction(y))
        for image, one in zip(images, instance.lines, strict=False):
            near, far = _side(place, one), _side(image, one)
            share, way = near / (near - far), (image[0] - place[0], image[1] - place[1])
            lines += [_product(place, one), _product(image, one)]
            lines.append(f"({near})/({near}-{bracketed(far)})={share}")
            lines.append(f"{_shown(image)}-{_shown(place)}={_shown(way)}")
            after = place[0] + share * way[0], place[1] + share * way[1]
            lines.append(f"{_shown(place)}+{share}·{_shown(way)}={_shown(after)}")
            place = after
        return "\n".join(lines)


def _shown(point: Point) -> str:
    return f"({point[0]},{point[1]})"


def _product(point: Point, one: Line) -> str:
    terms = [
        f"{bracketed(p)}·{bracketed(x)}" if p != 1 else bracketed(x) for p, x in zip(one, point, strict=False) if p
    ]
    return f"{'+'.join(terms)}-{bracketed(one[2])}={_side(point, one)}"


def _side(point: Point, one: Line) -> Fraction:
    return one[0] * point[0] + one[1] * point[1] - one[2]


def _mirrored(point: Point, one: Line) -> Point:
    p, q, _ = one
    t = 2 * _side(point, one) / (p * p + q * q)
    return point[0] - t * p, point[1] - t * q

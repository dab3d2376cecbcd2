"""Constructions with straightedge and compass: programs of steps, run with decimal numbers of 60 digits."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from decimal import Context, Decimal, localcontext

Point = tuple[Decimal, Decimal]
NEAR = Decimal("1e-30")
"""What differs by less is equal."""
_STEP = re.compile(r"([A-Za-z]\w{0,9})=(?:(LINE|CIRCLE)\((\w+),(\w+)\)|MEET\((\w+),(\w+),(\d{1,3})\))")
_Thing = tuple[str, Point, Point]


def point(x: int, y: int) -> Point:
    """Make a point.

    >>> point(1, 2)
    (Decimal('1'), Decimal('2'))
    """
    return Decimal(x), Decimal(y)


def close(p: Point, q: Point) -> bool:
    """Tell whether two points are equal up to `NEAR`.

    >>> close(point(1, 2), point(1, 3))
    False
    """
    return max(abs(p[0] - q[0]), abs(p[1] - q[1])) < NEAR


def run(lines: Sequence[str], points: Mapping[str, Point]) -> tuple[dict[str, Point], str]:
    """Run a construction from some points: the points afterwards, and the fault that stopped it or nothing.

    Each line makes something with a new name: ``m = LINE(P, Q)``, ``c = CIRCLE(P, Q)`` (round P through Q), or
    ``S = MEET(m, c, k)``, the k-th common point from 1 by increasing x, then y.

    >>> run(["c = CIRCLE(A, B)", "m = LINE(A, B)", "X = MEET(m, c, 1)"], {"A": point(0, 0), "B": point(2, 0)})[0]["X"]
    (Decimal('-2'), Decimal('0'))
    >>> run(["m = LINE(A, C)"], {"A": point(0, 0)})[1]
    'step 1 uses a point that does not exist'
    """
    made, things = dict(points), dict[str, _Thing]()
    with localcontext(Context(prec=60)):
        for place, line in enumerate(lines, 1):
            found = _STEP.fullmatch(re.sub(r"\s+", "", line))
            if found is None:
                return made, f"step {place} cannot be read"
            name, verb, p, q, one, other, k = found.groups()
            if name in made or name in things:
                return made, f"the name in step {place} is not new"
            if verb:
                if p not in made or q not in made:
                    return made, f"step {place} uses a point that does not exist"
                if close(made[p], made[q]):
                    return made, f"the points in step {place} are not different"
                things[name] = (verb, made[p], made[q])
                continue
            if one not in things or other not in things:
                return made, f"step {place} uses a line or circle that does not exist"
            common = _common(things[one], things[other])
            if not 1 <= int(k) <= len(common):
                return made, f"there is no such common point in step {place}"
            made[name] = common[int(k) - 1]
    return made, ""


def _common(one: _Thing, other: _Thing) -> list[Point]:
    """Give the common points of two lines or circles in order; none where they are equal."""
    if one[0] == "LINE" or other[0] == "CIRCLE" == one[0]:
        one, other = other, one
    if one[0] == "CIRCLE" == other[0]:
        other = _chord(one, other)
        if other[1] == other[2]:
            return []
    (a, b), (c, d) = other[1:]
    u, v = c - a, d - b
    if one[0] == "LINE":
        (e, f), (g, h) = one[1:]
        cross = u * (h - f) - v * (g - e)
        if abs(cross) < NEAR:
            return []
        t = ((e - a) * (h - f) - (f - b) * (g - e)) / cross
        return [(a + t * u, b + t * v)]
    (e, f), (g, h) = one[1:]
    size = u * u + v * v
    middle = ((e - a) * u + (f - b) * v) / size
    x, y = a + middle * u, b + middle * v
    rest = ((g - e) ** 2 + (h - f) ** 2 - (x - e) ** 2 - (y - f) ** 2) / size
    if abs(rest) < NEAR:
        return [(x, y)]
    if rest < 0:
        return []
    t = rest.sqrt()
    ends = [(x - t * u, y - t * v), (x + t * u, y + t * v)]
    return sorted(ends, key=lambda p: p[1] if abs(ends[0][0] - ends[1][0]) < NEAR else p[0])


def _chord(one: _Thing, other: _Thing) -> _Thing:
    """Give the line on which two circles have the same power, or one with equal points where they are concentric."""
    (a, b), (c, d) = one[1], other[1]
    u, v = c - a, d - b
    size = u * u + v * v
    if size < NEAR:
        return ("LINE", one[1], one[1])
    first, second = ((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 for _, p, q in (one, other))
    t = (size + first - second) / (2 * size)
    x, y = a + t * u, b + t * v
    return ("LINE", (x, y), (x - v, y + u))

"""Compare the corners one by one; the polygon must be strictly convex by the signs of its turns about the centre."""

from fractions import Fraction
from math import atan2
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, Any, bool]], str]:
    """Answer the directions, up to the end."""
    _require_convex(instance.points)
    seen: list[tuple[str, Any, bool]] = []
    for verb, what in moves:
        if verb == "answer":
            right = sorted(what) == sorted(instance.points)
            return [*seen, (verb, (), right)], "won" if right else "lost"
        a, b = what
        best = None
        for x, y in instance.points:
            value = (a * x + b * y, x, y)
            if best is None or value > best:
                best = value
        assert best is not None
        seen.append((verb, best[1:], True))
    return seen, ""


def _require_convex(points: Any) -> None:
    n = len(points)
    centre = Fraction(sum(x for x, _ in points), n), Fraction(sum(y for _, y in points), n)
    ring = sorted(points, key=lambda p: atan2(p[1] - centre[1], p[0] - centre[0]))
    for k in range(n):
        (ax, ay), (bx, by), (cx, cy) = ring[k], ring[(k + 1) % n], ring[(k + 2) % n]
        assert (bx - ax) * (cy - by) > (by - ay) * (cx - bx)


def least(instance: Any) -> int:
    """Return one direction for each corner, as a reply names one, and the answer."""
    assert len(set(instance.points)) == instance.corners
    return instance.corners + 1

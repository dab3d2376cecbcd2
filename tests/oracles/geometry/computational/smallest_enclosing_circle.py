"""Judge by the multipliers of the optimum: all points lie in the circle, its centre between those on its edge."""

from fractions import Fraction
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x, y, square = map(Fraction, answer)
    gaps = [(a - x) ** 2 + (b - y) ** 2 - square for a, b in instance.points]
    if max(gaps) > 0:
        return "a point lies outside"
    edge = [point for point, gap in zip(instance.points, gaps, strict=True) if gap == 0]
    if any(p[0] + q[0] == 2 * x and p[1] + q[1] == 2 * y for p, q in combinations(edge, 2)):
        return ""
    for three in combinations(edge, 3):
        turns = [_turn(three[i - 1], three[i], (x, y)) for i in range(3)]
        if min(turns) >= 0 or max(turns) <= 0:
            return ""  # the centre lies in the triangle
    return "the circle can be made smaller"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A larger circle, a moved one, the circle around the middle of the extreme coordinates."""
    x, y, square = answer
    middle = [Fraction(min(values) + max(values), 2) for values in zip(*instance.points, strict=True)]
    reach = max((a - middle[0]) ** 2 + (b - middle[1]) ** 2 for a, b in instance.points)
    return [near for near in ((x, y, square + 1), (x + 1, y, square), (*middle, reach)) if tuple(near) != tuple(answer)]


def greedy(instance: Any) -> Any:
    """The circle over the farthest pair."""
    p, q = max(combinations(instance.points, 2), key=lambda pair: _square(*pair))
    return Fraction(p[0] + q[0], 2), Fraction(p[1] + q[1], 2), Fraction(_square(p, q), 4)


def _square(p: Any, q: Any) -> Any:
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def _turn(o: Any, a: Any, b: Any) -> Any:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

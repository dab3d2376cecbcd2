"""Judge by exact crossings of sides and by interior angles through a test point; small cases by all orders."""

from fractions import Fraction
from itertools import combinations, permutations
from math import atan2
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.points)
    if sorted(answer) != list(range(1, n + 1)):
        return "not every point once"
    corners = [instance.points[i - 1] for i in answer]
    sides = [(i, (i + 1) % n) for i in range(n)]
    for (i, j), (k, m) in combinations(sides, 2):
        if not {i, j} & {k, m} and _cross(corners[i], corners[j], corners[k], corners[m]):
            return "two sides cross"
    neighbours = {frozenset((answer[i], answer[j])) for i, j in sides}
    if not all(frozenset(side) in neighbours for side in instance.sides):
        return "a given side is missing"
    for i in instance.reflex:
        at = answer.index(i)
        if not _is_reflex(corners, at):
            return "a corner is not reflex"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """From another start, backwards, and another order where there are few points."""
    found = [answer[1:] + answer[:1], answer[::-1]]
    if len(answer) <= 7:
        ways = ((1, *rest) for rest in permutations(range(2, len(answer) + 1)))
        found += [way for way in ways if not confirm(instance, way)][:2]
    return found


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A point left out or doubled, two exchanged, the order given, by angle round the mean."""
    n = len(answer)
    x, y = (Fraction(sum(values), n) for values in zip(*instance.points, strict=True))
    around = sorted(answer, key=lambda i: atan2(instance.points[i - 1][1] - y, instance.points[i - 1][0] - x))
    swapped = (answer[0], answer[2], answer[1], *answer[3:])
    nears = [swapped, tuple(around), tuple(range(1, n + 1))]
    return [answer[:-1], (*answer[:-1], answer[0]), *(near for near in nears if confirm(instance, near))]


def _cross(a: Any, b: Any, c: Any, d: Any) -> bool:
    u, v, w = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1]), (c[0] - a[0], c[1] - a[1])
    under = u[0] * v[1] - u[1] * v[0]
    if not under:
        return False
    s, t = Fraction(w[0] * v[1] - w[1] * v[0], under), Fraction(w[0] * u[1] - w[1] * u[0], under)
    return 0 <= s <= 1 and 0 <= t <= 1


def _is_reflex(corners: Any, at: int) -> bool:
    """Tell whether the corner lies inside the polygon without it, or that polygon turns over."""
    n = len(corners)
    (a, b), (c, d), (e, f) = corners[at - 1], corners[at], corners[(at + 1) % n]
    turn = (c - a) * (f - b) - (d - b) * (e - a)
    doubled = sum(corners[i - 1][0] * corners[i][1] - corners[i - 1][1] * corners[i][0] for i in range(n))
    return bool(turn * doubled < 0)

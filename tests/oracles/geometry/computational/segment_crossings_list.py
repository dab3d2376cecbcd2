"""Judge by solving for both parameters in exact fractions, parallel segments by their shadows on an axis."""

from fractions import Fraction
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _pairs(instance, instance.inner)
    return "" if frozenset(tuple(pair) for pair in answer) == right else f"the pairs are {sorted(right)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A pair left out, a wrong pair added, the pairs under the other rule."""
    every = {tuple(pair) for pair in combinations(range(1, len(instance.segments) + 1), 2)}
    found = [answer - {min(answer)}]
    if every - answer:
        found.append(answer | {min(every - answer)})
    return [near for near in (*found, _pairs(instance, not instance.inner)) if near and near != answer]


def _pairs(instance: Any, inner: bool) -> frozenset[tuple[int, ...]]:
    found = set()
    for i, j in combinations(range(len(instance.segments)), 2):
        (a, b), (c, d) = instance.segments[i], instance.segments[j]
        u, v, w = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1]), (c[0] - a[0], c[1] - a[1])
        under = u[0] * v[1] - u[1] * v[0]
        if under:
            s = Fraction(w[0] * v[1] - w[1] * v[0], under)
            t = Fraction(w[0] * u[1] - w[1] * u[0], under)
            meets = 0 < s < 1 and 0 < t < 1 if inner else 0 <= s <= 1 and 0 <= t <= 1
        else:
            level = w[0] * u[1] == w[1] * u[0]
            axis = 0 if u[0] else 1
            first, second = sorted((a[axis], b[axis])), sorted((c[axis], d[axis]))
            meets = not inner and level and first[0] <= second[1] and second[0] <= first[1]
        if meets:
            found.add((i + 1, j + 1))
    return frozenset(found)

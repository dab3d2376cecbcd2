"""Judge by looking between all crossings: the extreme line there, and where it changes."""

from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    sign = 1 if instance.upper else -1
    lines = [(sign * a, sign * b) for a, b in instance.lines]
    places = sorted({Fraction(d - b, a - c) for (a, b), (c, d) in combinations(lines, 2) if a != c})
    probes = [places[0] - 1, *((p + q) / 2 for p, q in pairwise(places)), places[-1] + 1]
    tops = [max(range(len(lines)), key=lambda i: lines[i][0] * x + lines[i][1]) + 1 for x in probes]
    order, changes = [tops[0]], []
    for place, (one, other) in zip(places, pairwise(tops), strict=True):
        if one != other:
            order.append(other)
            changes.append(place)
    if list(answer["lines"]) != order:
        return f"the lines are {order}"
    return "" if list(answer["changes"]) == changes else f"the changes are {changes}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Reversed, a line left out, a change moved."""
    lines, changes = answer["lines"], answer["changes"]
    return [
        {"lines": lines[::-1], "changes": changes},
        {"lines": lines[:-1], "changes": changes[:-1]},
        {"lines": lines, "changes": (changes[0] - 1, *changes[1:])},
    ]


def greedy(instance: Any) -> Any:
    """All lines by slope, each giving way where it meets the next."""
    sign = 1 if instance.upper else -1
    order = sorted(range(len(instance.lines)), key=lambda i: sign * instance.lines[i][0])
    changes = []
    for i, j in pairwise(order):
        (a, b), (c, d) = instance.lines[i], instance.lines[j]
        changes.append(Fraction(d - b, a - c) if a != c else Fraction(0))
    return {"lines": tuple(i + 1 for i in order), "changes": tuple(changes)}

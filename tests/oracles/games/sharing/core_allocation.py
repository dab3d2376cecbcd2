"""Judge by sums over named groups; scipy finds other divisions in the core."""

from fractions import Fraction
from itertools import combinations
from typing import Any

from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    people = "ABCDE"[: instance.players]
    shares = dict(zip(people, answer, strict=True))
    for group, worth in _worths(instance).items():
        total = sum(shares[name] for name in group)
        if total < worth or (len(group) == len(people) and total != worth):
            return f"{group} gets {total}"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """Corners of the core by the simplex method, in whole numbers, and points between."""
    people = "ABCDE"[: instance.players]
    worths = _worths(instance)
    found = []
    for favourite in people:
        rows = [[-float(name in group) for name in people] for group in worths if len(group) < len(people)]
        ends = [-worth for group, worth in worths.items() if len(group) < len(people)]
        goal = [-float(name == favourite) for name in people]
        best = linprog(goal, rows, ends, [[1.0] * len(people)], [worths[people]], bounds=(None, None))
        corner = tuple(Fraction(round(x * 60), 60) for x in best.x)
        if not confirm(instance, corner):
            found += [corner, tuple((a + b) / 2 for a, b in zip(corner, answer, strict=True))]
    return found


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A share one too large, an equal division, much moved from one to another."""
    n = len(answer)
    much = instance.values[-1]
    return [
        (answer[0] + 1, *answer[1:]),
        (Fraction(much, n),) * n,
        (answer[0] + much, answer[1] - much, *answer[2:]),
    ]


def _worths(instance: Any) -> dict[str, int]:
    people = "ABCDE"[: instance.players]
    groups = ["".join(group) for size in range(1, len(people) + 1) for group in combinations(people, size)]
    rows = dict(row.split(": ") for row in instance.rows())
    return {group: int(rows[group]) for group in groups}

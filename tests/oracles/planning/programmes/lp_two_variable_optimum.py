"""Judge by all corners of the region, by scipy, and by what corners do at and beyond the ends of the range."""

from fractions import Fraction
from itertools import combinations
from typing import Any

from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rows = [*instance.rows] + ([] if instance.free else [(-1, 0, 0), (0, -1, 0)])
    corners = set()
    for (a, b, c), (d, e, f) in combinations(rows, 2):
        det = a * e - b * d
        if det:
            x, y = Fraction(c * e - b * f, det), Fraction(a * f - c * d, det)
            if all(p * x + q * y <= r for p, q, r in rows):
                corners.add((x, y))
    sign = -1 if instance.least else 1

    def best(goal: list[Fraction]) -> tuple[Fraction, set[Any]]:
        values = {
            corner: sum((g * z for g, z in zip(goal, corner, strict=True)), Fraction()) * sign for corner in corners
        }
        return max(values.values()), {corner for corner, value in values.items() if value == max(values.values())}

    value, winners = best([Fraction(x) for x in instance.objective])
    known = linprog(
        [-sign * x for x in instance.objective],
        A_ub=[row[:2] for row in rows],
        b_ub=[row[2] for row in rows],
        bounds=[(None, None)] * 2,
    )
    assert known.status == 0
    assert abs(known.fun + float(value)) < 1e-6
    if winners != {answer["point"]} or sign * value != answer["value"]:
        return "another corner is best"
    if instance.place >= 0:
        for end, step in (("low", -1), ("high", 1)):
            goal = [Fraction(x) for x in instance.objective]
            goal[instance.place] = answer[end]
            if answer["point"] not in best(goal)[1]:
                return f"{end} goes too far"
            goal[instance.place] += Fraction(step, 10**6)
            if answer["point"] in best(goal)[1] and _bounded(rows, goal, sign):
                return f"{end} does not go far enough"
    return ""


def _bounded(rows: Any, goal: list[Fraction], sign: int) -> bool:
    known = linprog(
        [-sign * float(x) for x in goal],
        A_ub=[row[:2] for row in rows],
        b_ub=[0 for _ in rows],
        bounds=[(-1, 1)] * 2,
    )
    return bool(known.fun > -1e-9)

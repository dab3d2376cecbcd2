"""Judge by the reduced slopes seen from each point; look for another choice with a SAT model of all triples."""

from itertools import combinations
from math import gcd
from typing import Any

from pysat.card import CardEnc
from pysat.solvers import Cadical153

LEVELS = range(1, 11)

Points = frozenset[tuple[int, int]]


def confirm(instance: Any, answer: Points) -> str:
    """Say what is wrong with `answer`, or nothing."""
    marked = {mark: {point for point, shown in _marks(instance).items() if shown == mark} for mark in "ox"}
    if not marked["o"] <= answer or marked["x"] & answer:
        return "a given point is missing or a forbidden one chosen"
    if sorted(row for row, _ in answer) != sorted(2 * list(range(1, instance.n + 1))):
        return "some row does not have two points"
    for point in answer:
        slopes = [_slope(point, other) for other in answer if other != point]
        if len(set(slopes)) < len(slopes):
            return f"{point} lies on a line with two others"
    return ""


def others(instance: Any, answer: Points) -> list[Points]:
    """Find another choice."""
    marks = _marks(instance)
    literal = {point: index for index, point in enumerate(marks, 1)}
    with Cadical153() as solver:
        for row in range(1, instance.n + 1):
            points = [x for (r, _), x in literal.items() if r == row]
            top = max(len(literal), solver.nof_vars())
            solver.append_formula(CardEnc.equals(points, 2, top_id=top).clauses)
        for triple in combinations(literal, 3):
            if _slope(triple[0], triple[1]) == _slope(triple[0], triple[2]):
                solver.add_clause([-literal[point] for point in triple])
        for point, mark in marks.items():
            if mark != ".":
                solver.add_clause([literal[point] if mark == "o" else -literal[point]])
        solver.add_clause([-literal[point] for point in sorted(answer)])
        if not solver.solve():
            return []
        return [frozenset(point for point, x in literal.items() if solver.get_model()[x - 1] > 0)]


def near_misses(instance: Any, answer: Points) -> list[Points]:
    """A point left out, one moved, the two outer columns."""
    points = sorted(answer)
    moved = [answer - {points[0]} | {(points[0][0], col)} for col in range(1, instance.n + 1)]
    outer = frozenset((row, col) for row in range(1, instance.n + 1) for col in (1, instance.n))
    return [choice for choice in [answer - {points[0]}, outer, *moved] if confirm(instance, choice)]


def _marks(instance: Any) -> dict[tuple[int, int], str]:
    return {(r, c): mark for r, row in enumerate(instance.rows, 1) for c, mark in enumerate(row, 1)}


def _slope(a: tuple[int, int], b: tuple[int, int]) -> tuple[int, int]:
    """Give the direction of the line through two points, in lowest terms."""
    down, right = b[0] - a[0], b[1] - a[1]
    common = gcd(down, right)
    step = (down // common, right // common)
    return max(step, (-step[0], -step[1]))

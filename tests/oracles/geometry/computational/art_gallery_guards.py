"""Judge by floating winding numbers along each segment, and by a CP-SAT model of the covering."""

from itertools import combinations, pairwise
from typing import Any

import numpy as np
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    table = _table(instance)
    if not all(any(row[i - 1] for i in answer) for row in table):
        return "a watch point is not seen"
    model: Any = cp_model.CpModel()
    used = [model.NewBoolVar(f"g{i}") for i in range(len(instance.corners))]
    for row in table:
        model.AddBoolOr([used[i] for i, seen in enumerate(row) if seen])
    model.Minimize(sum(used))
    solver: Any = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.Solve(model)
    least = round(solver.ObjectiveValue())
    return "" if len(answer) == least else f"{least} guards are enough"


def others(instance: Any, answer: Any) -> list[Any]:
    """Other sets as small that see everything."""
    table = _table(instance)
    sets = (frozenset(some) for some in combinations(range(1, len(instance.corners) + 1), len(answer)))
    return [some for some in sets if some != answer and all(any(row[i - 1] for i in some) for row in table)][:3]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One guard less, one more, all corners."""
    n = len(instance.corners)
    more = next(i for i in range(1, n + 1) if i not in answer)
    found = [answer | {more}, frozenset(range(1, n + 1))]
    return found + ([answer - {min(answer)}] if len(answer) > 1 else [])


def _table(instance: Any) -> list[list[bool]]:
    ring = np.array([complex(*p) for p in instance.corners])
    return [[_clear(ring, complex(*p), corner) for corner in ring] for p in instance.watched]


def _clear(ring: Any, a: complex, b: complex) -> bool:
    sides = np.roll(ring, -1) - ring
    way = b - a
    with np.errstate(divide="ignore", invalid="ignore"):
        det = way.real * sides.imag - way.imag * sides.real
        off = ring - a
        t = (off.real * sides.imag - off.imag * sides.real) / det
    cuts = np.sort([0.0, 1.0, *(x for x in t if np.isfinite(x) and 0 < x < 1)])
    return all(_within(ring, a + way * (s + u) / 2) for s, u in pairwise(cuts) if u - s > 1e-9)


def _within(ring: Any, z: complex) -> bool:
    after = np.roll(ring, -1)
    if np.any(np.abs(np.abs(ring - z) + np.abs(after - z) - np.abs(after - ring)) < 1e-12):
        return True
    return abs(np.sum(np.angle((after - z) / (ring - z)))) > 3

"""Judge by OR-Tools: every view that fits is found by asking for one that differs from those before."""

from collections.abc import Iterator
from typing import Any

from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    first = _view(instance, None)
    if first is None or tuple(answer) != first:
        return f"{first}"
    return "another view fits too" if _view(instance, first) else ""


def near_misses(instance: Any, answer: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """The view from the other side, and one row higher."""
    if answer != answer[::-1]:
        yield answer[::-1]
    yield (answer[0] + 1, *answer[1:])


def _view(instance: Any, barred: tuple[int, ...] | None) -> tuple[int, ...] | None:
    model = cp_model.CpModel()
    rows, cols = len(instance.top), len(instance.top[0])
    heights = {
        (r, c): model.new_int_var(1, 20, "") if instance.top[r][c] == "#" else model.new_constant(0)
        for r in range(rows)
        for c in range(cols)
    }
    for c, most in enumerate(instance.south):
        model.add_max_equality(model.new_constant(most), [heights[r, c] for r in range(rows)])
    for row, col, height in instance.facts:
        model.add((heights[row - 1, col - 1] if row else sum(heights.values())) == height)
    view = [model.new_int_var(0, 20, "") for _ in range(rows)]
    for r in range(rows):
        model.add_max_equality(view[r], [heights[r, c] for c in range(cols)])
    if barred:
        differs = [model.new_bool_var("") for _ in range(rows)]
        for one, row, value in zip(differs, view, barred[::-1], strict=True):
            model.add(row != value).only_enforce_if(one)
        model.add_bool_or(differs)
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    if solver.solve(model) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return None
    return tuple(int(solver.value(row)) for row in view)[::-1]

"""Boards of numbers as CP-SAT models, shared by the oracles of number placement puzzles."""

from collections.abc import Callable, Sequence
from typing import Any

from ortools.sat.python import cp_model

from bootcamp.verifiers import Board

Cells = list[list[cp_model.IntVar]]
Confirm = Callable[[Any, Board], str]
NearMisses = Callable[[Any, Board], list[Board]]


def board(rows: int, cols: int, low: int, high: int) -> tuple[cp_model.CpModel, Cells]:
    """Make a model with a variable for every cell."""
    model = cp_model.CpModel()
    return model, [[model.new_int_var(low, high, f"{row},{col}") for col in range(cols)] for row in range(rows)]


def latin(n: int, givens: Sequence[Sequence[int | None]] = ()) -> tuple[cp_model.CpModel, Cells]:
    """Make a model of a Latin square of 1..n with some cells given."""
    model, x = board(n, n, 1, n)
    for line in [*x, *zip(*x, strict=True)]:
        model.add_all_different(line)
    give(model, x, givens)
    return model, x


def sudoku(instance: Any) -> tuple[cp_model.CpModel, Cells]:
    """Make a model of a sudoku with boxes."""
    n, height, width = len(instance.givens), instance.height, instance.width
    model, x = latin(n, instance.givens)
    for top in range(0, n, height):
        for left in range(0, n, width):
            model.add_all_different([x[top + k // width][left + k % width] for k in range(n)])
    return model, x


def regional(
    regions: Sequence[Sequence[Any]], givens: Sequence[Sequence[int | None]]
) -> tuple[cp_model.CpModel, Cells]:
    """Make a model of a board cut into regions, each of which holds 1 to its number of cells."""
    model, x = board(len(regions), len(regions[0]), 1, max(map(len, regions)) ** 2)
    for label in sorted({label for row in regions for label in row}):
        group = [x[r][c] for r, row in enumerate(regions) for c, other in enumerate(row) if other == label]
        model.add_all_different(group)
        for variable in group:
            model.add(variable <= len(group))
    give(model, x, givens)
    return model, x


def give(model: cp_model.CpModel, x: Cells, givens: Sequence[Sequence[int | None]]) -> None:
    """Fix the given cells."""
    for variables, values in zip(x, givens, strict=bool(givens)):
        for variable, value in zip(variables, values, strict=True):
            if value is not None:
                model.add(variable == value)


def by_model(build: Callable[[Any], tuple[cp_model.CpModel, Cells]]) -> tuple[Confirm, NearMisses]:
    """Make an oracle from the model of a puzzle: judging an answer, which should be the only one, and near misses."""

    def confirm(instance: Any, answer: Board) -> str:
        return judge(*build(instance), answer)

    def near_misses(instance: Any, answer: Board) -> list[Board]:
        return [near for near in disturbed(answer) if confirm(instance, near)]

    return confirm, near_misses


def judge(model: cp_model.CpModel, x: Cells, answer: Sequence[Sequence[Any]], unique: bool = True) -> str:
    """Say that an answer breaks a rule or, where it should be the only one, that there is another."""
    fixed = model.clone()
    variables = [fixed.get_int_var_from_proto_index(variable.index) for row in x for variable in row]
    for variable, value in zip(variables, [int(item) for row in answer for item in row], strict=True):
        fixed.add(variable == value)
    if _solver().solve(fixed) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return "the board breaks a rule"
    return "there is another solution" if unique and another(model, x, answer) else ""


def another(model: cp_model.CpModel, x: Cells, answer: Sequence[Sequence[Any]]) -> list[Board]:
    """Find a solution that differs from an answer, if there is one."""
    changed = model.clone()
    variables = [changed.get_int_var_from_proto_index(variable.index) for row in x for variable in row]
    changed.add_forbidden_assignments(variables, [[int(item) for row in answer for item in row]])
    solver = _solver()
    if solver.solve(changed) not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return []
    return [tuple(tuple(str(solver.value(variable)) for variable in row) for row in x)]


def disturbed(answer: Board) -> list[Board]:
    """Exchange two rows, two symbols everywhere, two unequal cells of a row; repeat one symbol throughout."""
    one, other = sorted({symbol for row in answer for symbol in row})[:2]
    swapped = tuple(tuple({one: other, other: one}.get(symbol, symbol) for symbol in row) for row in answer)
    constant = tuple(tuple(one for _ in row) for row in answer)
    row = next(index for index, line in enumerate(answer) if len(set(line)) > 1)
    line = list(answer[row])
    col = next(index for index, symbol in enumerate(line) if symbol != line[0])
    line[0], line[col] = line[col], line[0]
    return [(answer[1], answer[0], *answer[2:]), swapped, (*answer[:row], tuple(line), *answer[row + 1 :]), constant]


def _solver() -> cp_model.CpSolver:
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    return solver

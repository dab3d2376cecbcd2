"""Judge by a CP-SAT model, which also finds other fillings; arrow cells hold 0 in it."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import another, board, disturbed, give, judge

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return judge(*_model(instance), _numbers(answer), unique=False)


def others(instance: Any, answer: Board) -> list[Board]:
    """Another filling, if there is one."""
    found = another(*_model(instance), _numbers(answer))
    return [tuple(tuple("#" if item == "0" else item for item in row) for row in filling) for filling in found]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards, ones everywhere, where they are wrong."""
    ones = tuple(tuple("1" for _ in row) for row in answer)
    return [near for near in [*disturbed(answer), ones] if confirm(instance, near)]


def _numbers(answer: Board) -> list[list[str]]:
    return [["0" if item == "#" else item for item in row] for row in answer]


def _model(instance: Any) -> tuple[Any, list[list[Any]]]:
    n = len(instance.regions)
    model, x = board(n, n, 0, n * n)
    give(model, x, [[None if item is None else int(item.replace("#", "0")) for item in row] for row in instance.givens])
    cells: dict[int, list[Any]] = {}
    for line, variables in zip(instance.regions, x, strict=True):
        for region, variable in zip(line, variables, strict=True):
            cells.setdefault(region, []).append(variable)
    for variable in cells.pop(-1):
        model.add(variable == 0)
    for group in cells.values():
        model.add_all_different(group)
        for variable in group:
            model.add_linear_constraint(variable, 1, len(group))
    for row in range(n):
        for col in range(n):
            if col + 1 < n:
                model.add(x[row][col] != x[row][col + 1])
            if row + 1 < n:
                model.add(x[row][col] != x[row + 1][col])
    for (row, col), (r, c) in instance.arrows:
        for a, b in ((row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
            if (a, b) != (r, c) and 0 <= a < n and 0 <= b < n:
                model.add(x[a][b] < x[r][c])
    return model, x

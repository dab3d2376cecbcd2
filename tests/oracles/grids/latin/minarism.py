"""Judge by a CP-SAT model with absolute differences, which also looks for a second solution."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import disturbed, judge, latin

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model, x = latin(instance.n)
    for (r, c), (row, col) in instance.signs:
        model.add(x[r][c] < x[row][col])
    for ((r, c), (row, col)), gap in instance.differences:
        model.add_abs_equality(gap, x[r][c] - x[row][col])
    return judge(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses, and the board of the numbers counted from the other end."""
    n = instance.n
    mirrored = tuple(tuple(str(n + 1 - int(number)) for number in row) for row in answer)
    return [near for near in [*disturbed(answer), mirrored] if confirm(instance, near)]

"""Judge by a CP-SAT model, which also looks for a second solution."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import disturbed, judge, sudoku

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model, x = sudoku(instance)
    for (top, left), (_, right), total in instance.sums:
        turn = -1 if left < right else 1
        line = [cell for r, row in enumerate(x) for c, cell in enumerate(row) if c + turn * r == left + turn * top]
        model.add(sum(line) == total)
    return judge(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]

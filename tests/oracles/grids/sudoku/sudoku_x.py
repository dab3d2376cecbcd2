"""Judge by a CP-SAT model, which also looks for a second solution."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import disturbed, judge, sudoku

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model, x = sudoku(instance)
    model.add_all_different([row[index] for index, row in enumerate(x)])
    model.add_all_different([row[-1 - index] for index, row in enumerate(x)])
    return judge(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]

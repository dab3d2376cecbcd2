"""Judge by a CP-SAT model, which also looks for a second solution."""

from itertools import combinations, product
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import disturbed, judge, sudoku

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    model, x = sudoku(instance)
    for (r, c), (row, col) in combinations(product(range(len(x)), repeat=2), 2):
        distance = (r - row) ** 2 + (c - col) ** 2
        if distance == 5 or (distance == 2 and instance.king):
            model.add(x[r][c] != x[row][col])
    return judge(model, x, answer)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]

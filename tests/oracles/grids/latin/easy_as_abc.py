"""Judge by a CP-SAT model with tables of all lines, which also looks for a second solution."""

from itertools import permutations
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import board, disturbed, give, judge

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    n, count = len(instance.givens), len(instance.letters)
    model, x = board(n, n, 0, count)
    give(model, x, _numbers(instance.givens))
    arrangements = sorted(set(permutations([0] * (n - count) + list(range(1, count + 1)))))
    columns = [list(column) for column in zip(*x, strict=True)]
    views = columns + [column[::-1] for column in columns] + x + [row[::-1] for row in x]
    for view, clue in zip(views, instance.clues, strict=True):
        wanted = ord(clue) - ord("A") + 1 if clue else 0
        lines = [line for line in arrangements if not wanted or next(filter(None, line)) == wanted]
        model.add_allowed_assignments(view, lines)
    return judge(model, x, _numbers(answer))


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]


def _numbers(rows: Any) -> list[list[int | None]]:
    return [[None if cell is None else 0 if cell == "." else ord(cell) - ord("A") + 1 for cell in row] for row in rows]

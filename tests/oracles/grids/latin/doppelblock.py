"""Judge by a CP-SAT model with tables of all lines, which also looks for a second solution."""

from itertools import permutations
from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._boards import board, disturbed, give, judge

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    n = len(instance.givens)
    model, x = board(n, n, 0, n - 2)
    give(model, x, _numbers(instance.givens))
    lines = sorted(set(permutations([0, *range(n - 1)])))
    for variables, clue in zip([*x, *zip(*x, strict=True)], instance.clues, strict=True):
        model.add_allowed_assignments(variables, [line for line in lines if clue in (None, _inner(line))])
    return judge(model, x, _numbers(answer))


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Disturbed boards that the model refuses."""
    return [near for near in disturbed(answer) if confirm(instance, near)]


def _numbers(rows: Any) -> list[list[int | None]]:
    return [[None if cell is None else 0 if cell == "#" else int(cell) for cell in row] for row in rows]


def _inner(line: tuple[int, ...]) -> int:
    a, b = (place for place, number in enumerate(line) if not number)
    return sum(line[a:b])

"""Latin squares with givens: planting one, writing it down, and judging an answer."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from bootcamp.lib.grid.board import Cell, Numbers, cells, fill, lines
from bootcamp.lib.grid.constraints import latin_square
from bootcamp.lib.grid.faults import givens_fault, latin_fault
from bootcamp.lib.solver.finite import Finite
from bootcamp.verifiers import Board, Format, Grid


def number_grid(n: int, high: int = 0) -> Format[Board]:
    """Make the format of an n x n board of the numbers 1 to `high` (n by default).

    >>> number_grid(1).render((("1",),))
    '1'
    """
    return Grid(n, n, tuple(str(number) for number in range(1, (high or n) + 1)))


def written(solution: Iterable[int], n: int) -> Board:
    """Write a solution, in reading order, as an answer.

    >>> written([1, 2, 2, 1], 2)
    (('1', '2'), ('2', '1'))
    """
    return fill(n, n, map(str, solution))


def planted(n: int, rng: Random) -> tuple[Finite, tuple[int, ...]]:
    """Model an n x n Latin square, its cells numbered in reading order, and draw a solution.

    >>> planted(2, Random(1))[1] in ((1, 2, 2, 1), (2, 1, 1, 2))
    True
    """
    model, _ = latin_square(n)
    return model, model.solutions(rng=rng)[0]


def given_marks(givens: Numbers) -> list[tuple[tuple[Cell, ...], object]]:
    """List the givens as marks for keys.

    >>> given_marks(((1, None),))
    [(((0, 0),), 1), (((0, 1),), None)]
    """
    return [((cell,), givens[cell[0]][cell[1]]) for cell in cells(len(givens), len(givens[0]))]


def square_fault(givens: Numbers, answer: Board) -> str:
    """Say which given was changed, or which row or column holds a number twice.

    >>> square_fault(((1, None), (None, None)), (("2", "1"), ("1", "2")))
    'the given 1 in row 1, column 1 was changed'
    """
    return givens_fault(givens, answer) or latin_fault(answer)


def single_candidate(givens: Sequence[Sequence[int | None]]) -> Cell | None:
    """Give an empty cell for which the givens of its row and column leave one number; None if there is none.

    >>> single_candidate(((1, None), (None, None)))
    (0, 1)
    """
    n = len(givens)
    for row, col in cells(n, n):
        if givens[row][col] is None:
            seen = {givens[r][c] for line in (lines(n, n)[row], lines(n, n)[n + col]) for r, c in line} - {None}
            if len(seen) == n - 1:
                return row, col
    return None

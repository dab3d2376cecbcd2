"""Boards whose open cells hold 1 to N so that each number is followed by the next one a step away."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, size
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.paths import path_through
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt
from bootcamp.tasks.grids._givens import GivenBoard
from bootcamp.verifiers import Board, Format, Grid

Graph = Mapping[Cell, Sequence[Cell]]

HOLE = "#"
BLANK = "."

MISSING_NUMBERS = Prompt(
    en=r"""
    Fill the empty cells (.) of this board with the missing numbers, so that each of the numbers 1 to {{ last }}
    occurs exactly once. Cells marked # are holes and hold no number.

    {{ givens | board }}
    """,
    zh=r"""
    用缺少的数填满下面棋盘中的空格（.），使 1 到 {{ last }} 的每个数恰好出现一次。标有 # 的格是洞，不填数。

    {{ givens | board }}
    """,
)
"""A board with some of the numbers of a path."""


class PathBoard(GivenBoard):
    """A board of given numbers, blanks and holes."""

    givens: Board

    @property
    def last(self) -> int:
        """The largest number: how many cells are open."""
        return len(open_cells(self.givens))


def open_cells(givens: Board) -> list[Cell]:
    """List the cells that are not holes."""
    return [(row, col) for row, col in cells(*size(givens)) if givens[row][col] != HOLE]


def path_around_holes(near: Graph, holes: int, rng: Random) -> Sequence[Cell]:
    """Leave some random cells out and draw a path through all the others; raise Retry if none is found soon."""
    left = set(rng.sample(list(near), len(near) - holes))
    rest = {cell: [other for other in others if other in left] for cell, others in near.items() if cell in left}
    path = path_through(rest, rng, budget=10 * len(rest))
    if path is None:
        raise task.Retry
    return path


def boards(rows: int, cols: int, path: Sequence[Cell], given: Collection[int]) -> tuple[Board, Board]:
    """Give the board that shows the numbers in `given` and its solution, numbered along a path."""
    number = {cell: index for index, cell in enumerate(path, 1)}
    solution = fill(rows, cols, (str(number.get(cell, HOLE)) for cell in cells(rows, cols)))
    shown = {HOLE, *map(str, given)}
    return tuple(tuple(item if item in shown else BLANK for item in row) for row in solution), solution


def given_numbers(last: int, share: int, rng: Random) -> list[int]:
    """Draw the numbers to give: the first, the last and others, a `share` in percent of all."""
    others = max(0, round(last * share / 100) - 2)
    return [1, last, *rng.sample(range(2, last), min(others, last - 2))]


def answer_format(givens: Board) -> Format[Board]:
    """Make the format of a board of the numbers 1 to N, with # for holes if there are any."""
    numbers = tuple(str(number) for number in range(1, len(open_cells(givens)) + 1))
    has_holes = any(HOLE in row for row in givens)
    return Grid(*size(givens), (*numbers, HOLE) if has_holes else numbers)


def path_fault(givens: Board, answer: Board, follows: Callable[[Cell, Cell], bool]) -> str:
    """Say which given was changed, which number is not there just once, or which does not follow its predecessor."""
    found: dict[str, Cell] = {}
    for row, col in cells(*size(givens)):
        given, item = givens[row][col], answer[row][col]
        if given != BLANK and given != item:
            return f"the {given} in {place((row, col))} was changed"
        if given == BLANK and item == HOLE:
            return f"there is no number in {place((row, col))}"
        if item != HOLE and item in found:
            return f"{item} occurs more than once"
        found[item] = (row, col)
    for number in range(1, len(open_cells(givens))):
        if not follows(found[str(number)], found[str(number + 1)]):
            return f"{number + 1} is not where it may follow {number}"
    return ""


def key(givens: Board) -> object:
    """Give the same for all images of a board."""
    return canonical(givens)

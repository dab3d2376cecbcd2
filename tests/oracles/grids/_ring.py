"""Closed loops through cells, as cycle graphs of networkx."""

from collections.abc import Callable, Sequence
from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.loops import Path


def ring(answer: Path, rows: int, cols: int) -> Any:
    """Give the loop as a graph on cells counted from 1; None if it is no single cycle of side steps on the board."""
    board = networkx.grid_graph([range(1, cols + 1), range(1, rows + 1)])
    loop = networkx.Graph(list(zip(answer, answer[1:] + answer[:1], strict=True)))
    simple = len(answer) > 3 and len(loop) == len(answer) and set(loop) <= set(board)
    return loop if simple and all(board.has_edge(a, b) for a, b in loop.edges) else None


def clue_fault(clues: Sequence[Sequence[str]], answer: Path, fits: Callable[[Any, Cell, str], bool]) -> str:
    """Say that an answer is no simple loop, or which clue of a board, "." for none, it does not pass as it should."""
    loop = ring(answer, len(clues), len(clues[0]))
    if loop is None:
        return "no simple loop"
    for r, row in enumerate(clues, 1):
        for c, clue in enumerate(row, 1):
            if clue != "." and ((r, c) not in loop or not fits(loop, (r, c), clue)):
                return f"the clue in ({r}, {c}) is wrong"
    return ""


def bent(loop: Any, cell: Cell) -> bool:
    """Tell whether the loop turns in a cell."""
    (a, b), (c, d) = loop[cell]
    return bool(a != c and b != d)


def run(loop: Any, cell: Cell, step: Cell) -> int:
    """Count the steps of the loop that go on straight from a cell in one direction."""
    length = 0
    while loop.has_edge(cell, (cell[0] + step[0], cell[1] + step[1])):
        cell, length = (cell[0] + step[0], cell[1] + step[1]), length + 1
    return length


def runs(loop: Any, cell: Cell) -> list[int]:
    """Give the lengths of the two straight runs that leave a cell."""
    return [run(loop, cell, (near[0] - cell[0], near[1] - cell[1])) for near in loop[cell]]


def turned(_: object, answer: Path) -> list[Path]:
    """The same loop from another cell and the other way round."""
    return [answer[3:] + answer[:3], answer[::-1]]


def broken(_: object, answer: Path) -> list[Path]:
    """A cell left out, two exchanged, the loop run twice, a small square."""
    return [answer[1:], (answer[1], answer[0], *answer[2:]), answer * 2, ((1, 1), (1, 2), (2, 2), (2, 1))]

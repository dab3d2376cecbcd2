"""Puzzles of one closed loop through the centres of cells, with clues that say how it passes their cells.

A rule gives the clues that are true of a cell of the loop, from whether the loop turns there and from the lengths in
steps of the straight runs that leave it backwards and onwards.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, from_one
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.loops import Path, loop_fault, turns
from bootcamp.task import Prompt
from bootcamp.verifiers import Board, Cell as CellFormat, Format, Path as PathFormat

Rule = Callable[[bool, int, int], Sequence[str]]
BLANK = "."

LOOP_ON_BOARD = Prompt(
    en=r"""
    Draw one closed loop on this board:

    {{ clues | board }}

    The loop goes from cell to neighbouring cell, horizontally or vertically, and passes no cell twice; it need not
    pass all cells.
    """,
    zh=r"""
    在下面的棋盘上画一条闭合回路：

    {{ clues | board }}

    回路每一步从一格水平或竖直地走到相邻的格，同一格至多经过一次，不必经过所有的格。
    """,
)
"""A board of clues with a loop to be drawn."""


class ClueBoard(task.Instance):
    """A square board of clues to a loop."""

    clues: Board

    @property
    def size(self) -> int:
        """The number of rows and of columns."""
        return len(self.clues)


def loop_format(instance: ClueBoard) -> Format[Path]:
    """Make the format of a closed loop on a board."""
    return PathFormat(CellFormat(instance.size, instance.size), closed=True)


def clued_board(loop: Path, size: int, rule: Rule, percent: int, rng: Random) -> Board:
    """Put one of its true clues into a share of the cells of a loop that have some; raise Retry for under `size`."""
    true = {cell: rule(*passage) for cell, passage in _passages(loop).items() if rule(*passage)}
    chosen = rng.sample(sorted(true), percent * len(true) // 100)
    if len(chosen) < size:
        raise task.Retry
    clues = {cell: rng.choice(true[cell]) for cell in sorted(chosen)}
    return fill(size, size, (clues.get(cell, BLANK) for cell in cells(size, size)))


def clue_fault(board: Sequence[Sequence[str]], answer: Path, rule: Rule) -> str:
    """Say why `answer`, counted from 1, is no closed loop on the board, or which clue it does not fit."""
    loop = from_one(answer)
    fault = loop_fault(loop, len(board), len(board[0]))
    if fault:
        return fault
    passed = _passages(loop)
    for row, col in cells(len(board), len(board[0])):
        if board[row][col] == BLANK:
            continue
        if (row, col) not in passed:
            return f"the loop does not pass {place((row, col))}"
        if board[row][col] not in rule(*passed[row, col]):
            return f"the loop does not fit the {board[row][col]} in {place((row, col))}"
    return ""


def _passages(loop: Path) -> dict[Cell, tuple[bool, int, int]]:
    """Describe for each cell of a loop how the loop passes it."""
    bends, size = turns(loop), len(loop)
    back, onward = [0] * size, [0] * size
    for k in range(2 * size):  # twice around, so that runs over the ends of the list are counted whole
        back[k % size] = 1 if bends[k % size - 1] else back[k % size - 1] + 1
        onward[-k % size] = 1 if bends[(1 - k) % size] else onward[(1 - k) % size] + 1
    return {cell: (bends[k], back[k], onward[k]) for k, cell in enumerate(loop)}

"""Sudoku with a further rule: the model, and judging the rules that all of them share."""

from __future__ import annotations

from collections.abc import Sequence

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Numbers
from bootcamp.lib.grid.constraints import latin_square
from bootcamp.lib.grid.faults import repeat_fault
from bootcamp.lib.grid.latin import square_fault
from bootcamp.lib.grid.regions import boxes, region_cells
from bootcamp.lib.solver.finite import Finite
from bootcamp.verifiers import Board


class SudokuBoard(task.Instance):
    """Given numbers on a board of boxes."""

    height: int
    width: int
    givens: Numbers

    @property
    def n(self) -> int:
        """The number of rows, of columns and of numbers."""
        return len(self.givens)


def box_cells(height: int, width: int) -> list[tuple[Cell, ...]]:
    """List the cells of each box."""
    n = height * width
    return region_cells(boxes(n, n, height, width))


def sudoku_model(height: int, width: int) -> Finite:
    """Model the rows, columns and boxes; the cells are numbered in reading order."""
    return latin_square(height * width, box_cells(height, width))[0]


def variables(group: Sequence[Cell], n: int) -> list[int]:
    """Give the variables of some cells."""
    return [row * n + col for row, col in group]


def sudoku_fault(instance: SudokuBoard, answer: Board) -> str:
    """Say which given was changed, or which row, column or box holds a number twice."""
    return square_fault(instance.givens, answer) or repeat_fault(
        answer, box_cells(instance.height, instance.width), "box"
    )

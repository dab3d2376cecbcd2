"""Judge by the rectangles whose number fits that a SAT solver fits together."""

from typing import Any

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import Piece, clues, only, rectangles, relettered as others, spoiled as near_misses

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    numbers = clues(instance.numbers)
    boxes = rectangles(len(instance.numbers), len(instance.numbers[0]))
    return only([box for box in boxes if _fits(box, numbers)], answer)


def _fits(box: Piece, numbers: dict[Cell, int]) -> bool:
    inside = box & set(numbers)
    if len(inside) != 1:
        return False
    (row, col) = min(inside)
    beside = {(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)}
    return len(beside - box) == numbers[row, col]

"""Judge by the connected groups of cells, grown one by one, that a SAT solver fits together."""

from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import Piece, clues, only, relettered as others, spoiled as near_misses

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or with the promise that it is the only one."""
    numbers, grid = clues(instance.numbers), networkx.grid_2d_graph(len(instance.numbers), len(instance.numbers[0]))
    pieces: set[Piece] = {frozenset([cell]) for cell in grid}
    for _ in range(instance.area - 1):
        pieces = {piece | {near} for piece in pieces for cell in piece for near in grid[cell] if near not in piece}
    return only([piece for piece in pieces if _fits(piece, numbers)], answer)


def _fits(piece: Piece, numbers: dict[Cell, int]) -> bool:
    return all(
        numbers[row, col] == 4 - len(piece & {(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)})
        for row, col in piece & set(numbers)
    )

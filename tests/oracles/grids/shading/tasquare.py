"""Judge the groups with networkx; find other shadings with a CP-SAT model of whole squares."""

from typing import Any

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.drawing import draw
from bootcamp.verifiers import Board
from tests.oracles.grids._models import spoiled
from tests.oracles.grids.shading._squares import Squares, groups, is_square

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    squares = groups(answer)
    if not all(map(is_square, squares)):
        return "a group is no square"
    for (row, col), clue in _clues(instance).items():
        near = {(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)}
        area = sum(len(square) for square in squares if square & near)
        if answer[row][col] == "#" or area == 0 or clue not in ("?", str(area)):
            return f"a clue is wrong: {clue}"
    return "" if len(groups(answer, ".")) == 1 else "the rest is not connected"


def others(instance: Any, answer: Board) -> list[Board]:
    """A shading that differs from the reference, on boards of up to 49 cells."""
    if len(answer) > 7:
        return []
    clues = _clues(instance)
    board = Squares(len(answer), clues)
    for cell, clue in clues.items():
        total = sum(area * x for area, x in board.beside(cell))
        board.model.add(total >= 1 if clue == "?" else total == int(clue))
    return board.other(answer, lambda found: len(groups(found, ".")) == 1)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """A blank board, a full one, a chessboard, single cells changed."""
    chess = tuple(tuple("#."[(r + c) % 2] for c, _ in enumerate(row)) for r, row in enumerate(answer))
    return [board for board in (*spoiled(answer), chess) if confirm(instance, board)]


def _clues(instance: Any) -> dict[Cell, str]:
    rows = [row.split() for row in draw(instance.clues).split("\n")]
    return {(r, c): item for r, row in enumerate(rows) for c, item in enumerate(row) if item != "."}

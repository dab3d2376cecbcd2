"""Judge rows and columns as text with regular expressions; find other shadings with a CP-SAT model of whole squares."""

import re
from itertools import combinations
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
    for cell, number in _numbers(instance).items():
        if sum(answer[r][c] == "#" for r, c in _cross(cell, len(answer))) != number:
            return "a number is wrong"
    side = {cell: str(round(len(square) ** 0.5)) for square in squares for cell in square}
    board = ["".join(side.get((r, c), ".") for c in range(len(answer))) for r in range(len(answer))]
    lines = [*board, *("".join(column) for column in zip(*board, strict=True))]
    return "two squares see each other" if any(re.search(r"(\d)\.+\1", line) for line in lines) else ""


def others(instance: Any, answer: Board) -> list[Board]:
    """A shading that differs from the reference, on boards of up to 49 cells."""
    size = len(answer)
    if size > 7:
        return []
    board = Squares(size)
    for cell, number in _numbers(instance).items():
        board.model.add(sum(x for near in _cross(cell, size) for x in board.shaded(near)) == number)
    for one, other in combinations(board.chosen, 2):
        if len(one) == len(other):
            for a, b in ((a, b) for a in one for b in other if a[0] == b[0] or a[1] == b[1]):
                between = [(r, c) for r in _open_range(a[0], b[0]) for c in _open_range(a[1], b[1])]
                shaded = [x for cell in between for x in board.shaded(cell)]
                board.model.add_bool_or(~board.chosen[one], ~board.chosen[other], *shaded)
    return board.other(answer, lambda found: True)


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """A blank board, a full one, a chessboard, single cells changed."""
    chess = tuple(tuple("#."[(r + c) % 2] for c, _ in enumerate(row)) for r, row in enumerate(answer))
    return [board for board in (*spoiled(answer), chess) if confirm(instance, board)]


def _cross(cell: Cell, size: int) -> list[Cell]:
    row, col = cell
    around = [(row, col), (row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)]
    return [(r, c) for r, c in around if 0 <= r < size and 0 <= c < size]


def _open_range(a: int, b: int) -> list[int]:
    """List the numbers strictly between two, or the one that both are."""
    return [a] if a == b else list(range(min(a, b) + 1, max(a, b)))


def _numbers(instance: Any) -> dict[Cell, int]:
    rows = [row.split() for row in draw(instance.numbers).split("\n")]
    return {(r, c): int(item) for r, row in enumerate(rows) for c, item in enumerate(row) if item != "."}

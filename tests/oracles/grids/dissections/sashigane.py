"""Judge by a list of all L-shapes with their symbols, and look for other cuts with a SAT solver."""

from typing import Any

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import Piece, covers, lettered, parts, relettered, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    fitting = _fitting(instance)
    wrong = [piece for piece in parts(answer) if piece not in fitting]
    return f"the piece from {min(wrong[0])} on does not fit" if wrong else ""


def others(instance: Any, answer: Board) -> list[Board]:
    """The same cut with other letters, and up to two that a solver finds."""
    free = {(r, c) for r, row in enumerate(answer) for c in range(len(row))}
    return relettered(instance, answer) + [lettered(answer, cut) for cut in covers(_fitting(instance), free)]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Cuts that are spoiled."""
    return [board for board in spoiled(instance, answer) if confirm(instance, board)]


def _fitting(instance: Any) -> set[Piece]:
    """List the L-shapes that agree with all symbols in their cells."""
    n = len(instance.board)
    found = set()
    for row in range(n):
        for col in range(n):
            for down in [k for k in range(-row, n - row) if k]:
                for right in [k for k in range(-col, n - col) if k]:
                    upright = {(row + k * down // abs(down), col) for k in range(1, abs(down) + 1)}
                    level = {(row, col + k * right // abs(right)) for k in range(1, abs(right) + 1)}
                    piece = frozenset({(row, col)} | upright | level)
                    marks: dict[Cell, tuple[str, ...]] = dict.fromkeys(piece, (".",))
                    marks[row, col] = (".", "o", str(len(piece)))
                    marks[row + down, col] = (".", "^" if down > 0 else "v")
                    marks[row, col + right] = (".", "<" if right > 0 else ">")
                    if all(instance.board[r][c] in allowed for (r, c), allowed in marks.items()):
                        found.add(piece)
    return found

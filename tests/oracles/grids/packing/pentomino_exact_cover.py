"""Judge by shapes read from the prompt, turned as Gaussian integers; find other covers with a SAT solver."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import Piece, covers, free_cells, spoiled as near_misses

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if free_cells(answer) != free_cells(instance.board):
        return "the holes moved"
    for letter, placed in _shapes(instance).items():
        covered = [complex(r, c) for r, row in enumerate(answer) for c, mark in enumerate(row) if mark == letter]
        if covered and _placed(covered) not in placed:
            return f"{letter} does not have its shape"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Up to two covers that a solver finds on small boards."""
    free = free_cells(instance.board)
    if len(free) > 25:
        return []
    options: dict[Piece, str] = {}
    for letter, placed in _shapes(instance).items():
        for shape in placed:
            for row, col in free:
                option = frozenset((row + r, col + c) for r, c in shape)
                if option <= free:
                    options[option] = letter
    boards = []
    for cover in covers(options, free, 200):
        if len({options[piece] for piece in cover}) == len(cover):
            board = [list(row) for row in answer]
            for piece in cover:
                for row, col in piece:
                    board[row][col] = options[piece]
            boards.append(tuple(map(tuple, board)))
    return boards[:2]


def _shapes(instance: Any) -> dict[str, set[Piece]]:
    """Give all turns and mirror images of each shape drawn in the prompt."""
    shapes = {}
    for drawing in instance.shapes.split("\n\n"):
        letter = next(mark for mark in drawing if mark.isalpha())
        cells = [
            complex(r, c) for r, row in enumerate(drawing.split("\n")) for c, mark in enumerate(row) if mark == letter
        ]
        sides = [cells, [cell.conjugate() for cell in cells]]
        shapes[letter] = {_placed([cell * 1j**turn for cell in side]) for side in sides for turn in range(4)}
    return shapes


def _placed(cells: list[complex]) -> Piece:
    top, left = min(cell.real for cell in cells), min(cell.imag for cell in cells)
    return frozenset((round(cell.real - top), round(cell.imag - left)) for cell in cells)

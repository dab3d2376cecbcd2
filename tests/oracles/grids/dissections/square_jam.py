"""Judge the connected groups of equal letters that networkx finds; look for other cuts with a CP-SAT model."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import Piece, clues, lettered, parts, rectangles, relettered, spoiled
from tests.oracles.grids._meetings import another_cut, fours

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    squares = parts(answer)
    if not all(_fits(square, clues(instance.numbers)) for square in squares):
        return "a piece is no square or does not fit its numbers"
    return "four squares meet" if fours(squares) else ""


def others(instance: Any, answer: Board) -> list[Board]:
    """The same cut with other letters, and another cut of a board of up to 9 x 9."""
    n, found = len(answer), relettered(instance, answer)
    if n > 9:
        return found
    options = [piece for piece in rectangles(n, n) if _fits(piece, clues(instance.numbers))]
    cut = another_cut(options, [(r, c) for r in range(n) for c in range(n)], lambda one, other: False, parts(answer))
    return [*found, lettered(answer, cut)] if cut else found


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Spoiled cuts and blocks of squares that meet in fours, where they are wrong."""
    tiled = [
        tuple(
            tuple("ABCD"[(c // side) % 2 + 2 * ((r // side) % 2)] for c, _ in enumerate(row))
            for r, row in enumerate(answer)
        )
        for side in (1, 2)
    ]
    return [near for near in spoiled(instance, answer) + tiled if confirm(instance, near)]


def _fits(piece: Piece, numbers: dict[Any, int]) -> bool:
    high, wide = (max(cell[axis] for cell in piece) - min(cell[axis] for cell in piece) + 1 for axis in (0, 1))
    return high == wide and len(piece) == high * wide and all(numbers.get(cell, high) == high for cell in piece)

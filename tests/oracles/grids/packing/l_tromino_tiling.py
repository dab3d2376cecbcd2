"""Judge by the rows and columns of connected equal letters; look for other tilings with a SAT solver."""

from typing import Any

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import covers, free_cells, lettered, parts, relettered, spoiled as near_misses

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    free = free_cells(instance.board)
    if free_cells(answer) != free:
        return "the holes moved"
    shapes = [
        (len(part), len({r for r, _ in part}), len({c for _, c in part})) for part in parts(answer) if part <= free
    ]
    return "" if set(shapes) == {(3, 2, 2)} else "some letter is no L of three cells"


def others(instance: Any, answer: Board) -> list[Board]:
    """The same tiling with other letters, and up to two that a solver finds."""
    free, corners = free_cells(instance.board), ((0, 0), (0, 1), (1, 0), (1, 1))
    ells = {frozenset((r + a, c + b) for a, b in corners if (a, b) != left) for r, c in free for left in corners}
    tilings = covers((ell for ell in ells if ell <= free), free)
    return relettered(instance, answer) + [lettered(answer, tiling) for tiling in tilings]

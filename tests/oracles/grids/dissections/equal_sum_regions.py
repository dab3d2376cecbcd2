"""Judge the connected groups of equal letters that networkx finds; look for other cuts by hand on small boards."""

from typing import Any

import networkx

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import Piece, covers, lettered, parts, relettered, spoiled as near_misses

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = parts(answer)
    sums = {sum(instance.numbers[row][col] for row, col in part) for part in found}
    right = sums == {instance.total} and len(found) == instance.regions
    return "" if right else f"the sums are {sums} in {len(found)} parts"


def others(instance: Any, answer: Board) -> list[Board]:
    """The same cut with other letters, and on small boards up to two cuts that a solver finds."""
    found = relettered(instance, answer)
    if len(answer) > 4:
        return found
    grid = networkx.grid_2d_graph(len(answer), len(answer[0]))
    pieces: set[Piece] = set()
    growing = {frozenset([cell]) for cell in grid}
    while growing:
        total = {piece: sum(instance.numbers[row][col] for row, col in piece) for piece in growing}
        pieces |= {piece for piece in growing if total[piece] == instance.total}
        smaller = [piece for piece in growing if total[piece] < instance.total]
        growing = {piece | {near} for piece in smaller for cell in piece for near in grid[cell]} - set(smaller)
    return found + [lettered(answer, cut) for cut in covers(pieces, grid)]

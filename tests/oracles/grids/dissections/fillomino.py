"""Judge the connected groups of equal numbers that networkx finds; look for other fillings among all groups."""

from typing import Any

import networkx

from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import Piece, parts
from tests.oracles.grids._meetings import another_cut, touch

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for part in parts(answer):
        if {answer[row][col] for row, col in part} != {str(len(part))} or len(part) > instance.largest:
            return f"the group {sorted(part)} has the wrong size"
    shown = [str(given) for row in instance.givens for given in row]
    filled = [number for row in answer for number in row]
    changed = [given for given, number in zip(shown, filled, strict=True) if given not in ("None", number)]
    return f"givens {changed} were changed" if changed else ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Another filling of a board of up to 5 x 5."""
    n = len(answer)
    if n > 5:
        return []
    grid = networkx.grid_2d_graph(n, n)
    growing: set[Piece] = {frozenset([cell]) for cell in grid}
    options: list[Piece] = []
    for size in range(1, instance.largest + 1):
        options += [piece for piece in growing if all(instance.givens[r][c] in (None, size) for r, c in piece)]
        growing = {piece | {near} for piece in growing for cell in piece for near in grid[cell] if near not in piece}
    cut = another_cut(options, grid, _clash, parts(answer), meeting=True)
    size_of = {cell: str(len(piece)) for piece in cut for cell in piece}
    return [tuple(tuple(size_of[r, c] for c in range(n)) for r in range(n))] if cut else []


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Ones everywhere, one number everywhere, a cell changed to that on its right, where they are wrong."""
    boards = [tuple(tuple(number for _ in row) for row in answer) for number in ("1", str(len(answer)))]
    for r, row in enumerate(answer):
        boards += [
            (*answer[:r], (*row[:c], row[c + 1], *row[c + 1 :]), *answer[r + 1 :])
            for c in range(len(row) - 1)
            if row[c] != row[c + 1]
        ]
    return [near for near in boards if confirm(instance, near)]


def _clash(one: Piece, other: Piece) -> bool:
    return len(one) == len(other) and touch(one, other)

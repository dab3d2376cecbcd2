"""Judge by the eight positions of a part; on small boards, look for other cuts among all groups of cells."""

from collections import Counter
from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.verifiers import Board
from tests.oracles.grids._cuts import Piece, covers, lettered, parts, relettered, spoiled

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for region in parts(answer):
        fault = _fault(instance, region)
        if fault:
            return f"the region from {min(region)} on: {fault}"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """The same cut with other letters, and on small boards up to two that a solver finds."""
    grid = networkx.grid_2d_graph(len(answer), len(answer[0]))
    if len(grid) > 20:
        return relettered(instance, answer)
    groups, growing = set(), {frozenset([cell]) for cell in grid}
    for _ in range(5):
        growing = {group | {near} for group in growing for cell in group for near in grid[cell] if near not in group}
        groups |= growing
    fitting = [group for group in groups if not _fault(instance, group)]
    return relettered(instance, answer) + [lettered(answer, cut) for cut in covers(fitting, grid)]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """Cuts that are spoiled."""
    return [board for board in spoiled(instance, answer) if confirm(instance, board)]


def _fault(instance: Any, region: Piece) -> str:
    marks = {(r, c): instance.board[r][c] for r, c in region}
    halves = [frozenset(cell for cell, mark in marks.items() if mark[-1] == colour) for colour in "WG"]
    grid = networkx.grid_2d_graph(len(instance.board), len(instance.board[0]))
    if len(halves[0]) != len(halves[1]) or not all(networkx.is_connected(grid.subgraph(half)) for half in halves):
        return "its parts are unequal or not connected"
    if not _images(halves[0]) & {_placed(halves[1])}:
        return "its parts are not congruent"
    numbers = Counter(mark[:-1] for mark in marks.values() if len(mark) > 1)
    return "a number is wrong" if set(numbers) - {str(len(halves[0]))} else ""


def _placed(cells: Piece) -> Piece:
    return frozenset((r - min(r for r, _ in cells), c - min(c for _, c in cells)) for r, c in cells)


def _images(cells: Piece) -> set[Piece]:
    """Give the part in all eight positions, by exchanging and negating coordinates."""
    found: set[Piece] = set()
    for down in (1, -1):
        for right in (1, -1):
            turned: list[Cell] = [(down * r, right * c) for r, c in cells]
            found |= {_placed(frozenset(turned)), _placed(frozenset((c, r) for r, c in turned))}
    return found

"""Straight lines between dots of one colour: which dots are joined, and which line lies on top."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from functools import lru_cache, partial
from itertools import combinations, product

from bootcamp.lib.grid.board import Cell, where
from bootcamp.task import Retry
from bootcamp.tasks.patterns._examples import Pair
from bootcamp.tasks.patterns._scenes import EMPTY
from bootcamp.verifiers import Board

WAYS = {
    "none": ("none", "都不连"),
    "straight": ("every two on one row or column", "同行或同列的每两点都连"),
    "diagonal": ("every two on one diagonal, of any length", "同一对角线（长度任意）的每两点都连"),
    "both": ("every two on one row, column or diagonal", "同行、同列或同一对角线的每两点都连"),
}
MOST = 4  # ways of joining dots that the examples may leave open


@lru_cache(maxsize=256)
def _between(board: Board, ink: str, way: str) -> tuple[Cell, ...]:
    """List the empty cells between the dots of a colour that are joined in a way."""
    found: list[Cell] = []
    for (row, col), (other, last) in combinations(where(board, ink), 2):
        down, right = other - row, last - col
        kind = "straight" if 0 in (down, right) else "diagonal" if abs(down) == abs(right) else ""
        if kind and way in (kind, "both"):
            length = max(abs(down), abs(right))
            found += ((row + down // length * step, col + right // length * step) for step in range(1, length))
    return tuple(cell for cell in found if board[cell[0]][cell[1]] == EMPTY)


def possible_ways(pairs: Sequence[Pair], inks: Sequence[str], ways: Sequence[str]) -> list[tuple[str, ...]]:
    """List the ways, one for each colour, that cover just what is coloured; raise Retry if there are many."""
    grown = [(before, set(where(before, EMPTY)).difference(where(after, EMPTY))) for before, after in pairs]
    possible = [[way for way in ways if all(new.issuperset(_between(b, ink, way)) for b, new in grown)] for ink in inks]
    found = [
        chosen
        for chosen in product(*possible)
        if all(new == set().union(*map(partial(_between, b), inks, chosen)) for b, new in grown)
    ]
    if len(found) > MOST:
        raise Retry
    return found


def top_lines(ways: Mapping[str, str], board: Board) -> list[list[Hashable]]:
    """Give the colour of every cell without a line, and the colour of the dots of the line on top of every other."""
    classes: list[list[Hashable]] = [list(line) for line in board]
    for ink, way in ways.items():
        for row, col in _between(board, ink, way):
            classes[row][col] = (ink,)
    return classes

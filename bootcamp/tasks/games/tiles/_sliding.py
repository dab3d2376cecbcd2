"""Moves on a board of tiles that slide and merge."""

from __future__ import annotations

from itertools import pairwise

Board = tuple[tuple[int, ...], ...]

_FIBONACCI = (1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233, 377)


def slid(board: Board, move: str, rule: str = "equal") -> tuple[Board, int]:
    """Make a move; give the board after it and what it adds to the score."""
    lines = [list(line) for line in (board if move in "LR" else zip(*board, strict=True))]
    score = 0
    for place, line in enumerate(lines):
        tiles = [tile for tile in (line if move in "LU" else line[::-1]) if tile]
        done: list[int] = []
        while tiles:
            tile = tiles.pop(0)
            if tiles and _merge(tile, tiles[0], rule):
                tile += tiles.pop(0)
                score += tile
            done.append(tile)
        done += [0] * (len(line) - len(done))
        lines[place] = done if move in "LU" else done[::-1]
    return tuple(map(tuple, lines if move in "LR" else zip(*lines, strict=True))), score


def _merge(one: int, other: int, rule: str) -> bool:
    low, high = sorted((one, other))
    if rule == "equal":
        return low == high
    if rule == "threes":
        return (low, high) == (1, 2) or low == high >= 3
    return (low, high) in pairwise(_FIBONACCI)

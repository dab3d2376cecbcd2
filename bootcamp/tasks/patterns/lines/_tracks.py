"""Tracks through all cells of a square grid, and laws by which a list of colours goes on and on."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from bootcamp.lib.grid.board import Cell, cells
from bootcamp.lib.grid.paths import snake


def _spiral(size: int) -> list[Cell]:
    left, (row, col), (down, right) = set(cells(size, size)), (0, -1), (0, 1)
    way = []
    while left:
        if (row + down, col + right) not in left:
            down, right = right, -down
        row, col = row + down, col + right
        left.remove((row, col))
        way.append((row, col))
    return way


TRACKS: dict[str, tuple[str, str, Callable[[int], list[Cell]]]] = {
    "rows": (
        "row by row from the top, each row from the left",
        "从上到下逐行，每行从左到右",
        lambda size: list(cells(size, size)),
    ),
    "columns": (
        "column by column from the left, each column from the top",
        "从左到右逐列，每列从上到下",
        lambda size: [(row, col) for col, row in cells(size, size)],
    ),
    "snake": (
        "row by row from the top, the first row from the left, the second from the right, and so on in turn",
        "从上到下逐行，第一行从左到右，第二行从右到左，如此交替",
        lambda size: list(snake(size, size)),
    ),
    "spiral": (
        "in a spiral inwards, starting in the top left cell to the right",
        "从左上角向右开始，按螺旋线向内",
        _spiral,
    ),
    "diagonals": (
        "diagonal by diagonal from the top left cell on, each one from its lower left to its upper right end",
        "从左上角开始逐条对角线，每条从左下端到右上端",
        lambda size: sorted(cells(size, size), key=lambda cell: (sum(cell), -cell[0])),
    ),
}
LAWS: dict[str, tuple[str, str, Callable[[int, int], list[int]]]] = {  # places in a list of p colours, by p and length
    "cycle": (
        "the colours of the list, again and again",
        "列表中的颜色反复循环",
        lambda p, length: [place % p for place in range(length)],
    ),
    "mirror": (
        "the colours of the list from the first to the last, back to the first, and so on, neither end twice in a row",
        "列表中的颜色从第一个到最后一个，再回到第一个，如此往返，两端都不连续出现两次",
        lambda p, length: [min(place % (2 * p - 2), -place % (2 * p - 2)) for place in range(length)],
    ),
    "growing": (
        "the colours of the list, again and again, the first one used taking 1 cell, the next one 2 cells, then 3, and "
        "so on",
        "列表中的颜色反复循环，第一个用到的颜色占 1 格，下一个占 2 格，再下一个占 3 格，依此类推",
        lambda p, length: list(chain(*([turn % p] * (turn + 1) for turn in range(length))))[:length],
    ),
    "twice": (
        "the colours of the list, again and again, each one for two cells",
        "列表中的颜色反复循环，每个颜色占两格",
        lambda p, length: [place // 2 % p for place in range(length)],
    ),
}

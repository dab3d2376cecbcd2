"""Pictures enlarged by a factor that is read from them, and shrunk back by the size of their blocks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import chain

from bootcamp.lib.grid.board import cells, size
from bootcamp.tasks.patterns._reducers import REDUCERS
from bootcamp.tasks.patterns._scenes import EMPTY
from bootcamp.verifiers import Board

FACTORS = range(2, 6)

FEATURES: dict[str, tuple[str, str, Callable[[Board, str], int]]] = {
    "colours": (
        "how many different colours does it have, 0 not counted?",
        "图中不同颜色的个数，0 不算",
        lambda picture, c: REDUCERS["colours"][2](picture, picture),
    ),
    "colour": (
        "how many cells of colour c does it have, c being a fixed colour from 1 to 9?",
        "图中颜色 c 的格数，c 是 1 到 9 中某个固定的颜色",
        lambda picture, c: [*chain(*picture)].count(c),
    ),
    "empty": (
        "how many of its cells are 0?",
        "图中 0 的格数",
        lambda picture, c: [*chain(*picture)].count(EMPTY),
    ),
    "objects": (
        "into how many groups of cells of one colour, connected by sides, do its cells fall that are not 0?",
        "图中非 0 的格子按同色且以边相连分成的组数",
        lambda picture, c: REDUCERS["objects"][2](picture, picture),
    ),
    "largest": (
        "how many cells does its largest group of cells of one colour, not 0, connected by sides, have?",
        "图中最大一组同色且以边相连的非 0 格子的格数",
        lambda picture, c: REDUCERS["largest"][2](picture, picture),
    ),
}
"""Each in English, in Chinese and as a function of a picture and of the colour c."""


def shrunk(board: Board) -> Board:
    """Cut a board into the largest squares in each of which one colour has most of the cells, and keep that colour."""
    rows, cols = size(board)
    for side in range(min(rows, cols), 0, -1):
        if rows % side == cols % side == 0:
            picture = tuple(
                tuple(_majority(board, row, col, side) for col in range(0, cols, side)) for row in range(0, rows, side)
            )
            if all(chain(*picture)):
                return picture
    raise AssertionError("squares of one cell have one colour")


def _majority(board: Board, top: int, left: int, side: int) -> str:
    """Give the colour of more than half of the cells of a square, or nothing."""
    ink, number = Counter(board[top + row][left + col] for row, col in cells(side, side)).most_common(1)[0]
    return ink if 2 * number > side * side else ""


def enlarged(picture: Board, factor: int) -> Board:
    """Make every cell a square of factor x factor cells."""
    wide = (tuple(item for item in row for _ in range(factor)) for row in picture)
    return tuple(row for row in wide for _ in range(factor))


def rescaled(kind: str, colour: str, tiled: bool, picture: Board) -> Board:
    """Enlarge a picture, or repeat it if `tiled`, by its feature; the board is empty if that is none of FACTORS."""
    factor = FEATURES[kind][2](picture, colour)
    if factor not in FACTORS:
        return ()
    return tuple(row * factor for row in picture) * factor if tiled else enlarged(picture, factor)

"""The empty rectangles of a board, and the largest ones among those of a kind."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from bootcamp.lib.grid.board import cells, size
from bootcamp.tasks.patterns._scenes import EMPTY
from bootcamp.verifiers import Board

Rectangle = tuple[int, int, int, int]  # its first row and column, and the first ones beyond it

RESTRICTIONS: dict[str, tuple[str, str, Callable[[int, int, bool], bool]]] = {  # height, width, contact with the border
    "any": ("any rectangle", "任何长方形", lambda high, wide, border: True),
    "square": ("only squares", "只有正方形", lambda high, wide, border: high == wide),
    "tall": (
        "only rectangles that are higher than wide",
        "只有高大于宽的长方形",
        lambda high, wide, border: high > wide,
    ),
    "inside": (
        "only rectangles without a cell on the border of the grid",
        "只有没有格子在网格边缘上的长方形",
        lambda high, wide, border: not border,
    ),
    "wide": (
        "only rectangles that are wider than high",
        "只有宽大于高的长方形",
        lambda high, wide, border: high < wide,
    ),
    "border": (
        "only rectangles with a cell on the border of the grid",
        "只有有格子在网格边缘上的长方形",
        lambda high, wide, border: border,
    ),
}
MEASURES: dict[str, tuple[str, str, Callable[[int, int], int]]] = {
    "area": ("the number of its cells", "它的格数", lambda high, wide: high * wide),
    "outline": ("the length of its outline", "它的周长", lambda high, wide: high + wide),
    "thickness": ("the lesser of its height and its width", "它的高与宽中较小的一个", min),
}


def largest(restriction: str, measure: str, board: Board) -> list[Rectangle]:
    """List the empty rectangles with the greatest measure among those that are allowed."""
    rows, cols = size(board)
    measured = [
        (MEASURES[measure][2](bottom - top, right - left), (top, left, bottom, right))
        for top, left, bottom, right in rectangles(board)
        if RESTRICTIONS[restriction][2](bottom - top, right - left, 0 in (top, left) or bottom == rows or right == cols)
    ]
    most = max((value for value, _ in measured), default=0)
    return [rectangle for value, rectangle in measured if value == most]


@lru_cache(maxsize=16)
def rectangles(board: Board) -> list[Rectangle]:
    """List the empty rectangles."""
    found = []
    for top, left in cells(*size(board)):
        right = len(board[0])
        for bottom in range(top, len(board)):
            line = board[bottom]
            right = next((col for col in range(left, right) if line[col] != EMPTY), right)
            found += [(top, left, bottom + 1, end) for end in range(left + 1, right + 1)]
    return found

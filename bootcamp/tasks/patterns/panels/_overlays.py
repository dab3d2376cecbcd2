"""Operations that make one panel out of two of the same size."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

from bootcamp.lib.grid.board import fill, size
from bootcamp.tasks.patterns._scenes import EMPTY
from bootcamp.verifiers import Board


def _cellwise(choose: Callable[[str, str], str]) -> Callable[[Board, Board], Board]:
    return lambda a, b: tuple(tuple(map(choose, *rows)) for rows in zip(a, b, strict=True))


def _counted(a: Board, b: Board) -> Board:
    number = sum(item != EMPTY for item in chain(*a, *b))
    rows, cols = size(a)
    return fill(rows, cols, "1" * number + EMPTY * (rows * cols))


_OVER = _cellwise(lambda x, y: y if x == EMPTY else x)
OPERATIONS: dict[str, tuple[str, str, Callable[[Board, Board], Board]]] = {
    "over": ("the digit of A, or that of B where A is 0", "A 的数字；A 为 0 处取 B 的数字", _OVER),
    "both": (
        "the digit of A where neither is 0, otherwise 0",
        "两者都非 0 处取 A 的数字，其他为 0",
        _cellwise(lambda x, y: EMPTY if y == EMPTY else x),
    ),
    "minus": (
        "the digit of A where B is 0, otherwise 0",
        "B 为 0 处取 A 的数字，其他为 0",
        _cellwise(lambda x, y: x if y == EMPTY else EMPTY),
    ),
    "either": (
        "the digit that is not 0 where just one of the two is 0, otherwise 0",
        "恰有一个为 0 处取非 0 的那个数字，其他为 0",
        _cellwise(lambda x, y: max(x, y) if EMPTY in (x, y) else EMPTY),
    ),
    "under": ("the digit of B, or that of A where B is 0", "B 的数字；B 为 0 处取 A 的数字", lambda a, b: _OVER(b, a)),
    "mirror": (
        "the digit of A, or where A is 0 that of B mirrored left to right",
        "A 的数字；A 为 0 处取左右翻转后的 B 的数字",
        lambda a, b: _OVER(a, tuple(row[::-1] for row in b)),
    ),
    "differ": (
        "the digit of B where the two differ, otherwise 0",
        "两者不同处取 B 的数字，其他为 0",
        _cellwise(lambda x, y: EMPTY if x == y else y),
    ),
    "count": (
        "1 in as many cells as A and B have that are not 0, added up, taken row by row from the top left (all cells if "
        "they are too few), otherwise 0",
        "从左上角起逐行填 1，个数等于 A 与 B 中非 0 格的总数（格子不够时全填），其他为 0",
        _counted,
    ),
}

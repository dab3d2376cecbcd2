"""Operations on square grids of digits."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bootcamp.lib.grid.symmetry import symmetries
from bootcamp.tasks.patterns._scenes import EMPTY
from bootcamp.verifiers import Board

OPERATIONS: dict[str, tuple[str, str, Callable[[Board], Sequence[Sequence[str]]]]] = {
    "across": ("mirror the grid left to right", "把网格左右翻转", lambda board: symmetries(board)[4]),
    "down": ("mirror the grid upside down", "把网格上下翻转", lambda board: symmetries(board)[6]),
    "turn": ("turn the grid clockwise by a quarter", "把网格顺时针旋转四分之一圈", lambda board: symmetries(board)[1]),
    "fall": (
        "let all digits other than 0 fall down in their columns as far as they can",
        "让所有非 0 数字在各自的列中尽量向下落",
        lambda board: _columns([sorted(line, key=EMPTY.__ne__) for line in _columns(board)]),
    ),
    "right": (
        "move every row one cell to the right, its last digit coming to the front",
        "把每一行右移一格，最后的数字移到最前",
        lambda board: [row[-1:] + row[:-1] for row in board],
    ),
    "transpose": (
        "turn rows into columns: the first row becomes the first column, and so on",
        "行变成列：第一行变成第一列，依此类推",
        lambda board: symmetries(board)[5],
    ),
    "sort": (
        "sort the digits of every row, the smallest first",
        "把每一行的数字从小到大排列",
        lambda board: list(map(sorted, board)),
    ),
    "below": (
        "move every row one place down, the last row coming to the top",
        "把各行下移一行，最后一行移到最上面",
        lambda board: board[-1:] + board[:-1],
    ),
    "ends": (
        "swap the first and the last column",
        "交换第一列和最后一列",
        lambda board: [row[-1:] + row[1:-1] + row[:1] for row in board],
    ),
    "slide": (
        "let all digits other than 0 slide to the left in their rows as far as they can",
        "让所有非 0 数字在各自的行中尽量向左滑",
        lambda board: [sorted(row, key=EMPTY.__eq__) for row in board],
    ),
    "clear": (
        "replace the first row by zeros",
        "把第一行全部换成 0",
        lambda board: ((EMPTY,) * len(board), *board[1:]),
    ),
}


def _columns(board: Sequence[Sequence[str]]) -> list[tuple[str, ...]]:
    return list(zip(*board, strict=True))

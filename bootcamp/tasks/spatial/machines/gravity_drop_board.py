"""Take rigid pieces off a board one by one and let the others drop.

Answer: the board at the end; it is unique.
Harder: larger boards with more pieces and more of them taken away; pieces that hold each other.
Skills: simulation, spatial
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, cells, fill
from bootcamp.lib.grid.symmetry import relabel
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_DRAWS = 40


class GravityDropBoard(Task["GravityDropBoard.Params", "GravityDropBoard.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 14), ge=4, le=16)
        cols: int = knob("the number of columns", levels=(4, 5, 5, 6, 7, 8, 9, 10, 11, 12), ge=3, le=14)
        pieces: int = knob("how many pieces there are", levels=(4, 5, 7, 9, 11, 13, 15, 18, 21, 25), ge=2, le=26)
        taken: int = knob("how many pieces are taken away", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=1, le=9)

    class Instance(task.Instance):
        board: tuple[str, ...]
        taken: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        The cells with the same letter are one rigid piece on this upright board; . is an empty cell, and the floor is
        below the last row:

        {{ board | board }}

        {% if taken | length == 1 %}
        The piece {{ taken[0] }} is taken away. Then the other pieces drop as follows.
        {% else %}
        The pieces {{ taken | listed(language) }} are taken away, one after the other in this order. Each time the other
        pieces drop as follows before the next one is taken away.
        {% endif %}

        A piece rests if one of its cells lies directly on the floor or directly on a cell of another piece that rests.
        As long as there are pieces that do not rest, all of these sink by one row at the same time, without turning or
        changing their shapes; then it is looked at anew which pieces rest. Pieces never stick to each other.

        Give the board at the end, . for an empty cell.
        """,
        zh=r"""
        下面是一块竖立的板，字母相同的格组成一个刚性的块；. 是空格，最后一行下面是地面：

        {{ board | board }}

        {% if taken | length == 1 %}
        拿走块 {{ taken[0] }}。然后其余的块按下面的规则下落。
        {% else %}
        依次拿走块 {{ taken | listed(language) }}。每拿走一块，其余的块先按下面的规则下落，然后再拿走下一块。
        {% endif %}

        如果一个块有一格紧挨在地面上，或紧挨在另一个静止的块的某格上，它就是静止的。
        只要有不静止的块，它们就全部同时下沉一行，不转动，也不改变形状；然后重新判断哪些块静止。块之间从不粘连。

        给出最后的板，空格写点（.）。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        left = sorted({symbol for row in instance.board for symbol in row} - {".", *instance.taken})
        return Grid(len(instance.board), len(instance.board[0]), (*left, "."))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        letters = rng.sample(_LETTERS, params.pieces)
        for _ in range(_DRAWS):
            board = _settled(_thrown(rng, params, letters))
            names = {symbol for row in board for symbol in row} - {"."}
            if len(names) < params.pieces:
                continue
            taken = rng.sample(sorted(names), params.taken)
            instance = self.Instance(board=tuple(map("".join, board)), taken=tuple(taken))
            plain = tuple(tuple("." if symbol in taken else symbol for symbol in row) for row in board)
            end = self.solve(instance)
            sunk = {symbol for r, c in cells(params.rows, params.cols) if (symbol := plain[r][c]) != end[r][c]} - {"."}
            if len(sunk) > params.pieces // 4:
                return instance, end
        raise task.Retry

    def key(self, instance: Instance) -> object:
        named = relabel(instance.board, keep=".")
        pairs = {a: b for old, new in zip(instance.board, named, strict=True) for a, b in zip(old, new, strict=True)}
        return [named, [pairs[letter] for letter in instance.taken]]

    def solve(self, instance: Instance) -> Board:
        board: Board = tuple(map(tuple, instance.board))
        for letter in instance.taken:
            board = _settled(_without(board, letter))
        return board

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        board: Board = tuple(map(tuple, instance.board))
        words = {"en": ("rest: ", "; sink: "), "zh": ("静止：", "；下沉：")}[language]
        lines = []
        for letter in instance.taken:
            board = _without(board, letter)
            lines.append(f"- {letter}")
            for resting, falling, after in _sinking(board):
                lines.append(f"{words[0]}{', '.join(resting) or '-'}{words[1]}{', '.join(falling) or '-'}")
                lines += ["".join(row) for row in after] if falling else []
                board = after
        return "\n".join(lines)


def _thrown(rng: Random, params: GravityDropBoard.Params, letters: Iterable[str]) -> Board:
    """Put random pieces on a board, wherever there is room."""
    free = set(cells(params.rows, params.cols))
    symbols = {}
    for letter in letters:
        if not free:
            break
        piece = [rng.choice(sorted(free))]
        for _ in range(rng.randint(1, 5)):
            near = sorted({(r + down, c + right) for r, c in piece for down, right in SIDES} & free.difference(piece))
            piece += rng.sample(near, min(1, len(near)))
        free.difference_update(piece)
        symbols.update(dict.fromkeys(piece, letter))
    return fill(params.rows, params.cols, (symbols.get(cell, ".") for cell in cells(params.rows, params.cols)))


def _without(board: Board, letter: str) -> Board:
    return tuple(tuple("." if symbol == letter else symbol for symbol in row) for row in board)


def _settled(board: Board) -> Board:
    """Let all pieces drop."""
    return [after for _, _, after in _sinking(board)][-1]


def _sinking(board: Board) -> Iterator[tuple[list[str], list[str], Board]]:
    """Let pieces drop row by row: those that rest, those that sink, and the board then; none sink at the end."""
    rows, cols = len(board), len(board[0])
    while True:
        rests = {symbol for symbol in board[-1] if symbol != "."}
        grows = True
        while grows:
            on = {
                board[r][c]
                for r, c in cells(rows - 1, cols)
                if board[r][c] != "." and board[r + 1][c] in rests and board[r][c] != board[r + 1][c]
            }
            grows = not on <= rests
            rests |= on
        falling = {symbol for row in board for symbol in row} - rests - {"."}
        after = [["." if symbol in falling else symbol for symbol in row] for row in board]
        for r, c in cells(rows - 1, cols):
            if board[r][c] in falling:
                after[r + 1][c] = board[r][c]
        board = tuple(map(tuple, after))
        yield sorted(rests), sorted(falling), board
        if not falling:
            return

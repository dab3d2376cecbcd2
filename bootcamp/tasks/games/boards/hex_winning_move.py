"""Find all winning moves in a position of Hex.

Answer: a set of cells; one set is right.
Harder: larger boards, more empty cells.
Skills: search, spatial
Source: original; the game is Hex, of P. Hein and J. Nash.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Cells, Format

_SIX = ((0, 1), (1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1))


class HexWinningMove(Task["HexWinningMove.Params", "HexWinningMove.Instance", frozenset[Cell]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the rows and columns", levels=(4, 4, 5, 5, 5, 5, 6, 6, 7, 7), ge=3, le=8)
        empty: int = knob("the empty cells", levels=(4, 6, 6, 7, 8, 9, 9, 10, 10, 11), ge=2, le=14)

    class Instance(task.Instance):
        board: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        Here is a position of the game of Hex on a board of {{ board | length }} rows and columns, with red stones R,
        blue stones B and empty cells, drawn as dots. Each row is shifted by half a cell against the one above it:

        {% for row in board %}
        {{ " " * loop.index0 }}{{ row | join(" ") }}
        {% endfor %}

        The cell in row r and column c touches the cells (r, c-1), (r, c+1), (r-1, c), (r-1, c+1), (r+1, c) and
        (r+1, c-1), as far as they are on the board. The players put a stone of their colour on an empty cell by turns.
        Red wins when red stones that touch each other join the top row to the bottom row, Blue when blue stones join
        the first column to the last one. One of the two always does in the end.

        It is Red's turn. Give all cells such that Red, if he puts his stone there, wins against every play of Blue.
        Cells are (row, column), counted from 1 at the top left.
        """,
        zh=r"""
        下面是六贯棋（Hex）的一个局面，棋盘有 {{ board | length }} 行 {{ board | length }} 列，R 为红子，B 为蓝子，
        点号为空格。
        每一行比上一行向右错开半格：

        {% for row in board %}
        {{ " " * loop.index0 }}{{ row | join(" ") }}
        {% endfor %}

        第 r 行第 c 列的格与 (r, c-1)、(r, c+1)、(r-1, c)、(r-1, c+1)、(r+1, c)、(r+1, c-1) 各格相邻（只要在棋盘上）。
        双方轮流把己方颜色的棋子放到一个空格里。彼此相邻的红子把第一行与最后一行连通，则红方获胜；
        蓝子把第一列与最后一列连通，则蓝方获胜。最终总有一方获胜。

        现在轮到红方。请给出所有这样的格：红方把棋子放在那里之后，不论蓝方怎样走，红方都能获胜。
        格写作（行, 列），从左上角起由 1 开始计数。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[Cell]]:
        return Cells(len(instance.board), len(instance.board))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[Cell]]:
        size = params.size
        stones = size * size - params.empty
        signs = ["R"] * (stones // 2) + ["B"] * (stones - stones // 2) + ["."] * params.empty
        most = params.empty // 2 if params.empty < 8 else 3
        for _ in range(30):
            rng.shuffle(signs)
            board = tuple("".join(signs[row * size : row * size + size]) for row in range(size))
            instance = self.Instance(board=board)
            answer = _winning(board)
            if 1 <= len(answer) <= most:
                return instance, answer
        raise Retry

    def key(self, instance: Instance) -> object:
        return min(list(instance.board), [row[::-1] for row in reversed(instance.board)])

    def solve(self, instance: Instance) -> frozenset[Cell]:
        return _winning(instance.board)


def _winning(board: tuple[str, ...]) -> frozenset[Cell]:
    """Give the winning moves of Red; nothing if the game is over or Red wins without a move too."""
    size = len(board)
    text = "".join(board)
    near = [
        sum(1 << r * size + c for r, c in _beside(place // size, place % size) if 0 <= r < size and 0 <= c < size)
        for place in range(size * size)
    ]
    red, blue = (sum(1 << place for place, sign in enumerate(text) if sign == colour) for colour in "RB")
    empty = [place for place, sign in enumerate(text) if sign == "."]
    top, left = (1 << size) - 1, sum(1 << row * size for row in range(size))
    ends = {True: (top, top << size * (size - 1)), False: (left, left << size - 1)}
    known: dict[tuple[int, int], bool] = {}

    def joined(stones: int, colour: bool) -> bool:
        start, end = ends[colour]
        seen = edge = stones & start
        while edge:
            if edge & end:
                return True
            bit = edge & -edge
            fresh = near[bit.bit_length() - 1] & stones & ~seen
            seen |= fresh
            edge = edge ^ bit | fresh
        return False

    def wins(own: int, other: int, colour: bool) -> bool:
        """Tell whether the side to move, which has not been joined yet, wins."""
        if (own, other) not in known:
            left = [place for place in empty if not (own | other) >> place & 1]
            if any(joined(own | 1 << place, colour) for place in left):
                known[own, other] = True
            else:
                # where the other side threatens to join at once, only a stone on that cell helps
                threats = [place for place in left if joined(other | 1 << place, not colour)]
                known[own, other] = len(threats) < 2 and any(
                    not wins(other, own | 1 << place, not colour) for place in threats or left
                )
        return known[own, other]

    if joined(red, True) or joined(blue, False) or not wins(blue, red, False):
        return frozenset()
    won = (p for p in empty if joined(red | 1 << p, True) or not wins(blue, red | 1 << p, False))
    return frozenset((place // size + 1, place % size + 1) for place in won)


def _beside(row: int, col: int) -> list[Cell]:
    return [(row + down, col + right) for down, right in _SIX]

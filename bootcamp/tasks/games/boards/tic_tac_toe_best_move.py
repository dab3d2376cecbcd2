"""Find the best move in a game of k in a row on a small board.

Answer: one free cell; every move with the best result is right.
Harder: larger boards, more free cells, games in which a row loses.
Skills: search, planning
Source: original; the game is tic-tac-toe.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell as Place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.line_games import WON, winning_lines
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Cell, Format


class TicTacToeBestMove(Task["TicTacToeBestMove.Params", "TicTacToeBestMove.Instance", Place]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the rows", levels=(3, 3, 4, 4, 5, 5, 4, 4, 5, 5), ge=3, le=6)
        cols: int = knob("the columns", levels=(4, 4, 4, 5, 5, 5, 5, 5, 5, 5), ge=3, le=6)
        line: int = knob("how many in a row count", levels=(3, 3, 4, 4, 4, 4, 3, 3, 4, 4), ge=3, le=5)
        free: int = knob("the free cells", levels=(4, 5, 6, 6, 6, 7, 7, 8, 8, 9), ge=3, le=11)
        misere: bool = knob("whether a row loses", levels=(*(False,) * 6, True, True, False, False))

    class Instance(task.Instance):
        hidden = ("best",)
        board: tuple[str, ...]
        line: int
        misere: bool
        best: tuple[Place, ...]

    prompt = Prompt(
        en=r"""
        Two players put stones on the free cells of a board by turns, one stone a move: one has X, the other O. It is
        X's turn on this board; a dot is a free cell:

        {{ board | grid(" ") }}

        Who first has {{ line }} or more stones of his own side by side in a row, a column or a diagonal
        {{ "loses" if misere else "wins" }}. If the board is full before that, it is a draw.

        Give a best move of X. If X can force a win, this is a move after which he wins against every defence with as
        few further moves as possible; each side plays to win as soon, or to lose as late, as it can. If he cannot, it
        is a move after which the other side cannot force a win. Give the cell as (row, column), counted from 1 at the
        top left. If there are several best moves, any one will do.
        """,
        zh=r"""
        两人轮流在棋盘的空格里放棋子，每步一枚：一方用 X，另一方用 O。现在轮到 X 走，棋盘如下，点号为空格：

        {{ board | grid(" ") }}

        谁先让自己的 {{ line }} 枚（或更多）棋子在一行、一列或一条斜线上相连，谁就{{ "输" if misere else "赢" }}。
        如果在此之前棋盘放满，则为平局。

        请给出 X 的一步最佳着法。如果 X 有必胜的走法，就是不论对方如何应对，都能以最少的后续步数取胜的一步；
        双方都尽早取胜，或尽量拖延失败。如果没有，就是走后对方没有必胜走法的一步。
        格写作（行, 列），从左上角起由 1 开始计数。如果有多步最佳着法，给出任意一步即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Place]:
        return Cell(len(instance.board), len(instance.board[0]))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Place]:
        rows, cols = rng.sample((params.rows, params.cols), 2)
        line = params.line
        stones = rows * cols - params.free
        signs = ["X"] * (stones // 2) + ["O"] * (stones - stones // 2) + ["."] * params.free
        quiet = params.free > 5 and not params.misere and rng.random() < 0.88
        wanted = quiet or rng.random() < 0.6
        for _ in range(600 if quiet else 60):
            rng.shuffle(signs)
            own, other = (sum(1 << place for place, sign in enumerate(signs) if sign == side) for side in "XO")
            lines = winning_lines(rows, cols, line)
            if any(one & own == one or one & other == one for one in lines):
                continue
            if quiet:  # else it is mostly enough to fill the row of the other side
                missing = [(one & ~own).bit_count() for one in lines if not one & other]
                if (
                    1 in missing
                    or missing.count(2) < 2
                    or any((one & ~other).bit_count() == 1 for one in lines if not one & own)
                ):
                    continue
            free = [place for place, sign in enumerate(signs) if sign == "."]
            if params.misere:  # a choice of cells that end a row for neither side
                ends = [one & ~side for one in lines for side in (own, other)]
                shut = {one for one in ends if one.bit_count() == 1}
                if sum(1 << place not in shut for place in free) < 3:
                    continue
            shape = rows, cols, line, params.misere
            values = [_valued(shape, own, other, 1 << place) for place in free]
            most = max(values)
            if most < 0 or (most > 0) != wanted or (params.free > 5 and most == WON):
                continue
            best = [place for place, value in zip(free, values, strict=True) if value == most]
            if len(best) * (6 if params.free > 5 else 3) > params.free:
                continue
            cells = tuple((place // cols + 1, place % cols + 1) for place in best)
            board = tuple("".join(signs[row * cols : row * cols + cols]) for row in range(rows))
            return self.Instance(board=board, line=line, misere=params.misere, best=cells), cells[0]
        raise Retry

    def key(self, instance: Instance) -> object:
        return [canonical(instance.board), instance.line, instance.misere]

    def check(self, instance: Instance, answer: Place) -> str:
        if instance.board[answer[0] - 1][answer[1] - 1] != ".":
            return "this cell is not free"
        return "" if answer in instance.best else "another move is better"


def _valued(shape: tuple[int, int, int, bool], own: int, other: int, bit: int) -> int:
    """Return the value of a stone for who puts it: 100 less the stones before the end for a win, 0 for a draw."""
    own |= bit
    if any(one & bit and one & own == one for one in winning_lines(*shape[:3])):
        return -WON if shape[3] else WON
    value = -_value(shape, other, own)
    return value - (value > 0) + (value < 0)


@lru_cache(maxsize=50_000)
def _value(shape: tuple[int, int, int, bool], own: int, other: int) -> int:
    left = ((1 << shape[0] * shape[1]) - 1) & ~(own | other)
    forced = 0
    for one in () if shape[3] else winning_lines(*shape[:3]):
        gap = one & left
        if gap and not gap & gap - 1:
            if not one & other:
                return WON
            forced |= 0 if one & own else gap
    if forced & forced - 1:
        return 1 - WON  # two cells cannot be filled at once
    left = forced or left
    best = None
    while left:
        bit = left & -left
        left ^= bit
        value = _valued(shape, own, other, bit)
        best = value if best is None or value > best else best
        if best == WON:
            break
    return best or 0

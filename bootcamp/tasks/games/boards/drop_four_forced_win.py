"""Find the quickest forced win in a game in which discs drop into columns.

Answer: a column and the number of own moves; every column that keeps the quickest win is right.
Harder: larger boards, more moves, five in a row on the largest.
Skills: search, planning
Source: original; the game is four in a row.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Record

Move = dict[str, int]
Shape = tuple[int, int, int]


class DropFourForcedWin(Task["DropFourForcedWin.Params", "DropFourForcedWin.Instance", Move]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the rows", levels=(5, 5, 5, 5, 5, 6, 6, 6, 7, 7), ge=4, le=9)
        cols: int = knob("the columns", levels=(6, 6, 6, 6, 6, 7, 7, 7, 9, 9), ge=4, le=10)
        line: int = knob("how many in a row win", levels=(4,) * 8 + (5, 5), ge=4, le=5)
        least: int = knob("the fewest moves of a win", levels=(1, 1, 2, 2, 2, 2, 2, 3, 2, 3), ge=1, le=4)
        filled: int = knob(
            "the percentage of filled cells", levels=(55, 40, 70, 61, 54, 66, 55, 66, 60, 80), ge=0, le=90
        )

    class Instance(task.Instance):
        hidden = ("best", "right")
        board: tuple[str, ...]
        line: int
        best: int
        right: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        Two players, X and O, drop discs by turns into the columns of a board; a disc falls to the lowest free cell of
        its column. It is X's turn on this board; a dot is a free cell:

        {{ board | grid(" ") }}

        Who first has {{ line }} or more of his discs side by side in a row, a column or a diagonal wins. If the board
        is full before that, it is a draw.

        X can force a win. Give the least number n such that X can win with at most n discs of his own, the next one
        included, whatever O does (moves), and a column for the next disc with which he keeps this win (column), counted
        from 1 at the left. If several columns do, any one will do.
        """,
        zh=r"""
        两名玩家 X 和 O 轮流把棋子投入棋盘的各列；棋子落到该列最低的空格。现在轮到 X 走，棋盘如下，点号为空格：

        {{ board | grid(" ") }}

        谁先让自己的 {{ line }} 枚（或更多）棋子在一行、一列或一条斜线上相连，谁就赢。如果在此之前棋盘放满，则为平局。

        X 有必胜的走法。请给出最小的 n，使 X 不论 O 如何应对，都能用至多 n 枚自己的棋子（包括下一枚）取胜（moves），
        并给出能保持这一取胜速度的下一枚棋子所投的列（column，从左边起由 1 开始计数）。
        如果有多列符合，给出任意一列即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        return Record(column=Integer(low=1, high=len(instance.board[0])), moves=Integer(low=1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Move]:
        rows, cols = params.rows, params.cols
        shape = rows, cols, params.line
        wanted = params.least + rng.randrange(2)
        for _ in range(100):
            board = _drawn(rng, shape, rows * cols * params.filled // 100 // 2 * 2)
            own, other = (sum(1 << place for place, sign in board.items() if sign == side) for side in "XO")
            moves = next((n for n in range(1, wanted + 1) if _forces(shape, own, other, n)), 0)
            if moves != wanted:
                continue
            right = [
                place // (rows + 1) + 1
                for place in _drops(shape, own | other)
                if _won(shape, own | 1 << place) or (moves > 1 and _answered(shape, own | 1 << place, other, moves))
            ]
            aside = abs(2 * right[0] - cols - 1)  # the middle is kept less often, so that no column is right too often
            if len(right) > 2 or 100 * rng.random() < max(0, 80 - 20 * aside):
                continue
            span = range(rows - 1, -1, -1)
            shown = tuple("".join(board.get(col * (rows + 1) + up, ".") for col in range(cols)) for up in span)
            instance = self.Instance(board=shown, line=params.line, best=moves, right=tuple(right))
            return instance, {"column": right[0], "moves": moves}
        raise Retry

    def key(self, instance: Instance) -> object:
        return [min(list(instance.board), [row[::-1] for row in instance.board]), instance.line]

    def check(self, instance: Instance, answer: Move) -> str:
        if instance.board[0][answer["column"] - 1] != ".":
            return "this column is full"
        if answer["moves"] != instance.best:
            return "this is not the least number of moves"
        return "" if answer["column"] in instance.right else "this column does not keep the quickest win"


def _drawn(rng: Random, shape: Shape, discs: int) -> dict[int, str]:
    """Drop discs at random so that nobody wins; places are bits, a column after the other with a spare one on top."""
    board: dict[int, str] = {}
    stones = {"X": 0, "O": 0}
    for count in range(discs):
        sign = "XO"[count % 2]
        free = [one for one in _drops(shape, sum(stones.values())) if not _won(shape, stones[sign] | 1 << one)]
        if not free:
            raise Retry
        place = rng.choice(free)
        board[place] = sign
        stones[sign] |= 1 << place
    return board


def _drops(shape: Shape, filled: int) -> list[int]:
    """Give the lowest free place of each column."""
    rows, cols, _ = shape
    found = []
    for start in range(0, cols * (rows + 1), rows + 1):
        height = (filled >> start & (1 << rows) - 1).bit_length()
        if height < rows:
            found.append(start + height)
    return found


def _won(shape: Shape, stones: int) -> bool:
    for step in (1, shape[0], shape[0] + 1, shape[0] + 2):
        run = stones & stones >> step
        run &= run >> 2 * step
        if run and (shape[2] == 4 or run & stones >> 4 * step):
            return True
    return False


@lru_cache(maxsize=30_000)
def _forces(shape: Shape, own: int, other: int, moves: int) -> bool:
    """Tell whether who is to move can win with at most so many discs."""
    drops = _drops(shape, own | other)
    if any(_won(shape, own | 1 << place) for place in drops):
        return True
    if moves == 1:
        return False
    forced = [place for place in drops if _won(shape, other | 1 << place)]
    return len(forced) < 2 and any(_answered(shape, own | 1 << place, other, moves) for place in forced or drops)


def _answered(shape: Shape, own: int, other: int, moves: int) -> bool:
    """Tell whether after the disc just dropped every reply leaves a win with one disc less, and there is a reply."""
    drops = _drops(shape, own | other)
    if not drops or any(_won(shape, other | 1 << place) for place in drops):
        return False
    threats = [place for place in drops if _won(shape, own | 1 << place)]
    if moves == 2 and not threats:
        above = [place + 1 for place in drops if _won(shape, own | 2 << place)]
        if len(above) < len(drops):
            return False
    return all(_forces(shape, own, other | 1 << place, moves - 1) for place in threats[:1] or drops)

"""Win at five in a row by fours alone, each of which forces the reply.

Answer: Black's moves in order; every chain that wins is right.
Harder: larger boards, more stones, longer chains.
Skills: search, spatial
Source: original; the game is gomoku.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell as Point
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Cell, Format, Sequence

Points = tuple[Point, ...]
_MOST_NODES = 250


class GomokuForcedFour(Task["GomokuForcedFour.Params", "GomokuForcedFour.Instance", Points]):
    version = 1

    class Params(task.Params):
        size: int = knob("the rows and columns", levels=(8, 9, 9, 10, 10, 11, 11, 12, 12, 13), ge=6, le=15)
        stones: int = knob("the stones", levels=(16, 20, 24, 26, 28, 30, 32, 36, 38, 42), ge=8, le=80)
        moves: int = knob("the fewest black moves that win", levels=(1, 2, 2, 3, 3, 4, 4, 4, 5, 5), ge=1, le=8)

    class Instance(task.Instance):
        board: tuple[str, ...]

    prompt = Prompt(
        en=r"""
        Black (X) and White (O) put stones on the free points of a board by turns; a dot is a free point. Who first has
        five or more stones side by side in a row, a column or a diagonal wins. It is Black's turn:

        {{ board | grid(" ") }}

        Call a free point a five-point of a side if a stone of that side there would make five or more in a line at
        once. Neither side has a five-point now. Black can win by a chain of fours:

        - After each of his moves but the last, Black has exactly one five-point, and White puts a stone there.
        - After his last move Black has two or more five-points.
        - After none of Black's moves does White have a five-point.

        Give all of Black's moves of such a chain, in order, without White's, as points (row, column), counted from 1 at
        the top left. If there are several chains, any one will do, whatever its length.
        """,
        zh=r"""
        黑方（X）和白方（O）轮流在棋盘的空点上放棋子，点号为空点。谁先在一行、一列或一条斜线上有五枚或更多己方棋子相连，谁就赢。
        现在轮到黑方：

        {{ board | grid(" ") }}

        如果一方在某个空点放一枚棋子就立即连成五枚或更多，就称该点为这一方的“成五点”。现在双方都没有成五点。
        黑方可以用一串“冲四”取胜：

        - 除最后一步外，黑方每走一步之后恰好有一个成五点，白方随即在该点放一枚棋子。
        - 黑方最后一步之后有两个或更多成五点。
        - 黑方每走一步之后，白方都没有成五点。

        请依次给出这样一串中黑方的所有着法，不写白方的着法；点写作（行, 列），从左上角起由 1 开始计数。
        如果有多种取胜的走法，给出任意一种即可，长短不限。
        """,
    )

    def format(self, instance: Instance) -> Format[Points]:
        size = len(instance.board)
        return Sequence(Cell(size, size))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Points]:
        size = params.size
        for _ in range(100):
            places = rng.sample(range(size * size), params.stones)
            half = params.stones // 2
            black, white = (sum(1 << place for place in some) for some in (places[:half], places[half:]))
            if _fives(size, black, white) or _fives(size, white, black):
                continue
            left = [_MOST_NODES]
            found = next(filter(None, (_chain(size, black, white, n, left) for n in range(1, params.moves + 1))), ())
            if len(found) != params.moves:
                continue
            signs = {place: "XO"[index >= half] for index, place in enumerate(places)}
            text = "".join(signs.get(place, ".") for place in range(size * size))
            board = tuple(text[start : start + size] for start in range(0, size * size, size))
            return self.Instance(board=board), tuple((place // size + 1, place % size + 1) for place in found)
        raise Retry

    def key(self, instance: Instance) -> object:
        return canonical(instance.board)

    def check(self, instance: Instance, answer: Points) -> str:
        size, text = len(instance.board), "".join(instance.board)
        black, white = (sum(1 << place for place, sign in enumerate(text) if sign == side) for side in "XO")
        for number, (row, col) in enumerate(answer, 1):
            bit = 1 << (row - 1) * size + col - 1
            if bit & (black | white):
                return f"the point of move {number} is not free then"
            black |= bit
            five = _fives(size, black, white)
            if _fives(size, white, black):
                return f"White can make five after move {number}"
            if five & (five - 1):
                return "" if number == len(answer) else f"move {number} should be the last one"
            if not five:
                return f"Black has no five-point after move {number}"
            white |= five
        return "Black has no two five-points after the last move"


@lru_cache(maxsize=20)
def _windows(size: int) -> tuple[int, ...]:
    """Give every five points in a line as bits."""
    found = []
    for row in range(size):
        for col in range(size):
            for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
                if row + 4 * down < size and 0 <= col + 4 * right < size:
                    found.append(sum(1 << (row + k * down) * size + col + k * right for k in range(5)))
    return tuple(found)


def _fives(size: int, own: int, other: int) -> int:
    """Give the five-points of a side as bits."""
    points = 0
    for window in _windows(size):
        if not window & other and (window & own).bit_count() == 4:
            points |= window & ~own
    return points


def _chain(size: int, black: int, white: int, moves: int, left: list[int]) -> tuple[int, ...]:
    """Find a chain of at most so many black moves; () if there is none."""
    left[0] -= 1
    if left[0] < 0:
        return ()
    replies: dict[int, int] = {}
    for window in _windows(size):
        if not window & white and (window & black).bit_count() == 3:
            free = window & ~black
            first = free & -free
            replies[first] = replies.get(first, 0) | free ^ first
            replies[free ^ first] = replies.get(free ^ first, 0) | first
    danger = _fives(size, white, black)
    safe = {point: reply for point, reply in replies.items() if not danger & ~point}
    for point, reply in safe.items():
        if reply & (reply - 1):
            return (point.bit_length() - 1,)
    for point, reply in safe.items() if moves > 1 else ():
        rest = _chain(size, black | point, white | reply, moves - 1, left)
        if rest:
            return (point.bit_length() - 1, *rest)
    return ()

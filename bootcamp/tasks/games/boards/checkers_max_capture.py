"""Find the capture of draughts that takes the most pieces.

Answer: the squares visited by one piece; every capture of the largest number is right.
Harder: more pieces, longer captures, kings that fly on a larger board.
Skills: search, spatial
Source: original; the game is draughts.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import CORNERS, Cell as Square, cells, ray, to_one, where
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Cell, Format, Path

Way = tuple[Square, ...]
Squares = set[Square]


class CheckersMaxCapture(Task["CheckersMaxCapture.Params", "CheckersMaxCapture.Instance", Way]):
    version = 1

    class Params(task.Params):
        size: int = knob("the rows and columns", levels=(8, 8, 8, 8, 8, 8, 10, 10, 10, 10), ge=6, le=12)
        captures: int = knob("the captures planted", levels=(1, 2, 3, 4, 5, 6, 4, 5, 6, 7), ge=1, le=10)
        black: int = knob("the black pieces", levels=(4, 5, 9, 10, 11, 12, 10, 13, 16, 18), ge=1, le=24)
        white: int = knob("the white pieces", levels=(1, 2, 4, 4, 5, 5, 4, 4, 5, 5), ge=1, le=10)
        flying: bool = knob("whether kings fly", levels=(False,) * 6 + (True,) * 4)

    class Instance(task.Instance):
        hidden = ("best",)
        board: tuple[str, ...]
        flying: bool
        best: int

    prompt = Prompt(
        en=r"""
        This is a position of a game of draughts. w is a white man, W a white king, b a black piece, a dot an empty
        square:

        {{ board | grid(" ") }}

        White is to move and captures with one piece.

        - A man captures along a diagonal, {{ "up or down" if flying else "upwards only" }}: he jumps over a black piece
          on the next square onto the square behind it, which must be empty.
        {% if flying %}
        - A king captures along a diagonal, up or down: he passes over any number of empty squares, then over exactly
          one black piece, and lands on any empty square behind it with only empty squares between.
        {% else %}
        - A king captures in the same way, upwards or downwards.
        {% endif %}
        - After a jump the same piece may jump again, in another direction or the same. A man who comes to row 1
          {{ "goes on as a man" if flying else "stops there" }}.
        - Captured pieces are taken off only after the whole move: until then they are in the way. No piece may be
          jumped over twice. The square that the capturing piece has left counts as empty.

        Give a capture that takes as many black pieces as possible: the squares on which the piece stands, in order,
        from its first square to its last. Squares are (row, column), counted from 1 at the top left. If there are
        several such captures, any one will do.
        """,
        zh=r"""
        下面是一个西洋跳棋（draughts）局面。w 为白兵，W 为白王，b 为黑子，点号为空格：

        {{ board | grid(" ") }}

        轮到白方走，白方用一枚棋子吃子。

        - 兵沿斜线{{ "（向上或向下）" if flying else "向上" }}吃子：跳过紧邻的一枚黑子，落到它后面的一格，该格必须为空。
        {% if flying %}
        - 王沿斜线吃子：先越过任意多个空格，再恰好越过一枚黑子，落到它后面的任意一个空格，其间只能经过空格。
        {% else %}
        - 王以同样的方式吃子，可以向上，也可以向下。
        {% endif %}
        - 跳过之后，同一枚棋子可以继续跳吃，方向可以改变，也可以不变。
          兵到达第 1 行{{ "后仍作为兵继续" if flying else "就停下" }}。
        - 被吃的棋子在整步走完之后才拿走，在此之前仍然挡路。任何棋子都不能被跳过两次。吃子的棋子离开后的格算作空格。

        请给出吃掉黑子最多的一步：依次写出这枚棋子所停的格，从起点到终点。格写作（行, 列），从左上角起由 1 开始计数。
        如果有多种这样的吃法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Way]:
        return Path(Cell(len(instance.board), len(instance.board)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Way]:
        size = params.size
        king = params.flying or params.captures > 3 or rng.random() < 0.4
        tempted = not params.flying and params.captures > 2 and params.white > 1 and rng.random() < 0.95
        low = 0 if king else min(2 * params.captures, size - 1)
        start = rng.choice([(r, c) for r in range(low, size) for c in range(1 - r % 2, size, 2)])
        way, taken, clear = _planted(rng, params, king, params.captures, (start,), set(), {start})
        signs = {start: "W" if king else "w"}
        if tempted:  # a man who would take one more if he moved as a king: he joins the way after two jumps
            (*_, man), taken, clear = _planted(rng, params, True, 2, way[1:2], taken, clear)
            signs[man] = "w"
        others = [*"b" * (params.black - len(taken)), *rng.choices("wwW", k=max(0, params.white - len(signs)))]
        signs |= dict.fromkeys(taken, "b")
        free = [(r, c) for r, c in cells(size, size) if (r + c) % 2 and (r, c) not in clear and (r, c) not in taken]
        if len(others) > len(free):
            raise Retry
        for at, sign in zip(rng.sample(free, len(others)), others, strict=True):
            signs[at] = "W" if sign == "w" and at[0] == 0 else sign
        board = tuple("".join(signs.get((r, c), ".") for c in range(size)) for r in range(size))
        kings = tuple(row.replace("w", "W") for row in board)
        best, taking = _best(board, params.flying)
        if not params.captures <= best <= params.captures + 2 or (tempted and _best(kings, False)[0] == best):
            raise Retry
        if params.captures > 2 and any(_random(board, params.flying, rng) == best for _ in range(7)):
            raise Retry
        return self.Instance(board=board, flying=params.flying, best=best), to_one(taking)

    def key(self, instance: Instance) -> object:
        return [min(list(instance.board), [row[::-1] for row in instance.board]), instance.flying]

    def check(self, instance: Instance, answer: Way) -> str:
        board = instance.board
        at, *rest = [(row - 1, col - 1) for row, col in answer]
        piece, start, taken = board[at[0]][at[1]], at, frozenset[Square]()
        if piece not in "wW" or not rest:
            return "the move does not begin with a white piece that captures"
        for to in rest:
            jumped = dict(_jumps(board, instance.flying, start, at, taken)).get(to)
            if jumped is None:
                return f"the piece cannot capture from ({at[0] + 1},{at[1] + 1}) to ({to[0] + 1},{to[1] + 1}) then"
            at, taken = to, taken | {jumped}
        return "" if len(taken) == instance.best else "another capture takes more"


def _jumps(
    board: tuple[str, ...], flying: bool, start: Square, at: Square, taken: frozenset[Square]
) -> Iterator[tuple[Square, Square]]:
    """Yield the squares where the piece that began on `start` can land next, with the piece that it jumps over."""
    size, man = len(board), board[start[0]][start[1]] == "w"
    for down, right in CORNERS:
        if man and not flying and down > 0:
            continue
        over: Square | None = None
        for square in ray(size, size, at, (down, right))[: size if flying and not man else 2]:
            sign = "." if square == start else board[square[0]][square[1]]
            if sign == ".":
                if over:
                    yield square, over
                elif man or not flying:
                    break
            elif sign == "b" and over is None and square not in taken:
                over = square
            else:
                break


def _best(board: tuple[str, ...], flying: bool) -> tuple[int, Way]:
    """Give the most captures and a way to them, by depth."""
    most, best = 0, tuple[Square, ...]()
    stack: list[tuple[Way, frozenset[Square]]] = [((start,), frozenset()) for start in where(board, "w", "W")]
    while stack:
        way, taken = stack.pop()
        if len(taken) > most:
            most, best = len(taken), way
        stack += [((*way, to), taken | {over}) for to, over in _jumps(board, flying, way[0], way[-1], taken)]
        if len(stack) > 200:
            raise Retry
    return most, best


def _random(board: tuple[str, ...], flying: bool, rng: Random) -> int:
    """Capture at random with a piece that can, and give how many are taken."""
    taken = frozenset[Square]()
    at = start = rng.choice([one for one in where(board, "w", "W") if any(_jumps(board, flying, one, one, taken))])
    while ways := list(_jumps(board, flying, start, at, taken)):
        at, over = rng.choice(ways)
        taken |= {over}
    return len(taken)


def _planted(
    rng: Random, params: CheckersMaxCapture.Params, king: bool, count: int, way: Way, taken: Squares, clear: Squares
) -> tuple[Way, Squares, Squares]:
    """Go on by so many jumps at random; add to the pieces that they take and to the squares that must stay empty."""
    if not count:
        return way, taken, clear
    for step in rng.sample(CORNERS, 4):
        before, after = (rng.choice((0, 0, 1, 2)) if params.flying and king else 0 for _ in range(2))
        line = list(ray(params.size, params.size, way[-1], step)[: before + after + 2])
        if len(line) == before + after + 2 and (king or params.flying or step[0] < 0):
            over = line.pop(before)
            if over not in taken | clear and not taken & set(line):
                with suppress(Retry):
                    return _planted(rng, params, king, count - 1, (*way, line[-1]), taken | {over}, clear | set(line))
    raise Retry

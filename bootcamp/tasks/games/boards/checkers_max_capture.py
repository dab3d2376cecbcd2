"""Find the capture of draughts that takes the most pieces.

Answer: the squares visited by one piece; every capture of the largest number is right.
Harder: more pieces, longer captures, kings that fly on a larger board.
Skills: search, spatial
Source: original; the game is draughts.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import CORNERS, Cell as Square, where
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Cell, Format, Path

Way = tuple[Square, ...]


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
        start, taken, clear = _planted(rng, params, king)
        signs = dict.fromkeys(taken, "b") | {start: "W" if king else "w"}
        dark = [(r, c) for r in range(size) for c in range(size) if (r + c) % 2 and (r, c) not in signs]
        rng.shuffle(dark)
        free = [square for square in dark if square not in clear]
        for sign in "b" * (params.black - len(taken)) + "".join(rng.choice("wwW") for _ in range(params.white - 1)):
            while free and sign == "w" and free[-1][0] == 0:
                free.pop()
            if not free:
                raise Retry
            signs[free.pop()] = sign
        board = tuple("".join(signs.get((r, c), ".") for c in range(size)) for r in range(size))
        best, way = _best(board, params.flying)
        if not params.captures <= best <= params.captures + 2:
            raise Retry
        if params.captures > 2 and any(_random(board, params.flying, rng) == best for _ in range(7)):
            raise Retry
        return self.Instance(board=board, flying=params.flying, best=best), tuple((r + 1, c + 1) for r, c in way)

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
    if man and not flying and at[0] == 0 and at != start:
        return
    for down, right in CORNERS:
        if man and not flying and down > 0:
            continue
        over: Square | None = None
        for far in range(1, size if flying and not man else 3):
            square = row, col = at[0] + far * down, at[1] + far * right
            if not (0 <= row < size and 0 <= col < size):
                break
            sign = "." if square == start else board[row][col]
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
        for to, over in _jumps(board, flying, way[0], way[-1], taken):
            stack.append(((*way, to), taken | {over}))
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


def _planted(rng: Random, params: CheckersMaxCapture.Params, king: bool) -> tuple[Square, set[Square], set[Square]]:
    """Draw a start, pieces to be taken one after the other from there, and the squares that must stay empty."""
    size = params.size
    low = 0 if king else min(2 * params.captures, size - 1)
    start = at = rng.choice([(r, c) for r in range(low, size) for c in range(1 - r % 2, size, 2)])
    taken: set[Square] = set()
    clear = {start}
    for _ in range(params.captures):
        ways = []
        for down, right in CORNERS:
            before, after = (rng.choice((0, 0, 1, 2)) if params.flying and king else 0 for _ in range(2))
            line = [(at[0] + k * down, at[1] + k * right) for k in range(1, before + after + 3)]
            over, to = line.pop(before), line[-1]
            inside = 0 <= to[0] < size and 0 <= to[1] < size and (king or params.flying or down < 0)
            if inside and over not in taken | clear and not taken & set(line):
                ways.append((line, over))
        if not ways:
            raise Retry
        line, over = rng.choice(ways)
        at, taken, clear = line[-1], taken | {over}, clear | set(line)
    return start, taken, clear

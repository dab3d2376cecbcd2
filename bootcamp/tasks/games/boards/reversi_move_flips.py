"""List the legal moves of a Reversi position with the discs that each turns.

Answer: a number for every legal move; one mapping is right.
Harder: larger and fuller boards, more moves to be made first.
Skills: simulation, counting, spatial
Source: original; the game is Reversi.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell as Place
from bootcamp.lib.grid.symmetry import symmetries
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Cell, Format, Integer, Mapping

Discs = dict[Place, str]
Flips = dict[Place, int]

_OTHER = {"X": "O", "O": "X"}


class ReversiMoveFlips(Task["ReversiMoveFlips.Params", "ReversiMoveFlips.Instance", Flips]):
    version = 1

    class Params(task.Params):
        size: int = knob("the rows and columns", levels=(4, 6, 6, 6, 6, 8, 8, 8, 10, 10), ge=4, le=12)
        before: int = knob(
            "the moves before the board shown", levels=(8, 8, 12, 18, 16, 22, 26, 30, 40, 50), ge=0, le=90
        )
        moves: int = knob("the moves listed", levels=(0, 0, 0, 0, 2, 4, 7, 10, 14, 20), ge=0, le=30)

    class Instance(task.Instance):
        board: tuple[str, ...]
        mover: str
        moves: tuple[Place, ...]

    prompt = Prompt(
        en=r"""
        Here is a position of Reversi, with discs X and O and a dot for an empty cell. It is the turn of {{ mover }}.

        {{ board | grid(" ") }}

        A move puts a disc of one's own on an empty cell. In each of the eight directions (along the row, the column and
        both diagonals), where one or more discs of the other side follow without a gap from that cell on and then a
        disc of one's own, those discs of the other side are turned and become one's own. A move must turn at least one
        disc.
        The sides move by turns; who has no legal move is passed over.

        {% if moves %}
        First these moves are made, by turns and beginning with {{ mover }}; who has no legal move is passed over and is
        not in the list:

        {{ moves | map("point") | comma }}

        List every legal move of the side whose turn it is then, with the number of discs that it turns.
        {% else %}
        List every legal move of {{ mover }} with the number of discs that it turns.
        {% endif %}
        Cells are (row, column), counted from 1 at the top left.
        """,
        zh=r"""
        下面是一个黑白棋局面，X 和 O 为双方棋子，点号为空格。现在轮到 {{ mover }} 走。

        {{ board | grid(" ") }}

        每一步在一个空格里放一枚己方棋子。在八个方向（所在的行、列和两条斜线）的每一个方向上，如果从这一格起紧接着有一枚或多枚
        不间断的对方棋子，再接着是一枚己方棋子，那么这些对方棋子都翻成己方棋子。每一步至少要翻转一枚棋子。双方轮流走；
        没有合法着法的一方被跳过。

        {% if moves %}
        先依次走下列各步，由 {{ mover }} 开始，双方轮流；没有合法着法的一方被跳过，不写在列表中：

        {{ moves | map("point") | comma }}

        然后列出此时轮到走棋的一方的所有合法着法，以及每步翻转的棋子数。
        {% else %}
        列出 {{ mover }} 的所有合法着法，以及每步翻转的棋子数。
        {% endif %}
        格写作（行, 列），从左上角起由 1 开始计数。
        """,
    )

    def format(self, instance: Instance) -> Format[Flips]:
        size = len(instance.board)
        return Mapping(Cell(size, size), Integer(low=0))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Flips]:
        size, half = params.size, params.size // 2
        discs: Discs = {(half, half): "O", (half + 1, half + 1): "O", (half, half + 1): "X", (half + 1, half): "X"}
        mover = "X"
        for _ in range(params.before):
            discs, mover, _ = _drawn(size, discs, mover, rng)
        span = range(1, size + 1)
        board = tuple("".join(discs.get((row, col), ".") for col in span) for row in span)
        first, moves = mover, []
        for _ in range(params.moves):
            discs, mover, cell = _drawn(size, discs, mover, rng)
            moves.append(cell)
        legal = _legal(size, discs, mover)
        if len(legal) < 2:
            raise Retry
        counts = {cell: len(turned) for cell, turned in sorted(legal.items())}
        return self.Instance(board=board, mover=first, moves=tuple(moves)), counts

    def key(self, instance: Instance) -> object:
        numbers = {move: str(number) for number, move in enumerate(instance.moves, 1)}
        swap = _OTHER if instance.mover == "O" else {}
        rows = enumerate(instance.board, 1)
        marked = [[swap.get(s, s) + numbers.get((r, c), "") for c, s in enumerate(row, 1)] for r, row in rows]
        return min(list(map(list, image)) for image in symmetries(marked))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        size, mover, lines = len(instance.board), instance.mover, list[str]()
        discs = {(r, c): s for r, row in enumerate(instance.board, 1) for c, s in enumerate(row, 1) if s != "."}
        for cell in instance.moves:
            if not _turned(discs, mover, cell):
                lines += [*_scan(size, discs, mover), f"{mover}: -"]
                mover = _OTHER[mover]
            lines.append(f"{mover} {_tried(discs, mover, cell)}")
            discs |= dict.fromkeys(_turned(discs, mover, cell), mover) | {cell: mover}
            lines += ["".join(discs.get((r, c), ".") for c in range(1, size + 1)) for r in range(1, size + 1)]
            mover = _OTHER[mover]
        if not _legal(size, discs, mover):
            lines += [*_scan(size, discs, mover), f"{mover}: -"]
            mover = _OTHER[mover]
        return "\n".join([*lines, f"{mover}:", *_scan(size, discs, mover)])


def _scan(size: int, discs: Discs, mover: str) -> list[str]:
    span = range(1, size + 1)
    return [_tried(discs, mover, (row, col)) for row in span for col in span if (row, col) not in discs]


def _tried(discs: Discs, mover: str, cell: Place) -> str:
    """Write, from an empty cell on, the discs of the other side and what ends them, in each direction that has any."""
    parts = list[str]()
    for down, right in KING:
        run, end = _run(discs, mover, cell, (down, right))
        name = {-1: "N", 0: "", 1: "S"}[down] + {-1: "W", 0: "", 1: "E"}[right]
        parts += [f"{name} {_OTHER[mover] * len(run)}{'-' if end != mover else mover}"] if run else []
    return f"({cell[0]}, {cell[1]}): {', '.join(parts) or '-'} = {len(_turned(discs, mover, cell))}"


def _legal(size: int, discs: Discs, mover: str) -> dict[Place, set[Place]]:
    """Give the legal moves with the discs that each turns."""
    legal = {}
    for row in range(1, size + 1):
        for col in range(1, size + 1):
            turned = _turned(discs, mover, (row, col)) if (row, col) not in discs else set()
            if turned:
                legal[row, col] = turned
    return legal


def _turned(discs: Discs, mover: str, cell: Place) -> set[Place]:
    turned: set[Place] = set()
    for step in KING:
        run, end = _run(discs, mover, cell, step)
        if end == mover:
            turned.update(run)
    return turned


def _run(discs: Discs, mover: str, cell: Place, step: Place) -> tuple[list[Place], str]:
    """Give the discs of the other side from a cell on, and what is behind them."""
    run: list[Place] = []
    row, col = cell[0] + step[0], cell[1] + step[1]
    while discs.get((row, col)) == _OTHER[mover]:
        run.append((row, col))
        row, col = row + step[0], col + step[1]
    return run, discs.get((row, col), "")


def _drawn(size: int, discs: Discs, mover: str, rng: Random) -> tuple[Discs, str, Place]:
    """Make a random move; the side that has a move is next."""
    legal = _legal(size, discs, mover)
    if not legal:
        raise Retry
    cell = rng.choice(list(legal))
    after = discs | dict.fromkeys(legal[cell], mover) | {cell: mover}
    other = _OTHER[mover]
    return after, other if _legal(size, after, other) else mover, cell

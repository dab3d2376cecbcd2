"""Place listed chess pieces on the usable squares of a board so that none attacks another.

Answer: the square of every piece; every peaceful placement is right.
Harder: larger boards, more pieces, hardly more usable squares than pieces.
Skills: search, spatial
Source: original.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib.grid.attacks import attacked
from bootcamp.lib.grid.board import Cell as Square, cells, mark, where
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.chess._chess import ATTACKS
from bootcamp.verifiers import Cell, Choice, Format, Mapping

Placement = dict[tuple[int, int], str]

_PIECES = "KQRBN"


class MixedPeacefulPieces(Task["MixedPeacefulPieces.Params", "MixedPeacefulPieces.Instance", Placement]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=10)
        cols: int = knob("the number of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 8, 8), ge=3, le=10)
        pieces: int = knob("how many pieces are to be placed", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 13), ge=2, le=16)
        spare: int = knob("how many more squares are usable", levels=(7, 7, 6, 6, 6, 6, 6, 6, 6, 6), ge=1, le=40)

    class Instance(task.Instance):
        board: tuple[tuple[str, ...], ...]
        pieces: str

        @property
        def listed(self) -> list[tuple[int, str, str]]:
            """How many there are of each piece, with its English and Chinese name."""
            return [(n, *_NAMES[piece]) for piece, n in Counter(self.pieces).items()]

    prompt = Prompt(
        en=r"""
        These pieces are to be placed on the squares of this board that are marked o:

        {{ board | board }}

        {% for n, en, zh in listed %}
        {{ en }}: {{ n }}
        {% endfor %}

        Place all of them, at most one on each square marked o and none elsewhere, so that no piece attacks another.

        Give the square of each piece as (row, column), counted from 1 at the top left, with its letter. If there are
        several ways, give any one.
        """,
        zh=r"""
        要把下列棋子放在下面棋盘上标有 o 的格里：

        {{ board | board }}

        {% for n, en, zh in listed %}
        {{ zh }}：{{ n }}
        {% endfor %}

        请把它们全部放好，每个标有 o 的格至多放一个，其他格不放，使任何棋子都不攻击另一个棋子。

        请写出每个棋子的字母和它所在的格（行, 列），从左上角起由 1 开始计数。如果有多种放法，给出任意一种即可。
        """,
        before=ATTACKS,
    )

    def format(self, instance: Instance) -> Format[Placement]:
        return Mapping(Cell(len(instance.board), len(instance.board[0])), Choice(tuple(_PIECES)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Placement]:
        rows, cols = params.rows, params.cols
        everywhere = list(cells(rows, cols))
        placed: dict[Square, str] = {}
        for _ in range(40 * params.pieces):
            square, piece = rng.choice(everywhere), rng.choice(_PIECES)
            if square not in placed and not _attack({**placed, square: piece}, rows, cols):
                placed[square] = piece
            if len(placed) == params.pieces:
                break
        else:
            raise task.Retry
        free = [square for square in everywhere if square not in placed]
        usable = [*placed, *rng.sample(free, min(params.spare, len(free)))]
        instance = self.Instance(
            board=mark(rows, cols, usable, "o", "."), pieces="".join(sorted(placed.values(), key=_PIECES.index))
        )
        return instance, {(row + 1, col + 1): piece for (row, col), piece in sorted(placed.items())}

    def key(self, instance: Instance) -> object:
        return [canonical(instance.board), instance.pieces]

    def check(self, instance: Instance, answer: Placement) -> str:
        if "".join(sorted(answer.values(), key=_PIECES.index)) != instance.pieces:
            return "the pieces are not those listed"
        placed = {(row - 1, col - 1): piece for (row, col), piece in sorted(answer.items())}
        for square in placed:
            if square not in where(instance.board, "o"):
                return f"no piece may stand in {place(square)}"
        return _attack(placed, len(instance.board), len(instance.board[0]))


_NAMES = {
    "K": ("kings (K)", "王（K）"),
    "Q": ("queens (Q)", "后（Q）"),
    "R": ("rooks (R)", "车（R）"),
    "B": ("bishops (B)", "象（B）"),
    "N": ("knights (N)", "马（N）"),
}


def _attack(placed: dict[Square, str], rows: int, cols: int) -> str:
    """Say which piece attacks which; "" if none does."""
    for square, piece in placed.items():
        for other in attacked(piece, square, rows, cols, placed):
            if other in placed:
                return f"the {piece} in {place(square)} attacks the {placed[other]} in {place(other)}"
    return ""

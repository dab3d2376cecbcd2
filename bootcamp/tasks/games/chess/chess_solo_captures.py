"""Clear a board of white chess pieces by captures among themselves until one is left.

Answer: the captures in order, each as its two squares; every way is right.
Harder: more pieces on larger boards, kings that must be the last.
Skills: search, planning, spatial
Source: the idea is that of solo chess.
"""

from __future__ import annotations

from collections.abc import Sequence as Row
from random import Random

from bootcamp import task
from bootcamp.lib.chess import FromTo
from bootcamp.lib.grid.attacks import attacked
from bootcamp.lib.grid.board import Cell
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Sequence

_PLAYOUTS = 12

Moves = tuple[str, ...]


class ChessSoloCaptures(Task["ChessSoloCaptures.Params", "ChessSoloCaptures.Instance", Moves]):
    version = 1

    class Params(task.Params):
        size: int = knob("the rows and columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=8)
        pieces: int = knob("the pieces", levels=(3, 4, 5, 6, 7, 8, 9, 11, 13, 15), ge=2, le=20)

    class Instance(task.Instance):
        board: tuple[str, ...]

        @property
        def drawing(self) -> str:
            """The board with the names of rows and columns."""
            size = len(self.board)
            rows = [f"{size - row}  {' '.join(line)}" for row, line in enumerate(self.board)]
            return "\n".join([*rows, "", "   " + " ".join("abcdefgh"[:size])])

        @property
        def kinds(self) -> str:
            """The letters of the pieces that there are."""
            return "".join(self.board)

    answer = Sequence(FromTo(promotes=False))
    prompt = Prompt(
        en=r"""
        On this board stand white chess pieces only; a dot is an empty square. Columns are named by letters and rows by
        numbers, as written beside the board:

        {{ drawing }}

        Every move must capture: a piece moves onto the square of another piece, which is taken off the board. Each
        piece may move at most twice. A king is never captured.

        {% if "K" in kinds %}
        - K, the king: one square in any of the eight directions.
        {% endif %}
        {% if "Q" in kinds %}
        - Q, a queen: along its row, its column or a diagonal.
        {% endif %}
        {% if "R" in kinds %}
        - R, a rook: along its row or its column.
        {% endif %}
        {% if "B" in kinds %}
        - B, a bishop: along a diagonal.
        {% endif %}
        {% if "N" in kinds %}
        - N, a knight: two squares along a row or column and one across, whatever lies between.
        {% endif %}
        {% if "P" in kinds %}
        - P, a pawn: one square diagonally upwards, to the left or to the right. It always stays a pawn.
        {% endif %}

        On its way along a line no piece can jump over another one.

        Give captures, in order, after which a single piece is left. Any such list will do.
        """,
        zh=r"""
        下面的棋盘上只有国际象棋的白方棋子，点号为空格。列用字母、行用数字表示，写在棋盘旁边：

        {{ drawing }}

        每一步都必须吃子：一个棋子走到另一个棋子所在的格，后者被拿走。每个棋子最多走两次。王不能被吃。

        {% if "K" in kinds %}
        - K（王）：向八个方向之一走一格。
        {% endif %}
        {% if "Q" in kinds %}
        - Q（后）：沿所在的行、列或斜线走。
        {% endif %}
        {% if "R" in kinds %}
        - R（车）：沿所在的行或列走。
        {% endif %}
        {% if "B" in kinds %}
        - B（象）：沿斜线走。
        {% endif %}
        {% if "N" in kinds %}
        - N（马）：沿行或列走两格再横走一格，不受中间棋子的阻挡。
        {% endif %}
        {% if "P" in kinds %}
        - P（兵）：向左上或右上斜走一格，始终是兵。
        {% endif %}

        沿直线或斜线走的棋子不能越过其他棋子。

        请依次写出各步吃子，使最后只剩一个棋子。任意一种走法都可以。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Moves]:
        size = params.size
        king = rng.random() < 0.5
        held = {(rng.randrange(size), rng.randrange(size)): ("K" if king else rng.choice("QRBNP"), 0)}
        moves: list[str] = []
        for _ in range(40 * params.pieces):
            if len(held) == params.pieces:
                break
            to = rng.choice(list(held))
            piece, moved = held[to]
            ways = [start for start in attacked(piece.replace("P", "p"), to, size, size, held) if start not in held]
            if moved < 2 and ways:
                start = rng.choice(ways)
                held[start] = piece, moved + 1
                held[to] = rng.choice("QRRBBNNNPPP"), 0
                moves.append(_name(size, start) + _name(size, to))
        pieces = {cell: (piece, 0) for cell, (piece, _) in held.items()}
        most = 1 if params.pieces > 4 else 6  # of the random playouts that clear the board
        for _ in range(_PLAYOUTS):
            most -= len(held) < params.pieces or _clears(size, pieces, rng)
            if most < 0:
                raise Retry
        board = tuple("".join(held.get((row, col), ".")[0] for col in range(size)) for row in range(size))
        return self.Instance(board=board), tuple(reversed(moves))

    def key(self, instance: Instance) -> object:
        return min([list(instance.board), [line[::-1] for line in instance.board]])

    def check(self, instance: Instance, answer: Moves) -> str:
        size = len(instance.board)
        rows = enumerate(instance.board)
        held = {(row, col): (piece, 0) for row, line in rows for col, piece in enumerate(line) if piece != "."}
        for move in answer:
            start, to = ((size - int(name[1]), "abcdefgh".index(name[0])) for name in (move[:2], move[2:4]))
            if move[4:] or start not in held or to not in held:
                return f"{move} does not lead from one piece to another"
            piece, moved = held[start]
            if to not in attacked(piece, start, size, size, held):
                return f"the piece on {move[:2]} does not reach {move[2:4]}"
            if moved == 2:
                return f"the piece on {move[:2]} has moved twice before {move}"
            if held[to][0] == "K":
                return f"{move} captures a king"
            held[to] = piece, moved + 1
            del held[start]
        return "" if len(held) == 1 else f"{len(held)} pieces are left"


def _name(size: int, cell: Cell) -> str:
    return "abcdefgh"[cell[1]] + str(size - cell[0])


def _clears(size: int, pieces: dict[Cell, tuple[str, int]], rng: Random) -> bool:
    """Capture at random until nothing can be captured, and tell whether one piece is left."""
    held = dict(pieces)
    while True:
        moves: Row[tuple[Cell, Cell]] = [
            (start, to)
            for start, (piece, moved) in held.items()
            if moved < 2
            for to in attacked(piece, start, size, size, held)
            if to in held and held[to][0] != "K"
        ]
        if not moves:
            return len(held) == 1
        start, to = rng.choice(moves)
        piece, moved = held.pop(start)
        held[to] = piece, moved + 1

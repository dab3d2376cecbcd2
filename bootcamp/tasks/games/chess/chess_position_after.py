"""Play chess moves given in short notation and give the position after them.

Answer: the board as in FEN and the rights to castle that are left; one pair is right.
Harder: more moves, middle games, and back rows in another order.
Skills: simulation, spatial
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.chess import START, Position, legal_moves, placement, played, short, written
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.games.chess._position import BOARD, Shown
from bootcamp.verifiers import Record, Text


class ChessPositionAfter(Task["ChessPositionAfter.Params", "ChessPositionAfter.Instance", dict[str, str]]):
    version = 1

    class Params(task.Params):
        plies: int = knob("the moves of both sides", levels=(3, 5, 7, 10, 14, 20, 28, 38, 52, 70), ge=1, le=100)
        before: int = knob(
            "the moves before the position shown", levels=(0, 0, 0, 6, 10, 16, 24, 30, 0, 0), ge=0, le=60
        )
        shuffled: bool = knob("whether the back rows are in another order", levels=(False,) * 8 + (True,) * 2)

    class Instance(Shown):
        moves: tuple[str, ...]

        @property
        def listed(self) -> str:
            """The moves with their numbers, two dots before the first one if it is Black's."""
            texts, white = [], self.white
            for number, move in enumerate(self.moves, 1 if self.white else 2):
                texts.append(f"{(number + 1) // 2}. {move}" if white else move)
                white = not white
            return " ".join(texts if self.white else ["1. ...", *texts])

    answer = Record(board=Text(alphabet="KQRBNPkqrbnp12345678/"), castling=Text(alphabet="KQkq-"))
    prompt = Prompt(
        before=BOARD,
        en=r"""
        From here these moves are played, written in standard algebraic notation:

        {{ listed }}

        Give the position after the last of them: the board as in the first field of FEN (the ranks from the eighth to
        the first, parted by slashes, a number for a run of empty squares), and the rights to castle that are left then,
        as letters in the order KQkq, or - if there are none. A right is left as long as neither the king nor the rook
        in question has moved or been captured, even if castling is not possible at the moment.
        """,
        zh=r"""
        从这个局面起，双方走了下列着法，用标准代数记谱法写出：

        {{ listed }}

        请给出最后一步之后的局面：棋盘（board）按 FEN 第一个字段的写法（从第 8 行到第 1 行，各行用斜线隔开，
        连续的空格写作数字）；此时剩下的王车易位权利（castling）用字母按 KQkq 的顺序写出，没有则写 -。
        只要有关的王和车都没有动过、车也没有被吃，即使眼下不能易位，权利仍然保留。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, str]]:
        position = Position(START, rights="KQkq")
        if params.shuffled:
            back = "".join(rng.sample("rnbqkbnr", 8))
            position = Position(back + START[8:56] + back.upper())
        for _ in range(params.before):
            position = played(position, _drawn(rng, position)[0])
        shown, moves = position, []
        for _ in range(params.plies):
            move, legal = _drawn(rng, position)
            moves.append(short(position, move, legal))
            position = played(position, move)
        answer = {"board": placement(position.board), "castling": position.rights or "-"}
        return self.Instance(**shown._asdict(), moves=tuple(moves)), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        position, right = instance.position, {"en": "castling", "zh": "易位权"}[language]
        lines = []
        for text in instance.moves:
            legal = legal_moves(position)
            move = next(one for one in legal if short(position, one, legal) == text)
            after = played(position, move)
            ranks = zip(
                "87654321", placement(position.board).split("/"), placement(after.board).split("/"), strict=True
            )
            told = comma(f"{number} {new}" for number, old, new in ranks if new != old)
            change = f"; {right} {after.rights or '-'}" if after.rights != position.rights else ""
            lines.append(f"{text}: {written(move)}: {told}{change}")
            position = after
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [list(instance.position), list(instance.moves)]


def _drawn(rng: Random, position: Position) -> tuple[Any, Any]:
    """Draw a move, more often one that captures, castles or promotes, and give all moves too."""
    board, moves = position.board, legal_moves(position)
    if not moves:
        raise Retry
    weights = [
        6 if piece or (board[source] in "Kk" and abs(source - to) == 2) else 2 if board[to] != "." else 1
        for source, to, piece in moves
    ]
    return rng.choices(moves, weights)[0], moves

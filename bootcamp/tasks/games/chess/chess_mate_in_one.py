"""Find a move that gives checkmate in a chess position.

Answer: one move as its two squares; every move that mates is right.
Harder: more men, more checks that are no mate, and mates by promotion, double check or a man that did not move.
Skills: search, spatial
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.chess import (
    FromTo,
    Move,
    Position,
    attackers,
    checks,
    has_move,
    in_check,
    legal_moves,
    played,
    random_board,
    read_move,
    written,
)
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.games.chess._position import BOARD, Shown, sides


class ChessMateInOne(Task["ChessMateInOne.Params", "ChessMateInOne.Instance", str]):
    version = 1

    class Params(task.Params):
        white: str = knob(
            "White's men besides the king",
            levels=("qr", "qn", "rrbn", "qrbn", "qrbnp", "qrbnpp", "qrrbnpp", "qrrbnnppp", "qrrbbnnpp", "qrrbbnnpppp"),
            max_length=15,
        )
        black: str = knob(
            "Black's men besides the king",
            levels=("", "p", "p", "pp", "rpp", "rnpp", "rnppp", "rbnpppp", "rbnnpppp", "qrbnnpppppp"),
            max_length=15,
        )
        checks: int = knob("the fewest checks that are no mate", levels=(0, 1, 4, 5, 5, 5, 5, 5, 5, 5), ge=0, le=8)
        drawn: int = knob(
            "the most draws for a mate by promotion, double check or a man at rest",
            levels=(1, 1, 1, 1, 1, 2, 3, 3, 3, 3),
            ge=1,
            le=5,
        )

    class Instance(Shown):
        pass

    answer = FromTo()
    prompt = Prompt(
        before=BOARD,
        en=r"""
        White can checkmate with one move. Give such a move as its two squares, from where to where; where a pawn
        becomes a piece, add the small letter of that piece. If several moves give mate, any one will do.
        """,
        zh=r"""
        白方可以一步将死对方。请给出这样一步棋，写出起点格和终点格；如果是兵升变，在后面加上所变棋子的小写字母。
        如果有多步棋都能将死，给出任意一步即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        left = params.drawn
        for _ in range(400):
            position = Position(random_board(rng, params.white, params.black, 1))
            if in_check(position, False) or in_check(position):
                continue
            found = checks(position)
            if len(found) <= params.checks:
                continue
            mates = [move for move in found if not has_move(played(position, move))]
            if 0 < len(mates) < 3 and len(found) - len(mates) >= params.checks:
                left -= 1
                if left == 0 or any(_unusual(position, move) for move in mates):
                    return self.Instance(board=position.board), min(map(written, mates))
        raise Retry

    def key(self, instance: Instance) -> object:
        return sides(instance.position)

    def check(self, instance: Instance, answer: str) -> str:
        position, move = instance.position, read_move(answer)
        if move not in legal_moves(position):
            return f"{answer} is no legal move"
        after = played(position, move)
        if not in_check(after):
            return f"{answer} gives no check"
        return "the king has a way out of this check" if has_move(after) else ""


def _unusual(position: Position, move: Move) -> bool:
    after = played(position, move)
    return bool(move[2]) or attackers(after.board, after.board.index("k"), True) != [move[1]]

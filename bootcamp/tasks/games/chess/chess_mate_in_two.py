"""Find a chess move after which every reply is answered by checkmate.

Answer: the move, and a mating move for each legal reply; every such move and every mate is right.
Harder: more men on both sides, more replies.
Skills: search, planning
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.chess import (
    FromTo,
    Position,
    in_check,
    is_legal,
    is_mate,
    legal_moves,
    mates,
    played,
    random_board,
    reaches,
    read_move,
    written,
)
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.games.chess._position import BOARD, Shown, sides
from bootcamp.verifiers import Mapping, Record

Line = dict[str, Any]


class ChessMateInTwo(Task["ChessMateInTwo.Params", "ChessMateInTwo.Instance", Line]):
    version = 1

    class Params(task.Params):
        white: str = knob(
            "White's men besides the king",
            levels=("qr", "qr", "qrb", "qrb", "qrbn", "qrbn", "qrrb", "qrrb", "qrrbn", "qrrbn"),
            max_length=15,
        )
        black: str = knob(
            "Black's men besides the king",
            levels=("", "p", "p", "pp", "pp", "np", "np", "npp", "npp", "npp"),
            max_length=15,
        )
        fewest: int = knob("the fewest replies", levels=(1, 1, 1, 2, 2, 3, 3, 3, 4, 5), ge=1, le=12)
        most: int = knob("the most replies", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=1, le=16)

    class Instance(Shown):
        pass

    answer = Record(first=FromTo(), mates=Mapping(FromTo(), FromTo()))
    prompt = Prompt(
        before=BOARD,
        en=r"""
        White cannot give checkmate with this move, but can force it with the next one. Give such a first move of White
        (first), and for each legal reply of Black one move of White that gives checkmate then (mates). Every move is
        written as its two squares, from where to where; where a pawn becomes a piece, add the small letter of that
        piece. If there are several right moves, any one will do.
        """,
        zh=r"""
        白方不能一步将死对方，但可以在第二步必定将死。请给出白方这样的第一步（first），并对黑方的每一步合法应着，
        各给出白方随后将死对方的一步棋（mates）。每步棋写出起点格和终点格；如果是兵升变，在后面加上所变棋子的小写字母。
        如果有多种正确的着法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Line]:
        for _ in range(150):
            after = Position(random_board(rng, params.white, params.black, 1), False)
            if in_check(after) or in_check(after, True):
                continue
            replies = legal_moves(after)
            if not params.fewest <= len(replies) <= params.most:
                continue
            rng.shuffle(replies)
            answers = {}
            for reply in replies:
                found = mates(played(after, reply))
                if not found:
                    break
                answers[written(reply)] = written(found[0])
            before = _before(after.board, rng) if len(answers) == len(replies) else None
            if before:
                board, first = before
                return self.Instance(board=board), {"first": first, "mates": dict(sorted(answers.items()))}
        raise Retry

    def key(self, instance: Instance) -> object:
        return sides(instance.position)

    def check(self, instance: Instance, answer: Line) -> str:
        position, first = instance.position, read_move(answer["first"])
        if not is_legal(position, first):
            return f"{answer['first']} is no legal move"
        after = played(position, first)
        replies = set(map(written, legal_moves(after)))
        wrong = sorted(set(answer["mates"]) - replies)
        if wrong:
            return f"{wrong[0]} is no legal reply to {answer['first']}"
        if not replies or len(answer["mates"]) < len(replies):
            return "some legal reply has no answer, or there is none"
        for reply, mate in answer["mates"].items():
            then = played(after, read_move(reply))
            if not is_legal(then, read_move(mate)) or not is_mate(played(then, read_move(mate))):
                return f"{mate} is no checkmate after {reply}"
        return ""


def _before(board: str, rng: Random) -> tuple[str, str] | None:
    """Take back a move of a white piece; before it White must not be in check nor have a mate."""
    backs = [(start, to) for start, to, _ in reaches(Position(board)) if board[to] == "." and board[start] != "P"]
    for start, to in rng.sample(backs, min(len(backs), 6)):
        squares = list(board)
        squares[start], squares[to] = ".", board[start]
        before = Position("".join(squares))
        if not in_check(before, False) and not in_check(before) and not mates(before):
            return before.board, written((to, start, ""))
    return None

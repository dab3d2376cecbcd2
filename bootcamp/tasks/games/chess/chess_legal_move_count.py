"""Count the legal moves of each man of the side to move in a chess position.

Answer: the number for every square with a man that can move; one mapping is right.
Harder: more men, and positions with checks, pins, castling, promotion and pawns taken in passing.
Skills: counting, spatial
Source: original.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from bootcamp import task
from bootcamp.lib.chess import Position, in_check, legal_moves, mirrored, pinned, random_board, reaches, square_name
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.games.chess._position import BOARD, Shown, armies, possible, sides
from bootcamp.verifiers import Integer, Mapping, Text

Counts = dict[str, int]


class ChessLegalMoveCount(Task["ChessLegalMoveCount.Params", "ChessLegalMoveCount.Instance", Counts]):
    version = 1

    class Params(task.Params):
        men: int = knob("the men on the board", levels=(3, 5, 7, 9, 11, 14, 17, 20, 24, 28), ge=3, le=30)
        features: int = knob(
            "how many of check, pin, castling, promotion and capture in passing occur",
            levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 2),
            ge=0,
            le=3,
        )

    class Instance(Shown):
        pass

    answer = Mapping(Text(alphabet="abcdefgh12345678", length=2), Integer(low=0))
    prompt = Prompt(
        before=BOARD,
        en=r"""
        For each man of the side to move that has at least one legal move, give its square and how many legal moves it
        has. Moves of a pawn to the last rank count once for each of the four pieces that it can become. Castling counts
        as a move of the king. Leave out men without a legal move.
        """,
        zh=r"""
        对走棋方每个至少有一步合法着法的棋子，给出它所在的格和它的合法着法数。兵走到底线时，可以变成的四种棋子各算一步。
        王车易位算作王的一步。没有合法着法的棋子不要写。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Counts]:
        for _ in range(60):
            white, black = armies(rng, params.men)
            fixed, empty, rights, passant = _planted(rng, white, black, params.features)
            for man in fixed.values():
                if man.isupper():
                    white = white.replace(man.lower(), "", 1)
                else:
                    black = black.replace(man, "", 1)
            position = Position(random_board(rng, white, black, 4, fixed, empty), True, rights, passant)
            if not possible(position):
                continue
            moves = legal_moves(position)
            if len({move[0] for move in moves}) < 2 or _features(position, moves) < params.features:
                continue
            if rng.random() < 0.5:
                position = mirrored(position)
            instance = self.Instance(**position._asdict())
            return instance, self.solve(instance)
        raise Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        position, word = instance.position, {"en": "not", "zh": "不能"}[language]
        legal, lines = legal_moves(position), []
        for square in sorted({move[0] for move in legal}, key=square_name):
            ends = [
                square_name(to) + (f"={piece.upper()}" if piece else "") for one, to, piece in legal if one == square
            ]
            unsafe = [square_name(move[1]) for move in reaches(position, square) if move not in legal]
            barred = f", {word} {' '.join(unsafe)}" if unsafe else ""
            lines.append(f"{square_name(square)}: {' '.join(ends)}{barred}: {len(ends)}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return sides(instance.position)

    def solve(self, instance: Instance) -> Counts:
        counts = Counter(square_name(move[0]) for move in legal_moves(instance.position))
        return dict(sorted(counts.items()))


def _planted(rng: Random, white: str, black: str, features: int) -> tuple[dict[int, str], tuple[int, ...], str, int]:
    """Plant a king and a rook at home, a pawn before the last row or one that a neighbour can take in passing."""
    fixed: dict[int, str] = {}
    empty: tuple[int, ...] = ()
    rights, passant = "", -1
    for kind in rng.sample(range(4), features):
        if kind == 0 and "r" in white:
            rights = rng.choice("KQ")
            fixed |= {60: "K", 63 if rights == "K" else 56: "R"}
            empty = (61, 62) if rights == "K" else (57, 58, 59)
        elif kind == 1 and "p" in white and "p" in black:
            file = rng.randrange(8)
            beside = file + rng.choice([step for step in (-1, 1) if 0 <= file + step < 8])
            fixed |= {24 + file: "p", 24 + beside: "P"}
            passant = 16 + file
        elif kind == 2 and white.count("p") > 1:
            fixed[8 + rng.randrange(8)] = "P"
    if passant >= 0:
        empty += (passant, passant - 8)
        fixed.pop(passant - 8, None)
    return fixed, empty, rights, passant


def _features(position: Position, moves: list[tuple[int, int, str]]) -> int:
    board = position.board
    checked = in_check(position)
    return sum(
        (
            checked,
            not checked and bool(pinned(position)),
            any(board[move[0]] == "K" and abs(move[0] - move[1]) == 2 for move in moves),
            any(move[2] for move in moves),
            any(board[move[0]] == "P" and move[1] == position.passant for move in moves),
        )
    )

"""Find a check in a chess position that wins material against every reply.

Answer: one move as its two squares; every move that wins the stated number of points is right.
Harder: more men, first moves that do not capture.
Skills: search, planning
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.chess import (
    FromTo,
    Move,
    Position,
    checks,
    has_move,
    in_check,
    is_legal,
    mates,
    played,
    random_board,
    reaches,
    read_move,
    square_name,
    written,
)
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.tasks.games.chess._position import BOARD, Shown, possible, sides
from bootcamp.verifiers import Format

_POINTS = {"Q": 9, "R": 5, "B": 3, "N": 3, "P": 1}


class ChessWinningTactic(Task["ChessWinningTactic.Params", "ChessWinningTactic.Instance", str]):
    version = 1

    class Params(task.Params):
        white: str = knob(
            "White's men besides the king",
            levels=("q", "q", "q", "qp", "qp", "qnp", "qbn", "qrnp", "qrnpp", "qrbnpp"),
            max_length=15,
        )
        black: str = knob(
            "Black's men besides the king",
            levels=("r", "rp", "rpp", "rpp", "rbpp", "rbnp", "rbnpp", "qrnpp", "qrbnpp", "qrbnnppp"),
            max_length=15,
        )
        quiet: bool = knob("whether a right first move is neither capture nor promotion", levels=(False,) + (True,) * 9)

    class Instance(Shown):
        hidden = ("checks", "right")
        men: tuple[str, ...]
        points: int
        checks: tuple[str, ...]
        right: tuple[str, ...]

    prompt = Prompt(
        before=BOARD,
        en=r"""
        The men and their squares once more: {{ men | comma }}.

        Count a queen as 9 points, a rook as 5, a bishop or knight as 3, a pawn as 1 and a king as nothing. The balance
        is White's points minus Black's.

        White makes a move that gives check, Black replies, White makes a second move of any kind and Black replies once
        more. White has succeeded if the balance is then at least {{ points }} higher than now and White is not
        checkmated, or if Black is checkmated before. If a side is checkmated or stalemated at any other time before the
        end, White has failed.

        Give a first move with which White can succeed, whatever Black replies; White chooses his second move when he
        has seen Black's first reply. Write it as its two squares, from where to where; where a pawn becomes a piece,
        add the small letter of that piece. If several moves do, any one will do.
        """,
        zh=r"""
        各棋子及其所在的格再列一遍：{{ men | comma }}。

        后记 9 分，车 5 分，象和马各 3 分，兵 1 分，王不计分。子力差是白方的分数减去黑方的分数。

        白方走一步将军的棋，黑方应一步，白方走任意的第二步，黑方再应一步。如果这时子力差比现在至少高 {{ points }} 分，
        并且白方没有被将死，或者黑方在此之前已被将死，则白方成功。
        如果在结束之前出现其他的将死或逼和（无子可走），则白方失败。

        请给出白方的第一步，使白方不论黑方怎样应对都能成功；白方在看到黑方的第一次应着之后再选择第二步。
        写出起点格和终点格；如果是兵升变，在后面加上所变棋子的小写字母。如果有多步符合，给出任意一步即可。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return FromTo()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        for _ in range(60):
            position = Position(random_board(rng, params.white, params.black, 3))
            if not possible(position) or in_check(position):
                continue
            checking = checks(position)
            if len(checking) < 4 or any(not has_move(played(position, move)) for move in checking):
                continue
            # a quick look that leaves out mates refuses most positions
            hits = 0
            for move in sorted(checking, key=lambda move: _is_quiet(position, move)):
                hit = _succeeds(position, move, 3, False)
                hits += len(checking) if hit and params.quiet and not _is_quiet(position, move) else hit
                if 4 * hits > len(checking):
                    break
            if not 0 < 4 * hits <= len(checking):
                continue
            found = [move for move in checking if _succeeds(position, move, 3)]
            quiet = all(_is_quiet(position, move) for move in found)
            if 0 < 4 * len(found) <= len(checking) and (quiet or not params.quiet):
                all_checks, right = (tuple(map(written, moves)) for moves in (checking, found))
                board = position.board
                men = tuple(man + square_name(square) for square, man in enumerate(board) if man != ".")
                instance = self.Instance(board=board, men=men, points=3, checks=all_checks, right=right)
                return instance, right[0]
        raise Retry

    def key(self, instance: Instance) -> object:
        return sides(instance.position)

    def check(self, instance: Instance, answer: str) -> str:
        if not is_legal(instance.position, read_move(answer)):
            return f"{answer} is no legal move"
        if answer not in instance.checks:
            return f"{answer} gives no check"
        return "" if answer in instance.right else "some reply saves enough"


def _is_quiet(position: Position, move: Move) -> bool:
    return position.board[move[1]] == "." and not move[2]


def _gain(board: str, move: Move) -> int:
    """Give the points that a move wins by what it takes and by promotion."""
    source, to, piece = move
    passing = board[source] in "Pp" and source % 8 != to % 8 and board[to] == "."
    return _POINTS.get(board[to].upper(), 0) + passing + (_POINTS[piece.upper()] - 1 if piece else 0)


def _after(position: Position, least: int) -> Iterator[tuple[Position, int]]:
    """Yield the positions after legal moves that win at least so many points, with these points."""
    for move in reaches(position):
        gain = _gain(position.board, move)
        if gain >= least:
            after = played(position, move)
            if not in_check(after, position.white):
                yield after, gain


def _succeeds(position: Position, first: Move, points: int, mating: bool = True) -> bool:
    """Tell whether White succeeds with a first move that is no mate, mates being looked at only if `mating`."""
    missing = points - _gain(position.board, first)
    legal = False
    for after, lost in _after(played(position, first), 0):
        if not _goes_on(after, missing + lost, mating):
            return False
        legal = True
    return legal


def _goes_on(position: Position, missing: int, mating: bool) -> bool:
    """Tell whether White has a second move after which he mates or keeps the points that he needs."""
    moves = _after(position, max(missing, 0))
    return any(_holds(after, gain - missing, mating) for after, gain in moves) or (mating and bool(mates(position)))


def _holds(position: Position, spare: int, mating: bool) -> bool:
    """Tell whether no reply of Black wins more than the points to spare or mates; mated, he has none."""
    if any(True for _ in _after(position, spare + 1)):
        return False
    return not mating or (not mates(position) and (has_move(position) or in_check(position)))

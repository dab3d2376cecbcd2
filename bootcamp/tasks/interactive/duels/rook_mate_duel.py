"""Give checkmate with king and rook against a king that resists as long as can be.

Answer: a move of the king or the rook; every way to mate in time wins.
Turns: one for each move of one's own.
Harder: larger boards, mates that take more moves, fewer moves to spare.
Skills: planning, search, spatial
Source: original; an elementary ending of chess.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.chance import draw, new_chance
from bootcamp.lib.rook_endings import Position, Square, attacked, black_moves, distance, image, legal, white_moves
from bootcamp.verifiers import Format, Text

FILES = "abcdefgh"
NEVER = 1000


class _State(NamedTuple):
    turn: int
    position: Position


class _Seen(NamedTuple):
    black: str
    """The square of the black king, after his move if he has one."""
    king: str
    rook: str
    end: str
    """``mate``, ``stalemate``, ``taken`` for the rook, or nothing."""


Past = tuple[tuple[str, _Seen], ...]


class RookMateDuel(Interactive["RookMateDuel.Params", "RookMateDuel.Instance", str, _State, _Seen]):
    version = 1

    class Params(interactive.Params):
        size: int = knob("the side of the board", levels=(6, 6, 5, 5, 6, 6, 7, 7, 8, 8), ge=4, le=8)
        moves: int = knob("the fewest moves to mate", levels=(2, 3, 5, 6, 6, 8, 9, 11, 12, 14), ge=1, le=16)
        spare: int = knob("moves beyond the fewest", levels=(3, 3, 2, 2, 2, 2, 2, 2, 2, 1), ge=0, le=9)

    class Instance(interactive.Instance):
        size: int
        king: str
        rook: str
        black: str
        chance: int

    prompt = Prompt(
        en=r"""
        A chess board has {{ size }} × {{ size }} squares: the files a to {{ "abcdefgh"[size - 1] }} from left to right,
        the ranks 1 to {{ size }} from below. White has a king on {{ king }} and a rook on {{ rook }}, Black has a king
        on {{ black }}. You are White and to move; I am Black. The rules of chess apply: kings move one square in any
        direction and never to an attacked square, the rook moves any number of free squares along a file or rank. You
        win if you give checkmate: my king is attacked and has no move. You lose if I take the rook, or if I have no
        move and am not attacked (stalemate). I play as well as can be: I take the rook if I can, else I hold out as
        long as I can.

        Your move is K or R and the square to which the piece goes, such as Ra1, without a sign for check or mate. I
        tell you my move and where all pieces are.
        """,
        zh=r"""
        一个国际象棋棋盘有 {{ size }} × {{ size }} 格：从左到右是 a 到 {{ "abcdefgh"[size - 1] }} 线，
        从下到上是第 1 到 {{ size }} 横线。白方的王在 {{ king }}，车在 {{ rook }}；黑方的王在 {{ black }}。
        你执白先走，我执黑。规则同国际象棋：王朝任意方向走一格，不能走到受攻击的格子；车沿直线或横线走任意多个空格。
        如果你将死我，即我的王受到攻击而无处可走，你获胜。如果我吃掉你的车，或者我没有受到攻击而无棋可走（逼和），
        你失败。我会尽力走得最好：能吃车就吃车，否则尽可能拖延。

        你的一步写成 K（王）或 R（车）加上它要走到的格子，例如 Ra1，不加将军或将死的符号。
        我会告诉你我走的棋和各棋子的位置。
        """,
    )
    reply = Prompt(
        en="""
        {% if end == "mate" %}
        Checkmate.
        {% elif end == "stalemate" %}
        Stalemate: my king on {{ black }} has no move.
        {% elif end == "taken" %}
        My king takes the rook on {{ black }}.
        {% else %}
        My king goes to {{ black }}. White: king {{ king }}, rook {{ rook }}. Black: king {{ black }}.
        {% endif %}
        """,
        zh="""
        {% if end == "mate" %}
        将死。
        {% elif end == "stalemate" %}
        逼和：我在 {{ black }} 的王无棋可走。
        {% elif end == "taken" %}
        我的王吃掉 {{ black }} 的车。
        {% else %}
        我的王走到 {{ black }}。白方：王 {{ king }}，车 {{ rook }}。黑方：王 {{ black }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet="KR" + FILES[: instance.size] + "12345678"[: instance.size], length=3)

    def deal(self, params: RookMateDuel.Params, rng: Random) -> Instance:
        squares = [(row, col) for row in range(params.size) for col in range(params.size)]
        king, rook, black = position = (rng.choice(squares), rng.choice(squares), rng.choice(squares))
        if not legal(params.size, position, white=True) or _needed(params.size, position) != params.moves:
            raise interactive.Retry
        return self.Instance(
            size=params.size,
            king=_name(king),
            rook=_name(rook),
            black=_name(black),
            turns=params.moves + params.spare,
            chance=new_chance(rng),
        )

    def begin(self, instance: Instance) -> _State:
        return _State(0, _position(instance))

    def illegal(self, shown: Instance, past: Past, move: str) -> str:
        return "" if move in _moves(shown, past) else f"{move} is no legal move"

    def react(self, instance: Instance, state: _State, move: str) -> Turn:
        size, (king, rook, black) = instance.size, state.position
        king, rook = (_square(move[1:]), rook) if move[0] == "K" else (king, _square(move[1:]))
        moves = list(black_moves(size, (king, rook, black)))
        end = ""
        if not moves:
            end = "mate" if attacked(size, king, rook, black) else "stalemate"
        elif rook in moves:
            black, end = rook, "taken"
        else:
            values = {to: _needed(size, (king, rook, to)) for to in moves}
            best = max(values.values())
            ways = [to for to in moves if values[to] == best]
            black = draw(instance.chance, state.turn, "king").choice(ways)
        seen = _Seen(_name(black), _name(king), _name(rook), end)
        over = {"": "", "mate": "won"}.get(end, "lost")
        return Turn(_State(state.turn + 1, (king, rook, black)), seen, over)

    def key(self, instance: Instance) -> object:
        return instance.size, image(instance.size, _position(instance))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> str:
        return rng.choice(sorted(_moves(shown, past)))

    def policy(self, shown: Instance, past: Past, rng: Random) -> str:
        moves = _moves(shown, past)
        return min(moves, key=lambda move: _left(shown.size, moves[move]))


def _name(square: Square) -> str:
    return f"{FILES[square[1]]}{square[0] + 1}"


def _square(name: str) -> Square:
    return int(name[1:]) - 1, FILES.index(name[0])


def _position(shown: RookMateDuel.Instance | _Seen) -> Position:
    return _square(shown.king), _square(shown.rook), _square(shown.black)


def _moves(shown: RookMateDuel.Instance, past: Past) -> dict[str, Position]:
    """Give the legal moves by name, each with the position after it."""
    before = _position(past[-1][1] if past else shown)
    moves = {}
    for after in white_moves(shown.size, before):
        piece, square = ("K", after[0]) if after[0] != before[0] else ("R", after[1])
        moves[piece + _name(square)] = after
    return moves


def _left(size: int, position: Position) -> int:
    """Return how many further moves White needs with Black to move."""
    found = distance(size, position)
    return NEVER if found is None else found


def _needed(size: int, position: Position) -> int:
    """Return how many moves White, who is to move, needs."""
    return 1 + min(_left(size, after) for after in white_moves(size, position))

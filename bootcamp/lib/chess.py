"""Chess by its usual rules: positions, legal moves, check and mate, FEN, short notation, and random positions.

A board is a text of 64 signs from a8 to h8, then a7 to h7 and so on to h1, as FEN and drawings have it: capital letters
are White's men, small ones Black's, a dot is an empty square. Square 0 is a8, square 63 is h1.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import NamedTuple

from bootcamp.errors import Retry
from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.choices import Text

Move = tuple[int, int, str]
"""From which square to which, and what a pawn becomes: q, r, b, n or nothing."""

START = "rnbqkbnrpppppppp................................PPPPPPPPRNBQKBNR"
"""The board at the start of a game."""

_WAYS = ((-1, 0), (0, 1), (1, 0), (0, -1), (-1, 1), (1, 1), (1, -1), (-1, -1))
_JUMPS = ((-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1))
_LINES = {"Q": range(8), "R": range(4), "B": range(4, 8)}
_LOST = {0: "q", 4: "kq", 7: "k", 56: "Q", 60: "KQ", 63: "K"}
_CASTLES = {
    "K": (60, 62, (61, 62), 63),
    "Q": (60, 58, (59, 58, 57), 56),
    "k": (4, 6, (5, 6), 7),
    "q": (4, 2, (3, 2, 1), 0),
}


class Position(NamedTuple):
    """A board, whether White is to move, the rights to castle (of KQkq), and the square behind a pawn that went two."""

    board: str
    white: bool = True
    rights: str = ""
    passant: int = -1


def square_name(square: int) -> str:
    """Name a square.

    >>> square_name(0), square_name(63)
    ('a8', 'h1')
    """
    return "abcdefgh"[square % 8] + str(8 - square // 8)


def square_of(name: str) -> int:
    """Give the number of a named square.

    >>> square_of("e4")
    36
    """
    return "abcdefgh".index(name[0]) + 8 * (8 - int(name[1]))


def written(move: Move) -> str:
    """Write a move as its two squares and the piece that a pawn becomes.

    >>> written((12, 4, "q"))
    'e7e8q'
    """
    return square_name(move[0]) + square_name(move[1]) + move[2]


def read_move(text: str) -> Move:
    """Read what :func:`written` writes.

    >>> read_move("e7e8q")
    (12, 4, 'q')
    """
    return square_of(text[:2]), square_of(text[2:4]), text[4:]


@dataclass(frozen=True)
class FromTo(Text):
    """A chess move as its two squares, and the letter of what a pawn becomes; hyphens and = between them do not count.

    >>> FromTo().parse("e7-e8=Q"), FromTo().parse("g1f3")
    ('e7e8q', 'g1f3')
    """

    alphabet: str = "abcdefgh12345678qrn"
    promotes: bool = True

    def form(self, language: str) -> str:
        """Describe the answer."""
        if language == "zh":
            more = "，兵升变时再加上所变棋子的小写字母" if self.promotes else ""
            return f"一步棋，起点格和终点格连写{more}"
        more = ", and after a promotion the small letter of the new piece" if self.promotes else ""
        return f"a move written as the square it leaves and the square it goes to, together{more}"

    def parse(self, text: str) -> str:
        """Read a move; raise Malformed for anything else."""
        move = super().parse(text.replace("-", "").replace("=", ""))
        if len(move) not in (4, 5) or not all(move[i] in "abcdefgh" and move[i + 1] in "12345678" for i in (0, 2)):
            raise Malformed("expected a move as its two squares")
        if move[4:] not in ("", "q", "r", "b", "n"):
            raise Malformed("a pawn becomes q, r, b or n")
        return move

    def guess(self, rng: Random) -> str:
        """Draw two squares."""
        return "".join(map(square_name, rng.sample(range(64), 2)))

    def neighbours(self, value: str, rng: Random) -> Iterator[str]:
        """Give moves to other squares."""
        for square in rng.sample(range(64), 3):
            if square_name(square) not in (value[:2], value[2:4]):
                yield value[:2] + square_name(square)


def drawn(board: str) -> str:
    """Draw a board with the names of its rows and columns.

    >>> print(drawn(START)[:37])
    8  r n b q k b n r
    7  p p p p p p p p
    """
    rows = [f"{8 - row}  {' '.join(board[8 * row : 8 * row + 8])}" for row in range(8)]
    return "\n".join([*rows, "", "   a b c d e f g h"])


def placement(board: str) -> str:
    """Write the first field of FEN: the men row by row from above, numbers for empty squares.

    >>> placement(START)
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR'
    """
    rows = []
    for row in range(8):
        text = board[8 * row : 8 * row + 8]
        for length in range(8, 0, -1):
            text = text.replace("." * length, str(length))
        rows.append(text)
    return "/".join(rows)


def fen(position: Position) -> str:
    """Write a position with the counters 0 and 1.

    >>> fen(Position(START, rights="KQkq"))
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
    """
    passant = "-" if position.passant < 0 else square_name(position.passant)
    return f"{placement(position.board)} {'w' if position.white else 'b'} {position.rights or '-'} {passant} 0 1"


@cache
def _rays(square: int) -> tuple[tuple[int, ...], ...]:
    """Give the squares in line with a square, nearest first: four ways straight, then four ways aslant."""
    row, col = divmod(square, 8)
    ways = ([(row + k * down, col + k * right) for k in range(1, 8)] for down, right in _WAYS)
    return tuple(tuple(8 * r + c for r, c in way if 0 <= r < 8 and 0 <= c < 8) for way in ways)


@cache
def _steps(square: int, jumps: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    row, col = divmod(square, 8)
    places = ((row + down, col + right) for down, right in jumps)
    return tuple(8 * r + c for r, c in places if 0 <= r < 8 and 0 <= c < 8)


def attackers(board: Sequence[str], square: int, white: bool) -> list[int]:
    """List the squares of White's (or Black's) men that attack a square.

    >>> [square_name(one) for one in attackers(START, square_of("f3"), True)]
    ['g1', 'g2', 'e2']
    """
    case = str.upper if white else str.lower
    knight, king, pawn = case("n"), case("k"), case("p")
    found = [one for one in _steps(square, _JUMPS) if board[one] == knight]
    for index, ray in enumerate(_rays(square)):
        for step, one in enumerate(ray):
            man = board[one]
            if man == ".":
                continue
            if (
                man == case("q")
                or man == case("r" if index < 4 else "b")
                or (step == 0 and (man == king or (man == pawn and index in ((5, 6) if white else (4, 7)))))
            ):
                found.append(one)
            break
    return found


def attacked(board: Sequence[str], square: int, white: bool) -> bool:
    """Tell whether a man of White (or of Black) attacks a square.

    >>> attacked(START, square_of("f3"), True), attacked(START, square_of("f4"), True)
    (True, False)
    """
    men = "QRBNKP" if white else "qrbnkp"
    queen, knight, king, pawn = men[0], men[3], men[4], men[5]
    for one in _steps(square, _JUMPS):
        if board[one] == knight:
            return True
    for index, ray in enumerate(_rays(square)):
        for one in ray:
            man = board[one]
            if man != ".":
                if man == queen or man == men[1 if index < 4 else 2]:
                    return True
                if one == ray[0] and (man == king or (man == pawn and index in ((5, 6) if white else (4, 7)))):
                    return True
                break
    return False


def in_check(position: Position, white: bool | None = None) -> bool:
    """Tell whether the king of who is to move (or of White or Black) is attacked.

    >>> in_check(Position(START))
    False
    """
    white = position.white if white is None else white
    return attacked(position.board, position.board.index("K" if white else "k"), not white)


def reaches(position: Position, only: int | None = None) -> Iterator[Move]:
    """Yield the moves by the ways of the men (or of the man on one square); they may leave the king attacked.

    Castling is not among them.

    >>> [written(move) for move in reaches(Position(START), square_of("b1"))]
    ['b1c3', 'b1a3']
    """
    board, white = position.board, position.white
    step, home, last = (-8, 6, 0) if white else (8, 1, 7)
    own = str.isupper if white else str.islower
    for square, man in enumerate(board) if only is None else [(only, board[only])]:
        if not own(man):
            continue
        kind = man.upper()
        if kind in _LINES:
            rays = _rays(square)
            for index in _LINES[kind]:
                for to in rays[index]:
                    if own(board[to]):
                        break
                    yield square, to, ""
                    if board[to] != ".":
                        break
        elif kind == "P":
            targets = [square + step] if board[square + step] == "." else []
            if targets and square // 8 == home and board[square + 2 * step] == ".":
                targets.append(square + 2 * step)
            for side in (-1, 1):
                to = square + step + side
                if 0 <= square % 8 + side < 8 and (to == position.passant or (board[to] != "." and not own(board[to]))):
                    targets.append(to)
            for to in targets:
                for piece in "qrbn" if to // 8 == last else ("",):
                    yield square, to, piece
        else:
            for to in _steps(square, _JUMPS if kind == "N" else _WAYS):
                if not own(board[to]):
                    yield square, to, ""


def _castles(position: Position) -> Iterator[Move]:
    board, white = position.board, position.white
    for right in position.rights:
        source, to, between, _ = _CASTLES[right]
        free = right.isupper() == white and all(board[one] == "." for one in between)
        if free and not any(attacked(board, one, not white) for one in (source, *between[:2])):
            yield source, to, ""


def legal_moves(position: Position) -> list[Move]:
    """List the legal moves, man by man from a8 on, castling last.

    >>> len(legal_moves(Position(START, rights="KQkq")))
    20
    """
    board, white = position.board, position.white
    king = board.index("K" if white else "k")
    checked = attacked(board, king, not white)
    exposed = {king}  # men that may be pinned: the first in line with the king on each side
    for ray in _rays(king):
        exposed.update([next((one for one in ray if board[one] != "."), king)])
    found = []
    for move in reaches(position):
        source, to, _ = move
        if not checked and source not in exposed and to != position.passant:
            found.append(move)
            continue
        after = _moved(position, move)
        if not attacked(after, to if source == king else king, not white):
            found.append(move)
    return found + (list(_castles(position)) if not checked else [])


def is_legal(position: Position, move: Move) -> bool:
    """Tell whether a move is legal, faster than by the list of all.

    >>> is_legal(Position(START), read_move("e2e4")), is_legal(Position(START), read_move("e2e5"))
    (True, False)
    """
    board, white = position.board, position.white
    if move in reaches(position, move[0]):
        king = board.index("K" if white else "k")
        return not attacked(_moved(position, move), move[1] if move[0] == king else king, not white)
    return board[move[0]] in "Kk" and bool(position.rights) and not in_check(position) and move in _castles(position)


def pinned(position: Position) -> list[int]:
    """List the squares of men, kings apart, with a move that only the safety of their king forbids.

    >>> pinned(Position("k...r..." + "." * 44 + "B......." + "K..."))
    [52]
    """
    allowed = set(legal_moves(position))
    return sorted(
        {move[0] for move in reaches(position) if move not in allowed and position.board[move[0]] not in "Kk"}
    )


def _moved(position: Position, move: Move) -> str:
    """Give the board after a move."""
    source, to, piece = move
    board = list(position.board)
    man = board[source]
    board[source] = "."
    if man in "Pp":
        if to == position.passant:
            board[to + (8 if position.white else -8)] = "."
        man = (piece.upper() if position.white else piece) or man
    elif man in "Kk" and abs(source - to) == 2:
        _, _, between, corner = next(one for one in _CASTLES.values() if one[:2] == (source, to))
        board[corner], board[between[0]] = ".", board[corner]
    board[to] = man
    return "".join(board)


def played(position: Position, move: Move) -> Position:
    """Give the position after a legal move.

    >>> fen(played(Position(START, rights="KQkq"), read_move("e2e4")))
    'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1'
    """
    source, to, _ = move
    lost = _LOST.get(source, "") + _LOST.get(to, "")
    rights = "".join(right for right in position.rights if right not in lost) if lost else position.rights
    twice = position.board[source] in "Pp" and abs(source - to) == 16
    return Position(_moved(position, move), not position.white, rights, (source + to) // 2 if twice else -1)


def has_move(position: Position) -> bool:
    """Tell whether who is to move has a legal move; castling is never the only one.

    >>> has_move(Position(START))
    True
    """
    board, white = position.board, position.white
    king = board.index("K" if white else "k")
    checking = attackers(board, king, not white)
    stops = set(checking) if len(checking) == 1 else set[int]()  # where another man than the king can end a check
    for ray in _rays(king) if stops else ():
        way = [one for one in ray if board[one] != "."][:1]
        if way == checking:
            stops.update(ray[: ray.index(way[0])])
    bare = board[:king] + "." + board[king + 1 :]
    for source, to, piece in reaches(position):
        if source == king:
            safe = not attacked(bare, to, not white)
        else:
            safe = not checking or to in stops or to == position.passant
            safe = safe and not attacked(_moved(position, (source, to, piece)), king, not white)
        if safe:
            return True
    return False


def is_mate(position: Position) -> bool:
    """Tell whether who is to move is checkmated.

    >>> is_mate(Position("R.....k." + ".....ppp" + "." * 47 + "K", False)), is_mate(Position(START))
    (True, False)
    """
    return in_check(position) and not has_move(position)


def checks(position: Position) -> list[Move]:
    """List the legal moves that give check.

    >>> [written(move) for move in checks(Position("k" + "." * 54 + "R" + ".......K"))]
    ['h2h8', 'h2a2']
    """
    board, white = position.board, position.white
    own, king = board.index("K" if white else "k"), board.index("k" if white else "K")
    lines: tuple[set[int], set[int]] = (set(), set())
    first = set()  # men in line with the king, behind which another may stand
    for index, ray in enumerate(_rays(king)):
        for one in ray:
            lines[index // 4].add(one)
            if board[one] != ".":
                first.add(one)
                break
    pawn = (5, 6) if white else (4, 7)
    goals = {
        "R": lines[0],
        "B": lines[1],
        "Q": lines[0] | lines[1],
        "N": set(_steps(king, _JUMPS)),
        "P": {_rays(king)[index][0] for index in pawn if _rays(king)[index]},
        "K": set[int](),
    }
    found = []
    for move in reaches(position):
        source, to, piece = move
        if source in first or piece or to == position.passant or to in goals[board[source].upper()]:
            after = _moved(position, move)
            if attacked(after, king, white) and not attacked(after, to if source == own else own, not white):
                found.append(move)
    if position.rights and not in_check(position):
        found += [move for move in _castles(position) if attacked(_moved(position, move), king, white)]
    return found


def mates(position: Position) -> list[Move]:
    """List the moves that give checkmate.

    >>> back = Position("......k.".ljust(13, ".") + "ppp" + "." * 40 + "R......K")
    >>> [written(move) for move in mates(back)]
    ['a1a8']
    """
    return [move for move in checks(position) if not has_move(played(position, move))]


def short(position: Position, move: Move, moves: Sequence[Move] | None = None) -> str:
    """Write a legal move in short algebraic notation; `moves` are all legal moves, if they are at hand.

    >>> short(Position(START), read_move("g1f3")), short(Position(START), read_move("e2e4"))
    ('Nf3', 'e4')
    """
    source, to, piece = move
    man, board = position.board[source].upper(), position.board
    after = played(position, move)
    sign = ("+" if has_move(after) else "#") if in_check(after) else ""
    if man == "K" and abs(source - to) == 2:
        return ("O-O" if to > source else "O-O-O") + sign
    takes = "x" if board[to] != "." or (man == "P" and source % 8 != to % 8) else ""
    if man == "P":
        start = square_name(source)[0] if takes else ""
        return start + takes + square_name(to) + (f"={piece.upper()}" if piece else "") + sign
    others = [
        one
        for one, goal, _ in (legal_moves(position) if moves is None else moves)
        if goal == to and one != source and board[one] == board[source]
    ]
    start = ""
    if others:
        name = square_name(source)
        same_file = any(one % 8 == source % 8 for one in others)
        same_rank = any(one // 8 == source // 8 for one in others)
        start = name[0] if not same_file else name[1] if not same_rank else name
    return man + start + takes + square_name(to) + sign


def random_board(
    rng: Random,
    white: str,
    black: str,
    near: int = 4,
    fixed: Mapping[int, str] | None = None,
    empty: Sequence[int] = (),
) -> str:
    """Place men of both sides, kings apart and pawns off the first and last rows; raise Retry if that fails.

    `white` and `black` name the men besides the kings in small letters; some squares may have `fixed` men or stay
    `empty`. Black's king is on the rim if `near` is 1, at most one square from it if 2, and so on.

    >>> random_board(Random(1), "qp", "n").count(".")
    59
    """
    board = ["."] * 64
    for square, man in (fixed or {}).items():
        board[square] = man
    squares = [square for square in range(64) if square not in empty]
    rng.shuffle(squares)
    rim = (s for s in squares if board[s] == "." and min(s // 8, 7 - s // 8, s % 8, 7 - s % 8) < near)
    white_king = board.index("K") if "K" in board else -99
    king = next((s for s in rim if max(abs(s // 8 - white_king // 8), abs(s % 8 - white_king % 8)) > 1), None)
    if king is None:
        raise Retry
    board[king] = "k"
    for man in [*("K" if "K" not in board else ""), *white.upper(), *black]:
        fits = (s for s in squares if board[s] == "." and (man not in "Pp" or 8 <= s < 56))
        if man == "K":
            fits = (s for s in fits if max(abs(s // 8 - king // 8), abs(s % 8 - king % 8)) > 1)
        place = next(fits, None)
        if place is None:
            raise Retry
        board[place] = man
    return "".join(board)


def mirrored(position: Position) -> Position:
    """Exchange the sides: the board upside down, White's men Black's, and the other side to move.

    >>> mirrored(Position(START)) == Position(START, False)
    True
    """
    board = "".join(position.board[8 * row : 8 * row + 8] for row in range(7, -1, -1)).swapcase()
    rights = "".join(right for right in "KQkq" if right.swapcase() in position.rights)
    return Position(board, not position.white, rights, position.passant ^ 56 if position.passant >= 0 else -1)

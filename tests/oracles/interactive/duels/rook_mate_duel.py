"""Follow the pieces by rules written anew; the black king's moves come from the game and must be the longest defence.

On boards of five the defence is judged by a table of its own, made by sweeps over all positions until nothing changes.
"""

from functools import cache
from itertools import product
from typing import Any

LEVELS = range(1, 11)
LEAST_LEVELS = (3, 4)

Square = tuple[int, int]


def play(instance: Any, moves: list[str]) -> tuple[list[tuple[str, str, str, str]], str]:
    """Move the pieces, up to the end."""
    from bootcamp import registry

    game: Any = registry.get("rook_mate_duel")
    state, size = game.begin(instance), instance.size
    king, rook, black = (_at(name) for name in (instance.king, instance.rook, instance.black))
    seen: list[tuple[str, str, str, str]] = []
    for move in moves:
        to = _at(move[1:])
        assert to in (_king_steps(size, king) if move[0] == "K" else _rook_steps(size, rook, {king, black}))
        king, rook = (to, rook) if move[0] == "K" else (king, to)
        assert king != rook
        assert not _near(king, black)
        turn = game.react(instance, state, move)
        state = turn.state
        ways = _flights(size, king, rook, black)
        if not ways:
            end = "mate" if black in _rook_steps(size, rook, {king}) else "stalemate"
            return [*seen, (_called(black), _called(king), _called(rook), end)], "won" if end == "mate" else "lost"
        if rook in ways:
            return [*seen, (_called(rook), _called(king), _called(rook), "taken")], "lost"
        after = _at(turn.seen.black)
        assert after in ways
        if size == 5:
            needed = {way: _white(size).get((king, rook, way), 99) for way in ways}
            assert needed[after] == max(needed.values())
        black = after
        seen.append((_called(black), _called(king), _called(rook), ""))
    return seen, ""


def least(instance: Any) -> int:
    """Return the moves to mate by the oracle's own table."""
    king, rook, black = (_at(name) for name in (instance.king, instance.rook, instance.black))
    return _white(instance.size)[king, rook, black]


def _at(name: str) -> Square:
    return ord(name[0]) - ord("a"), int(name[1]) - 1


def _called(square: Square) -> str:
    return chr(ord("a") + square[0]) + str(square[1] + 1)


def _squares(size: int) -> list[Square]:
    return [(file, rank) for file in range(size) for rank in range(size)]


def _near(one: Square, other: Square) -> bool:
    return abs(one[0] - other[0]) <= 1 and abs(one[1] - other[1]) <= 1


def _king_steps(size: int, king: Square) -> set[Square]:
    return {square for square in _squares(size) if square != king and _near(square, king)}


def _rook_steps(size: int, rook: Square, pieces: set[Square]) -> set[Square]:
    """Give the squares in line with the rook and nothing between."""
    steps = set()
    for square in _squares(size):
        if square != rook and (square[0] == rook[0] or square[1] == rook[1]):
            between = {
                other
                for other in pieces
                if other not in (square, rook)
                and min(square[0], rook[0]) <= other[0] <= max(square[0], rook[0])
                and min(square[1], rook[1]) <= other[1] <= max(square[1], rook[1])
            }
            if not between:
                steps.add(square)
    return steps


def _flights(size: int, king: Square, rook: Square, black: Square) -> list[Square]:
    return [
        to
        for to in sorted(_king_steps(size, black))
        if not _near(to, king) and (to == rook or to not in _rook_steps(size, rook, {king}))
    ]


@cache
def _white(size: int) -> dict[tuple[Square, Square, Square], int]:
    """Give the moves to mate with White to move, where he can."""
    squares = _squares(size)
    positions = [p for p in product(squares, repeat=3) if len(set(p)) == 3 and not _near(p[0], p[2])]
    flights = {p: _flights(size, *p) for p in positions}
    lost = {p for p in positions if not flights[p] and p[2] in _rook_steps(size, p[1], {p[0]})}
    options = {
        (k, r, b): [(to, r, b) for to in _king_steps(size, k) if to != r and not _near(to, b)]
        + [(k, to, b) for to in _rook_steps(size, r, {k, b}) if to != b]
        for k, r, b in positions
        if b not in _rook_steps(size, r, {k})
    }
    moves: dict[tuple[Square, Square, Square], int] = {}
    for count in range(1, 40):
        new = [p for p, after in options.items() if p not in moves and any(one in lost for one in after)]
        moves |= dict.fromkeys(new, count)
        lost |= {
            (k, r, b)
            for (k, r, b), ways in flights.items()
            if ways and r not in ways and all((k, r, to) in moves for to in ways)
        }
        if not new:
            break
    return moves

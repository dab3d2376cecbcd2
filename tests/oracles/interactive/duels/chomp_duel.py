"""Follow the squares as sets; the rival's bites come from the game, must be legal and keep every win that he has."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)

Squares = frozenset[tuple[int, int, int]]


def play(instance: Any, moves: list[tuple[int, ...]]) -> tuple[list[tuple[Any, Any]], str]:
    """Replay the bites on sets of squares, and look for wins by search where few squares are left."""
    from bootcamp import registry

    game: Any = registry.get("chomp_duel")
    state = game.begin(instance)
    left = frozenset(
        (n, row, col)
        for n, bar in enumerate(instance.bars)
        for row, length in enumerate(bar)
        for col in range(length)
        if row + col
    )
    seen: list[tuple[Any, Any]] = []
    for move in moves:
        left = _eat(left, _square(move))
        if not left:
            return [*seen, ((), ((1,),) * len(instance.bars))], "won"
        turn = game.react(instance, state, move)
        state, bite = turn.state, turn.seen.bite
        after = _eat(left, _square(bite))
        if len(left) <= 14:
            assert not _wins(left) or not _wins(after)
        left = after
        seen.append((bite, tuple(_rows(left, n) for n in range(len(instance.bars)))))
        if not left:
            return seen, "lost"
    return seen, ""


def _square(move: tuple[int, ...]) -> tuple[int, int, int]:
    *bar, row, col = move
    return (bar[0] - 1 if bar else 0), row - 1, col - 1


def _eat(left: Squares, square: tuple[int, int, int]) -> Squares:
    assert square in left
    n, row, col = square
    return frozenset(s for s in left if s[0] != n or s[1] < row or s[2] < col)


def _rows(left: Squares, n: int) -> tuple[int, ...]:
    own = [s for s in left if s[0] == n] + [(n, 0, 0)]
    return tuple(sum(s[1] == row for s in own) for row in range(1 + max(s[1] for s in own)))


@cache
def _wins(left: Squares) -> bool:
    return any(not _wins(_eat(left, square)) for square in left)

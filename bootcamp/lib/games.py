"""Two-player games of perfect information given by a function from positions to the positions after each move."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TypeVar

from bootcamp.lib.solver import BudgetError

P = TypeVar("P", bound=Hashable)
R = TypeVar("R")
Moves = Callable[[P], Iterable[P]]


def mex(values: Iterable[int]) -> int:
    """Give the smallest nonnegative integer that is missing.

    >>> mex([0, 1, 3]), mex([])
    (2, 0)
    """
    present = set(values)
    return next(n for n in range(len(present) + 1) if n not in present)


def grundy(position: P, moves: Moves[P], budget: int = 200_000) -> int:
    """Give the Grundy value of a position of an impartial game in which the player without a move loses.

    The position is lost for the player to move just if the value is 0; the value of a sum of games is the xor.

    >>> [grundy(n, lambda n: [n - take for take in (1, 3, 4) if take <= n]) for n in range(8)]
    [0, 1, 0, 1, 2, 3, 2, 0]

    Raises:
        BudgetError: more than `budget` positions were met.
        ValueError: the game has a cycle.
    """
    return _fold(position, moves, mex, budget)


def is_won(position: P, moves: Moves[P], misere: bool = False, budget: int = 200_000) -> bool:
    """Tell whether the player to move wins when the player without a move loses (wins if `misere`).

    >>> [is_won(n, lambda n: [n - take for take in (1, 2) if take <= n]) for n in range(6)]
    [False, True, True, False, True, True]

    Raises:
        BudgetError: more than `budget` positions were met.
        ValueError: the game has a cycle.
    """
    return _fold(position, moves, lambda after: not all(after) if after else misere, budget)


def winning_moves(position: P, moves: Moves[P], misere: bool = False, budget: int = 200_000) -> list[P]:
    """List the positions after each winning move, in the order of the moves.

    >>> winning_moves(5, lambda n: [n - take for take in (1, 2) if take <= n])
    [3]
    """
    return [after for after in moves(position) if not is_won(after, moves, misere, budget)]


def negamax(position: P, moves: Moves[P], final: Callable[[P], int], budget: int = 200_000) -> int:
    """Give the best score that the player to move can force; `final` scores a position without moves for that player.

    What one player wins the other loses, and players alternate.

    >>> def take_an_end(state):
    ...     row, ahead = state
    ...     return [(row[1:], -ahead - row[0]), (row[:-1], -ahead - row[-1])] if row else []
    >>> negamax(((3, 9, 1, 2), 0), take_an_end, lambda state: state[1])
    7

    Raises:
        BudgetError: more than `budget` positions were met.
        ValueError: the game has a cycle.
    """
    return _fold_with(position, moves, lambda at, after: -min(after) if after else final(at), budget)


def retrograde(after: Sequence[Sequence[int]]) -> list[int | None]:
    """Solve a game with cycles on positions 0..n-1, ``after[p]`` being the positions after each move from p.

    The player without a move loses. Gives for each position the number of moves until the end with best play (the
    winner hurries, the loser delays): odd if the player to move wins, even if he loses, None if nobody can force a win.

    >>> retrograde([[], [0], [1], [1, 2], [4, 3]])
    [0, 1, 2, 3, None]
    """
    size = len(after)
    before: list[list[int]] = [[] for _ in range(size)]
    for position, following in enumerate(after):
        for target in following:
            before[target].append(position)
    left = [len(following) for following in after]
    result: list[int | None] = [None if following else 0 for following in after]
    queue = [position for position in range(size) if not after[position]]
    for target in queue:
        moves = result[target]
        assert moves is not None
        for position in before[target]:
            if result[position] is None:
                left[position] -= 1
                if moves % 2 == 0 or left[position] == 0:
                    result[position] = moves + 1
                    queue.append(position)
    return result


def _fold(position: P, moves: Moves[P], value: Callable[[list[R]], R], budget: int) -> R:
    return _fold_with(position, moves, lambda _, after: value(after), budget)


def _fold_with(position: P, moves: Moves[P], value: Callable[[P, list[R]], R], budget: int) -> R:
    """Compute a value from the values after each move, without recursion, each position once."""
    known: dict[P, R] = {}
    open_: dict[P, list[P]] = {}
    stack = [position]
    while stack:
        current = stack[-1]
        if current in known:
            stack.pop()
        elif current in open_:
            known[current] = value(current, [known[after] for after in open_.pop(current)])
            stack.pop()
        else:
            if len(known) + len(open_) >= budget:
                raise BudgetError(f"more than budget={budget} positions were met: take a smaller game")
            open_[current] = list(moves(current))
            for after in open_[current]:
                if after in open_:
                    raise ValueError(f"the game has a cycle through {after!r}: use retrograde")
                if after not in known:
                    stack.append(after)
    return known[position]

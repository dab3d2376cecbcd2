"""Two-player games of perfect information: the mex rule, and games with cycles solved backwards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def mex(values: Iterable[int]) -> int:
    """Give the smallest nonnegative integer that is missing.

    >>> mex([0, 1, 3]), mex([])
    (2, 0)
    """
    present = set(values)
    return next(n for n in range(len(present) + 1) if n not in present)


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

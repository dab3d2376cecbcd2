"""One false coin, heavier or lighter than the others: the fewest weighings on a balance, and what to weigh next.

What is possible is a set of coins that may be heavier and one of coins that may be lighter; the others are good.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from functools import cache
from itertools import product

State = tuple[int, int, int]
"""How many coins may be of either kind, only heavier, only lighter; the others are good."""


@cache
def fewest_weighings(both: int, heavy: int, light: int, coins: int, pan: int) -> int:
    """Return the fewest weighings that find the coin and its kind for sure, with at most `pan` of all `coins` in a pan.

    It never ends where no weighings do: with two coins that may be either and no good one.

    >>> fewest_weighings(12, 0, 0, 12, 6), fewest_weighings(13, 0, 0, 14, 7), fewest_weighings(0, 9, 0, 9, 4)
    (3, 3, 2)
    """
    weighings = 0
    while not _solved((both, heavy, light), coins, pan, weighings):
        weighings += 1
    return weighings


def next_weighing(heavy: Set[int], light: Set[int], coins: int, pan: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give the coins, numbered from 1, for the left and the right pan after which one weighing less is enough.

    >>> next_weighing({1, 2, 3}, set(), 3, 1), next_weighing({1}, {1}, 3, 1)
    (((1,), (2,)), ((2,), (1,)))
    """
    good = set(range(1, coins + 1)) - heavy - light
    kinds = [sorted(heavy & light), sorted(heavy - light), sorted(light - heavy), sorted(good)]
    sizes = len(kinds[0]), len(kinds[1]), len(kinds[2])
    split = next(_splits(sizes, coins, pan, fewest_weighings(*sizes, coins, pan)))
    pans = []
    for numbers in (split[:4], split[4:]):
        pans.append(tuple(coin for kind, n in zip(kinds, numbers, strict=True) for coin in kind[:n]))
        kinds = [kind[n:] for kind, n in zip(kinds, numbers, strict=True)]
    return pans[0], pans[1]


@cache
def _solved(state: State, coins: int, pan: int, weighings: int) -> bool:
    both, heavy, light = state
    ways = 2 * both + heavy + light
    if ways <= 1 or ways > 3**weighings:
        return ways <= 1
    return next(_splits(state, coins, pan, weighings), None) is not None


def _splits(state: State, coins: int, pan: int, weighings: int) -> Iterator[tuple[int, ...]]:
    """Give the numbers of coins of all four kinds in both pans after which one weighing less is enough, if any."""
    good, most = coins - sum(state), 3 ** (weighings - 1)
    both, heavy, light = state
    near = [[k for _, k in sorted((abs(3 * k - n), k) for k in range(min(n, pan) + 1))] for n in state for _ in "12"]
    for b1, b2, h1, h2, l1, l2 in product(*near):
        rest = both - b1 - b2, heavy - h1 - h2, light - l1 - l2
        if min(rest) < 0 or 2 * rest[0] + rest[1] + rest[2] > most:
            continue
        left, right = b1 + h1 + l1, b2 + h2 + l2
        size = max(left, right)
        if not 0 < size <= pan or 2 * size - left - right > good:
            continue
        uneven = (0, b1 + h1, b2 + l2), (0, b2 + h2, b1 + l1)
        if all(_solved(after, coins, pan, weighings - 1) for after in (*uneven, rest)):
            yield b1, h1, l1, size - left, b2, h2, l2, size - right

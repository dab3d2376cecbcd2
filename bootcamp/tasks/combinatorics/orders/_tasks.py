"""Orders drawn for tasks with an "a before b" rule, and the sets of elements that are closed downwards."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from random import Random
from types import MappingProxyType

from bootcamp.lib.posets import covering_pairs, random_order

Pair = tuple[int, int]


def draw_cover(rng: Random, n: int, layers: int, arcs: int) -> tuple[Pair, ...]:
    """Draw an order on 0..n-1 and give its covering pairs, sorted.

    >>> draw_cover(Random(1), 4, 2, 3)
    ((2, 1), (3, 0), (3, 1))
    """
    return tuple(sorted(covering_pairs(n, random_order(rng, n, layers, arcs))))


def before(n: int, pairs: Iterable[Pair]) -> list[int]:
    """Give, for each element, the elements that pairs put right before it, as bits.

    >>> before(3, [(0, 2), (1, 2)])
    [0, 0, 3]
    """
    masks = [0] * n
    for low, high in pairs:
        masks[high] |= 1 << low
    return masks


def extensions(n: int, pairs: Iterable[Pair], places: Mapping[int, int] = MappingProxyType({})) -> int:
    """Count the orders of all elements that keep the pairs and have some elements at places, counted from 0.

    >>> extensions(4, [(0, 1), (2, 3)]), extensions(4, [(0, 1), (2, 3)], {1: 1})
    (6, 1)
    """
    masks = before(n, pairs)
    at = {place: element for element, place in places.items()}
    ways = {0: 1}
    for place in range(n):
        after: dict[int, int] = {}
        for placed, count in ways.items():
            for new in [at[place]] if place in at else range(n):
                if places.get(new, place) != place:
                    continue
                if not placed >> new & 1 and masks[new] & placed == masks[new]:
                    after[placed | 1 << new] = after.get(placed | 1 << new, 0) + count
        ways = after
    return ways.get((1 << n) - 1, 0)

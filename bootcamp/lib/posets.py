"""Relations and partial orders on 0..n-1 as sets of pairs: closure, covering pairs, random orders."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

Pair = tuple[int, int]


def transitive_closure(n: int, pairs: Iterable[Pair]) -> set[Pair]:
    """Give the smallest transitive relation that holds these pairs (Warshall).

    >>> sorted(transitive_closure(3, [(0, 1), (1, 2)]))
    [(0, 1), (0, 2), (1, 2)]
    """
    after = [0] * n
    for a, b in pairs:
        after[a] |= 1 << b
    for middle in range(n):
        for a in range(n):
            if after[a] >> middle & 1:
                after[a] |= after[middle]
    return {(a, b) for a in range(n) for b in range(n) if after[a] >> b & 1}


def transitive_steps(pairs: Iterable[Pair]) -> Iterator[tuple[Pair, Pair]]:
    """Yield pairs (a, b) and (b, c) by which (a, c) is added, step by step, until the relation is transitive.

    >>> list(transitive_steps([(2, 3), (0, 1), (1, 2)]))
    [((1, 2), (2, 3)), ((0, 1), (1, 2)), ((0, 1), (1, 3))]
    """
    known = dict.fromkeys(pairs)
    waiting = [*known]
    for place, pair in enumerate(waiting):  # which grows
        for other in waiting[: place + 1]:
            for one, two in ((pair, other), (other, pair)):
                if one[1] == two[0] and (one[0], two[1]) not in known:
                    known[one[0], two[1]] = None
                    waiting.append((one[0], two[1]))
                    yield one, two


def covering_pairs(n: int, order: set[Pair]) -> set[Pair]:
    """List the pairs of a strict partial order with nothing in between.

    >>> sorted(covering_pairs(3, {(0, 1), (1, 2), (0, 2)}))
    [(0, 1), (1, 2)]
    """
    return {(a, b) for a, b in order if not any((a, c) in order and (c, b) in order for c in range(n))}


def random_order(rng: Random, n: int, layers: int, arcs: int) -> set[Pair]:
    """Draw a strict partial order: elements in `layers` levels, about `arcs` arcs upwards, closed.

    >>> order = random_order(Random(1), 5, 3, 4)
    >>> order == transitive_closure(5, order)
    True
    """
    level = [place % layers for place in range(n)]
    rng.shuffle(level)
    pool = [(a, b) for a in range(n) for b in range(n) if level[a] < level[b]]
    near = [pair for pair in pool if level[pair[1]] - level[pair[0]] == 1]
    chosen = rng.sample(near, min(len(near), arcs * 3 // 4))
    chosen += rng.sample(pool, min(len(pool), arcs - len(chosen)))
    return transitive_closure(n, chosen)

"""Permutations of 0..n-1 as tuples of images: ``p[i]`` is where i goes."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from random import Random

Permutation = tuple[int, ...]


def compose(first: Sequence[int], then: Sequence[int]) -> Permutation:
    """Apply `first`, then `then`.

    >>> compose((1, 2, 0), (1, 0, 2))
    (0, 2, 1)
    """
    return tuple(then[i] for i in first)


def inverse(p: Sequence[int]) -> Permutation:
    """Give the permutation that undoes `p`.

    >>> inverse((1, 2, 0))
    (2, 0, 1)
    """
    result = [0] * len(p)
    for i, image in enumerate(p):
        result[image] = i
    return tuple(result)


def power(p: Sequence[int], n: int) -> Permutation:
    """Apply `p` n times; n may be huge or negative.

    >>> power((1, 2, 0), 10**18), power((1, 2, 0), -1)
    ((1, 2, 0), (2, 0, 1))
    """
    result = [0] * len(p)
    for cycle in cycles(p):
        for place, i in enumerate(cycle):
            result[i] = cycle[(place + n) % len(cycle)]
    return tuple(result)


def cycles(p: Sequence[int]) -> list[tuple[int, ...]]:
    """List the cycles, fixed points included, each from its smallest member, by smallest member.

    >>> cycles((1, 0, 2))
    [(0, 1), (2,)]
    """
    seen: set[int] = set()
    found = []
    for start in range(len(p)):
        if start not in seen:
            cycle = [start]
            while p[cycle[-1]] != start:
                cycle.append(p[cycle[-1]])
            seen.update(cycle)
            found.append(tuple(cycle))
    return found


def from_cycles(n: int, parts: Iterable[Sequence[int]]) -> Permutation:
    """Give the permutation with these disjoint cycles; all else is fixed.

    >>> from_cycles(4, [(0, 2, 1)])
    (2, 0, 1, 3)
    """
    result = list(range(n))
    for cycle in parts:
        for place, i in enumerate(cycle):
            result[i] = cycle[(place + 1) % len(cycle)]
    return tuple(result)


def order(p: Sequence[int]) -> int:
    """Give the least k >= 1 with p^k = identity.

    >>> order((1, 0, 3, 4, 2))
    6
    """
    return math.lcm(*(len(cycle) for cycle in cycles(p)))


def sign(p: Sequence[int]) -> int:
    """Give 1 for an even and -1 for an odd permutation.

    >>> sign((1, 0, 2)), sign((1, 2, 0))
    (-1, 1)
    """
    return -1 if (len(p) - len(cycles(p))) % 2 else 1


def inversions(values: Sequence[int]) -> int:
    """Count the pairs that stand in decreasing order.

    >>> inversions((2, 0, 1))
    2
    """
    return sum(values[i] > later for i in range(len(values)) for later in values[i + 1 :])


def cycle_notation(p: Sequence[int], base: int = 1) -> str:
    """Write the cycles without fixed points, members counted from `base`; the identity is ``()``.

    >>> cycle_notation((1, 0, 2)), cycle_notation((0, 1))
    ('(1 2)', '()')
    """
    parts = [cycle for cycle in cycles(p) if len(cycle) > 1]
    return "".join(f"({' '.join(str(i + base) for i in cycle)})" for cycle in parts) or "()"


def random_permutation(rng: Random, n: int) -> Permutation:
    """Draw a permutation uniformly.

    >>> random_permutation(Random(1), 5)
    (1, 0, 4, 3, 2)
    """
    return tuple(rng.sample(range(n), n))


def random_of_type(rng: Random, lengths: Sequence[int]) -> Permutation:
    """Draw a permutation whose cycles have the given lengths, uniformly.

    >>> sorted(map(len, cycles(random_of_type(Random(1), [3, 2, 2]))))
    [2, 2, 3]
    """
    members = random_permutation(rng, sum(lengths))
    return from_cycles(len(members), [members[sum(lengths[:i]) : sum(lengths[: i + 1])] for i in range(len(lengths))])

"""Counting: ways through states, multinomial coefficients, orbits of colourings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from math import comb, prod
from typing import TypeVar

from bootcamp.lib.permutation import Permutation, cycles

S = TypeVar("S", bound=Hashable)


def reached(start: S, moves: Callable[[S], Iterable[S]], steps: int) -> Counter[S]:
    """Count, for each state, the ways to reach it in a number of moves.

    >>> reached((0, 0), lambda at: [(at[0] + 1, at[1]), (at[0], at[1] + 1)], 4)[2, 2]
    6
    """
    counts = Counter({start: 1})
    for _ in range(steps):
        after: Counter[S] = Counter()
        for state, ways in counts.items():
            for new in moves(state):
                after[new] += ways
        counts = after
    return counts


def multinomial(counts: Iterable[int]) -> int:
    """Count the ways to order things of which there are so many of each kind.

    >>> multinomial([2, 1, 1])
    12
    """
    total, ways = 0, 1
    for count in counts:
        total += count
        ways *= comb(total, count)
    return ways


def fixed_colourings(lengths: Iterable[int], counts: Sequence[int]) -> int:
    """Count the ways to give each cycle of a permutation one colour so that each colour is used a number of times.

    >>> fixed_colourings([2, 2, 1], [3, 2]), fixed_colourings([2, 2], [3, 1])
    (2, 0)
    """
    kinds = Counter(lengths)
    states = Counter({tuple(kinds.values()): 1})
    for count in counts:
        after: Counter[tuple[int, ...]] = Counter()
        for left, ways in states.items():
            for taken in _choices(tuple(kinds), left, count):
                rest = tuple(a - b for a, b in zip(left, taken, strict=True))
                after[rest] += ways * prod(map(comb, left, taken))
        states = after
    return states[(0,) * len(kinds)]


def _choices(lengths: tuple[int, ...], most: tuple[int, ...], total: int) -> Iterator[tuple[int, ...]]:
    """Yield how many of each length can be taken so that the lengths add up to a total."""
    if not lengths:
        if total == 0:
            yield ()
        return
    for number in range(min(most[0], total // lengths[0]) + 1):
        for rest in _choices(lengths[1:], most[1:], total - number * lengths[0]):
            yield (number, *rest)


def orbits(group: Sequence[Permutation], counts: Sequence[int]) -> int:
    """Count the colourings with so many places of each colour; those that a group turns into each other are one.

    >>> orbits([(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)], [2, 2])
    2

    Source: Burnside's lemma.
    """
    types = Counter(tuple(sorted(map(len, cycles(p)), reverse=True)) for p in group)
    return sum(many * fixed_colourings(lengths, counts) for lengths, many in types.items()) // len(group)


def set_partitions(n: int, sizes: Iterable[int]) -> list[int]:
    """Count, by the number of blocks, the partitions of n different things into blocks of these sizes.

    >>> set_partitions(4, range(1, 5))
    [0, 1, 7, 6, 1]
    """
    sizes = [size for size in sizes if size > 0]
    table = [[1] + [0] * n]
    for m in range(1, n + 1):  # the block of the last thing comes first
        row = [0] * (n + 1)
        for size in sizes:
            if size <= m:
                for blocks, ways in enumerate(table[m - size][:n]):
                    row[blocks + 1] += comb(m - 1, size - 1) * ways
        table.append(row)
    return table[n]


def integer_partitions(n: int, parts: Iterable[int]) -> list[int]:
    """Count, by the number of parts, the ways to write n as a sum of these parts, in any order.

    >>> integer_partitions(4, range(1, 5))
    [0, 1, 2, 1, 1]
    """
    table = [[0] * (n + 1) for _ in range(n + 1)]
    table[0][0] = 1
    for part in sorted({part for part in parts if part > 0}):
        for total in range(part, n + 1):
            for number in range(1, n + 1):
                table[total][number] += table[total - part][number - 1]
    return table[n]

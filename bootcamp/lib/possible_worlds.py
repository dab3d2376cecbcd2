"""Finite sets of possible worlds as the bits of a number."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache, reduce
from math import factorial
from operator import and_, or_


@cache
def digit_masks(count: int, states: int) -> tuple[tuple[int, ...], ...]:
    """Give for each of `count` things and each of its `states` the worlds where it is in that state, as a bit mask.

    World w of the states**count worlds is bit w; thing i is in the state that is digit i of w, the lowest first.

    >>> [[f"{mask:04b}" for mask in row] for row in digit_masks(2, 2)]
    [['0101', '1010'], ['0011', '1100']]
    """
    total, rows = states**count, []
    for place in range(count):
        run = states**place
        row = []
        for state in range(states):
            mask, width = ((1 << run) - 1) << run * state, run * states
            while width < total:
                mask |= mask << width
                width *= 2
            row.append(mask & ((1 << total) - 1))
        rows.append(tuple(row))
    return tuple(rows)


@cache
def order_masks(count: int) -> tuple[tuple[int, ...], ...]:
    """Give for each of `count` things and each place the orders in which it has that place, as a bit mask.

    Bit w stands for the order ``list(permutations(range(count)))[w]``, which gives the place of each thing.

    >>> [[f"{mask:06b}" for mask in row] for row in order_masks(3)][0]
    ['000011', '001100', '110000']
    """
    if count == 0:
        return ()
    size = factorial(count - 1)
    found = [[0] * count for _ in range(count)]
    for first in range(count):  # the place of thing 0; the others are in any order in the places left
        found[0][first] = ((1 << size) - 1) << first * size
        for thing, row in enumerate(order_masks(count - 1), start=1):
            for place, worlds in enumerate(row):
                found[thing][place + (place >= first)] |= worlds << first * size
    return tuple(map(tuple, found))


def count_masks(masks: Sequence[int], full: int) -> list[int]:
    """Give for k = 0, 1, ..., len(masks) the worlds of `full` that are in exactly k of the masks.

    >>> [f"{mask:04b}" for mask in count_masks([0b0101, 0b0011], 0b1111)]
    ['1000', '0110', '0001']
    """
    found = [full]
    for mask in masks:
        found = [(a & ~mask) | (b & mask) for a, b in zip([*found, 0], [0, *found], strict=True)]
    return found


def meet(masks: Iterable[int], full: int) -> int:
    """Give the worlds of `full` that are in all masks.

    >>> bin(meet([0b110, 0b011], 0b111))
    '0b10'
    """
    return reduce(and_, masks, full)


def union(masks: Iterable[int]) -> int:
    """Give the worlds that are in any of the masks.

    >>> bin(union([0b100, 0b001]))
    '0b101'
    """
    return reduce(or_, masks, 0)


def single(mask: int) -> bool:
    """Tell whether exactly one world is left.

    >>> single(0b100), single(0b110), single(0)
    (True, False, False)
    """
    return mask != 0 and mask & (mask - 1) == 0

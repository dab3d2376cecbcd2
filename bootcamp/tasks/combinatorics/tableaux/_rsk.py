"""Tableaux as rows of numbers: RSK row insertion, its inverse, and random standard fillings."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from random import Random

Rows = tuple[tuple[int, ...], ...]


def insert(word: Iterable[int]) -> tuple[Rows, Rows]:
    """Give the insertion and the recording tableau of a word.

    >>> insert([2, 1, 2])
    (((1, 2), (2,)), ((1, 3), (2,)))
    """
    p: list[list[int]] = []
    q: list[list[int]] = []
    for turn, number in enumerate(word, start=1):
        row = 0
        while True:
            if row == len(p):
                p.append([])
                q.append([])
            place = bisect_right(p[row], number)
            if place == len(p[row]):
                p[row].append(number)
                q[row].append(turn)
                break
            p[row][place], number = number, p[row][place]
            row += 1
    return tuple(map(tuple, p)), tuple(map(tuple, q))


def taken_out(p: Rows, q: Rows) -> tuple[int, ...]:
    """Give the word whose insertion and recording tableaux these standard tableaux are.

    >>> taken_out(((1, 3), (2,)), ((1, 2), (3,)))
    (2, 3, 1)
    """
    return tuple(chain[-1] for _, chain, _ in steps_out(p, q))[::-1]


def steps_out(p: Rows, q: Rows) -> Iterator[tuple[int, list[int], Rows]]:
    """Undo the insertions from the last on: the turn, the numbers that move up, the last out, and what is left.

    >>> next(steps_out(((1, 3), (2,)), ((1, 2), (3,))))
    (3, [2, 1], ((2, 3), ()))
    """
    left = [list(row) for row in p]
    place_of = {turn: row for row, line in enumerate(q) for turn in line}
    for turn in sorted(place_of, reverse=True):
        chain = [left[place_of[turn]].pop()]
        for row in reversed(left[: place_of[turn]]):
            place = bisect_left(row, chain[-1]) - 1
            number, row[place] = row[place], chain[-1]
            chain.append(number)
        yield turn, chain, tuple(map(tuple, left))


def random_filling(rng: Random, shape: Sequence[int]) -> Rows:
    """Put the greatest number that is left into a random corner, again and again.

    >>> random_filling(Random(1), [2, 1])
    ((1, 2), (3,))
    """
    sizes = list(shape)
    rows = [[0] * size for size in sizes]
    for number in range(sum(sizes), 0, -1):
        corners = [i for i, size in enumerate(sizes) if size and (i + 1 == len(sizes) or sizes[i + 1] < size)]
        row = rng.choice(corners)
        sizes[row] -= 1
        rows[row][sizes[row]] = number
    return tuple(map(tuple, rows))

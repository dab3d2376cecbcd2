"""Histories of commits with branches and merges; a history gives the parents of commit k at place k - 1."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from graphlib import TopologicalSorter


def descendants(parents: Sequence[tuple[int, ...]]) -> dict[int, set[int]]:
    """Give for each commit those that contain it, itself too: the bad ones if it brought a fault.

    >>> descendants([(), (1,), (1,)])
    {1: {1, 2, 3}, 2: {2}, 3: {3}}
    """
    found = {commit: {commit} for commit in range(1, len(parents) + 1)}
    history = TopologicalSorter(dict(enumerate(parents, start=1)))
    for commit in reversed([*history.static_order()]):
        for parent in parents[commit - 1]:
            found[parent] |= found[commit]
    return found


def found_in_line(count: int, untestable: Collection[int], bad: Collection[int], tests: int) -> int:
    """Return the culprit that halving finds with so many tests, as if each commit had the one before as its parent.

    >>> found_in_line(8, (), {6, 7, 8}, 3)
    6
    """
    low, high = 0, count
    for _ in range(tests):
        open_to_test = [commit for commit in range(low + 1, high) if commit not in untestable]
        if not open_to_test:
            break
        test = min(open_to_test, key=lambda commit: abs(2 * commit - low - high))
        low, high = (low, test) if test in bad else (test, high)
    return next((one for one in range(low + 1, high) if one not in untestable), high)

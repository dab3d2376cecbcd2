"""What tasks that part things into two sides share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence


def evened(groups: Sequence[Sequence[int]], numbers: Iterable[int]) -> dict[int, int]:
    """Put each number, in this order, on the side, 1 or -1, on which fewer of those are that share a group with it.

    >>> evened([(1, 2), (2, 3)], [1, 2, 3])
    {1: 1, 2: -1, 3: 1}
    """
    near: dict[int, list[int]] = {}
    for group in groups:
        for number in group:
            near.setdefault(number, []).extend(group)
    sides: dict[int, int] = {}
    for number in numbers:
        pull = sum(sides.get(other, 0) for other in near.get(number, ()))
        sides[number] = -1 if pull > 0 else 1
    return sides

"""Choosing values that differ from those of neighbours, written down with what is left at each choice."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TypeVar

K = TypeVar("K", bound=Hashable)


def chosen_lines(
    lists: Mapping[K, Sequence[int]], near: Mapping[K, Sequence[K]], shown: Mapping[K, str]
) -> tuple[list[str], dict[K, int]]:
    """Take the one with the fewest values left, of these one with most open neighbours, and its first value.

    A line for each choice names what is left for it and what is taken, and a neighbour for which nothing is left then;
    the next value follows in the next line.

    >>> chosen_lines({1: [1, 2], 2: [1]}, {1: [2], 2: [1]}, {1: "1", 2: "2"})
    (['2 [1]: 1', '1 [2]: 2'], {2: 1, 1: 2})
    >>> lists = {1: [1, 2, 3], 2: [1, 2], 3: [1, 2]}
    >>> chosen_lines(lists, {1: [2, 3], 2: [1, 3], 3: [1, 2]}, {1: "1", 2: "2", 3: "3"})[0]
    ['2 [1 2]: 1', '3 [2]: 2', '1 [3]: 3']
    """
    lines: list[str] = []

    def search(left: dict[K, list[int]]) -> dict[K, int] | None:
        if not left:
            return {}
        one = min(left, key=lambda key: (len(left[key]), -sum(other in left for other in near[key])))
        for place, value in enumerate(left[one]):
            rest = {
                key: [v for v in values if v != value or key not in near[one]]
                for key, values in left.items()
                if key != one
            }
            lines.append(f"{shown[one]} [{' '.join(map(str, left[one][place:]))}]: {value}")
            empty = next((key for key, values in rest.items() if not values), None)
            if empty is not None:
                lines[-1] += f", {shown[empty]} []"
            elif (found := search(rest)) is not None:
                return {one: value} | found
        return None

    return lines, search({key: list(values) for key, values in lists.items()}) or {}

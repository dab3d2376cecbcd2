"""Round trips through all edges of a graph, written down as tours that are put into each other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def spliced_tours(near: Mapping[int, Sequence[int]], start: int, *, both: bool = False) -> tuple[list[str], list[int]]:
    """Go on along the first edge left until none is, then again from the first vertex on the walk that has one left.

    `near` lists the heads of the arcs, or with `both` the neighbours of each vertex. A line for each tour, and the walk
    in which each tour but the first stands in the place of the vertex where it begins.

    >>> spliced_tours({1: [2], 2: [1, 3], 3: [2]}, 1)
    (['1-2-1', '2-3-2'], [1, 2, 3, 2, 1])
    """
    left = {v: list(others) for v, others in near.items()}
    walk, lines = [start], list[str]()
    while any(left.values()):
        place = next(i for i, v in enumerate(walk) if left[v])
        tour = [walk[place]]
        while left[tour[-1]]:
            here = tour[-1]
            tour.append(left[here].pop(0))
            if both:
                left[tour[-1]].remove(here)
        walk[place : place + 1] = tour
        lines.append("-".join(map(str, tour)))
    return lines, walk

"""Judge by a shortest way from break to break in networkx, and by all breakings of short texts."""

from itertools import combinations, pairwise
from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    breaks = [0]
    for count in answer:
        breaks.append(breaks[-1] + count)
    if breaks[-1] != len(instance.lengths):
        return "other words"
    cost = _cost(instance, breaks)
    if cost is None:
        return "a line is too long"
    graph = networkx.DiGraph()
    count = len(instance.lengths)
    for one, two in combinations(range(count + 1), 2):
        step = _cost(instance, [one, two, count + 1] if two < count else [one, two])
        if step is not None:
            graph.add_edge(one, two, weight=step)
    least = networkx.dijkstra_path_length(graph, 0, count)
    if count <= 11:
        inner = (one for size in range(count) for one in combinations(range(1, count), size))
        costs = [_cost(instance, [0, *one, count]) for one in inner]
        assert least == min(one for one in costs if one is not None)
    return "" if cost == least else "it can cost less"


def greedy(instance: Any) -> tuple[int, ...]:
    """Fill each line as far as possible."""
    counts, room = [0], instance.width
    for length in instance.lengths:
        need = length + (counts[-1] > 0)
        if need > room:
            counts.append(0)
            room, need = instance.width, length
        counts[-1] += 1
        room -= need
    return tuple(counts)


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A word moved to the next or the last line, the counts backwards, full lines."""
    wrong = [answer[::-1], greedy(instance)]
    for place in range(len(answer) - 1):
        wrong.append((*answer[:place], answer[place] - 1, answer[place + 1] + 1, *answer[place + 2 :]))
    return [one for one in wrong if min(one) > 0 and confirm(instance, one)]


def _cost(instance: Any, breaks: list[int]) -> int | None:
    """The cost of lines between breaks but the last; None if one does not fit (what is beyond the text is ignored)."""
    total = 0
    lines = list(pairwise(breaks))
    for place, (one, two) in enumerate(lines):
        room = instance.width - (sum(instance.lengths[one:two]) + two - one - 1)
        if two <= len(instance.lengths) and room < 0:
            return None
        if place < len(lines) - 1:
            total += room * room
    return total

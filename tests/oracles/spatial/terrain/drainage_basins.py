"""Judge by networkx: the flow as a forest, and the ancestors of each of its sinks."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[tuple[int, int], int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    heights = {(r, c): h for r, row in enumerate(instance.heights, 1) for c, h in enumerate(row, 1)}
    for cell, change in instance.changes:
        heights[cell] += change
    flow = nx.DiGraph()
    flow.add_nodes_from(heights)
    for r, c in heights:
        near = [
            (r - 1, c),
            (r - 1, c + 1),
            (r, c + 1),
            (r + 1, c + 1),
            (r + 1, c),
            (r + 1, c - 1),
            (r, c - 1),
            (r - 1, c - 1),
        ]
        height, _, target = min((heights[cell], place, cell) for place, cell in enumerate(near) if cell in heights)
        if height < heights[r, c]:
            flow.add_edge((r, c), target)
    found = {cell: len(nx.ancestors(flow, cell)) + 1 for cell in flow if flow.out_degree(cell) == 0}
    return "" if answer == found else f"{found}"


def near_misses(instance: Any, answer: dict[tuple[int, int], int]) -> Iterator[dict[tuple[int, int], int]]:
    """A pit left out, pits not counted themselves, and one cell too many."""
    first = min(answer)
    yield {cell: count for cell, count in answer.items() if cell != first}
    yield answer | {first: answer[first] + 1}

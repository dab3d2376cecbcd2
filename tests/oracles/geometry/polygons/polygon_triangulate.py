"""Judge by areas: cut along the diagonals, the parts are n - 2 triangles whose areas add up to the polygon's."""

from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.corners)
    pairs = {frozenset((u - 1, v - 1)) for u, v in answer}
    if len(pairs) != n - 3 or not all(0 <= i < n for pair in pairs for i in pair):
        return "there are not n - 3 diagonals"
    sides = {frozenset((i, (i + 1) % n)) for i in range(n)}
    if pairs & sides:
        return "a side is no diagonal"
    if any(_alternate(*one, *other) for one, other in combinations(map(sorted, pairs), 2)):
        return "two diagonals cross as chords"
    graph = nx.Graph([tuple(pair) for pair in pairs | sides])
    triangles = [
        three for three in combinations(range(n), 3) if all(graph.has_edge(*e) for e in combinations(three, 2))
    ]
    whole = sum(_cross(instance.corners[i - 1], instance.corners[i]) for i in range(n))
    parts = [
        sum(_cross(instance.corners[three[i - 1]], instance.corners[three[i]]) for i in range(3)) for three in triangles
    ]
    if len(parts) != n - 2:
        return "the parts are not n - 2 triangles"
    # chords that do not cross and triangles that all turn as the polygon does fill it without overlap
    return "" if sum(map(abs, parts)) == abs(whole) else "the triangles overlap"


def others(instance: Any, answer: Any) -> list[Any]:
    """Triangulations with one diagonal flipped."""
    n = len(instance.corners)
    found = []
    for u, v in sorted(answer):
        rest = answer - {(u, v)}
        for pair in combinations(range(1, n + 1), 2):
            near = rest | {pair}
            if pair != (u, v) and len(near) == n - 3 and not confirm(instance, near):
                found.append(near)
    return found[:3]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A diagonal left out, another set from the first corner, a side."""
    n = len(instance.corners)
    fan = frozenset((1, i) for i in range(3, n))
    rest = answer - {min(answer)}
    return [near for near in (rest, fan, rest | {(1, 2)}) if near and confirm(instance, near)]


def _alternate(a: int, b: int, c: int, d: int) -> bool:
    return a < c < b < d or c < a < d < b


def _cross(a: Any, b: Any) -> Any:
    return a[0] * b[1] - a[1] * b[0]

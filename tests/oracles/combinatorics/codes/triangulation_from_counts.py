"""Judge by crossing diagonals and counting triangles, and by all triangulations of small polygons."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[tuple[int, int]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.counts)
    drawn = {(min(pair), max(pair)) for pair in answer}
    if len(drawn) != n - 3 or not all(a >= 1 and a + 2 <= b <= n and (a, b) != (1, n) for a, b in drawn):
        return "these are not n - 3 diagonals"
    if any(a < c < b < d or c < a < d < b for (a, b), (c, d) in combinations(drawn, 2)):
        return "two diagonals cross"
    counts = tuple(1 + sum(vertex in pair for pair in drawn) for vertex in range(1, n + 1))
    if n <= 8:
        fitting = [one for one in _triangulations(1, n) if _counts(one, n) == tuple(instance.counts)]
        assert len(fitting) == 1
    return "" if counts == tuple(instance.counts) else "the numbers of triangles are others"


def near_misses(instance: Any, answer: frozenset[tuple[int, int]]) -> list[frozenset[tuple[int, int]]]:
    """A diagonal lost, and all vertices one further."""
    n = len(instance.counts)
    turned = frozenset((min(a % n, b % n) + 1, max(a % n, b % n) + 1) for a, b in answer)
    wrong = [answer - {min(answer)}, turned]
    return [one for one in wrong if confirm(instance, one)]


def _counts(drawn: frozenset[tuple[int, int]], n: int) -> tuple[int, ...]:
    return tuple(1 + sum(vertex in pair for pair in drawn) for vertex in range(1, n + 1))


def _triangulations(low: int, high: int) -> Iterator[frozenset[tuple[int, int]]]:
    """Yield the triangulations of the vertices from low to high, by the triangle on the side low-high."""
    if high - low < 2:
        yield frozenset()
    for top in range(low + 1, high):
        sides = {(a, b) for a, b in ((low, top), (top, high)) if b - a > 1}
        for left in _triangulations(low, top):
            for right in _triangulations(top, high):
                yield left | right | sides

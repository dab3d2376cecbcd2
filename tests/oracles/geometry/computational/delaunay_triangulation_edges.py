"""Judge by scipy's Delaunay triangulation (of Qhull)."""

from itertools import combinations
from typing import Any

from scipy.spatial import ConvexHull, Delaunay

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    edges = _edges(instance)
    return "" if frozenset(tuple(edge) for edge in answer) == edges else f"the edges are {sorted(edges)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """An edge left out, one too many, the boundary alone."""
    every = set(combinations(range(1, len(instance.points) + 1), 2))
    hull = frozenset((min(pair) + 1, max(pair) + 1) for pair in ConvexHull(instance.points).simplices.tolist())
    nears = [answer - {min(answer)}, answer | {min(every - answer)}, hull]
    return [near for near in nears if near != answer]


def _edges(instance: Any) -> frozenset[tuple[int, ...]]:
    triangles = Delaunay(instance.points).simplices.tolist()
    return frozenset(pair for three in triangles for pair in combinations(sorted(i + 1 for i in three), 2))

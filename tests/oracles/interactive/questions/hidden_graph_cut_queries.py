"""Count edges by products of the adjacency matrix with the sets as vectors; bound the questions by information."""

from math import ceil, comb, log
from typing import Any

import numpy

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)


def play(instance: Any, moves: list[tuple[str, Any]]) -> tuple[list[tuple[str, int, bool]], str]:
    """Count, up to the end."""
    matrix = _matrix(instance.vertices, instance.edges)
    assert matrix.sum() == 2 * instance.number
    seen: list[tuple[str, int, bool]] = []
    for verb, what in moves:
        if verb == "answer":
            right = bool((_matrix(instance.vertices, what) == matrix).all())
            return [*seen, (verb, 0, right)], "won" if right else "lost"
        one, other = (numpy.isin(numpy.arange(1, instance.vertices + 1), list(part)).astype(int) for part in what)
        seen.append((verb, int(one @ matrix @ other), True))
    return seen, ""


def _matrix(vertices: int, edges: Any) -> Any:
    matrix = numpy.zeros((vertices, vertices), dtype=int)
    for u, v in edges:
        matrix[u - 1, v - 1] = matrix[v - 1, u - 1] = 1
    return matrix


def least(instance: Any) -> int:
    """Return the questions that replies from 0 to the number of edges make necessary, and the answer."""
    graphs = comb(comb(instance.vertices, 2), instance.number)
    return ceil(log(graphs, instance.number + 1) - 1e-9) + 1

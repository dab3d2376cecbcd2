"""Judge by numpy: classes as columns of 0 and 1, the neighbours in each class counted by a matrix product."""

from collections.abc import Iterator
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.graph.vertices
    matrix = np.zeros((n, n), dtype=int)
    for u, v in instance.graph.ends():
        matrix[u - 1, v - 1] = matrix[v - 1, u - 1] = 1
    member = np.ones((n, 1), dtype=int)
    rounds = 0
    while True:
        _, colours = np.unique(np.hstack([member, matrix @ member]), axis=0, return_inverse=True)
        finer = np.eye(colours.max() + 1, dtype=int)[colours.ravel()]
        if finer.shape[1] == member.shape[1]:
            break
        member, rounds = finer, rounds + 1
    classes = {frozenset((np.flatnonzero(column) + 1).tolist()) for column in member.T}
    if set(answer["classes"]) != classes:
        return "other classes"
    return "" if answer["rounds"] == rounds else f"{rounds} rounds"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A round more, two classes joined, and the vertices by degree where that is not stable."""
    yield answer | {"rounds": answer["rounds"] + 1}
    one, other, *rest = sorted(answer["classes"], key=sorted)
    yield answer | {"classes": frozenset([one | other, *rest])}
    ends = [v for edge in instance.graph.ends() for v in edge]
    degrees = {v: ends.count(v) for v in range(1, instance.graph.vertices + 1)}
    by_degree = frozenset(frozenset(v for v in degrees if degrees[v] == d) for d in set(degrees.values()))
    if by_degree != answer["classes"]:
        yield answer | {"classes": by_degree}

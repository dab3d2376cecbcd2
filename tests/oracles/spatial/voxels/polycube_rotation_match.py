"""Judge by 24 matrices of numpy and, before them, by the distances between cubes."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    wanted, body = _spread(instance.reference), _still(np.array(instance.reference))
    found = set()
    for letter, other in instance.named:
        if _spread(other) == wanted and any(_still(np.array(other) @ turn) == body for turn in _matrices(1)):
            found.add(letter)
    return "" if set(answer) == found else f"{sorted(found)}"


def near_misses(instance: Any, answer: frozenset[str]) -> Iterator[frozenset[str]]:
    """One letter more or less, and mirror images counted too."""
    for letter, _ in instance.named:
        yield answer ^ {letter}
    body = _still(np.array(instance.reference))
    mirrored = {k for k, o in instance.named if any(_still(np.array(o) @ turn) == body for turn in _matrices(-1))}
    if mirrored - answer:
        yield answer | mirrored


def _spread(body: Any) -> list[int]:
    points = np.array(body)
    return sorted(int(((a - b) ** 2).sum()) for a in points for b in points)


def _still(points: Any) -> list[tuple[int, ...]]:
    return sorted(tuple(int(x) for x in point) for point in points - points.min(axis=0))


def _matrices(determinant: int) -> Iterator[Any]:
    for axes, signs in product(permutations(range(3)), product((1, -1), repeat=3)):
        matrix = np.eye(3, dtype=int)[list(axes)] * np.array(signs)
        if round(np.linalg.det(matrix)) == determinant:
            yield matrix

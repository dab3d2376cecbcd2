"""Judge by folding the net with rotation matrices of numpy, square by square, and turning the cube in 24 ways."""

from collections.abc import Iterator
from itertools import permutations, product
from typing import Any

import numpy as np

LEVELS = range(1, 11)

_SIDES = ((0, 0, 1), (0, 0, -1), (0, 1, 0), (0, -1, 0), (1, 0, 0), (-1, 0, 0))  # top, bottom, back, front, right, left


def confirm(instance: Any, answer: dict[str, str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if any(answer.get(square) != letter for square, letter in instance.given):
        return "a given letter was changed"
    outward = _outward(instance.net)
    if sorted(answer) != sorted(outward) or len(set(answer.values())) < 6:
        return "not each letter once"
    cube = {outward[square]: letter for square, letter in answer.items()}
    for view in instance.views:
        if not any(all(cube[tuple(int(k) for k in turn @ _SIDES[p])] == s for p, s in view) for turn in _turns()):
            return "another cube"
    return ""


def others(instance: Any, answer: dict[str, str]) -> list[dict[str, str]]:
    """Other ways that are right, by trying all."""
    tries = (dict(zip("123456", letters, strict=True)) for letters in permutations("ABCDEF"))
    bound = [one for one in tries if all(one[square] == letter for square, letter in instance.given)]
    return [one for one in bound if one != answer and not confirm(instance, one)][:3]


def near_misses(instance: Any, answer: dict[str, str]) -> Iterator[dict[str, str]]:
    """Two letters exchanged, which makes another cube."""
    for one, two in (("1", "2"), ("3", "6")):
        yield answer | {one: answer[two], two: answer[one]}


def _outward(net: Any) -> dict[str, tuple[int, ...]]:
    cells = {(r, c): square for r, row in enumerate(net) for c, square in enumerate(row) if square != "."}
    start = next(iter(cells))
    frames = {start: np.eye(3, dtype=int)}  # columns: right, up, outward
    waiting = [start]
    while waiting:
        r, c = waiting.pop()
        right, up, out = frames[r, c].T
        for near, frame in {
            (r, c + 1): (-out, up, right),
            (r, c - 1): (out, up, -right),
            (r - 1, c): (right, -out, up),
            (r + 1, c): (right, out, -up),
        }.items():
            if near in cells and near not in frames:
                frames[near] = np.array(frame).T
                waiting.append(near)
    return {square: tuple(int(k) for k in frames[cell][:, 2]) for cell, square in cells.items()}


def _turns() -> Iterator[Any]:
    for axes, signs in product(permutations(range(3)), product((1, -1), repeat=3)):
        matrix = np.eye(3, dtype=int)[list(axes)] * np.array(signs)
        if round(float(np.linalg.det(matrix))) == 1:
            yield matrix

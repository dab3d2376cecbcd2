"""Judge by rotations found in space: turns of coordinates that map the solid to itself, and by listing colourings."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, permutations, product
from math import cos, factorial, pi, prod, sin
from typing import Any

import numpy as np
from sympy.utilities.iterables import multiset_permutations

LEVELS = range(1, 9)
FLIPS = list(product((1.0, -1.0), repeat=3))
PAIRS = list(product((1.0, -1.0), repeat=2))
GOLD = (1 + 5**0.5) / 2


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    group = _group(instance.solid, instance.sides, instance.part)
    size = len(group[0])
    right = 0
    for way in product(*(range(low, high + 1) for _, low, high in instance.shares)):
        if sum(way) == size:
            total = factorial(size) // prod(map(factorial, way))
            right += _listed(group, way) if total < 200 else _fixed(group, way)
    return "" if answer == right else f"there are {right}"


def _points(solid: str, sides: int) -> np.ndarray:
    if solid in ("prism", "pyramid"):
        ring = [(cos(2 * pi * i / sides), sin(2 * pi * i / sides)) for i in range(sides)]
        top = [(x, y, 3.7) for x, y in ring] if solid == "prism" else [(0, 0, 3.7)]
        return np.array([*((x, y, 0) for x, y in ring), *top])
    if solid == "octahedron":
        return np.array([v for e in np.eye(3) for v in (e, -e)])
    if solid == "tetrahedron":
        return np.array([v for v in FLIPS if prod(v) > 0])
    if solid == "cube":
        return np.array(FLIPS)
    if solid == "icosahedron":
        rings = [(0.0, a, b * GOLD) for a, b in PAIRS]
        return np.array([np.roll(v, shift) for v in rings for shift in range(3)])
    rings = [(0.0, a / GOLD, b * GOLD) for a, b in PAIRS]
    return np.array([*FLIPS, *(np.roll(v, shift) for v in rings for shift in range(3))])


@cache
def _group(solid: str, sides: int, part: str) -> list[list[int]]:
    """Find faces by planes of the hull, and rotations as orthogonal maps that permute the vertices."""
    points = _points(solid, sides)
    points = points - points.mean(axis=0)
    faces = set()
    for a, b, c in combinations(range(len(points)), 3):
        normal = np.cross(points[b] - points[a], points[c] - points[a])
        heights = (points - points[a]) @ normal
        if np.linalg.norm(normal) > 1e-9 and (np.all(heights < 1e-9) or np.all(heights > -1e-9)):
            faces.add(frozenset(np.flatnonzero(abs(heights) < 1e-9).tolist()))
    edges = {f & g for f, g in combinations(faces, 2) if len(f & g) == 2}
    parts: Sequence[frozenset[int]] = {
        "faces": list(faces),
        "edges": list(edges),
        "vertices": [frozenset({i}) for i in range(len(points))],
    }[part]
    frame = _frame(points)
    group = []
    for images in permutations(range(len(points)), 3):
        turn = np.linalg.solve(points[frame], points[list(images)])
        if np.allclose(turn @ turn.T, np.eye(3)) and np.linalg.det(turn) > 0:
            moved = points @ turn
            match = [np.flatnonzero(np.linalg.norm(points - v, axis=1) < 1e-6).tolist() for v in moved]
            if all(match):
                group.append([parts.index(frozenset(match[i][0] for i in one)) for one in parts])
    return group


def _frame(points: np.ndarray) -> list[int]:
    return next(list(c) for c in combinations(range(len(points)), 3) if abs(np.linalg.det(points[list(c)])) > 1e-6)


def _listed(group: list[list[int]], way: tuple[int, ...]) -> int:
    words = multiset_permutations([colour for colour, count in enumerate(way) for _ in range(count)])
    return len({min(tuple(word[i] for i in turn) for turn in group) for word in words})


def _fixed(group: list[list[int]], way: tuple[int, ...]) -> int:
    """Average the coefficients of products of power sums (Pólya), as arrays with an axis for each colour."""
    shape = [count + 1 for count in way]
    total = 0
    for turn in group:
        table = np.zeros(shape, dtype=object)
        table[(0,) * len(way)] = 1
        seen: set[int] = set()
        for start in range(len(turn)):
            length, at = 0, start
            while at not in seen:
                seen.add(at)
                at = turn[at]
                length += 1
            if length:
                new = np.zeros(shape, dtype=object)
                for axis, count in enumerate(way):
                    if length <= count:
                        to = tuple(slice(length, None) if i == axis else slice(None) for i in range(len(way)))
                        back = tuple(slice(None, -length) if i == axis else slice(None) for i in range(len(way)))
                        new[to] += table[back]
                table = new
        total += int(table[way])
    return total // len(group)

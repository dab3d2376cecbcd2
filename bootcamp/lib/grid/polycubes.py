"""Polycubes: sets of unit cubes joined by faces, up to shifts and rotations in space."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import permutations, product
from random import Random

Cube = tuple[int, int, int]
"""Layer, row and column of a unit cube."""
Polycube = tuple[Cube, ...]

FACES = ((1, 0, 0), (0, 1, 0), (0, 0, 1), (-1, 0, 0), (0, -1, 0), (0, 0, -1))
"""Steps to the cubes that share a face."""


def normal(cubes: Iterable[Cube]) -> Polycube:
    """Shift cubes so that the least layer, row and column are 0, and sort them.

    >>> normal([(5, 7, 2), (4, 7, 2)])
    ((0, 0, 0), (1, 0, 0))
    """
    layers, rows, cols = ([place - min(axis) for place in axis] for axis in zip(*cubes, strict=True))
    return tuple(sorted(zip(layers, rows, cols, strict=True)))


@lru_cache(maxsize=4096)
def rotations(polycube: Polycube) -> tuple[Polycube, ...]:
    """List the different rotations of a polycube, sorted; mirror images are left out.

    >>> len(rotations(((0, 0, 0), (0, 0, 1)))), len(rotations(((0, 0, 0), (0, 0, 1), (0, 1, 0), (1, 0, 1))))
    (3, 12)
    """
    found = set()
    for (a, b, c), (x, y, z) in product(permutations(range(3)), product((1, -1), repeat=3)):
        if (b - a) * (c - a) * (c - b) * x * y * z > 0:  # neither or both of axes and signs are a reflection
            found.add(normal((x * cube[a], y * cube[b], z * cube[c]) for cube in polycube))
    return tuple(sorted(found))


def faces(cube: Cube, within: Collection[Cube]) -> list[Cube]:
    """List the cubes of `within` (best a set) that share a face with a cube.

    >>> faces((0, 0, 0), {(0, 0, 1), (0, 1, 1), (1, 0, 0)})
    [(1, 0, 0), (0, 0, 1)]
    """
    near = ((cube[0] + down, cube[1] + forth, cube[2] + right) for down, forth, right in FACES)
    return [other for other in near if other in within]


def random_cut(cubes: Iterable[Cube], smallest: int, largest: int, rng: Random) -> list[Polycube]:
    """Cut cubes into connected pieces of `smallest` to `largest` cubes, in random order.

    A piece starts where the fewest cubes are near. Leftovers may be smaller: the caller looks for that.

    >>> random_cut(product(range(2), repeat=3), 4, 4, Random(1))
    [((0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1)), ((0, 1, 0), (0, 1, 1), (1, 1, 0), (1, 1, 1))]
    """
    free = set(cubes)
    pieces = []
    while free:
        piece = [min(free, key=lambda cube: (len(faces(cube, free)), cube))]
        free.discard(piece[0])
        for _ in range(rng.randint(smallest, largest) - 1):
            border = sorted({near for cube in piece for near in faces(cube, free)})
            if not border:
                break
            piece.append(rng.choice(border))
            free.discard(piece[-1])
        pieces.append(tuple(sorted(piece)))
    rng.shuffle(pieces)
    return pieces

"""Polycubes against rotation matrices and the known numbers of them."""

from itertools import product
from random import Random

import numpy
import pytest

from bootcamp.lib.grid.polycubes import Cube, Polycube, faces, normal, random_cut, rotations


def polycubes(size: int) -> set[Polycube]:
    """List all polycubes up to rotations by adding a cube to smaller ones."""
    if size == 1:
        return {((0, 0, 0),)}
    around: set[Cube] = {(x, y, z) for x, y, z in product(range(-1, size), repeat=3)}
    return {
        rotations(normal((*smaller, cube)))[0]
        for smaller in polycubes(size - 1)
        for old in smaller
        for cube in faces(old, around)
        if cube not in smaller
    }


def test_numbers_of_polycubes() -> None:
    assert [len(polycubes(size)) for size in range(1, 6)] == [1, 1, 2, 8, 29]


@pytest.mark.parametrize("seed", range(10))
def test_rotations_are_quarter_turns(seed: int) -> None:
    rng = Random(seed)
    array = numpy.zeros((3, 3, 3), dtype=int)
    for cube in rng.sample(list(product(range(3), repeat=3)), 6):
        array[cube] = 1
    turned, queue = {array.tobytes()}, [array]
    for one in queue:
        for axes in ((0, 1), (1, 2)):
            other = numpy.ascontiguousarray(numpy.rot90(one, axes=axes))
            if other.tobytes() not in turned:
                turned.add(other.tobytes())
                queue.append(other)
    found = {normal(tuple(map(int, cube)) for cube in numpy.argwhere(one)) for one in queue}  # type: ignore[misc]
    assert set(rotations(min(found))) == found


@pytest.mark.parametrize("seed", range(20))
def test_cut_covers_once(seed: int) -> None:
    box = list(product(range(2), range(3), range(4)))
    pieces = random_cut(box, 3, 5, Random(seed))
    assert sorted(cube for piece in pieces for cube in piece) == box
    for piece in pieces:
        assert len(piece) <= 5
        reached = [piece[0]]
        for cube in reached:
            reached += [near for near in faces(cube, set(piece)) if near not in reached]
        assert sorted(reached) == list(piece)

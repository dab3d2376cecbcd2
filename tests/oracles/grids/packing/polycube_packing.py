"""Judge by quarter turns of numpy arrays; find other packings with a SAT model."""

from itertools import combinations, product
from typing import Any

import numpy
from pysat.solvers import Cadical153

from bootcamp.verifiers import Board

LEVELS = range(1, 11)

Cubes = frozenset[tuple[int, ...]]


def confirm(instance: Any, answer: Board) -> str:
    """Say what is wrong with `answer`, or nothing."""
    box = numpy.array(answer).reshape(instance.layers, instance.rows, instance.cols)
    for name, piece in zip(instance.names, instance.pieces, strict=True):
        cubes = numpy.argwhere(box == name)
        if not len(cubes) or _shifted(cubes) not in _turns(piece):
            return f"{name} is not packed as its piece"
    return ""


def others(instance: Any, answer: Board) -> list[Board]:
    """Find another packing of a small box."""
    sizes = (instance.layers, instance.rows, instance.cols)
    box = list(product(*map(range, sizes)))
    if len(box) > 27:
        return []
    options = [
        (name, moved)
        for name, piece in zip(instance.names, instance.pieces, strict=True)
        for turned in sorted(map(sorted, _turns(piece)))
        for shift in box
        for moved in [{tuple(a + b for a, b in zip(cube, shift, strict=True)) for cube in turned}]
        if moved <= set(box)
    ]
    flat = [name for row in answer for name in row]
    with Cadical153() as solver:
        for item in [*box, *instance.names]:
            using = [k for k, (name, cubes) in enumerate(options, 1) if item == name or item in cubes]
            solver.add_clause(using)
            for a, b in combinations(using, 2):
                solver.add_clause([-a, -b])
        planted = [{cube for cube, mark in zip(box, flat, strict=True) if mark == name} for name in instance.names]
        solver.add_clause([-k for k, (_, cubes) in enumerate(options, 1) if cubes in planted])
        if not solver.solve():
            return []
        name_of = {cube: options[k - 1][0] for k in solver.get_model() if k > 0 for cube in options[k - 1][1]}
    names = [name_of[cube] for cube in box]
    return [tuple(tuple(names[i : i + sizes[2]]) for i in range(0, len(box), sizes[2]))]


def near_misses(instance: Any, answer: Board) -> list[Board]:
    """One letter everywhere, the first two letters exchanged, one cube given to another piece, mirrored layers."""
    swap = {"A": "B", "B": "A"}
    one = tuple(tuple("A" for _ in row) for row in answer)
    swapped = tuple(tuple(swap.get(name, name) for name in row) for row in answer)
    changed = ((swap.get(answer[0][0], "A"), *answer[0][1:]), *answer[1:])
    mirrored = tuple(row[::-1] for row in answer)
    return [board for board in (one, swapped, changed, mirrored) if confirm(instance, board)]


def _shifted(cubes: Any) -> Cubes:
    return frozenset(map(tuple, (cubes - cubes.min(axis=0)).tolist()))


def _turns(piece: Any) -> set[Cubes]:
    array = numpy.zeros(numpy.array(piece).max(axis=0) + 1, dtype=int)
    array[tuple(numpy.array(piece).T)] = 1
    upright = [numpy.rot90(array, k, (0, 1)) for k in range(4)] + [numpy.rot90(array, k, (0, 2)) for k in (1, 3)]
    return {_shifted(numpy.argwhere(numpy.rot90(one, k, (1, 2)))) for one in upright for k in range(4)}

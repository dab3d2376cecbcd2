"""The surface of a box in unit squares: which square lies beyond an edge, and which drawings of squares fold to it."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from random import Random

from bootcamp.lib.grid.board import SIDES, Cell
from bootcamp.lib.vectors import Vector, cross, plus, times

Lay = tuple[Vector, Vector, Vector]
"""The centre of a square of the surface, in half units, its outward normal, and which way is right in a drawing of it,
seen from outside."""


def squares(sides: Vector) -> list[tuple[Vector, Vector]]:
    """List the unit squares of the surface of a box as centres, in half units from a corner, and normals.

    >>> len(squares((1, 1, 1))), len(squares((1, 2, 3)))
    (6, 22)
    """
    found = []
    for axis in range(3):
        one, other = (a for a in range(3) if a != axis)
        for sign in (-1, 1):
            for i in range(sides[one]):
                for j in range(sides[other]):
                    centre, normal = [0, 0, 0], [0, 0, 0]
                    centre[one], centre[other] = 2 * i + 1, 2 * j + 1
                    centre[axis] = 2 * sides[axis] if sign == 1 else 0
                    normal[axis] = sign
                    found.append(((centre[0], centre[1], centre[2]), (normal[0], normal[1], normal[2])))
    return found


def lays(sides: Vector) -> Iterator[Lay]:
    """Yield all ways to lay a square of the surface on a drawing."""
    for centre, normal in squares(sides):
        for axis in range(3):
            if not normal[axis]:
                for sign in (1, -1):
                    yield centre, normal, (sign * (axis == 0), sign * (axis == 1), sign * (axis == 2))


@cache
def beyond(sides: Vector, lay: Lay, step: Cell) -> Lay:
    """Give the square that folds onto the next cell of a drawing, up, right, down or left.

    >>> beyond((1, 1, 1), ((1, 1, 2), (0, 0, 1), (1, 0, 0)), (0, 1))
    ((2, 1, 1), (1, 0, 0), (0, 0, -1))
    """
    centre, normal, right = lay
    up = cross(normal, right)
    ahead = plus(times(step[1], right), times(-step[0], up))
    across = plus(centre, times(2, ahead))
    if all(0 <= place <= 2 * side for place, side in zip(across, sides, strict=True)):
        return across, normal, right
    turned = times(-step[1], normal) if step[1] else right
    return plus(centre, ahead, times(-1, normal)), ahead, turned


def folded(sides: Vector, cells: Collection[Cell]) -> dict[Cell, Lay] | None:
    """Fold a connected drawing, whose squares are joined wherever they share an edge, to a box; None if it does not.

    >>> folded((1, 1, 1), [(0, 1), (1, 0), (1, 1), (1, 2), (1, 3), (2, 1)]) is None
    False
    >>> folded((1, 1, 1), [(0, 0), (1, 0), (1, 1), (1, 2), (1, 3), (0, 1)]) is None
    True
    """
    if len(cells) != len(squares(sides)):
        return None
    start, cells = min(cells), frozenset(cells)
    return next((found for lay in lays(sides) if (found := _wrapped(sides, cells, start, lay))), None)


def _wrapped(sides: Vector, cells: Collection[Cell], start: Cell, lay: Lay) -> dict[Cell, Lay] | None:
    """Fold a drawing with a given lay of its first cell."""
    found, taken, stack = {start: lay}, {lay[:2]}, [start]
    while stack:
        cell = stack.pop()
        for step in SIDES:
            near = (cell[0] + step[0], cell[1] + step[1])
            if near not in cells:
                continue
            other = beyond(sides, found[cell], step)
            if near in found:
                if found[near] != other:
                    return None
            elif other[:2] in taken:
                return None
            else:
                found[near] = other
                taken.add(other[:2])
                stack.append(near)
    return found if len(found) == len(cells) else None


def random_net(rng: Random, sides: Vector, tries: int = 60) -> dict[Cell, Lay] | None:
    """Unfold a box at random, so that squares share an edge only where they do so on the box; None after `tries`."""
    size = len(squares(sides))
    starts = list(lays(sides))
    for _ in range(tries):
        net = {(0, 0): rng.choice(starts)}
        taken = {net[0, 0][:2]}
        border = [((0, 0), step) for step in SIDES]
        while border and len(net) < size:
            cell, step = border.pop(rng.randrange(len(border)))
            near, lay = (cell[0] + step[0], cell[1] + step[1]), beyond(sides, net[cell], step)
            if near in net or lay[:2] in taken:
                continue
            sides_of = [(near[0] + down, near[1] + right) for down, right in SIDES]
            if all(beyond(sides, lay, way) == net[at] for way, at in zip(SIDES, sides_of, strict=True) if at in net):
                net[near] = lay
                taken.add(lay[:2])
                border += [(near, way) for way in SIDES]
        if len(net) == size:
            return net
    return None

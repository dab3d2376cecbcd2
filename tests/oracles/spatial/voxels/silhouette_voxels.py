"""Judge by projections of a boolean array of numpy; small boxes are solved by OR-Tools too."""

from collections.abc import Iterator
from typing import Any

import numpy as np
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.size
    if len(answer) > instance.limit or any(not 1 <= place <= n for cube in answer for place in cube):
        return "too many cubes, or one outside"
    space = np.zeros((n, n, n), dtype=bool)
    for x, y, z in answer:
        space[x - 1, y - 1, z - 1] = True
    views = _wanted(instance)
    right = all((space.any(axis=axis) == view).all() for axis, view in views.items())
    return "" if right else "other silhouettes"


def others(instance: Any, answer: Any) -> list[Any]:
    """A smallest set by OR-Tools."""
    n, views = instance.size, _wanted(instance)
    if n > 4:
        return []
    model = cp_model.CpModel()
    cubes = {(x, y, z): model.new_bool_var("") for x in range(n) for y in range(n) for z in range(n)}
    for axis, view in views.items():
        for place in np.ndindex(n, n):
            line = [cubes[place[:axis] + (k,) + place[axis:]] for k in range(n)]  # noqa: RUF005 - an index
            if view[place]:
                model.add_bool_or(line)
            else:
                model.add(sum(line) == 0)
    model.minimize(sum(cubes.values()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    solver.solve(model)
    found = frozenset((x + 1, y + 1, z + 1) for (x, y, z), one in cubes.items() if solver.value(one))
    return [found] if found != answer else []


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A cube less, x and z exchanged, and coordinates counted from 0, where these are wrong."""
    for cube in sorted(answer)[:3]:
        if confirm(instance, answer - {cube}):
            yield frozenset(answer - {cube})
    turned = frozenset((z, y, x) for x, y, z in answer)
    if confirm(instance, turned):
        yield turned


def greedy(instance: Any) -> Any:
    """All cubes that the silhouettes allow."""
    views = _wanted(instance)
    space = np.expand_dims(views[1], 1) & np.expand_dims(views[0], 0) & np.expand_dims(views[2], 2)
    return frozenset(tuple(int(k) + 1 for k in place) for place in np.argwhere(space))


def _wanted(instance: Any) -> dict[int, Any]:
    """Give the silhouettes by the axis along which one looks, lower coordinates first."""
    front, side, top = (
        np.array([[symbol == "#" for symbol in row] for row in rows])[::-1].T
        for rows in (instance.front, instance.side, instance.top)
    )
    return {1: front, 0: side, 2: top}

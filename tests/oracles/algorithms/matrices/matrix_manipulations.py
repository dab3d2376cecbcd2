"""Judge by numpy."""

from collections.abc import Callable
from typing import Any

import numpy

LEVELS = range(1, 11)
_DO: dict[str, Callable[[Any, int, int], Any]] = {
    "right": lambda a, one, two: numpy.rot90(a, -1),
    "half": lambda a, one, two: numpy.rot90(a, 2),
    "left": lambda a, one, two: numpy.rot90(a),
    "transpose": lambda a, one, two: a.T,
    "mirror": lambda a, one, two: numpy.fliplr(a),
    "flip": lambda a, one, two: numpy.flipud(a),
    "rows": lambda a, one, two: a[_exchange(a.shape[0], one, two)],
    "columns": lambda a, one, two: a[:, _exchange(a.shape[1], one, two)],
    "drop row": lambda a, one, two: numpy.delete(a, one - 1, axis=0),
    "drop column": lambda a, one, two: numpy.delete(a, one - 1, axis=1),
    "replace": lambda a, one, two: numpy.where(a == one, two, a),
    "down": lambda a, one, two: numpy.roll(a, one, axis=0),
    "along": lambda a, one, two: numpy.roll(a, one, axis=1),
    "every": lambda a, one, two: numpy.delete(a, slice(one - 1, None, one), axis=0),
    "diagonal": lambda a, one, two: numpy.where(numpy.equal(*numpy.indices(a.shape)), 0, a),
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if answer == _end(instance.matrix, instance.operations) else "another matrix"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The first matrix, the last operation forgotten, turns the other way, shifts the other way, the transpose."""
    turns = {"right": "left", "left": "right"}
    other = [(turns.get(name, name), one, two) for name, one, two in instance.operations]
    back = [(name, -one if name in ("down", "along") else one, two) for name, one, two in instance.operations]
    wrong = [instance.matrix, _end(instance.matrix, instance.operations[:-1]), tuple(zip(*answer, strict=True))]
    for operations in (other, back):
        try:
            wrong.append(_end(instance.matrix, operations))
        except IndexError:
            continue
    return [one for one in wrong if one != answer]


def _exchange(size: int, one: int, two: int) -> Any:
    order = numpy.arange(size)
    order[[one - 1, two - 1]] = two - 1, one - 1
    return order


def _end(matrix: Any, operations: Any) -> Any:
    array = numpy.array(matrix)
    for name, one, two in operations:
        array = _DO[name](array, one, two)
    return tuple(tuple(int(number) for number in row) for row in array)

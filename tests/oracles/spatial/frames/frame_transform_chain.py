"""Judge by homogeneous matrices of sympy and their inverses."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    place = _base(instance, instance.target).inv() * _base(instance, instance.source) * _column(instance.point, 1)
    found = tuple(Fraction(int(value.p), int(value.q)) for value in place[:2])
    return "" if tuple(answer) == found else f"{found}"


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> Iterator[tuple[Fraction, ...]]:
    """A sign wrong, and the transformation the other way, where that is different."""
    yield -answer[0], answer[1]
    place = _base(instance, instance.source).inv() * _base(instance, instance.target) * _column(instance.point, 1)
    found = tuple(Fraction(int(value.p), int(value.q)) for value in place[:2])
    if found != tuple(answer):
        yield found


def _column(pair: Any, last: int) -> Any:
    return sympy.Matrix([*(sympy.Rational(str(value)) for value in pair), last])


def _base(instance: Any, frame: int) -> Any:
    """Give the matrix that turns coordinates in a frame into those in A."""
    if not frame:
        return sympy.eye(3)
    parent, origin, x, y = instance.frames[frame - 1]
    return _base(instance, parent) * sympy.Matrix.hstack(_column(x, 0), _column(y, 0), _column(origin, 1))

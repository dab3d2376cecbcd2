"""Vectors of three integers or rationals, and quarter turns of them."""

from __future__ import annotations

from fractions import Fraction
from typing import TypeVar

Vector = tuple[int, int, int]
C = TypeVar("C", int, int | Fraction)


def cross(a: tuple[C, C, C], b: tuple[C, C, C]) -> tuple[C, C, C]:
    """Give the vector product.

    >>> cross((1, 0, 0), (0, 1, 0))
    (0, 0, 1)
    """
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def dot(a: tuple[C, C, C], b: tuple[C, C, C]) -> C:
    """Give the scalar product.

    >>> dot((1, 2, 3), (4, 5, 6))
    32
    """
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def plus(*vectors: Vector) -> Vector:
    """Add vectors.

    >>> plus((1, 2, 3), (1, 0, 0), (0, 0, -1))
    (2, 2, 2)
    """
    x, y, z = (sum(axis) for axis in zip(*vectors, strict=True))
    return x, y, z


def times(factor: int, a: Vector) -> Vector:
    """Multiply a vector by a number.

    >>> times(-1, (1, 2, 3))
    (-1, -2, -3)
    """
    return a[0] * factor, a[1] * factor, a[2] * factor


def clockwise(v: Vector, out: Vector) -> Vector:
    """Turn a vector by a quarter clockwise, as seen from where the unit vector `out` points to.

    >>> clockwise((0, 1, 0), (0, 0, 1))
    (1, 0, 0)
    """
    return plus(times(dot(v, out), out), cross(v, out))

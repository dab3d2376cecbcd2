"""Quaternions w + xi + yj + zk as sequences (w, x, y, z) of integers or rationals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from bootcamp.lib.matrix import Scalar

S = TypeVar("S", bound=Scalar)


def multiply(p: Sequence[S], q: Sequence[S]) -> tuple[S, ...]:
    """Give the product p q.

    >>> i, j = (0, 1, 0, 0), (0, 0, 1, 0)
    >>> multiply(i, j), multiply(j, i)
    ((0, 0, 0, 1), (0, 0, 0, -1))
    """
    first: Sequence[Any] = p
    a, b, c, d = first
    w, x, y, z = q
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )


def conjugate(q: Sequence[S]) -> tuple[S, ...]:
    """Change the signs of the imaginary parts.

    >>> conjugate((1, 2, 3, 4))
    (1, -2, -3, -4)
    """
    rest: Sequence[Any] = q[1:]
    return (q[0], *(-x for x in rest))

"""Arithmetic in rings of quadratic integers a + b*w, given as pairs (a, b)."""

from __future__ import annotations

from typing import NamedTuple

Number = tuple[int, ...]


class Ring(NamedTuple):
    """The ring Z[w] with ``w*w = trace*w - unit``; a pair of integers (a, b) stands for a + b*w."""

    trace: int
    unit: int

    def multiply(self, x: Number, y: Number) -> Number:
        """Give the product."""
        (a, b), (c, d) = x, y
        return a * c - self.unit * b * d, a * d + b * c + self.trace * b * d

    def norm(self, x: Number) -> int:
        """Give the product of a number and its conjugate."""
        a, b = x
        return a * a + self.trace * a * b + self.unit * b * b

    def divide(self, x: Number, y: Number) -> tuple[Number, Number]:
        """Give a quotient, both parts rounded to the nearest integer, and the remainder."""
        a, b = self.multiply(x, (y[0] + self.trace * y[1], -y[1]))
        size = self.norm(y)
        quotient = (2 * a + size) // (2 * size), (2 * b + size) // (2 * size)
        c, d = self.multiply(quotient, y)
        return quotient, (x[0] - c, x[1] - d)


GAUSS = Ring(0, 1)

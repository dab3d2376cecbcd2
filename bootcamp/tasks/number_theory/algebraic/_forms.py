"""Positive definite binary quadratic forms a*x^2 + b*x*y + c*y^2 as triples (a, b, c)."""

from __future__ import annotations

Form = tuple[int, ...]


def is_reduced(form: Form) -> bool:
    """Tell whether |b| <= a <= c, and b >= 0 if |b| = a or a = c."""
    a, b, c = form
    return abs(b) <= a <= c and (b >= 0 or -b < a < c)


def discriminant(form: Form) -> int:
    """Give b^2 - 4ac."""
    a, b, c = form
    return b * b - 4 * a * c

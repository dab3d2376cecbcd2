"""Binary quadratic forms a*x^2 + b*x*y + c*y^2 as triples (a, b, c), positive definite."""

from __future__ import annotations

from bootcamp.lib.prompts import linear

Form = tuple[int, ...]


def form_text(form: Form) -> str:
    """Write a form as a polynomial in x and y."""
    return linear(zip(form, ("x^2", "xy", "y^2"), strict=True))


def is_reduced(form: Form) -> bool:
    """Tell whether |b| <= a <= c, and b >= 0 if |b| = a or a = c."""
    a, b, c = form
    return abs(b) <= a <= c and (b >= 0 or (-b < a < c))

"""Formulas in complex numbers a and b, computed exactly."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from itertools import pairwise
from random import Random

from bootcamp.lib.prompts import linear
from bootcamp.task import Retry
from bootcamp.tasks.operators._postfix import Postfix, draw_formula, evaluate

Complex = tuple[Fraction, ...]
"""A real and an imaginary part."""

FORMS = {"+": "{} + {}", "×": "{} × {}", "-": "{} - {}", "conj": "conj({})", "÷": "{} ÷ {}"}


def number(parts: tuple[int, int]) -> str:
    """Write a number with a real and an imaginary part, in brackets if it has two terms or a sign."""
    text = linear([(parts[0], ""), (parts[1], "i")])
    return text if text.isalnum() else f"({text})"


def draw_complex_formula(rng: Random, allowed: Mapping[str, str], size: int) -> Postfix:
    """Draw a formula in a and b; half of its numbers become i."""
    formula = draw_formula(rng, allowed, size, "ab")
    if ("conj", "conj") in pairwise(formula):
        raise Retry
    return tuple("i" if isinstance(item, int) and rng.random() < 0.5 else item for item in formula)


def apply_complex_formula(formula: Postfix, a: Complex, b: Complex) -> Complex:
    """Give the value of a formula; raises ZeroDivisionError."""
    named = {"a": a, "b": b, "i": (Fraction(0), Fraction(1))}
    return evaluate(
        formula,
        FORMS,
        _OPERATIONS,
        lambda item: named[item] if isinstance(item, str) else (Fraction(item), Fraction(0)),
    )


def _times(z: Complex, w: Complex) -> Complex:
    return z[0] * w[0] - z[1] * w[1], z[0] * w[1] + z[1] * w[0]


def _over(z: Complex, w: Complex) -> Complex:
    norm = w[0] * w[0] + w[1] * w[1]
    return _times(z, (w[0] / norm, -w[1] / norm))


_OPERATIONS: dict[str, Callable[..., Complex]] = {
    "+": lambda z, w: (z[0] + w[0], z[1] + w[1]),
    "×": _times,
    "-": lambda z, w: (z[0] - w[0], z[1] - w[1]),
    "conj": lambda z: (z[0], -z[1]),
    "÷": _over,
}

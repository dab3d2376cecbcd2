"""Shapes of formulas in a and b that are linear in their parameters."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd, lcm

from bootcamp.lib.numbers import digit_sum

Shape = tuple[str, ...]
"""What the parameters p, q, r are multiplied with, by its name in `PARTS`."""

PARTS: dict[str, Callable[[int, int], int]] = {
    "1": lambda a, b: 1,
    "a": lambda a, b: a,
    "b": lambda a, b: b,
    "a × b": lambda a, b: a * b,
    "a × a": lambda a, b: a * a,
    "b × b": lambda a, b: b * b,
    "max(a, b)": max,
    "min(a, b)": min,
    "|a - b|": lambda a, b: abs(a - b),
    "(a mod b)": lambda a, b: a % b,
    "(b mod a)": lambda a, b: b % a,
    "((a + b) mod 2)": lambda a, b: (a + b) % 2,
    "⌊a ÷ b⌋": lambda a, b: a // b,
    "gcd(a, b)": gcd,
    "lcm(a, b)": lcm,
    "digits(a)": lambda a, b: digit_sum(a),
    "digits(a + b)": lambda a, b: digit_sum(a + b),
}

SHAPES: tuple[Shape, ...] = (
    ("a", "b"),
    ("a × b", "1"),
    ("max(a, b)", "min(a, b)"),
    ("a", "b", "1"),
    ("a × b", "a", "1"),
    ("max(a, b)", "min(a, b)", "1"),
    ("a × b", "b", "1"),
    ("a × a", "b", "1"),
    ("|a - b|", "a", "1"),
    ("(a mod b)", "a", "1"),
    ("b × b", "a", "1"),
    ("gcd(a, b)", "b", "1"),
    ("a × a", "b × b", "1"),
    ("a", "b", "((a + b) mod 2)"),
    ("⌊a ÷ b⌋", "b", "1"),
    ("digits(a)", "b", "1"),
    ("(b mod a)", "a", "1"),
    ("lcm(a, b)", "a", "b"),
    ("max(a, b)", "(a mod b)", "1"),
    ("gcd(a, b)", "|a - b|", "1"),
    ("digits(a + b)", "a", "b"),
    ("a × b", "((a + b) mod 2)", "1"),
    ("(a mod b)", "(b mod a)", "1"),
    ("digits(a + b)", "a × b", "1"),
)

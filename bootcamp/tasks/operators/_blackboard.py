"""Symmetric associative operations for numbers on a board, and the runs that long lists of numbers consist of."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random

Run = tuple[str, int, int]
"""What a part of the list is, with its two numbers."""

OPERATIONS: dict[str, tuple[str, Callable[[int, Fraction, Fraction], Fraction], Callable[[Fraction], Fraction]]] = {
    "sum": ("a + b + {}", lambda k, a, b: a + b + k, Fraction),
    "circle": ("a + b + {} × a × b", lambda k, a, b: a + b + k * a * b, Fraction),
    "scaled": ("{} × a × b", lambda k, a, b: k * a * b, Fraction),
    "moved": ("a × b - {0} × a - {0} × b + {1}", lambda k, a, b: (a - k) * (b - k) + k, Fraction),
    "harmonic": ("a × b ÷ (a + b)", lambda k, a, b: a * b / (a + b), Fraction),
    "root": ("√(a × a + b × b)", lambda k, a, b: a + b, lambda x: x * x),
    "speed": ("(a + b) ÷ (1 + a × b)", lambda k, a, b: (a + b) / (1 + a * b), Fraction),
}
"""The formula, its value, and what the computation does with a number at first: roots are kept as squares."""

RUNS = {
    "range": ("all integers from {0} to {1}", "从 {0} 到 {1} 的所有整数"),
    "odd": ("all odd integers from {0} to {1}", "从 {0} 到 {1} 的所有奇数"),
    "copies": ("the number {0}, {1} times", "{1} 个 {0}"),
    "powers": ("the powers of {0} with all exponents from 0 to {1}", "{0} 的所有次幂，指数从 0 到 {1}"),
    "inverses": (
        "the fractions 1 ÷ n for all integers n from {0} to {1}",
        "所有分数 1 ÷ n，其中 n 是从 {0} 到 {1} 的整数",
    ),
}


def draw_run(rng: Random, kind: str, longest: int, copies: int) -> Run:
    """Draw a run of this kind with at most `longest` numbers, or `copies` copies."""
    length = rng.randint(longest // 2 + 1, longest)
    if kind == "copies":
        return kind, rng.randint(2, 9), rng.randint(copies // 2, copies)
    if kind == "powers":
        return kind, rng.randint(2, 5), length
    first = rng.randint(2, 12)
    return kind, first, first + length


def members(kind: str, x: int, y: int) -> list[Fraction]:
    """Write out a run that is no copies."""
    if kind == "powers":
        return [Fraction(x**e) for e in range(y + 1)]
    numbers = (n for n in range(x, y + 1) if kind != "odd" or n % 2)
    return [Fraction(1, n) if kind == "inverses" else Fraction(n) for n in numbers]


def repeated(join: Callable[[Fraction, Fraction], Fraction], x: Fraction, n: int) -> Fraction:
    """Join n >= 1 copies by doubling."""
    if n == 1:
        return x
    half = repeated(join, x, n // 2)
    return join(join(half, half), x) if n % 2 else join(half, half)

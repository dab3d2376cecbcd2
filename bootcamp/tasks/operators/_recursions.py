"""Operators a # b on nonnegative integers that are defined by recursion, with a fast way to compute each."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bootcamp.lib.matrix import multiply, power
from bootcamp.lib.numbers import digit_sum

Coefficients = Mapping[str, int]
"""The values of p, q, r, s, t."""


def _iterated(p: int, q: int, n: int, x: int, modulus: int) -> int:
    """Apply x -> p x + q to x, n times."""
    (first, second), _ = power(((p, q), (0, 1)), n, modulus)
    return first * x + second


def _linear(c: Coefficients, a: int, b: int, modulus: int) -> int:
    return _iterated(c["p"], c["q"] * a + c["r"], b, c["s"] * a + c["t"], modulus)


def _second(c: Coefficients, a: int, b: int, modulus: int) -> int:
    step = ((c["p"], c["q"], c["r"]), (1, 0, 0), (0, 0, 1))
    column = multiply(power(step, b, modulus), ((a + c["t"],), (c["s"],), (1,)))
    return column[1][0]


def _euclid(c: Coefficients, a: int, b: int, modulus: int) -> int:
    if b == 0:
        return c["s"] * a + c["t"]
    return c["p"] * _euclid(c, b, a % b, modulus) + c["q"] * (a // b) + c["r"]


def _halving(c: Coefficients, a: int, b: int, modulus: int) -> int:
    if b == 0:
        return c["s"] * a + c["t"]
    return c["p"] * _halving(c, a, b // 2, modulus) + (c["q"] * a if b % 2 else c["r"])


def _digits(c: Coefficients, a: int, b: int, modulus: int) -> int:
    length, first = len(str(b)), int(str(b)[0])
    return c["p"] * (digit_sum(b) - first) + c["q"] * a * first + c["t"] + c["r"] * (length - 1)


def _subtractive(c: Coefficients, a: int, b: int, modulus: int) -> int:
    total = 0
    while b:
        if a < b:
            a, b, total = b, a, total + c["p"]
        else:
            total += c["r"] * (a // b)
            a %= b
    return total + c["s"] * a + c["t"]


def _nested(c: Coefficients, a: int, b: int, modulus: int) -> int:
    """Follow the affine maps y -> n # y for n = 0, 1, ..., a - 1; all but the last of them have slope 1."""
    slope, shift = 1, c["p"]
    for _ in range(a - 1):
        slope, shift = shift, slope * c["q"] + shift
    return _iterated(slope, shift, b, slope * c["q"] + shift, modulus)


RECURSIONS: dict[str, tuple[str, Callable[[Coefficients, int, int, int], int]]] = {
    "linear": ("a # 0 = {s} × a + {t}; a # b = {p} × (a # (b - 1)) + {q} × a + {r} [b > 0]", _linear),
    "halving": (
        "a # 0 = {s} × a + {t}; a # b = {p} × (a # (b ÷ 2)) + {r} [b > 0, b mod 2 = 0]; "
        "a # b = {p} × (a # ((b - 1) ÷ 2)) + {q} × a [b mod 2 = 1]",
        _halving,
    ),
    "euclid": ("a # 0 = {s} × a + {t}; a # b = {p} × (b # (a mod b)) + {q} × ⌊a ÷ b⌋ + {r} [b > 0]", _euclid),
    "digits": (
        "a # b = {q} × a × b + {t} [b < 10]; a # b = (a # ⌊b ÷ 10⌋) + {p} × (b mod 10) + {r} [b > 9]",
        _digits,
    ),
    "second": (
        "a # 0 = {s}; a # 1 = a + {t}; a # b = {p} × (a # (b - 1)) + {q} × (a # (b - 2)) + {r} [b > 1]",
        _second,
    ),
    "subtractive": (
        "a # 0 = {s} × a + {t}; a # b = (b # a) + {p} [a < b]; a # b = ((a - b) # b) + {r} [b > 0, a > b - 1]",
        _subtractive,
    ),
    "nested": (
        "0 # b = b + {p}; a # 0 = (a - 1) # {q} [a > 0]; a # b = (a - 1) # (a # (b - 1)) [a > 0, b > 0]",
        _nested,
    ),
}
"""The rules with their conditions, and the value of a # b, which is exact for the modulus 0."""

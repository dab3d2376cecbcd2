"""Exact calculus with sums of c x^n e^(a x) cos(b x) and c x^n e^(a x) sin(b x), b >= 0.

>>> f = {(1, -2, 3, 1): Fraction(5)}
>>> text(f), text(derivative(f))
('5*x*e^(-2x)*sin(3x)', '-10*x*e^(-2x)*sin(3x) + 15*x*e^(-2x)*cos(3x) + 5*e^(-2x)*sin(3x)')
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bootcamp.lib.prompts import linear

Key = tuple[int, int, int, int]
"""n, a, b, and 0 for the cosine or 1 for the sine."""
Quasi = dict[Key, Fraction]


def add(f: Quasi, g: Quasi, factor: Fraction | int = 1) -> Quasi:
    """Give f + factor g.

    >>> add({(0, 0, 0, 0): Fraction(1)}, {(0, 0, 0, 0): Fraction(1)}, -1)
    {}
    """
    total = {key: f.get(key, Fraction(0)) + factor * g.get(key, Fraction(0)) for key in {**f, **g}}
    return {key: c for key, c in total.items() if c}


def derivative(f: Quasi) -> Quasi:
    """Differentiate.

    >>> derivative({(2, 0, 0, 0): Fraction(3)})
    {(1, 0, 0, 0): Fraction(6, 1)}
    """
    total: Quasi = {}
    for (n, a, b, wave), c in f.items():
        turned = -b if wave == 0 else b
        for key, d in (((n - 1, a, b, wave), n * c), ((n, a, b, wave), a * c), ((n, a, b, 1 - wave), turned * c)):
            if d:
                total = add(total, {key: Fraction(d)})
    return total


def operator(coefficients: Sequence[int], f: Quasi) -> Quasi:
    """Give c0 f + c1 f' + c2 f'' + ...

    >>> operator((1, 0, 1), {(0, 0, 1, 1): Fraction(4)})
    {}
    """
    total: Quasi = {}
    for c in coefficients:
        total, f = add(total, f, c), derivative(f)
    return total


def at_zero(f: Quasi) -> Fraction:
    """Give the value at 0.

    >>> at_zero({(0, 5, 2, 0): Fraction(3), (0, 5, 2, 1): Fraction(7), (1, 0, 0, 0): Fraction(9)})
    Fraction(3, 1)
    """
    return sum((c for (n, _, _, wave), c in f.items() if n == wave == 0), Fraction(0))


def text(f: Quasi, name: str = "x") -> str:
    """Write a function in plain text, in a fixed order."""
    terms = []
    for (n, a, b, wave), c in sorted(f.items(), key=lambda item: (-item[0][1], item[0][2], -item[0][0], -item[0][3])):
        power = "" if not n else name if n == 1 else f"{name}^{n}"
        growth = f"e^({linear([(a, name)])})" if a else ""
        turn = f"{('cos', 'sin')[wave]}({linear([(b, name)])})" if b else ""
        terms.append((c, "*".join(part for part in (power, growth, turn) if part)))
    shown = ""
    for c, part in terms:
        size = str(abs(c)) if abs(c).denominator == 1 else f"({abs(c)})"
        body = part if part and size == "1" else f"{size}*{part}" if part else size
        sign = "-" if c < 0 else "+"
        shown = f"{shown} {sign} {body}" if shown else body if c > 0 else f"-{body}"
    return shown or "0"

"""Preimages of sets of real numbers under roots, logarithms, powers of a base and other elementary functions."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from bootcamp.verifiers.symbolic import Interval, union
from bootcamp.verifiers.symbolic.intervals import Pieces, intersection

_FROM_ZERO = (Interval(Fraction(0), None, True),)
_POSITIVE = (Interval(Fraction(0), None),)
_NEGATIVE = (Interval(None, Fraction(0)),)

FORMS = {
    "sqrt": r"\sqrt{{{}}}",
    "root4": r"\sqrt[4]{{{}}}",
    "cbrt": r"\sqrt[3]{{{}}}",
    "log": r"\log_{{{1}}}\left({0}\right)",
    "exp": r"{1}^{{{0}}}",
    "recip": r"\frac{{1}}{{{}}}",
    "abs": r"\left|{}\right|",
    "asin": r"\arcsin\left({}\right)",
    "acos": r"\arccos\left({}\right)",
}
"""How a function of the first gap is written in LaTeX; the second gap is a base."""

CONDITIONS = (
    (("sqrt", "root4"), "Even roots take numbers that are not negative.", "偶次根式的被开方数非负。"),
    (("cbrt",), "A cube root is defined for every real number.", "立方根对一切实数有意义。"),
    (("log",), "Logarithms take positive numbers.", "对数的真数为正。"),
    (
        ("asin", "acos"),
        "Arcsin and arccos take numbers from -1 to 1.",
        "arcsin 与 arccos 的自变量取值在 -1 到 1 之间。",
    ),
)
"""For which real numbers functions are defined, in English and Chinese."""


class NotRational(Exception):
    """An end of the preimage is not a rational number of a fair size."""


def preimage(after: Pieces, kind: str, c: int = 0, s: int = 1) -> Pieces:
    """Give the numbers for which a function is defined and has a value in a set with rational ends.

    `kind` is ``sqrt``, ``root4``, ``cbrt``, ``abs``, ``recip``, ``log`` or ``exp`` (to the base c), ``shift`` (c + s x
    with s of 1 or -1), or ``asin`` and ``acos``, whose values no condition may restrict.

    >>> preimage((Interval(None, Fraction(3), False, True),), "sqrt")
    (Interval(low=Fraction(0, 1), high=Fraction(9, 1), low_closed=True, high_closed=True),)

    Raises:
        NotRational: an end is irrational or beyond the fourth power of a base.
    """
    if kind == "shift":
        return _mapped(after, lambda v: (v - c) * s)
    if kind in ("sqrt", "root4"):
        inside = intersection(after, _FROM_ZERO)
        return _mapped(inside, lambda v: v ** (2 if kind == "sqrt" else 4))
    if kind == "cbrt":
        return _mapped(after, lambda v: v**3)
    if kind == "abs":
        inside = intersection(after, _FROM_ZERO)
        return union([*inside, *_mapped(inside, lambda v: -v)])
    if kind == "recip":
        negative = intersection(after, _NEGATIVE)
        positive = intersection(after, _POSITIVE)
        return union([*_reciprocals(negative), *_reciprocals(positive)])
    if kind == "log":
        powers = _mapped(after, lambda v: _power(c, v))
        return union(
            Interval(p.low if p.low is not None else Fraction(0), p.high, p.low_closed, p.high_closed) for p in powers
        )
    if kind == "exp":
        inside = intersection(after, _POSITIVE)
        return union(Interval(_logarithm(c, p.low), _logarithm(c, p.high), p.low_closed, p.high_closed) for p in inside)
    return (Interval(Fraction(-1), Fraction(1), True, True),)


def _mapped(pieces: Pieces, f: Callable[[Fraction], Fraction]) -> Pieces:
    """Map a set by a monotone function that sends infinity to infinity."""
    falls = f(Fraction(2)) < f(Fraction(1))
    images = []
    for piece in pieces:
        low, high = (None if end is None else f(Fraction(str(end))) for end in (piece.low, piece.high))
        one, other = (low, piece.low_closed), (high, piece.high_closed)
        (a, a_closed), (b, b_closed) = (other, one) if falls else (one, other)
        images.append(Interval(a, b, a_closed, b_closed))
    return union(images)


def _reciprocals(pieces: Pieces) -> Iterator[Interval]:
    """Map a set of positive, or of negative numbers by x -> 1/x."""
    for piece in pieces:
        low, high = (None if end is None else Fraction(str(end)) for end in (piece.low, piece.high))
        a = Fraction(0) if high is None else None if high == 0 else 1 / high
        b = Fraction(0) if low is None else None if low == 0 else 1 / low
        yield Interval(a, b, high not in (None, 0) and piece.high_closed, low not in (None, 0) and piece.low_closed)


def _power(base: int, exponent: Fraction) -> Fraction:
    if exponent.denominator > 1 or abs(exponent) > 4:
        raise NotRational
    return Fraction(base) ** int(exponent)


def _logarithm(base: int, value: object) -> Fraction | None:
    if not value:
        return None
    for exponent in range(-4, 5):
        if Fraction(base) ** exponent == value:
            return Fraction(exponent)
    raise NotRational

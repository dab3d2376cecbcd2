"""Judge by sympy's real roots and by exact signs between them."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

from sympy import Poly, Rational, Symbol, cancel, fraction, real_roots, together

from bootcamp.verifiers.symbolic import Interval, evaluate

LEVELS = range(1, 11)
_CLOSE = Fraction(1, 10**20)


def confirm(instance: Any, answer: tuple[Interval, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = Symbol("x")
    value = sum((_rational(c) * x**n for n, c in enumerate(instance.polynomial)), Rational(0))
    value += sum((_rational(a) / (x - p) for a, p in instance.fractions), Rational(0))
    over, under = fraction(cancel(together(value)))
    roots = [Fraction(str(root.evalf(40))) for root in dict.fromkeys(real_roots(Poly(over, x)))]
    poles = [Fraction(p) for _, p in instance.fractions]
    points = sorted([*roots, *poles])
    for end in (end for piece in answer for end in (piece.low, piece.high) if end is not None):
        if not any(abs(_decimal(end) - point) < _CLOSE for point in points):
            return "an end is neither a root nor a pole"
    closed = instance.relation in (r"\le", r"\ge")
    for point in points:
        if _contains(answer, point) != (closed and point not in poles):
            return f"the end point {float(point):.4g} is treated wrongly"
    middles = [(a + b) / 2 for a, b in pairwise(points)]
    gaps = [points[0] - 1, *middles, points[-1] + 1] if points else [Fraction(0)]
    for sample in gaps:
        number = Rational(sample.numerator, sample.denominator)
        sign = over.subs(x, number) / under.subs(x, number)
        if _contains(answer, sample) != (sign > 0 if instance.relation in (">", r"\ge") else sign < 0):
            return f"{float(sample):.4g} is treated wrongly"
    return ""


def near_misses(instance: Any, answer: tuple[Interval, ...]) -> list[tuple[Interval, ...]]:
    """A piece left out, an end opened or closed, the real line."""
    first, *rest = answer or (Interval(None, None),)
    opened = Interval(first.low, first.high, not first.low_closed, first.high_closed)
    found = [tuple(rest)] if answer else []
    if first.low is not None and first.low != first.high:
        found.append((opened, *rest))
    return [near for near in [*found, (Interval(None, None),)] if near != answer]


def _rational(value: Any) -> Rational:
    return Rational(Fraction(value).numerator, Fraction(value).denominator)


def _decimal(end: Any) -> Fraction:
    return end if isinstance(end, Fraction) else Fraction(str(evaluate(end, digits=40).real))


def _contains(answer: tuple[Interval, ...], point: Fraction) -> bool:
    return any(
        _above(piece.low, piece.low_closed, point, 1) and _above(piece.high, piece.high_closed, point, -1)
        for piece in answer
    )


def _above(end: Any, closed: bool, point: Fraction, side: int) -> bool:
    """Whether `point` lies on the inner side of an end."""
    if end is None:
        return True
    distance = side * (point - _decimal(end))
    return distance > _CLOSE or (closed and abs(distance) <= _CLOSE)

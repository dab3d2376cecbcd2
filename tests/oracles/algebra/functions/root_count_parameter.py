"""Judge by counting the solutions with sympy at many values of a, on both sides of each end and at rational ends."""

from fractions import Fraction
from itertools import product
from typing import Any

from sympy import Poly, Rational, Symbol, real_roots

from bootcamp.verifiers.symbolic import Interval, evaluate

LEVELS = range(1, 11)
_X = Symbol("x")
_STEP = Fraction(1, 10**6)


def confirm(instance: Any, answer: tuple[Interval, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    ends = [end for piece in answer for end in (piece.low, piece.high) if end is not None]
    near = [_decimal(end) + step for end in ends for step in (-_STEP, _STEP)]
    rational = [end for end in ends if isinstance(end, Fraction)]
    grid = [Fraction(k * k * (1 if k > 0 else -1), 7) for k in range(-9, 10)]
    for a in {*near, *rational, *grid}:
        if (_count(instance, a) == instance.count) != any(_holds(piece, a) for piece in answer):
            return f"a = {a} is treated wrongly"
    return ""


def near_misses(instance: Any, answer: tuple[Interval, ...]) -> list[tuple[Interval, ...]]:
    """Ends opened or closed, a piece left out, the mirror image."""
    found: list[tuple[Interval, ...]] = [answer[1:], answer[:-1]] if len(answer) > 1 else []
    first = answer[0]
    if first.low != first.high and first.low is not None:
        found.append((Interval(first.low, first.high, not first.low_closed, first.high_closed), *answer[1:]))
    return found


def _count(instance: Any, a: Fraction) -> int:
    """Count solutions, trying each choice of signs of what stands in bars."""
    over = _poly(instance.over)
    if instance.kind == "polynomial":
        return len(set(real_roots(over - _number(a))))
    if instance.kind == "fraction":
        under = _poly(instance.under)
        return len({root for root in real_roots(over - _number(a) * under) if under.eval(root).simplify() != 0})
    inside = [over] if instance.kind == "modulus" else [_poly((-p, 1)) for _, p in instance.moduli]
    factors = [1] if instance.kind == "modulus" else [c for c, _ in instance.moduli]
    line = _number(a) if instance.kind != "line" else _number(a) * Poly(_X, _X) + instance.height
    found = set()
    for signs in product((1, -1), repeat=len(inside)):
        bars = sum((s * c * p for s, c, p in zip(signs, factors, inside, strict=True)), Poly(instance.slope * _X, _X))
        left = Poly(bars - line, _X)
        for root in real_roots(left) if left.degree() > 0 else ():
            if all((s * p.eval(root)).evalf(30) >= -1e-20 for s, p in zip(signs, inside, strict=True)):
                found.add(round(float(root), 10))
    return len(found)


def _poly(coefficients: Any) -> Poly:
    return Poly(list(coefficients)[::-1] or [0], _X)


def _number(a: Fraction) -> Rational:
    return Rational(a.numerator, a.denominator)


def _decimal(end: Any) -> Fraction:
    return end if isinstance(end, Fraction) else Fraction(str(evaluate(end, digits=40).real))


def _holds(piece: Interval, a: Fraction) -> bool:
    low, high = (None if end is None else _decimal(end) for end in (piece.low, piece.high))
    return (low is None or low < a or (low == a and piece.low_closed)) and (
        high is None or a < high or (high == a and piece.high_closed)
    )

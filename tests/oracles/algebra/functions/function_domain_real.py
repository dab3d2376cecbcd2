"""Judge by evaluating the expression step by step on a fine rational grid, near the ends and at rational ends."""

from decimal import Decimal, getcontext
from fractions import Fraction
from typing import Any

from mpmath import mp, mpf

from bootcamp.verifiers.symbolic import Interval, evaluate

LEVELS = range(1, 11)
_STEP = Fraction(1, 10**9)
getcontext().prec = 60


def confirm(instance: Any, answer: tuple[Interval, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    ends = [end for piece in answer for end in (piece.low, piece.high) if end is not None]
    points = {_decimal(end) + step for end in ends for step in (-_STEP, _STEP)}
    points |= {Fraction(k, 12) for k in range(-400, 401)} | {Fraction(k**3, 5) for k in range(-20, 21)}
    points |= {end for end in ends if isinstance(end, Fraction)}
    for x in points:
        if _defined(instance, x) != any(_holds(piece, x) for piece in answer):
            return f"x = {x} is treated wrongly"
    return ""


def near_misses(instance: Any, answer: tuple[Interval, ...]) -> list[tuple[Interval, ...]]:
    """An end opened or closed, a piece left out, no condition at all."""
    first, *rest = answer
    found: list[tuple[Interval, ...]] = [(Interval(None, None),)]
    if rest:
        found.append(tuple(rest))
    if first.low is not None and first.low != first.high:
        found.append((Interval(first.low, first.high, not first.low_closed, first.high_closed), *rest))
    return found


def _defined(instance: Any, x: Fraction) -> bool:
    with mp.workdps(60):
        for chain in instance.chains:
            under = sum(c * x**n for n, c in enumerate(chain.under))
            if under == 0:
                return False
            exact = Fraction(sum(c * x**n for n, c in enumerate(chain.over))) / under
            value: Any = mpf(exact.numerator) / exact.denominator
            for kind, c, s in chain.steps:
                value = _step(kind, c, s, value)
                if value is None:
                    return False
    return True


def _step(kind: str, c: int, s: int, v: Any) -> Any:
    """Do one step; None where it is not defined. What is within 1e-40 of a bound is on it."""
    for bound in (-1, 0, 1):
        if abs(v - bound) < mpf(10) ** -40:
            v = mpf(bound)
    if kind in ("sqrt", "root4"):
        return None if v < 0 else mp.root(v, 2 if kind == "sqrt" else 4)
    if kind == "log":
        return None if v <= 0 else mp.log(v) / mp.log(c)
    if kind == "recip":
        return None if v == 0 else 1 / v
    if kind in ("asin", "acos"):
        return None if abs(v) > 1 else mp.asin(v) if kind == "asin" else mp.acos(v)
    if kind == "cbrt":
        return mp.sign(v) * mp.cbrt(abs(v))
    if kind == "exp":
        return mpf(c) ** v if v < 10**4 else mpf(10) ** 3000
    return abs(v) if kind == "abs" else c + s * v


def _decimal(end: Any) -> Fraction:
    return end if isinstance(end, Fraction) else Fraction(Decimal(str(evaluate(end, digits=40).real)))


def _holds(piece: Interval, x: Fraction) -> bool:
    low = None if piece.low is None else _decimal(piece.low)
    high = None if piece.high is None else _decimal(piece.high)
    if low is not None and (x < low or (x == low and not piece.low_closed)):
        return False
    return high is None or x < high or (x == high and piece.high_closed)

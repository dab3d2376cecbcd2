"""Judge by the size of far terms: their rate by logarithms of the gamma function, and at the ends their power of n."""

from fractions import Fraction
from itertools import pairwise
from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import REALS, Interval, evaluate

LEVELS = range(1, 11)
_FAR = mpmath.mpf(10) ** 30


def confirm(instance: Any, answer: tuple[Interval, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mpmath.workdps(120):
        ends = [(end, closed) for piece in answer for end, closed in _ends(piece) if end is not None]
        for end, closed in ends:
            x = _number(end)
            if abs(_slope(instance, x)) > mpmath.mpf(10) ** -20:
                return f"{mpmath.nstr(x)} is no end"
            if _converges_at(instance, x) != closed:
                return f"the end {mpmath.nstr(x)} is treated wrongly"
        points = sorted(_number(end) for end, _ in ends) or [mpmath.mpf(0)]
        tests = [points[0] - 1, points[-1] + 1, *((a + b) / 2 for a, b in pairwise(points))]
        for x in tests:
            if _contains(answer, x) != (_slope(instance, x) < 0):
                return f"{mpmath.nstr(x)} is treated wrongly"
    return ""


def near_misses(instance: Any, answer: tuple[Interval, ...]) -> list[tuple[Interval, ...]]:
    """An end decided wrongly, the real line."""
    first, *rest = answer
    changed = Interval(first.low, first.high, first.low_closed, not first.high_closed)
    return [REALS, *([(changed, *rest)] if first.high is not None else [])]


def _ends(piece: Interval) -> list[tuple[Any, bool]]:
    return [(piece.low, piece.low_closed), (piece.high, piece.high_closed)]


def _number(end: Any) -> Any:
    return mpmath.mpf(end.numerator) / end.denominator if isinstance(end, Fraction) else evaluate(end, digits=110).real


def _argument(instance: Any, x: Any) -> Any:
    a, b, *rest = instance.argument
    value = a * x + b
    if len(rest) == 2:
        return value / (rest[0] * x + rest[1])
    return value**2 if rest else value


def _log_size(instance: Any, x: Any, n: Any) -> Any:
    value = mpmath.mpf(instance.exponent.numerator) / instance.exponent.denominator * mpmath.log(n)
    value += instance.logarithm * mpmath.log(mpmath.log(n))
    value += n * mpmath.log(mpmath.mpf(instance.base.numerator) / instance.base.denominator)
    value += n * mpmath.log(abs(_argument(instance, x)) + mpmath.mpf(10) ** -100)
    factorial, double = mpmath.loggamma(n + 1), mpmath.loggamma(2 * n + 1)
    if "central" in instance.extra:
        value += (double - 2 * factorial) * (-1 if instance.extra.startswith("inverse") else 1)
    if "stirling" in instance.extra:
        value += (factorial - n * mpmath.log(n)) * (-1 if instance.extra.startswith("inverse") else 1)
    return value


def _slope(instance: Any, x: Any) -> Any:
    """The logarithm of the ratio of neighbouring terms, far out."""
    return _log_size(instance, x, _FAR + 1) - _log_size(instance, x, _FAR)


def _converges_at(instance: Any, x: Any) -> bool:
    """Read the power of n off the growth from n to 2n, the logarithm's own part taken away."""
    n = _FAR
    growth = _log_size(instance, x, 2 * n) - _log_size(instance, x, n)
    growth -= instance.logarithm * mpmath.log(mpmath.log(2 * n) / mpmath.log(n))
    power = Fraction(round(float(4 * growth / mpmath.log(2))), 4)
    changes = (_argument(instance, x) < 0) != instance.alternating
    if changes:
        return power < 0 or (power == 0 and instance.logarithm < 0)
    return power < -1 or (power == -1 and instance.logarithm < -1)


def _contains(answer: tuple[Interval, ...], x: Any) -> bool:
    return any(
        (piece.low is None or _number(piece.low) < x) and (piece.high is None or x < _number(piece.high))
        for piece in answer
    )

"""Exact real roots up to degree 2, sets of reals from sign charts, and functions cut into monotone branches."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor

from bootcamp.lib.polynomial import Coefficients, evaluate, trim
from bootcamp.lib.surds import Surd
from bootcamp.verifiers.symbolic.intervals import End, Interval, Pieces, union


def quadratic_roots(p: Coefficients) -> list[Surd]:
    """List the different real roots of a nonzero polynomial of degree 2 at most in increasing order.

    >>> quadratic_roots((-1, -1, 1)), quadratic_roots((1, 0, 1)), quadratic_roots((-3, 2))
    ([Surd(1/2 - 1/2*sqrt(5)), Surd(1/2 + 1/2*sqrt(5))], [], [Surd(3/2)])

    Raises:
        ValueError: the polynomial is zero or of higher degree.
    """
    c = [Fraction(value) for value in trim(p)]
    if not 1 <= len(c) <= 3:
        raise ValueError(f"p={tuple(map(str, p))}: expected a nonzero polynomial of degree 2 at most")
    if len(c) == 1:
        return []
    if len(c) == 2:
        return [Surd.rational(-c[0] / c[1])]
    discriminant = c[1] ** 2 - 4 * c[0] * c[2]
    if discriminant < 0:
        return []
    middle, half = Surd.rational(-c[1] / (2 * c[2])), Surd.root(discriminant) * (1 / (2 * c[2]))
    return sorted({middle - half, middle + half})


def at(p: Coefficients, x: Surd) -> Surd:
    """Give the value of a polynomial.

    >>> at((-1, 0, 1), Surd.root(2))
    Surd(1)
    """
    return evaluate([Surd.rational(c) for c in p], x) if p else Surd.rational(0)  # type: ignore[type-var]


def end(value: Surd | None) -> End:
    """Turn a number, or None for infinity, into an end of an interval.

    >>> end(Surd.rational(2)), end(None)
    (Fraction(2, 1), None)
    """
    if value is None:
        return None
    return value.value if value.is_rational else value.tree()


def between(low: Surd | None, high: Surd | None) -> Fraction:
    """Give a rational strictly between two different numbers, or beyond the one that is given.

    >>> between(Surd.root(2), Surd.root(3)), between(None, Surd.rational(3)), between(None, None)
    (Fraction(3, 2), Fraction(2, 1), Fraction(0, 1))
    """
    if low is None:
        return Fraction(ceil(high.bounds()[0]) - 1) if high is not None else Fraction(0)
    if high is None:
        return Fraction(floor(low.bounds()[1]) + 1)
    scale = 1
    while True:
        x = Fraction(floor(((low + high) * Fraction(scale, 2)).bounds()[0]), scale)
        if low < x < high:
            return x
        scale *= 2


def contains(pieces: Pieces, value: Surd) -> bool:
    """Tell whether a set with rational ends contains a number.

    >>> contains((Interval(Fraction(1), None),), Surd.root(2))
    True
    """
    for piece in pieces:
        low, high = (None if e is None else Fraction(str(e)) for e in (piece.low, piece.high))
        above = low is None or value > low or (piece.low_closed and value == low)
        if above and (high is None or value < high or (piece.high_closed and value == high)):
            return True
    return False


def chart(points: Iterable[Surd], holds: Callable[[Fraction], bool], holds_at: Callable[[Surd], bool]) -> Pieces:
    """Give the set of reals where something holds that changes at the points only.

    `holds` is asked for a rational within each gap, `holds_at` for each point.

    >>> chart([Surd.rational(0), Surd.rational(1)], lambda x: 0 < x < 1, lambda x: x.value == 1)
    (Interval(low=Fraction(0, 1), high=Fraction(1, 1), low_closed=False, high_closed=True),)
    """
    ordered = sorted(set(points))
    pieces = []
    for low, high in pairwise([None, *ordered, None]):
        if holds(between(low, high)):
            pieces.append(Interval(end(low), end(high)))
    pieces += [Interval(end(point), end(point), True, True) for point in ordered if holds_at(point)]
    return union(pieces)


@dataclass(frozen=True)
class Branch:
    """A piece of a function on which it is continuous and strictly monotone; None stands for infinity.

    The values lie between `low` and `high`; `low_taken` and `high_taken` tell whether these are values too.
    A constant piece has both ends equal and taken.
    """

    low: Surd | None
    high: Surd | None
    low_taken: bool = False
    high_taken: bool = False

    def takes(self, value: Surd | Fraction) -> bool:
        """Tell whether the function takes a value on the piece.

        >>> Branch(Surd.rational(0), None).takes(Fraction(1)), Branch(Surd.rational(0), None).takes(Fraction(0))
        (True, False)
        """
        above = self.low is None or self.low < value or (self.low_taken and self.low == _surd(value))
        below = self.high is None or self.high > value or (self.high_taken and self.high == _surd(value))
        return above and below


def _surd(value: Surd | Fraction) -> Surd:
    return value if isinstance(value, Surd) else Surd.rational(value)


def value_set(branches: Sequence[Branch]) -> Pieces:
    """Give the set of all values of a function.

    >>> value_set([Branch(Surd.rational(0), None, True)])
    (Interval(low=Fraction(0, 1), high=None, low_closed=True, high_closed=False),)
    """
    return union(Interval(end(b.low), end(b.high), b.low_taken, b.high_taken) for b in branches)


def level_set(branches: Sequence[Branch], count: int) -> Pieces:
    """Give the set of values that a function, cut into branches without a common point, takes exactly `count` times.

    >>> level_set([Branch(Surd.rational(0), None), Branch(Surd.rational(0), None), Branch(*[Surd.rational(0)] * 2,
    ...     True, True)], 1)
    (Interval(low=Fraction(0, 1), high=Fraction(0, 1), low_closed=True, high_closed=True),)
    """
    points = {value for b in branches for value in (b.low, b.high) if value is not None}

    def times(value: Surd | Fraction) -> bool:
        return sum(b.takes(value) for b in branches) == count

    return chart(points, times, times)


def rational_branches(
    over: Coefficients,
    under: Coefficients,
    critical: Iterable[Surd],
    poles: Iterable[Surd] = (),
    low: Surd | None = None,
    high: Surd | None = None,
    low_taken: bool = False,
    high_taken: bool = False,
) -> list[Branch]:
    """Cut a quotient of polynomials on an interval into monotone branches and single points.

    `critical` are the zeros of its derivative and `poles` the zeros of `under`, where `over` is not zero; those outside
    the interval do not matter, nor do points too many.

    >>> value_set(rational_branches((0, 0, 1), (1,), [Surd.rational(0)]))
    (Interval(low=Fraction(0, 1), high=None, low_closed=True, high_closed=False),)
    """
    holes = set(poles)
    inner = sorted(x for x in {*critical, *holes} if (low is None or low < x) and (high is None or x < high))
    branches = []
    for a, b in pairwise([low, *inner, high]):
        ends = [None if x in holes else _limit(over, under, x) for x in (a, b)]
        first = between(a, b)
        rising = _ratio(over, under, between(Surd.rational(first), b)) > _ratio(over, under, first)
        branches.append(Branch(ends[not rising], ends[rising]))
    points = [x for x in inner if x not in holes]
    points += [x for x, taken in ((low, low_taken), (high, high_taken)) if x is not None and taken and x not in holes]
    return branches + [Branch(v, v, True, True) for v in (at(over, x) / at(under, x) for x in points)]


def _ratio(over: Coefficients, under: Coefficients, x: Fraction) -> Fraction:
    return Fraction(evaluate([Fraction(c) for c in over], x)) / evaluate([Fraction(c) for c in under], x)


def _limit(over: Coefficients, under: Coefficients, x: Surd | None) -> Surd | None:
    """Give the limit at an end of an interval, None where it is infinite."""
    if x is not None:
        return at(over, x) / at(under, x)
    top, bottom = trim(over), trim(under)
    if len(top) > len(bottom):
        return None
    return Surd.rational(Fraction(top[-1]) / Fraction(bottom[-1]) if len(top) == len(bottom) else 0)

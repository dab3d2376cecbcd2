"""Judge by sympy: every event is put on a clock, and the work of all, with x where it is asked, is 1."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = sympy.Symbol("x", positive=True)
    found = sympy.solve(_work(instance, x) - 1, x)
    assert len(found) == 1, found
    return "" if found[0] == sympy.Rational(answer.numerator, answer.denominator) else f"x is {found[0]}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and twice as much."""
    return [answer + 1, 2 * answer]


def _work(instance: Any, x: Any) -> Any:
    """Give the work that is done until the end."""
    rates = [1 / (x if n is None else sympy.Integer(n)) for n in instance.alone]
    if instance.drain:
        rates[-1] = -rates[-1]
    changes: list[list[tuple[Any, Any]]] = [[(0, 1)] if i < instance.first else [] for i in range(len(rates))]
    clock: Any = 0
    for when, n, i, speed in instance.events:
        if when == "after":
            clock = clock + (x if n is None else sympy.Rational(n.numerator, n.denominator))
        else:
            time = sympy.Symbol("t")
            clock = sympy.solve(_done(rates, changes, time) - sympy.Rational(n.numerator, n.denominator), time)[0]
        changes[i].append((clock, sympy.Rational(speed.numerator, speed.denominator)))
    end = x if instance.end is None else sympy.Rational(instance.end.numerator, instance.end.denominator)
    return _done(rates, changes, end)


def _done(rates: list[Any], changes: list[list[tuple[Any, Any]]], end: Any) -> Any:
    total = sympy.Integer(0)
    for rate, own in zip(rates, changes, strict=True):
        times = [*(time for time, _ in own), end]
        total += rate * sum(speed * (times[i + 1] - times[i]) for i, (_, speed) in enumerate(own))
    return total

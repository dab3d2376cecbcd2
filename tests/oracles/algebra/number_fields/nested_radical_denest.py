"""Judge by 80 digits of mpmath."""

from typing import Any

from mpmath import mp, mpf

from bootcamp.lib.surds import Surd

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Surd) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mp.workdps(80):
        total = mpf(0)
        for sign, degree, inside in instance.radicals:
            value = sum((c * mp.sqrt(d) for d, c in inside), mpf(0))
            total += sign * (mp.sqrt(value) if degree == 2 else mp.sign(value) * mp.cbrt(abs(value)))
        shown = sum((mpf(c.numerator) / c.denominator * mp.sqrt(d) for d, c in answer.terms), mpf(0))
        return "" if abs(shown - total) < mpf(10) ** -60 else f"the value is {mp.nstr(total, 12)}"


def near_misses(instance: Any, answer: Surd) -> list[Surd]:
    """Each sign changed."""
    return [Surd(tuple((d, -c if d == e else c) for d, c in answer.terms)) for e, _ in answer.terms]

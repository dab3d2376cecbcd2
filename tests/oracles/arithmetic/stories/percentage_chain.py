"""Judge by composing the story in sympy with x as a symbol and solving for it."""

from fractions import Fraction
from typing import Any

from sympy import Rational, Symbol, linsolve

LEVELS = range(1, 11)
X = Symbol("x")


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    stocks = [_exact(amount) for amount in instance.start]
    for kind, here, number in instance.steps:
        there = (here + 1) % len(stocks)
        share, before = _exact(number) / 100, stocks[here]
        if kind == "rise":
            stocks[here] = before * (1 + share)
        elif kind == "fall":
            stocks[here] = before * (1 - share)
        elif kind == "move":
            stocks[here], stocks[there] = before * (1 - share), stocks[there] + before * share
        else:
            stocks[here] = before + (100 * share if kind == "add" else -100 * share)
    place, final = instance.told
    ((value,),) = linsolve([stocks[place].expand() - _exact(final)], [X])
    return "" if value == _exact(answer) else f"x is {value}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One percent more, and one more."""
    return [answer * Fraction(101, 100), answer + 1]


def _exact(number: Fraction | None) -> Any:
    return X if number is None else Rational(number.numerator, number.denominator)

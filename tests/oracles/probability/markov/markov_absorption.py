"""Judge by the fundamental matrix in sympy, on the states that the start can reach."""

from fractions import Fraction
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    chain, reached = instance.chain, [instance.start]
    for state in reached:
        reached += [i for i, p in enumerate(chain[state]) if p and i not in reached]
    inner = [state for state in reached if chain[state][state] != 1]
    q = sympy.Matrix([[_exact(chain[a][b]) for b in inner] for a in inner])
    visits = (sympy.eye(len(inner)) - q).inv().row(inner.index(instance.start))
    if instance.kind == "steps":
        right = sum(visits)
    elif instance.kind == "visits":
        right = visits[inner.index(instance.asked)] if instance.asked in inner else 0
    else:
        right = sum(v * _exact(chain[state][instance.asked]) for v, state in zip(visits, inner, strict=True))
    return "" if right == _exact(answer) else f"it is {right}"


def near_misses(instance: Any, answer: Fraction) -> list[Fraction]:
    """One more, and a fraction a little off."""
    return [answer + 1, answer * Fraction(12, 13)]


def _exact(value: Fraction) -> Any:
    return sympy.Rational(value.numerator, value.denominator)

"""Judge by reading the printed question and working it out with sympy's continued fractions."""

import re
from fractions import Fraction
from typing import Any

from sympy import Rational, continued_fraction, continued_fraction_reduce

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    value = _value(instance.shown)
    if not instance.expand:
        return "" if answer == Fraction(int(value.p), int(value.q)) else f"the value is {value}"
    terms = tuple(map(int, continued_fraction(value)))
    return "" if answer == terms else f"the terms are {terms}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The inverse and a neighbour; terms with a last term of 1, reversed, one more."""
    if not instance.expand:
        return [1 / answer, answer + 1] if answer != 1 else [answer + 1]
    wrong = [(*answer[:-1], answer[-1] - 1, 1), (*answer, 2), (answer[0] + 1, *answer[1:])]
    return [*wrong, answer[::-1]] if answer != answer[::-1] and answer[0] > 0 else wrong


def _value(shown: str) -> Any:
    brackets = [
        continued_fraction_reduce([int(term) for term in re.findall(r"\d+", part)])
        for part in re.findall(r"\[[^]]*\]", shown)
    ]
    if not brackets:
        return Rational(shown)
    if len(brackets) == 1:
        return brackets[0]
    a, b = brackets
    return a + b if " + " in shown else a - b if " - " in shown else a * b

"""Judge by sympy's own decomposition, against the terms that the letters give, read from the shown template."""

from fractions import Fraction
from typing import Any

import sympy

from bootcamp.verifiers.symbolic import parse
from tests.oracles.algebra._trees import rational, sympy_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[Fraction, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = sympy.Symbol("x")
    letters = {sympy.Symbol(letter): rational(value) for letter, value in zip(instance.letters, answer, strict=True)}
    given = sympy_of(parse(instance.template, tuple(instance.letters))).subs(letters)
    wanted = sympy_of(parse(instance.fraction))
    apart = sympy.apart(wanted, x)
    for point in range(11, 11 + len(letters) + 6):
        if given.subs(x, point) != apart.subs(x, point) or apart.subs(x, point) != wanted.subs(x, point):
            return "the two sides differ"
    return ""


def near_misses(instance: Any, answer: tuple[Fraction, ...]) -> list[tuple[Fraction, ...]]:
    """One letter off by one, one with the other sign."""
    return [(answer[0] + 1, *answer[1:]), (*answer[:-1], -answer[-1])]

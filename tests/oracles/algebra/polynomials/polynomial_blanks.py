"""Judge by values at more points than the degree, the letters put into the shown text; sympy expands the difference."""

from typing import Any

import sympy

from bootcamp.verifiers.symbolic import parse
from tests.oracles.algebra._trees import sympy_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left, right = (sympy_of(parse(side, (*instance.letters, "x"))) for side in instance.identity.split(" = "))
    if any(abs(value) > instance.bound for value in answer.values()):
        return "a value is out of range"
    values = {sympy.Symbol(letter): value for letter, value in answer.items()}
    return "" if sympy.expand((left - right).subs(values)) == 0 else "the two sides differ"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """One value with the other sign, one off by one, two exchanged."""
    a, b, *_ = answer
    found = [{**answer, a: -answer[a]}, {**answer, b: answer[b] - 1}, {**answer, a: answer[b], b: answer[a]}]
    return [near for near in found if abs(near[b]) <= instance.bound and confirm(instance, near)]

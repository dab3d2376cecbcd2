"""Judge by mpmath at 80 digits, and exactly up to 10,000 digits; formulas are read as printed."""

import math
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from mpmath import log, loggamma, mp, mpf

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    formulas = dict(instance.formulas)
    if sorted(answer) != sorted(formulas):
        return "not every label once"
    with mp.workdps(80):
        logs = [_log(formulas[label]) for label in answer]
        wrong = [answer[i] for i, (a, b) in enumerate(pairwise(logs)) if a >= b]
    if max(logs) < 23_000:
        exact = [_exact(formulas[label]) for label in answer]
        assert (exact == sorted(exact)) == (not wrong)
    return f"{wrong[0]} stands too early" if wrong else ""


def near_misses(instance: Any, answer: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Neighbours exchanged, and the order backwards."""
    yield answer[::-1]
    for i in range(len(answer) - 1):
        yield (*answer[:i], answer[i + 1], answer[i], *answer[i + 2 :])


def _numbers(formula: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", formula)]


def _log(formula: str) -> Any:
    n, *rest = _numbers(formula)
    if "!" in formula:
        return loggamma(mpf(n) + 1)
    if "binom" in formula:
        return loggamma(mpf(n) + 1) - loggamma(mpf(rest[0]) + 1) - loggamma(mpf(n - rest[0]) + 1)
    if "cdot" in formula:
        return rest[0] * log(n) + rest[2] * log(rest[1])
    exponent = 1
    for number in reversed(rest):
        exponent = number**exponent
    return mpf(exponent) * log(n)


def _exact(formula: str) -> int:
    n, *rest = _numbers(formula)
    if "!" in formula:
        return math.factorial(n)
    if "binom" in formula:
        return math.comb(n, rest[0])
    if "cdot" in formula:
        return int(n ** rest[0] * rest[1] ** rest[2])
    exponent = 1
    for number in reversed(rest):
        exponent = number**exponent
    return int(n**exponent)

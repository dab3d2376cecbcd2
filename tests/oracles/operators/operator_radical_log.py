"""Judge by the value to 80 digits, which tells small rational coefficients apart."""

import re
from collections.abc import Callable
from typing import Any

import mpmath

from tests.oracles.operators._formulas import bracketed

LEVELS = range(1, 11)
MEANINGS: dict[str, Callable[[Any, Any], Any]] = {
    "√a + b²": lambda a, b: mpmath.sqrt(a) + b**2,
    "√a - √b": lambda a, b: mpmath.sqrt(a) - mpmath.sqrt(b),
    "a^b - b^a": lambda a, b: a**b - b**a,
    "log_b(a) + log_a(b)": lambda a, b: mpmath.log(a, b) + mpmath.log(b, a),
    "a√b": lambda a, b: a * mpmath.sqrt(b),
    "a × b - a": lambda a, b: a * (b - 1),
    "a + 2 × b": lambda a, b: a + b + b,
    "a² - b²": lambda a, b: (a - b) * (a + b),
    "(a - b)²": lambda a, b: a * a - 2 * a * b + b * b,
    "a ÷ b": lambda a, b: a / b,
    "1 ÷ a + b": lambda a, b: (1 + a * b) / a,
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    signs = {line[2]: MEANINGS[line.split(" = ")[1]] for line in instance.formulas}
    with mpmath.workdps(80):
        value = bracketed(re.findall(r"\d+|\S", instance.shown), signs, mpmath.mpf)
        roots = [mpmath.sqrt(n) for n in (1, 2, 3, 6)]
        found = sum(mpmath.mpf(x.numerator) / x.denominator * root for x, root in zip(answer, roots, strict=False))
        return "" if abs(found - value) < mpmath.mpf(10) ** -60 else f"the value is {mpmath.nstr(value, 15)}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A root with the opposite sign, the coefficients backwards."""
    flipped = (answer[0], *(-x for x in answer[1:]))
    return [near for near in (flipped, answer[::-1]) if near != answer]

"""Solutions judged by substitution: numeric derivatives with many digits, put into the printed equation."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, mul, neg, symbol
from tests.oracles.calculus._values import value_of

_DIGITS = 60


def derivatives(answer: Node, name: str, at: Any, order: int) -> list[Any]:
    """Give the value and the derivatives up to an order at a place, from the values around it."""

    def value(x: Any) -> Any:
        return value_of(answer, **{name: x})

    with mpmath.workdps(_DIGITS):
        return [value(_number(at)), *(mpmath.diff(value, _number(at), n) for n in range(1, order + 1))]


def close(one: Any, other: Any) -> bool:
    """Tell whether two numbers agree to eight digits."""
    return bool(abs(one - other) < 1e-8 * (1 + abs(other)))


def spoilt_solution(instance: Any, answer: Node) -> list[Node]:
    """The sign, twice the solution, a constant more, a term more."""
    name = next(letter for letter in ("t", "n", "x") if letter in str(answer.args) or letter == "x")
    return [neg(answer), mul(2, answer), add(answer, 1), add(answer, symbol(name))]


def _number(at: Any) -> Any:
    return at if isinstance(at, mpmath.mpf) else mpmath.mpf(at.numerator) / at.denominator

"""Judge by raising every solution to the power in sympy; n different ones are all there are."""

from typing import Any

from sympy import I, Rational, expand, sqrt

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.n:
        return "the number of solutions is wrong"
    power = _number(instance.power[0]) + I * _number(instance.power[1])
    for x, y in answer:
        base = _value(x) + instance.shift[0] + I * (_value(y) + instance.shift[1])
        value, left = base, instance.n
        while left > 1:
            step = next(k for k in (2, 3) if left % k == 0)
            value, left = expand(value**step), left // step
        if expand(value - power) != 0:
            return f"({x}, {y}) is no solution"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Conjugates, the shift added, one solution changed."""
    a, b = instance.shift
    first = min(answer)
    found = [frozenset((x, -y) for x, y in answer), frozenset((x + 2 * a, y + 2 * b) for x, y in answer)]
    found.append(answer - {first} | {(first[0] + 1, first[1])})
    return [near for near in found if near != answer]


def _number(value: Any) -> Rational:
    return Rational(value.numerator, value.denominator)


def _value(surd: Any) -> Any:
    return sum((_number(c) * sqrt(d) for d, c in surd.terms), Rational(0))

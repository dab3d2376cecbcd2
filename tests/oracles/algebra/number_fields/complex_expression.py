"""Judge by sympy's arithmetic of complex numbers, read from the printed formula's operations."""

from typing import Any

from sympy import I, Rational, conjugate, expand, im, radsimp, re

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    stack: list[Any] = []
    for kind, n, m in instance.postfix:
        if kind == "number":
            stack.append(n + m * I)
        elif kind == "conjugate":
            stack.append(conjugate(stack.pop()))
        elif kind == "power":
            stack.append(expand(stack.pop() ** n))
        else:
            b, a = stack.pop(), stack.pop()
            whole = {"plus": a + b, "minus": a - b, "times": a * b, "over": a * conjugate(b) / expand(b * conjugate(b))}
            stack.append(radsimp(expand(whole[kind])) if kind != "over" else expand(whole[kind]))
    value = expand(stack[0])
    shown = [Rational(part.numerator, part.denominator) for part in answer]
    return "" if [re(value), im(value)] == shown else f"the value is {value}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Parts exchanged, a sign changed."""
    a, b = answer
    return [near for near in ((b, a), (a, -b), (-a, b), (-a, -b)) if near != (a, b)]

"""Judge by the value of the printed quotient very near 0, with many digits and numbers in place of the letters."""

from fractions import Fraction
from typing import Any

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg, parse

LEVELS = range(1, 11)
_NEAR = Fraction(1, 10**16)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for a, b in ((Fraction(7, 5), Fraction(-3, 4)), (Fraction(-2, 3), Fraction(5, 3))):
        point = {"x": _NEAR, "a": a, "b": b}
        over = evaluate(parse(instance.numerator, ("x", "a", "b")), point, digits=300).real
        under = evaluate(parse(instance.denominator, ("x", "a", "b")), point, digits=300).real
        found = evaluate(answer, point, digits=40).real
        if abs(over / under - found) > 1e-9 * (1 + abs(found)):
            return f"near 0 the quotient is {float(over / under)}"
    return ""


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The wrong sign, a factor too many, a term too many."""
    return [neg(answer), mul(2, answer), add(answer, 1)]

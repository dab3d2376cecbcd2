"""Judge by mpmath: the shown text evaluated to 60 digits."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, div, evaluate, mul, neg, parse, sqrt

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with mpmath.workdps(60):
        wanted, given = _value(parse(instance.expression)), mpmath.mpf(evaluate(answer, digits=60).real)
        return "" if abs(wanted - given) < mpmath.mpf(10) ** -40 else "the value is another one"


def others(instance: Any, answer: Node) -> list[Node]:
    """The value with a root below the line, and added to 0."""
    return [div(mul(answer, sqrt(2)), sqrt(2)), add(answer, sqrt(3), neg(sqrt(3)))]


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The other sign, a half of it, the expression itself."""
    return [neg(answer), div(answer, 2), parse(instance.expression)]


def _value(node: Node) -> Any:
    if node.head == "number":
        return mpmath.mpf(node.leaf.numerator) / node.leaf.denominator  # type: ignore[union-attr]
    args = [_value(arg) for arg in node.args]
    if node.head == "apply":
        names = {"arcsin": "asin", "arccos": "acos", "arctan": "atan"}
        return getattr(mpmath, names.get(str(node.leaf), str(node.leaf)))(args[0])
    return {
        "degree": lambda a: mpmath.radians(a[0]),
        "add": sum,
        "neg": lambda a: -a[0],
        "mul": mpmath.fprod,
        "div": lambda a: a[0] / a[1],
        "pow": lambda a: a[0] ** a[1],
    }[node.head](args)

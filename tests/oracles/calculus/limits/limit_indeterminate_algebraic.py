"""Judge by the value of the printed expression very near the point on both sides, or very far out."""

from fractions import Fraction
from typing import Any

from bootcamp.verifiers.symbolic import Node, add, div, evaluate, mul, neg, parse

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = parse(instance.expression, ("x",))
    step = Fraction(1, 10**20)
    points = [10**20] if instance.at is None else [instance.at - step, instance.at + step]
    wanted = evaluate(answer, {}, digits=40).real
    for x in points:
        found = evaluate(tree, {"x": Fraction(x)}, digits=250)
        if abs(found - wanted) > 1e-12 * (1 + abs(wanted)):
            return f"the limit is near {found}"
    return ""


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The wrong sign, a factor, the reciprocal."""
    return [neg(answer), mul(2, answer), add(answer, 1), div(answer, 3)]

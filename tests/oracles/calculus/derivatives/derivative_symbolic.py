"""Judge by numerical derivatives of the printed function at several points."""

from typing import Any

import mpmath

from bootcamp.verifiers.symbolic import Node, add, evaluate, mul, neg, parse, symbol
from bootcamp.verifiers.symbolic.field import TooLarge, Undefined

LEVELS = range(1, 11)
_POINTS = ("0.37", "0.81", "1.13")


def confirm(instance: Any, answer: Node) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = parse(instance.function, ("x",))
    compared = 0
    with mpmath.workdps(60):
        step = mpmath.mpf(10) ** -15
        for point in map(mpmath.mpf, _POINTS):
            try:
                values = [evaluate(tree, {"x": point + k * step}, digits=60).real for k in (-2, -1, 1, 2)]
                found = evaluate(answer, {"x": point}, digits=60).real
            except (TooLarge, Undefined):
                continue
            slope = (values[0] - 8 * values[1] + 8 * values[2] - values[3]) / (12 * step)
            compared += 1
            if abs(slope - found) > mpmath.mpf(10) ** -20 * (1 + abs(slope)):
                return f"at {mpmath.nstr(point)} the slope is {mpmath.nstr(slope)}, not {mpmath.nstr(found)}"
    return "" if compared else "no point to compare at"


def near_misses(instance: Any, answer: Node) -> list[Node]:
    """The wrong sign, a factor too many, a term too many, the function itself."""
    x = symbol("x")
    return [neg(answer), mul(2, answer), add(answer, x), mul(x, answer)]

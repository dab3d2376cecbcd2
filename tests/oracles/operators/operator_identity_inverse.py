"""Judge by putting the answer into the printed operation, folded from the right."""

import re
from fractions import Fraction
from functools import reduce
from typing import Any

from tests.oracles.operators._formulas import tree, value

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = instance.formula.split(" = ")[1]
    parts = re.findall(r"[^,]+", right[1:-1]) if instance.pairs else [right]
    formulas = [tree(part.strip()) for part in parts]

    def operate(x: Any, y: Any) -> Any:
        known = dict(zip("abcd", (*x, *y), strict=False))
        return tuple(Fraction(value(formula, known)) for formula in formulas)

    def folded(text: str) -> Any:
        inner = re.fullmatch(r"P\((.*), (\d+)\)", text)
        body, n = (inner[1], int(inner[2])) if inner else (text, 1)
        element = tuple(Fraction(x) for x in re.findall(r"-?\d+", body))
        return reduce(lambda x, y: operate(y, x), [element] * n)

    x = answer if instance.pairs else (answer,)
    g = folded(instance.shown[0])
    try:
        if instance.question == "power":
            return "" if x == g else "it is no such power"
        if instance.question == "equation":
            left = operate(g, operate(x, folded(instance.shown[1])))
            return "" if left == folded(instance.shown[2]) else "the equation fails"
        units = {operate(g, x), operate(x, g)}
        tests = [tuple(Fraction(n + 5 * i, 11) for i in range(len(x))) for n in (3, 7, 13)]
        neutral = all(operate(e, t) == t == operate(t, e) for e in units for t in tests)
    except ZeroDivisionError:
        return "the operation is not defined there"
    return "" if neutral and len(units) == 1 else "the products are not the identity"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The answer plus 1."""
    return [(answer[0] + 1, *answer[1:]) if instance.pairs else answer + 1]

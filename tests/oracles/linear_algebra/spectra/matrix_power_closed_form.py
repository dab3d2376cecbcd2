"""Judge by powers of the matrix, multiplied out in numpy's integers: the formula to fifty digits at n = 0..20."""

from typing import Any

import numpy as np

from bootcamp.verifiers.symbolic import add, evaluate, neg, number, substitute, symbol

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a = np.array(instance.matrix, dtype=object)
    current = np.array([[int(i == j) for j in range(len(a))] for i in range(len(a))], dtype=object)
    for n in range(21):
        right = int(np.trace(current)) if instance.entry is None else int(current[instance.entry])
        value = evaluate(substitute(answer, "n", number(n)), digits=50)
        if abs(value - right) > 10**-25 * max(1, abs(right)):
            return f"at n = {n} it is {right}"
        current = current @ a
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The formula one place on, its negative, and 1 more."""
    nears = [substitute(answer, "n", add(symbol("n"), 1)), neg(answer), add(answer, 1)]
    return [near for near in nears if confirm(instance, near)]

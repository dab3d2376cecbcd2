"""Judge by value iteration in floats of numpy, and by exact linear equations in sympy for the value."""

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import numpy as np
import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    count = len(instance.choices)
    best = np.zeros(count)
    for _ in range(60):
        worths = [[r + sum(q * best[end] for end, q in ends) / 8 for _, r, ends in own] for own in instance.choices]
        best = np.array([max(own) for own in worths])
    matrix, rewards = sympy.eye(count), sympy.zeros(count, 1)
    for row, own in enumerate(instance.choices):
        chosen = {action: (reward, ends) for action, reward, ends in own}.get(answer["policy"][f"S{row + 1}"])
        if chosen is None:
            return "an action that the state has not"
        rewards[row] = chosen[0]
        for end, quarters in chosen[1]:
            matrix[row, end] -= sympy.Rational(quarters, 8)
    values = matrix.LUsolve(rewards)
    if any(abs(float(value) - one) > 1e-9 for value, one in zip(values, best, strict=True)):
        return "another policy is better"
    exact = Fraction(int(values[0].p), int(values[0].q))
    return "" if exact == answer["value"] else f"the value is {exact}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Another value, and another action in one state, if that is worse."""
    yield {**answer, "value": answer["value"] + 1}
    for name in answer["policy"]:
        other = {**answer, "policy": {**answer["policy"], name: "b" if answer["policy"][name] == "a" else "a"}}
        if confirm(instance, other):
            yield other

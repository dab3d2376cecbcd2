"""Judge by numpy's arrays of Python's integers."""

from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _value(instance.expression, [np.array(rows, dtype=object) for rows in instance.matrices])
    return "" if right.tolist() == [list(row) for row in answer] else f"the value is {right.tolist()}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The value with the factors of each product exchanged where the shapes allow it, and without transposes."""
    matrices = [np.array(rows, dtype=object) for rows in instance.matrices]
    plain = tuple(item for item in instance.expression if item != "T")
    nears = []
    for expression, swap in ((instance.expression, True), (plain, False)):
        try:
            value = _value(expression, matrices, swap)
        except ValueError:
            continue
        near = tuple(map(tuple, value.tolist()))
        if near != answer and np.shape(near) == np.shape(answer):
            nears.append(near)
    return nears


def _value(expression: Any, matrices: Any, swap: bool = False) -> Any:
    stack: list[Any] = []
    for item in expression:
        if item == "T":
            stack.append(stack.pop().T)
        elif item.startswith("^"):
            base = stack.pop()
            stack.append(np.linalg.matrix_power(base, int(item[1:])))
        elif item.endswith("."):
            stack.append(stack.pop() * int(item[:-1]))
        elif item in "+-*":
            second, first = stack.pop(), stack.pop()
            if item == "*":
                stack.append(second @ first if swap else first @ second)
            else:
                stack.append(first + second if item == "+" else first - second)
        else:
            stack.append(matrices[ord(item) - ord("A")])
    return stack[0]

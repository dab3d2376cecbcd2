"""Judge by a stack machine for the cost of what is written, and by all orders in which inner sizes can vanish."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = answer.text
    if [sign for sign in text if sign.isalpha()] != instance.names:
        return "other matrices"
    return "" if _cost(instance, text) == _cheapest(instance.sizes) else "not the cheapest"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A bracket moved where that costs more, a factor missing, a part doubled."""
    make, wrong = type(answer), [answer.left, answer.right, type(answer)("*", answer, answer.right)]
    if hasattr(answer.left, "left"):
        wrong.append(make("*", answer.left.left, make("*", answer.left.right, answer.right)))
    if hasattr(answer.right, "left"):
        wrong.append(make("*", make("*", answer.left, answer.right.left), answer.right.right))
    return [one for one in wrong if confirm(instance, one)]


def _cost(instance: Any, text: str) -> int:
    stack: list[Any] = []  # open brackets and products, each with its cost, rows and columns
    for sign in text.replace("*", ""):
        if sign == "(":
            stack.append(sign)
            continue
        if sign == ")":
            value = stack.pop()
            stack.pop()
        else:
            place = instance.names.index(sign)
            value = (0, *instance.sizes[place : place + 2])
        if stack and stack[-1] != "(":
            (one, p, q), (two, _, r) = stack.pop(), value
            value = (one + two + p * q * r, p, r)
        stack.append(value)
    return int(stack[0][0])


@cache
def _cheapest(sizes: tuple[int, ...]) -> int:
    """Each product makes the size between its factors vanish."""
    inner = range(1, len(sizes) - 1)
    return min(
        (sizes[at - 1] * sizes[at] * sizes[at + 1] + _cheapest(sizes[:at] + sizes[at + 1 :]) for at in inner),
        default=0,
    )

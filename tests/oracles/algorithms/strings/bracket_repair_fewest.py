"""Judge by the least costs of all stacks, sign by sign, with the stack written as a string."""

from typing import Any

LEVELS = range(1, 8)

_CLOSING = {"(": ")", "[": "]", "{": "}"}


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not _balanced(answer) or len(answer) != len(instance.text):
        return "not balanced"
    best = _least(instance)
    return "" if _price(instance, answer) == best else f"the least cost is {best}"


def near_misses(instance: Any, answer: str) -> list[str]:
    """Strings that are not balanced or cost more."""
    flat = "()" * (len(answer) // 2)
    nest = "(" * (len(answer) // 2) + ")" * (len(answer) // 2)
    wrong = [answer[::-1], ")" + answer[1:], answer[1:] + answer[0], flat, nest]
    return [text for text in wrong if not _balanced(text) or _price(instance, text) > instance.best]


def _balanced(text: str) -> bool:
    before = ""
    while text != before:
        before = text
        for pair in ("()", "[]", "{}"):
            text = text.replace(pair, "")
    return not text


def _price(instance: Any, text: str) -> int:
    costs = zip(instance.text, text, instance.costs, strict=True)
    return sum((1 if new in _CLOSING else 2) if old == "?" else cost * (old != new) for old, new, cost in costs)


def _least(instance: Any) -> int:
    opening = [pair[0] for pair in instance.brackets]
    costs = {"": 0}
    for place, (sign, cost) in enumerate(zip(instance.text, instance.costs, strict=True)):
        after: dict[str, int] = {}
        for stack, paid in costs.items():
            moves = [(stack + one, one, 1) for one in opening] if len(stack) < len(instance.text) - place else []
            moves += [(stack[:-1], _CLOSING[stack[-1]], 2)] if stack else []
            for new, put, blank in moves:
                price = paid + (blank if sign == "?" else cost * (sign != put))
                after[new] = min(price, after.get(new, price))
        costs = after
    return costs[""]

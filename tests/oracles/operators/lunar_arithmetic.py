"""Judge each place of a product as a maximum over pairs of places, and roots by trying every number."""

import re
from typing import Any

LEVELS = range(1, 9)
DIGITS = "0123456789ABCDEF"


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right: Any = _infix(re.findall(r"\w+|\S", instance.shown))
    if instance.root:
        numbers = range(instance.base**3)
        right = tuple(n for n in numbers if _times(_numeral(n, instance.base), _numeral(n, instance.base)) == right)
    else:
        right = int(right, instance.base)
    return "" if answer == right else f"expected {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A root left out, the next number."""
    return [answer[:-1]] if instance.root else [answer + 1]


def _infix(tokens: list[str]) -> str:
    def operand() -> str:
        head = tokens.pop(0)
        if head != "(":
            return head
        value = infix()
        tokens.pop(0)
        return value

    def infix() -> str:
        first = operand()
        if tokens and tokens[0] in "⊕⊗":
            sign, second = tokens.pop(0), operand()
            return _plus(first, second) if sign == "⊕" else _times(first, second)
        return first

    return infix()


def _plus(x: str, y: str) -> str:
    size = max(len(x), len(y))
    return "".join(max(pair) for pair in zip(x.rjust(size, "0"), y.rjust(size, "0"), strict=True))


def _times(x: str, y: str) -> str:
    size = len(x) + len(y) - 1
    return "".join(max(min(x[i], y[k - i]) for i in range(len(x)) if 0 <= k - i < len(y)) for k in range(size))


def _numeral(n: int, base: int) -> str:
    text = DIGITS[n % base]
    while n >= base:
        n //= base
        text = DIGITS[n % base] + text
    return text

"""Judge by the identity a = q * b + r and the range of r, which admit one pair."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    q, r = answer["q"], answer["r"]
    if instance.a != q * instance.b + r:
        return "q * b + r is not a"
    return "" if 0 <= r < abs(instance.b) else "the remainder is out of range"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """The next quotients with the remainders that fit them, and the remainder one off."""
    q, r, b = answer["q"], answer["r"], instance.b
    return [{"q": q + 1, "r": r - b}, {"q": q - 1, "r": r + b}, {"q": q, "r": r + 1}]

"""Judge by expanding with regular expressions and by a recursion over all first parts."""

import re
from functools import lru_cache
from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if _expanded(answer) != instance.text:
        return "another string"
    best = _least(instance.text)
    return "" if len(answer) == best else f"the shortest code has {best} signs"


def near_misses(instance: Any, answer: str) -> list[str]:
    """The string itself, the code with a letter more or less, with another number, and with a bracket left out."""
    number = re.sub(r"\d+", lambda hit: str(int(hit[0]) + 1), answer, count=1)
    return [instance.text, answer + "a", answer[:-1], number, answer.replace(")", "", 1), f"1({answer})"]


def _expanded(code: str) -> str:
    while "(" in code:
        after = re.sub(r"(\d+)\(([a-e]+)\)", lambda hit: int(hit[1]) * hit[2], code)
        if after == code:
            return ""
        code = after
    return code


@lru_cache(maxsize=100_000)
def _least(text: str) -> int:
    if len(text) < 5:
        return len(text)
    best = 1 + _least(text[1:])
    for width in range(1, len(text) // 2 + 1):
        times = 1
        while text.startswith(text[:width], times * width):
            times += 1
            best = min(best, len(str(times)) + 2 + _least(text[:width]) + _least(text[times * width :]))
    return best

"""Judge by regular expressions for runs and pieces of runs."""

import re
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str | int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text = instance.start
    for _ in range(instance.rounds):
        text = _round(text, instance.rule, instance.limit)
    right = len(text) if instance.length else text
    return "" if answer == right else f"expected {right}"


def near_misses(instance: Any, answer: str | int) -> list[str | int]:
    """One off, or the string of the next round, backwards, or cut."""
    if isinstance(answer, int):
        return [answer + 1, answer - 1]
    wrong: list[str | int] = [_round(answer, instance.rule, instance.limit), answer[::-1], answer[:-1]]
    return [text for text in wrong if text != answer]


def _round(text: str, rule: str, limit: int) -> str:
    if rule == "census":
        return "".join(str(text.count(d)) + d for d in "0123456789" if d in text)
    pattern = rf"(\d)\1{{0,{limit - 1}}}" if rule == "cut" else r"(\d)\1*"

    def say(run: re.Match[str]) -> str:
        size = len(run[0])
        if rule == "digit_count":
            return f"{run[1]}{size}"
        count = str(size) if rule != "base" else format(size, "b") if limit == 2 else _ternary(size)
        return f"{count}{run[1]}"

    return re.sub(pattern, say, text)


def _ternary(n: int) -> str:
    return (_ternary(n // 3) if n > 2 else "") + str(n % 3)

"""Judge by searching the whole list again for each term."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    terms = [*instance.start, *answer]
    for i in range(len(instance.start), len(terms)):
        rule = instance.rules[0] if i % 2 else instance.rules[-1]
        if terms[i] != _term(terms[: i - 1], terms[i - 1], rule, instance.modulus):
            return f"term {i + 1} is wrong"
    return ""


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last term one more, and the terms backwards."""
    wrong = [(*answer[:-1], answer[-1] + 1), answer[::-1]]
    return [terms for terms in wrong if terms != answer]


def _term(before: list[int], x: int, rule: str, modulus: int) -> int:
    if x not in before:
        return 0
    if rule == "occurrences":
        return before.count(x)
    back = [k for k in range(1, len(before) + 1) if before[-k] == x]
    if rule == "longest":
        return max(b - a for a, b in zip([0, *back], back, strict=False))
    if rule == "both":
        return back[0] + len(back)
    return back[0] % modulus if rule == "modular" else back[0]

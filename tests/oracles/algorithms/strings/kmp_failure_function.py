"""Judge by borders found from their definition, and by counting the states of all the borders that are tried."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _solved(instance)
    return "" if answer == right else f"the answer is {right}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One comparison more or less, and a prefix function with one length changed."""
    wrong = [answer | {"comparisons": answer["comparisons"] + change} for change in (-1, 1)]
    return [*wrong, answer | {"pi": (*answer["pi"][:-1], answer["pi"][-1] + 1)}]


def _solved(instance: Any) -> dict[str, Any]:
    pattern, text = instance.pattern, instance.text
    pi = [_longest(pattern[:size], pattern[:size]) for size in range(1, len(pattern) + 1)]
    count = 0
    for end in range(len(text)):
        before = text[:end]
        reached = max(size for size in range(len(pattern) + 1) if before.endswith(pattern[:size]))
        tried = [size for size in range(reached, -1, -1) if pattern[:reached].endswith(pattern[:size])]
        hits = [size for size in tried if size < len(pattern) and pattern[size] == text[end]]
        stop = max(hits, default=0)
        count += sum(stop <= size < len(pattern) for size in tried)
    return {"pi": tuple(pi), "comparisons": count}


def _longest(word: str, pattern: str) -> int:
    return max(size for size in range(len(word)) if word.endswith(pattern[:size]))

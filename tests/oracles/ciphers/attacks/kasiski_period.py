"""Judge by comparing the text with itself at every distance, and counting divisors from the largest number down."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    text, last = instance.text, len(instance.text) - 2
    right: dict[str, list[int]] = {}
    for start in range(last):
        block = text[start : start + 3]
        for gap in range(1, last - start):
            if text.startswith(block, start + gap):
                right.setdefault(block, []).append(gap)
                break
    if {block: [*gaps] for block, gaps in answer["gaps"].items()} != right:
        return "other gaps"
    every = [gap for row in right.values() for gap in row]
    best, most = 0, -1
    for p in range(instance.largest, 1, -1):
        if (count := len([gap for gap in every if gap // p * p == gap])) > most:
            best, most = p, count
    return "" if answer["period"] == best else "another period"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Another period, a block less, a gap too large by one, places instead of gaps."""
    gaps, period = answer["gaps"], answer["period"]
    first = next(iter(gaps))
    wrong = [{**answer, "period": p} for p in (period - 1, period + 1, instance.largest, 2)]
    wrong.append({**answer, "gaps": {block: row for block, row in gaps.items() if block != first}})
    wrong.append({**answer, "gaps": {**gaps, first: tuple(gap + 1 for gap in gaps[first])}})
    return [one for one in wrong if one["period"] > 1 and one["gaps"] and confirm(instance, one)]

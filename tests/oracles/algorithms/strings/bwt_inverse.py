"""Judge by rebuilding the whole table by repeated sorting, and by the usual counts of the backward search."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _solved(instance.last, instance.pattern)
    return "" if answer == right else f"the answer is {right}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The text backwards, another count, rows counted from 0, and the last interval left out."""
    text, intervals = answer["text"], answer["intervals"]
    wrong = [answer | {"text": text[::-1]}, answer | {"count": answer["count"] + 1}]
    wrong.append(answer | {"intervals": tuple(tuple(row - 1 for row in pair) for pair in intervals)})
    wrong.append(answer | {"intervals": intervals[:-1]})
    return [one for one in wrong if one != answer]


def _solved(last: str, pattern: str) -> dict[str, Any]:
    table = [""] * len(last)
    for _ in last:
        table = sorted(letter + row for letter, row in zip(last, table, strict=True))
    text = next(row for row in table if row.endswith("$"))[:-1]
    low, high = 0, len(last)
    intervals: list[tuple[int, ...]] = []
    for letter in reversed(pattern):
        below = sum(one < letter for one in last)
        low, high = (below + last[:end].count(letter) for end in (low, high))
        intervals.append((low + 1, high) if low < high else ())
        if low == high:
            break
    return {"text": text, "count": high - low, "intervals": tuple(intervals)}

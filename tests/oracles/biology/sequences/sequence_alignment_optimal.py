"""Judge by the cubic recursion on whole gaps: after two letters there comes a gap above, a gap below, both or none."""

from collections.abc import Iterator
from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    best = _best(instance)
    top, bottom = answer["row1"], answer["row2"]
    if len(top) != len(bottom):
        return "the rows differ in length"
    if _price(instance, top, bottom) != answer["score"]:
        return "the score is not that of the rows"
    whole = (instance.first, instance.second)
    pieces = (top.replace("-", ""), bottom.replace("-", ""))
    if pieces != whole and not (instance.local and all(a in b for a, b in zip(pieces, whole, strict=True))):
        return "the rows spell something else"
    return "" if answer["score"] == best else f"the best score is {best}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The score changed, the rows exchanged, a gap moved by one or doubled in both rows."""
    yield answer | {"score": answer["score"] + 1}
    if instance.first != instance.second:
        yield answer | {"row1": answer["row2"] + "-", "row2": answer["row1"]}
    yield answer | {"row1": answer["row1"] + "-", "row2": answer["row2"] + "-"}
    yield answer | {"row1": answer["row1"][1:]}


def _price(instance: Any, top: str, bottom: str) -> int:
    total, before = 0, ""
    for a, b in zip(top, bottom, strict=True):
        kind = "above" if a == "-" else "below" if b == "-" else ""
        if kind:
            total += instance.each + (instance.opening if kind != before else 0)
        else:
            total += instance.scores["ACGT".index(a)]["ACGT".index(b)]
        before = kind
    return total


def _best(instance: Any) -> int:
    a, b = instance.first, instance.second

    def gap(length: int) -> int:
        return instance.opening + instance.each * length if length else 0

    @cache
    def after_letters(i: int, j: int) -> int:
        """Give the best score of prefixes whose last column holds a[i - 1] and b[j - 1]."""
        options = [0 if instance.local else gap(i - 1) + gap(j - 1)]
        for p in range(1, i):
            for q in range(1, j):
                options.append(after_letters(p, q) + gap(i - 1 - p) + gap(j - 1 - q))
        return max(options) + instance.scores["ACGT".index(a[i - 1])]["ACGT".index(b[j - 1])]

    n, m = len(a), len(b)
    ends = [0 if instance.local else gap(n) + gap(m)]
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            ends.append(after_letters(i, j) + (0 if instance.local else gap(n - i) + gap(m - j)))
    return max(ends)

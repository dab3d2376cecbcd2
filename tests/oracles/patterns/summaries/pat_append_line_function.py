"""Judge with itertools, Counter and numpy lines: functions written apart, the column and the row on their own."""

from collections import Counter
from itertools import groupby, pairwise
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    query, given = _numbers(instance.query), _numbers(answer)
    n = len(query)
    pairs = [(_numbers(before), _numbers(after)) for before, after in instance.pairs]
    if not np.array_equal(given[:n, :n], query):
        return "the input was changed"
    if _predicted(instance, [(b, a[:n, n]) for b, a in pairs], query) != [given[:n, n].tolist()]:
        return "the column is not settled or another one"
    if instance.both:
        if _predicted(instance, [(b.T, a[n, :n]) for b, a in pairs], query.T) != [given[n, :n].tolist()]:
            return "the row is not settled or another one"
        if given[n, n] != 0:
            return "the corner is not 0"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The output with the last digit of the first row changed, and upside down."""
    changed = ((*answer[0][:-1], str((int(answer[0][-1]) + 1) % 10)), *answer[1:])
    return [board for board in (changed, answer[::-1]) if board != answer]


def _numbers(board: Any) -> Any:
    return np.array(board).astype(int)


def _predicted(instance: Any, pairs: Any, lines: Any) -> list[list[int]]:
    found = []
    for name in instance.functions:
        if all(_apply(name, before) == list(after) for before, after in pairs):
            values = _apply(name, lines)
            if values not in found:
                found.append(values)
    return found


def _apply(name: str, lines: Any) -> list[int]:
    return [_FUNCTIONS[name](line.tolist()) for line in lines]


def _most(line: list[int]) -> int:
    counts = Counter(line)
    return min(digit for digit, count in counts.items() if count == max(counts.values()))


def _repeated(line: list[int]) -> int:
    return next((digit for place, digit in enumerate(line) if digit in line[place + 1 :]), 0)


_FUNCTIONS: dict[str, Any] = {
    "last": lambda line: line[-1],
    "largest": max,
    "filled": np.count_nonzero,
    "distinct": lambda line: len(set(line)),
    "run": lambda line: max(len(list(group)) for _, group in groupby(line)),
    "sum": lambda line: sum(line) % 10,
    "most": _most,
    "changes": lambda line: sum(a != b for a, b in pairwise(line)),
    "repeated": _repeated,
}

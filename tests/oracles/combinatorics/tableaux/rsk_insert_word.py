"""Judge by the way back from P and Q to the word, and by Greene's theorem for the rows."""

from itertools import combinations, pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p, q = ([list(row) for row in answer[name]] for name in "PQ")
    n = len(instance.word)
    if [len(row) for row in p] != [len(row) for row in q] or sorted(x for row in q for x in row) != list(
        range(1, n + 1)
    ):
        return "the tableaux have other cells, or Q does not hold 1 to n"
    if not _tableau(p, strict=False) or not _tableau(q, strict=True):
        return "a tableau is not in order"
    first = len(p[0])
    word: list[int] = []
    for turn in range(n, 0, -1):
        row = next((i for i, line in enumerate(q) if line and line[-1] == turn), None)
        if row is None:
            return f"{turn} is in no corner of Q"
        q[row].pop()
        number = p[row].pop()
        for above in reversed(p[:row]):
            place = max((i for i, other in enumerate(above) if other < number), default=None)
            if place is None:
                return "no number above can have been bumped"
            above[place], number = number, above[place]
        word.append(number)
    if tuple(reversed(word)) != tuple(instance.word):
        return "the tableaux come from another word"
    return "" if first == _longest(instance.word) else "the first row has another length"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """P and Q exchanged, a row lost, the word as one row."""
    n = len(instance.word)
    wrong = [
        {"P": answer["Q"], "Q": answer["P"]},
        {"P": answer["P"][:-1], "Q": answer["Q"][:-1]},
        {"P": (tuple(sorted(instance.word)),), "Q": (tuple(range(1, n + 1)),)},
    ]
    return [one for one in wrong if one != answer]


def _tableau(rows: list[list[int]], strict: bool) -> bool:
    if not rows or not all(rows) or any(len(a) < len(b) for a, b in pairwise(rows)):
        return False
    along = all(a < b if strict else a <= b for row in rows for a, b in pairwise(row))
    return along and all(a < b for up, low in pairwise(rows) for a, b in zip(up, low, strict=False))


def _longest(word: tuple[int, ...]) -> int:
    best = [1] * len(word)
    for i, j in sorted(combinations(range(len(word)), 2), key=lambda pair: pair[1]):
        if word[i] <= word[j]:
            best[j] = max(best[j], best[i] + 1)
    return max(best)

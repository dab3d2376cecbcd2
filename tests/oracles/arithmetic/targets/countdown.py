"""Judge in whole numbers; join two cards at a time in every way to prove that hands of up to four reach the target."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)
_EXHAUSTIVE = 4  # cards in the largest hand whose reachable totals are all listed


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    extra = Counter(answer.literals()) - Counter(instance.numbers)
    if extra:
        return f"numbers that are not there: {sorted(extra)}"
    value = _total(answer)
    if value is None:
        return "a result on the way is not a positive integer"
    if value != instance.target:
        return f"the value is {value}"
    if len(instance.numbers) <= _EXHAUSTIVE:
        assert instance.target in _totals(instance.numbers)
    return ""


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The operands of sums and products the other way round."""
    tree = type(answer)
    if answer.operator in "+*":
        yield tree(answer.operator, answer.right, answer.left)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A part of the answer, the answer through zero and through a fraction."""
    tree = type(answer)
    yield answer.left
    yield tree("-", tree("+", answer, answer), answer)
    yield tree("*", tree("/", answer.left, tree("+", answer, answer)), tree("+", answer, answer))


def _totals(numbers: tuple[int, ...]) -> set[int]:
    """Return every total of every sub-multiset, by joining two cards at a time."""
    seen: set[tuple[int, ...]] = set()
    waiting = [tuple(sorted(part)) for size in range(1, len(numbers) + 1) for part in combinations(numbers, size)]
    found = set()
    while waiting:
        hand = waiting.pop()
        if hand in seen:
            continue
        seen.add(hand)
        if len(hand) == 1:
            found.add(hand[0])
        for i, j in combinations(range(len(hand)), 2):
            a, b = hand[j], hand[i]  # a >= b
            rest = hand[:i] + hand[i + 1 : j] + hand[j + 1 :]
            for total in (a + b, a * b, a - b, a // b if a % b == 0 else 0):
                if total > 0:
                    waiting.append(tuple(sorted((*rest, total))))
    return found


def _total(tree: Any) -> int | None:
    """Return the value of a tree in positive integers, or None where a step leaves them."""
    if not tree.children:
        return int(tree.text) or None
    left, right = map(_total, tree.children)
    if left is None or right is None:
        return None
    if tree.operator == "/":
        return left // right if left % right == 0 else None
    value = {"+": left + right, "-": left - right, "*": left * right}[tree.operator]
    return value if value > 0 else None

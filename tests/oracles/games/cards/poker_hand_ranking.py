"""Judge by trying all sets of five cards."""

from itertools import combinations
from typing import Any

from tests.oracles.games.cards._five import strength

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    short = instance.variant == "short"
    values = {}
    for place, hand in enumerate(instance.hands):
        if instance.variant == "four":
            fives = [a + b for a in combinations(hand, 2) for b in combinations(instance.board, 3)]
        else:
            fives = list(combinations(hand + instance.board, 5))
        values["ABCDEFGH"[place]] = max(strength(frozenset(five), short) for five in fives)
    names = [name for group in answer for name in group]
    if sorted(names) != sorted(values):
        return "not all players once"
    for group, after in zip(answer, [*answer[1:], None], strict=True):
        if len({str(values[name]) for name in group}) > 1:
            return "these hands are not equal"
        if after is not None and values[min(group)] <= values[min(after)]:
            return "the order is wrong"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The opposite order, two neighbours exchanged, the first two joined, one player left out."""
    joined = (answer[0] | answer[1], *answer[2:])
    return [answer[::-1], (answer[1], answer[0], *answer[2:]), joined, answer[1:]]

"""Judge by a derivation with regular expressions; other orders exchange rules that come next to each other."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tests.oracles.linguistics.sounds._derive import derive

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    return "" if _derives(instance, answer) else "some form is not derived"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Orders with two neighbours exchanged that derive all forms too."""
    return [order for order in _exchanged(answer) if _derives(instance, order)]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Orders with two neighbours exchanged that do not, the printed one, the opposite one, a rule twice."""
    printed = tuple(sorted(answer))
    wrong = [*_exchanged(answer), printed, printed[::-1], (*answer[:-1], answer[0])]
    return [order for order in wrong if not _derives(instance, order)]


def _exchanged(order: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for one, other in pairwise(order):
        yield tuple({one: other, other: one}.get(number, number) for number in order)


def _derives(instance: Any, order: tuple[int, ...]) -> bool:
    if sorted(order) != list(range(1, len(instance.rules) + 1)):
        return False
    return all(derive(word, [instance.rules[number - 1] for number in order]) == form for word, form in instance.pairs)

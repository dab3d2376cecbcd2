"""Judge by the property itself: the terms are found one by one, each from the run that it must belong to."""

from itertools import groupby
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    terms = _sequence(instance.cycle, instance.last)
    runs = [(symbol, len(list(group))) for symbol, group in groupby(terms)][:-1]
    assert [length for _, length in runs] == terms[: len(runs)]
    assert all(symbol == instance.cycle[i % len(instance.cycle)] for i, (symbol, _) in enumerate(runs))
    assert terms[: len(instance.shown)] == instance.shown
    right = [terms.count(symbol) for symbol in sorted(instance.cycle)]
    if instance.first:
        right = terms[instance.first - 1 : instance.last]
    return "" if list(answer) == right else f"expected {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last number one more, and the numbers backwards."""
    wrong = [(*answer[:-1], answer[-1] + 1), answer[::-1]]
    return [numbers for numbers in wrong if numbers != answer]


def _sequence(cycle: tuple[int, ...], count: int) -> list[int]:
    """Give terms by iterating the map from run lengths to runs until enough of them are fixed."""
    terms = [cycle[0]]
    while len(terms) < count or terms != _expanded(cycle, terms)[: len(terms)]:
        longer = _expanded(cycle, terms)
        terms = longer if len(longer) > len(terms) else [*terms, cycle[1]]
    return terms[:count]


def _expanded(cycle: tuple[int, ...], lengths: list[int]) -> list[int]:
    return [cycle[i % len(cycle)] for i, length in enumerate(lengths) for _ in range(length)]

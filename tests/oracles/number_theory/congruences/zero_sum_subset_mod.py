"""Judge by adding up the chosen items, and find other choices by trying subsets."""

from itertools import combinations, islice
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.n or not answer <= set(range(1, len(instance.items) + 1)):
        return "not the right number of places"
    for part in range(len(instance.items[0])):
        total = 0
        for place in answer:
            total += instance.items[place - 1][part]
        if total % instance.n:
            return f"the sum of part {part + 1} is {total}"
    return ""


def others(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """Other choices among the first thousand subsets."""
    places = range(1, len(instance.items) + 1)
    subsets = map(frozenset, islice(combinations(places, instance.n), 1000))
    return [subset for subset in subsets if subset != answer and not confirm(instance, subset)][:4]


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """Choices with one place exchanged that are wrong, and one with a place less."""
    outside = [place for place in range(1, len(instance.items) + 1) if place not in answer]
    first = min(answer)
    exchanged = [answer - {first} | {place} for place in outside]
    return [answer - {first}, *(near for near in exchanged if confirm(instance, near))][:5]

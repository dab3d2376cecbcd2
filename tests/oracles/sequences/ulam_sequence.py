"""Judge by counting, for each candidate, the sums of pairs or triples of the terms so far."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 8)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    terms = list(instance.start)
    while len(terms) < max(instance.indices):
        sums = [sum(group) for group in combinations(terms, instance.summands)]
        terms.append(min(n for n in set(sums) if n > terms[-1] and sums.count(n) == instance.ways))
    right = [terms[i - 1] for i in instance.indices]
    return "" if list(answer) == right else f"expected {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last term one more, and the terms backwards."""
    wrong = [(*answer[:-1], answer[-1] + 1), answer[::-1]]
    return [terms for terms in wrong if terms != answer]

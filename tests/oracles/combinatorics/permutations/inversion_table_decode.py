"""Judge by the pairs of the permutation, and find another solution by search over all permutations of few numbers."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice, permutations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.length
    if len(answer) != n or set(answer) != set(range(1, n + 1)):
        return "this is no permutation"
    found: Counter[tuple[str, int]] = Counter()
    for i, j in combinations(range(n), 2):
        falls = answer[i] > answer[j]
        for of, left, right in (("value", answer[i], answer[j]), ("place", i + 1, j + 1)):
            found[f"{of} {'larger' if falls else 'smaller'} left", right] += 1
            found[f"{of} {'smaller' if falls else 'larger'} right", left] += 1
    wrong = [one for code, one, number in instance.counts if found[code, one] != number]
    return f"the count of {wrong[0]} is another" if wrong else ""


def others(instance: Any, answer: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """Other permutations with the same counts."""
    if instance.length <= 5:
        every = permutations(range(1, instance.length + 1))
        yield from islice((one for one in every if one != tuple(answer) and not confirm(instance, one)), 2)


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Backwards, in order, two neighbours exchanged, the inverse."""
    n = instance.length
    inverse = tuple(answer.index(value) + 1 for value in range(1, n + 1))
    wrong = [answer[::-1], tuple(range(1, n + 1)), (*answer[:-2], answer[-1], answer[-2]), inverse]
    return [one for one in wrong if confirm(instance, one)]

"""Judge by the rules, and find another solution by meeting in a table of the sums of all subsets."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, frozenset[int]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, b = sorted(answer["A"]), sorted(answer["B"])
    numbers = list(instance.numbers)
    if not a or not b or any(numbers.count(one) < (a + b).count(one) for one in a + b):
        return "a group is empty, or a number is not there so often"
    return "" if sum(a) == sum(b) else "the sums differ"


def others(instance: Any, answer: dict[str, frozenset[int]]) -> Iterator[dict[str, frozenset[int]]]:
    """The groups exchanged, and the first two subsets with equal sums, without what they share."""
    yield {"A": answer["B"], "B": answer["A"]}
    seen: dict[int, frozenset[int]] = {}
    for size in range(1, 7):
        for chosen in combinations(sorted(instance.numbers), size):
            group = frozenset(chosen)
            other = seen.setdefault(sum(chosen), group)
            if other != group:
                yield {"A": group - other, "B": other - group}
                return


def near_misses(instance: Any, answer: dict[str, frozenset[int]]) -> list[dict[str, frozenset[int]]]:
    """The same group twice, an empty group, a number lost, halves of the list."""
    a, b = answer["A"], answer["B"]
    order = sorted(instance.numbers)
    wrong = [
        {"A": a, "B": a},
        {"A": a, "B": frozenset()},
        {"A": a - {max(a)}, "B": b},
        {"A": frozenset(order[::2]), "B": frozenset(order[1::2])},
    ]
    return [one for one in wrong if confirm(instance, one)]

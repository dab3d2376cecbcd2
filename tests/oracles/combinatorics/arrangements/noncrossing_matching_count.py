"""Judge by reading the points as brackets with a stack of open chords, and by all matchings of few points."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    allowed = {frozenset(pair) for pair in instance.allowed}
    stacks = Counter({"": 1})  # letters of the open chords, the last one opened at the end
    for letter in instance.points:
        after: Counter[str] = Counter()
        for stack, ways in stacks.items():
            after[stack + letter] += ways
            if stack and frozenset((stack[-1], letter)) in allowed:
                after[stack[:-1]] += ways
        stacks = after
    right = stacks[""]
    n = len(instance.points)
    if n <= 10:
        fits = [
            all(frozenset((instance.points[i], instance.points[j])) in allowed for i, j in chords)
            and not any(a < c < b < d or c < a < d < b for (a, b), (c, d) in combinations(chords, 2))
            for chords in _matchings(list(range(n)))
        ]
        assert right == sum(fits)
    return "" if answer == right else f"there are {right}"


def _matchings(points: list[int]) -> Iterator[list[tuple[int, int]]]:
    if not points:
        yield []
    for other in points[1:]:
        for rest in _matchings([one for one in points[1:] if one != other]):
            yield [(points[0], other), *rest]

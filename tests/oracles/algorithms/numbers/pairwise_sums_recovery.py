"""Judge by trying each sum as that of the second and the third member, which gives all the others in turn."""

from collections import Counter
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = {members for sum_ in instance.sums for members in _members(instance, sum_)}
    assert len(found) == 1, "not unique"
    return "" if {tuple(answer)} == found else "other members"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The order turned round, one member changed, two drawn apart, the first sums."""
    wrong = [
        answer[::-1],
        (answer[0] - 1, *answer[1:]),
        (answer[0] - 1, *answer[1:-1], answer[-1] + 1),
        tuple(instance.sums[: len(answer)]),
        tuple(-one for one in answer[::-1]),
    ]
    return [one for one in wrong if one != answer]


def _members(instance: Any, second_third: int) -> list[tuple[int, ...]]:
    """Take the two smallest sums for first and second, first and third; then each smallest sum left gives a member."""
    low, next_, *_ = instance.sums
    double = low + next_ - second_third
    if double % 2:
        return []
    first = double // 2
    members = [first, low - first, next_ - first]
    left = Counter(instance.sums)
    left.subtract(one + two for one, two in combinations(members, 2))
    while len(members) < instance.size:
        if min(left.values()) < 0:
            return []
        new = min(sum_ for sum_, times in left.items() if times) - first
        left.subtract(new + one for one in members)
        members.append(new)
    return [tuple(sorted(members))] if not any(left.values()) else []

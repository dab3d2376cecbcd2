"""Judge by trying every choice of events of a user for the steps."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = []
    for count in range(1, len(instance.steps) + 1):
        users = {user for _, user, _ in instance.events}
        right.append(sum(_reaches(instance, user, count) for user in users))
    return "" if list(answer) == right else f"the numbers are {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more in the first place, the last number changed, the opposite order."""
    wrong = [(answer[0] + 1, *answer[1:]), (*answer[:-1], answer[-1] + 1), answer[::-1]]
    return [one for one in wrong if one != answer]


def _reaches(instance: Any, user: str, count: int) -> bool:
    mine = [(place, minute, name) for place, (minute, one, name) in enumerate(instance.events) if one == user]
    for chosen in combinations(mine, count):
        if tuple(name for _, _, name in chosen) != instance.steps[:count]:
            continue
        if instance.window and chosen[-1][1] - chosen[0][1] > instance.window:
            continue
        between = [name for place, _, name in mine if chosen[0][0] < place < chosen[-1][0]]
        if not instance.spoiling or instance.spoiling not in between:
            return True
    return False

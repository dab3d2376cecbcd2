"""Judge by what a pass does as a whole: the greatest so far is carried along, and swaps are inversions that are
gone."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    states = [list(instance.numbers)]
    while states[-1] != sorted(states[-1]):
        states.append(_after(states[-1], instance.shaking and len(states) % 2 == 0))
    now = states[min(instance.passes, len(states) - 1)]
    if list(answer["list"]) != now:
        return "another list"
    if answer["swaps"] != _inversions(states[0]) - _inversions(now):
        return "another number of exchanges"
    return "" if answer["left"] == max(0, len(states) - 1 - instance.passes) else "other passes are left"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A pass further, the sorted list, all inversions, the pass that finds nothing counted too."""
    further = _after(list(answer["list"]), instance.shaking and instance.passes % 2 == 1)
    wrong = [
        {**answer, "list": tuple(further)},
        {**answer, "list": tuple(sorted(answer["list"]))},
        {**answer, "swaps": _inversions(instance.numbers)},
        {**answer, "left": answer["left"] + 1},
    ]
    return [one for one in wrong if one != answer]


def _after(numbers: list[int], leftwards: bool) -> list[int]:
    if leftwards:
        return [-number for number in _after([-number for number in numbers[::-1]], False)][::-1]
    carried, made = numbers[0], []
    for number in numbers[1:]:
        made.append(min(carried, number))
        carried = max(carried, number)
    return [*made, carried]


def _inversions(numbers: Any) -> int:
    return sum(one > two for one, two in combinations(numbers, 2))

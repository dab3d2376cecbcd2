"""Judge by walking through the order, and by all sets of tasks that may be done already, from the last one
backwards."""

from functools import cache
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    needs, amount = instance.needs, answer["start"]
    if sorted(answer["order"]) != list(range(1, len(needs) + 1)):
        return "not every task once"
    for number in answer["order"]:
        need, used = needs[number - 1]
        if amount < need:
            return f"task {number} cannot begin"
        amount -= used
        assert amount >= 0

    @cache
    def least(left: frozenset[int]) -> int:
        """The amount that must be there when just these are left."""
        if not left:
            return 0
        return min(max(needs[one][0], needs[one][1] + least(left - {one})) for one in left)

    return "" if answer["start"] == least(frozenset(range(len(needs)))) else "less is enough"


def greedy(instance: Any) -> dict[str, Any]:
    """Do what needs most first."""
    order = sorted(range(1, len(instance.needs) + 1), key=lambda number: -instance.needs[number - 1][0])
    amount = lowest = 0
    for number in order:
        need, used = instance.needs[number - 1]
        lowest = min(lowest, amount - need)
        amount -= used
    return {"start": -lowest, "order": tuple(order)}


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """One less or more, the order backwards, all that is used together, the greedy order."""
    total = sum(max(0, used) for _, used in instance.needs)
    wrong = [
        {**answer, "start": answer["start"] - 1},
        {**answer, "start": answer["start"] + 1},
        {**answer, "order": answer["order"][::-1]},
        {**answer, "start": total},
        greedy(instance),
    ]
    return [one for one in wrong if one["start"] >= 0 and confirm(instance, one)]

"""Judge by trying every subset: the best value of a set of items within a weight, and of two disjoint sets."""

from functools import cache
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    used: set[int] = set()
    for own, capacity in zip(answer.values(), instance.capacities, strict=True):
        if used & own or sum(instance.items[number - 1][0] for number in own) > capacity:
            return "a bag is too heavy or shares an item"
        used |= own
    value = sum(instance.items[number - 1][1] for number in used)
    return "" if value == _best(instance) else "more value is possible"


def greedy(instance: Any) -> Any:
    """Take the best value for its weight first."""
    room, chosen = list(instance.capacities), [set[int]() for _ in instance.capacities]
    ranked = sorted(enumerate(instance.items, start=1), key=lambda one: one[1][0] / one[1][1])
    for number, (weight, _) in ranked:
        fitting = [bag for bag, left in enumerate(room) if left >= weight]
        if fitting:
            room[fitting[0]] -= weight
            chosen[fitting[0]].add(number)
    return {f"bag{number}": frozenset(own) for number, own in enumerate(chosen, start=1)}


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """An item left out, an item too many, all items in the first bag, the greedy choice."""
    first = answer["bag1"]
    left = set(range(1, len(instance.items) + 1)) - frozenset().union(*answer.values())
    wrong = [{**answer, "bag1": first - {min(first)}}, greedy(instance)] if first else [greedy(instance)]
    if left:
        wrong.append({**answer, "bag1": first | {min(left)}})
    return [one for one in wrong if confirm(instance, one)]


def _best(instance: Any) -> int:
    items = instance.items

    @cache
    def most(number: int, *room: int) -> int:
        if number == len(items):
            return 0
        weight, value = items[number]
        best = most(number + 1, *room)
        for bag, left in enumerate(room):
            if left >= weight:
                after = (*room[:bag], left - weight, *room[bag + 1 :])
                best = max(best, value + most(number + 1, *after))
        return best

    return most(0, *instance.capacities)

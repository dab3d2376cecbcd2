"""Judge by carrying the moves out with sets; lists of up to five by breadth-first search, which must find a way too."""

from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) > instance.limit or not set(answer) <= set(range(1, len(instance.values) + 1)):
        return "too many moves, or places that there are not"
    values = list(instance.values)
    for place in answer:
        values = _moved(values, place - 1)
    if len(values) <= 5:
        reached = {tuple(instance.values)}
        for _ in range(instance.limit):
            reached |= {tuple(_moved(list(one), place)) for one in reached for place in range(len(one))}
        assert any(list(one) == sorted(one) for one in reached)
    return "" if values == sorted(values) else "not sorted"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """What a greedy search finds: towards the list with the fewest falls, if that is within the limit."""
    found = greedy(instance)
    return [] if confirm(instance, found) else [found]


def greedy(instance: Any) -> tuple[int, ...]:
    """Replace a number of the first fall, or the next one, whichever leaves fewer falls."""
    values, places = list(instance.values), list[int]()
    while values != sorted(values) and len(places) < instance.limit:
        at = next(place for place in range(len(values)) if values[place] > values[place + 1])
        best = min((at, at + 1), key=lambda place: _falls(_moved(values, place)))
        values = _moved(values, best)
        places.append(best + 1)
    return tuple(places)


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """No moves, the last one missing, places from 0, each place once from the left."""
    size = len(instance.values)
    wrong = [(), answer[:-1], tuple(max(1, place - 1) for place in answer), tuple(range(1, size + 1))]
    return [one for one in wrong if confirm(instance, one)]


def _moved(values: list[int], place: int) -> list[int]:
    return [*values[:place], min(set(range(len(values) + 1)) - set(values)), *values[place + 1 :]]


def _falls(values: list[int]) -> int:
    return sum(one > two for one, two in pairwise(values))

"""Judge by following each way by itself, and by pairs of ways that must cross; a search decides small ladders."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tops = range(1, instance.verticals + 1)
    for top in tops:
        if _walk(top, [*instance.rungs, *answer]) != instance.wanted[top - 1]:
            return f"the way from {top} ends elsewhere"
    now = {top: _walk(top, instance.rungs) for top in tops}
    crossing = sum(
        (now[one] - now[two]) * (instance.wanted[one - 1] - instance.wanted[two - 1]) < 0
        for one, two in combinations(tops, 2)
    )
    if instance.verticals <= 5:
        assert crossing == _search(tuple(now[top] for top in tops), instance.wanted)
    return "" if len(answer) == crossing else "fewer are enough"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Neighbours in the list that do not touch, exchanged; and k, k+1, k written k+1, k, k+1."""
    found = []
    for place in range(len(answer) - 1):
        one, two = answer[place : place + 2]
        if abs(one - two) > 1:
            found.append((*answer[:place], two, one, *answer[place + 2 :]))
        if place + 2 < len(answer) and answer[place + 2] == one and abs(one - two) == 1:
            found.append((*answer[:place], two, one, two, *answer[place + 3 :]))
    return found[:4]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A rung missing, two equal ones more, the list backwards."""
    wrong = [answer[1:], answer[:-1], (*answer, 1, 1), answer[::-1]]
    return [one for one in wrong if confirm(instance, one)]


def _walk(place: int, rungs: Any) -> int:
    for rung in rungs:
        if place in (rung, rung + 1):
            place = 2 * rung + 1 - place
    return place


def _search(start: tuple[int, ...], goal: tuple[int, ...]) -> int:
    edge, depth, seen = {start}, 0, {start}
    while goal not in edge:
        edge = {tuple(_walk(one, [rung]) for one in ends) for ends in edge for rung in range(1, len(start))} - seen
        seen |= edge
        depth += 1
    return depth

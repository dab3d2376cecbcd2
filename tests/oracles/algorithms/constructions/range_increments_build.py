"""Judge by a linear programme over all ranges (its matrix has whole vertices)."""

from typing import Any

import numpy
from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    ranges = _ranges(instance)
    if any(tuple(move) not in ranges for move in answer):
        return "no such range"
    built = sum((ranges[tuple(move)] for move in answer), numpy.zeros(len(instance.target), int))
    if list(built) != list(instance.target):
        return "another list"
    found = linprog(numpy.ones(len(ranges)), A_eq=numpy.array(list(ranges.values())).T, b_eq=instance.target)
    return "" if len(answer) == round(found.fun) else "fewer are enough"


def others(instance: Any, answer: Any) -> list[Any]:
    """Another order; the ends of two moves that both add exchanged, where that is allowed."""
    found = [answer[::-1]]
    pairs = [(one, two) for one in answer for two in answer if one < two and one[2:] == two[2:]]
    for one, two in pairs:
        changed = [(one[0], two[1], *one[2:]), (two[0], one[1], *two[2:])]
        if all(move in _ranges(instance) for move in changed):
            rest = list(answer)
            rest.remove(one)
            rest.remove(two)
            return [*found, (*rest, *changed)]
    return found


def greedy(instance: Any) -> Any:
    """Layer by layer, each run of places cut from the left."""
    moves: list[tuple[int, ...]] = []
    for sign in (1, -1):
        left = [max(0, sign * number) for number in instance.target]
        while any(left):
            start = next(place for place, number in enumerate(left) if number)
            end = start
            while end + 1 < len(left) and left[end + 1] and end + 1 - start < instance.limit:
                end += 1
            left[start : end + 1] = [number - 1 for number in left[start : end + 1]]
            moves.append((start + 1, end + 1, *([sign] if instance.signs else [])))
    return tuple(moves)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A move less, a move twice, single places, places from 0."""
    single: list[tuple[int, ...]] = []
    for place, number in enumerate(instance.target, 1):
        step = (1 if number > 0 else -1,) if instance.signs else ()
        single += [(place, place, *step)] * abs(number)
    wrong = [answer[1:], (*answer, answer[0]), tuple(single), tuple((a - 1, b - 1, *rest) for a, b, *rest in answer)]
    return [one for one in wrong if confirm(instance, one)]


def _ranges(instance: Any) -> dict[tuple[int, ...], Any]:
    count, found = len(instance.target), {}
    for left in range(1, count + 1):
        for right in range(left, min(count, left + instance.limit - 1) + 1):
            row = numpy.zeros(count, int)
            row[left - 1 : right] = 1
            for sign in (1, -1) if instance.signs else (1,):
                found[(left, right, sign)[: 2 + instance.signs]] = sign * row
    return found

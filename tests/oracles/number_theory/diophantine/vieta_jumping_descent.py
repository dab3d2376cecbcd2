"""Judge solution by solution: each satisfies the equation, shares all but its largest number with the one before."""

from itertools import pairwise
from math import prod
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    k, c = instance.factor, instance.constant
    if not answer or answer[0] != instance.start:
        return "the list does not begin with the given solution"
    for solution in answer:
        if any(x < 1 for x in solution) or sum(x * x for x in solution) + c != k * prod(solution):
            return f"{solution} is not a solution"
        if list(solution) != sorted(solution):
            return f"{solution} is not in order"
    for before, after in pairwise(answer):
        rest = list(after)
        for x in before[:-1]:
            if x not in rest:
                return f"{after} does not keep the smaller numbers of {before}"
            rest.remove(x)
        if rest[0] >= before[-1]:
            return f"{after} is not smaller than {before}"
    product = sum(x * x for x in answer[-1][:-1]) + c  # of the two roots
    return "" if product // answer[-1][-1] >= answer[-1][-1] else "the list stops too early"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A list that stops early, begins late, runs backwards, or holds a solution out of order."""
    return [answer[:-1], answer[1:], answer[::-1], (answer[0][::-1], *answer[1:])]

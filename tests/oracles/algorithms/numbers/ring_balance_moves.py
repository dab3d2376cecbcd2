"""Judge by a linear programme of scipy, with what is passed each way as variables."""

from typing import Any

import numpy
from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    count = len(instance.held)
    held = list(instance.held)
    for place, one in enumerate(answer):
        held[place] -= one
        held[(place + 1) % count] += one
    if len(set(held)) > 1:
        return "not all hold the same"
    shift = numpy.eye(count) - numpy.roll(numpy.eye(count), 1, axis=0)
    surplus = numpy.array(instance.held) - sum(instance.held) / count
    found = linprog([*instance.prices] * 2, A_eq=numpy.hstack([shift, -shift]), b_eq=surplus)
    cost = sum(price * abs(one) for price, one in zip(instance.prices, answer, strict=True))
    return "" if cost == round(found.fun) else "there is a better way"


def greedy(instance: Any) -> tuple[int, ...]:
    """Pass the surplus on from the first one to the last, as on a line."""
    mean, left, passed = sum(instance.held) // len(instance.held), 0, []
    for own in instance.held:
        left += own - mean
        passed.append(left)
    return tuple(passed)


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The other direction, the surplus of each, a unit more round the ring, the line."""
    mean = sum(instance.held) // len(instance.held)
    wrong = [
        tuple(-one for one in answer),
        tuple(own - mean for own in instance.held),
        tuple(one + 1 for one in answer),
        greedy(instance),
    ]
    return [one for one in wrong if confirm(instance, one)]

"""Judge by the cycles of networkx and a mixed integer programme of scipy over all lists."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import numpy as np
from scipy.optimize import LinearConstraint, milp

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    lists = _lists(instance)
    numbers = range(instance.pairs + 1)
    rows = np.array([[float(number in one) for one in lists] for number in numbers])
    worth = np.array([_worth(instance, one) for one in lists])
    most = -milp(-worth, constraints=LinearConstraint(rows, 0, 1), integrality=1, bounds=(0, 1)).fun
    flat = [number for one in answer for number in one]
    if len(flat) != len(set(flat)) or any(_worth(instance, one) < 0 for one in answer):
        return "not allowed"
    total = sum(_worth(instance, one) for one in answer)
    return "" if abs(total - most) < 1e-6 else f"{total} instead of {most}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Each cycle from another start."""
    yield frozenset(one if one[0] == 0 else one[1:] + one[:1] for one in answer)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A list dropped, a list turned round where that is not allowed, a number twice."""
    first = min(answer)
    yield answer - {first}
    yield answer | {(*first[1:], first[0], first[1])}
    turned = (answer - {first}) | {first[::-1]}
    if confirm(instance, turned):
        yield turned


def _worth(instance: Any, one: tuple[int, ...]) -> int:
    """The benefit of a list, or -1 if it is not allowed."""
    table = {(a, b): weight for a, b, weight in instance.arrows}
    if len(one) < 2 or len(set(one)) < len(one):
        return -1
    if one[0] == 0:
        steps = [(one[k], one[k + 1]) for k in range(len(one) - 1)]
        fits = len(one) - 1 <= instance.chain
    else:
        steps = [(one[k - 1], one[k]) for k in range(len(one))]
        fits = len(one) <= instance.cycle
    return sum(table[step] for step in steps) if fits and all(step in table for step in steps) else -1


def _lists(instance: Any) -> list[tuple[int, ...]]:
    pairs = range(1, instance.pairs + 1)
    found = [one for size in range(2, instance.cycle + 1) for one in permutations(pairs, size) if one[0] == min(one)]
    found += [(0, *rest) for size in range(1, instance.chain + 1) for rest in permutations(pairs, size)]
    return [one for one in found if _worth(instance, one) >= 0]

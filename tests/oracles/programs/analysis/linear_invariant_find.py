"""Judge by random runs of the loop, and by sympy's null space of the states that they reach."""

from random import Random
from typing import Any

from sympy import Matrix

LEVELS = range(1, 11)

Rows = tuple[tuple[int, ...], ...]


def confirm(instance: Any, answer: Rows) -> str:
    """Say what is wrong with `answer`, or nothing."""
    states = _states(instance)
    if Matrix(states).rank() != len(instance.start) + 1 - instance.count:
        return "the number of equations is another"
    if len(answer) != instance.count or Matrix([row[:-1] for row in answer]).rank() != instance.count:
        return "the equations are not as many, or not independent"
    holds = all(
        sum(a * x for a, x in zip(row, (*state[:-1], -1), strict=True)) == 0 for row in answer for state in states
    )
    return "" if holds else "an equation does not hold in a run"


def others(instance: Any, answer: Rows) -> list[Rows]:
    """The equations doubled, and sums of them."""
    first = tuple(-3 * a for a in answer[0])
    mixed = tuple(a + 2 * b for a, b in zip(answer[0], answer[-1], strict=True))
    return [(first, *answer[1:]), (*answer[1:], mixed)]


def near_misses(instance: Any, answer: Rows) -> list[Rows]:
    """An equation twice, one of zeros, another constant, another coefficient of a variable that moves."""
    first, *rest = answer
    zeros = (0,) * len(first)
    near = [(zeros, *rest), ((*first[:-1], first[-1] + 1), *rest)]
    if rest:
        near.append((first, first, *rest[1:]))
    states = _states(instance)
    moving = [place for place in range(len(instance.start)) if len({state[place] for state in states}) > 1]
    return near + [((*first[:place], first[place] + 1, *first[place + 1 :]), *rest) for place in moving[:2]]


def _states(instance: Any) -> list[list[int]]:
    rng = Random(1)
    found = []
    for _ in range(25):
        state = [*instance.start, 1]
        for _ in range(5):
            found.append(state)
            branch = rng.choice(instance.branches)
            state = [*(sum(a * x for a, x in zip(row, state, strict=True)) for row in branch), 1]
    return found

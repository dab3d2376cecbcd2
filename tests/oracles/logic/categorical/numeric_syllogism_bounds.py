"""Judge by integer programmes over the sizes of the regions with scipy."""

from itertools import product
from typing import Any

import numpy as np
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    regions = [*product((False, True), repeat=len(instance.terms))]

    def row(signs: tuple[int, ...]) -> list[int]:
        return [int(all(region[abs(sign) - 1] == (sign > 0) for sign in signs)) for region in regions]

    rows = [row(())] + [row(signs) for _, _, signs in instance.facts]
    low = [instance.people] + [0 if kind == "<" else count for kind, count, _ in instance.facts]
    high = [instance.people] + [instance.people if kind == ">" else count for kind, count, _ in instance.facts]
    goal = np.array(row(instance.asked))
    right = []
    for sign in (1, -1):
        found = milp(sign * goal, constraints=LinearConstraint(rows, low, high), integrality=1, bounds=Bounds(0))
        assert found.success
        right.append(round(sign * found.fun))
    return "" if tuple(right) == answer else f"the bounds are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A bound off by one, the two exchanged, everything."""
    low, high = answer
    return [(low + 1, high), (low - 1, high), (low, high + 1), (low, high - 1), (high, low), (-1, instance.people)]

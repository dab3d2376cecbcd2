"""Judge by reading the printed meanings; other orders are found by trying all permutations of few functions."""

import math
from collections.abc import Callable
from itertools import permutations
from typing import Any

from tests.oracles.operators._formulas import tree, value

LEVELS = range(1, 11)
FUNCTIONS: dict[str, Callable[..., int]] = {
    "floor": math.floor,
    "abs": abs,
    "reverse": lambda x: int(str(x)[::-1]),
    "digits": lambda x: sum(map(int, str(x))),
}


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.used or len(set(answer)) != instance.used:
        return "not the right number of different functions"
    return "" if _works(instance, answer) else "a goal is missed"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All orders that work, if there are few functions."""
    names = [chr(65 + i) for i in range(len(instance.functions))]
    if len(names) > 6:
        return []
    found = [order for order in permutations(names, instance.used) if _works(instance, order)]
    assert answer in found
    return found[:5]


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One function twice, and the reverse order if it fails."""
    back = answer[::-1]
    return [(answer[0], answer[0], *answer[2:]), *([] if _works(instance, back) else [back])]


def _works(instance: Any, order: tuple[str, ...]) -> bool:
    formulas = dict(zip("ABCDEFGHIJKLMNOPQ", map(tree, instance.formulas), strict=False))
    for start, goal in instance.pairs:
        x = start
        for name in order:
            x = value(formulas[name], {"x": x}, FUNCTIONS)
            if x < 0:
                return False
        if x != goal:
            return False
    return True

"""Judge by trying every choice of the parameters for every printed formula at once with numpy."""

import math
from typing import Any

import numpy as np

from tests.oracles.operators._formulas import FUNCTIONS, tree, value

LEVELS = range(1, 11)
KNOWN = FUNCTIONS | {"lcm": math.lcm, "digits": lambda x: sum(map(int, str(x)))}


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    box = np.arange(instance.low, instance.high + 1)
    found: set[tuple[int, ...]] = set()
    for text in instance.formulas:
        names = [name for name in "pqr" if name in text.replace("digits", "").replace("gcd", "").split()]
        grid = dict(zip(names, np.meshgrid(*[box] * len(names)), strict=True))
        formula = tree(text)

        def at(a: int, b: int, formula: Any = formula, grid: Any = grid) -> Any:
            return value(formula, {**grid, "a": a, "b": b}, KNOWN)

        fits = np.ones_like(grid["p"], dtype=bool)
        for a, b, c in instance.examples:
            fits &= at(a, b) == c
        found.update(zip(*(at(a, b)[fits].tolist() for a, b in instance.queries), strict=True))
    if len(found) != 1:
        return f"the fitting formulas give {len(found)} different results"
    return "" if answer in found else "no fitting formula gives these values"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """One value off, and the values backwards."""
    return [(answer[0] + 1, *answer[1:]), *([answer[::-1]] if answer[::-1] != answer else [])]

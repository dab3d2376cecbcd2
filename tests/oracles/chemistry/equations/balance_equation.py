"""Judge by sympy: the null space of the composition matrix, with formulas read by an independent reader."""

import re
from math import gcd
from typing import Any

from sympy import Matrix, ilcm

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    species = [*instance.left, *instance.right]
    atoms = [_atoms(formula) for formula, _ in species]
    elements = sorted(set().union(*atoms))
    rows = [[count.get(element, 0) for count in atoms] for element in elements]
    rows.append([charge for _, charge in species])
    space = Matrix(rows).nullspace()
    if len(space) != 1:
        return f"the solutions have dimension {len(space)}"
    whole = [int(x * ilcm(*(entry.q for entry in space[0]))) for x in space[0]]
    signs = [1] * len(instance.left) + [-1] * len(instance.right)
    right = [sign * x // gcd(*whole) for sign, x in zip(signs, whole, strict=True)]
    right = [-x for x in right] if right[0] < 0 else right
    return "" if list(answer) == right else f"the coefficients are {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Twice the coefficients, one more of the first, all ones."""
    ones = tuple(1 for _ in answer)
    wrong = [tuple(2 * n for n in answer), (answer[0] + 1, *answer[1:])]
    return [*wrong, ones] if ones != answer else wrong


def _atoms(formula: str) -> dict[str, int]:
    flat = re.sub(r"\(([^)]*)\)(\d+)", lambda part: part[1] * int(part[2]), formula)
    found: dict[str, int] = {}
    for element, count in re.findall(r"([A-Z][a-z]?)(\d*)", flat):
        found[element] = found.get(element, 0) + int(count or 1)
    return found

"""Judge by the linear programmes of scipy; its own vertex, made rational, is another answer."""

from fractions import Fraction
from typing import Any

import numpy as np
from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    matrix, bounds, solved = _solved(instance)
    fluxes = [answer[name] for name in instance.names()]
    if any(sum(int(a) * v for a, v in zip(row, fluxes, strict=True)) for row in matrix):
        return "a metabolite is not balanced"
    if any(not low <= v <= high for v, (low, high) in zip(fluxes, bounds, strict=True)):
        return "a flux is out of bounds"
    return "" if abs(float(fluxes[-1]) + solved.fun) < 1e-7 else f"the best is {-solved.fun}"


def others(instance: Any, answer: Any) -> list[Any]:
    """The solution of scipy in fractions, if it is exact."""
    matrix, bounds, solved = _solved(instance)
    fluxes = [Fraction(float(x)).limit_denominator(5000) for x in solved.x]
    exact = not any(sum(int(a) * v for a, v in zip(row, fluxes, strict=True)) for row in matrix)
    inside = all(low <= v <= high for v, (low, high) in zip(fluxes, bounds, strict=True))
    same = fluxes[-1] == answer[instance.names()[-1]]
    return [dict(zip(instance.names(), fluxes, strict=True))] if exact and inside and same else []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All fluxes halved or doubled, the output raised alone, all 0."""
    last = instance.names()[-1]
    return [
        {name: flux / 2 for name, flux in answer.items()},
        {name: 2 * flux for name, flux in answer.items()},
        answer | {last: answer[last] + 1},
        dict.fromkeys(answer, Fraction(0)),
    ]


def _solved(instance: Any) -> Any:
    matrix = np.zeros((len(instance.metabolites), len(instance.reactions)))
    for column, (_, row, _, _) in enumerate(instance.reactions):
        for metabolite, amount in row:
            matrix[instance.metabolites.index(metabolite), column] += amount
    bounds = [(0, 0) if name in instance.off else (low, high) for name, _, low, high in instance.reactions]
    cost = np.zeros(len(bounds))
    cost[-1] = -1
    return matrix, bounds, linprog(cost, A_eq=matrix, b_eq=np.zeros(len(matrix)), bounds=bounds)

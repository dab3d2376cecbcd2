"""Judge by a SAT solver (python-sat) with a variable for each product and each partial sum, and by all assignments."""

from itertools import product
from typing import Any

from pysat.solvers import Minisat22

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    literals = [i + 1 if bit else -i - 1 for i, bit in enumerate(answer)]
    with _solver(instance) as solver:
        return "" if solver.solve(assumptions=literals) else "an equation does not hold"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Another solution, if the solver finds one."""
    with _solver(instance) as solver:
        solver.add_clause([-i - 1 if bit else i + 1 for i, bit in enumerate(answer)])
        if not solver.solve():
            return []
        model = set(solver.get_model())
        return [tuple(int(i + 1 in model) for i in range(instance.variables))]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Single bits changed where that breaks an equation."""
    found = []
    for i in range(instance.variables):
        changed = (*answer[:i], 1 - answer[i], *answer[i + 1 :])
        with _solver(instance) as solver:
            if not solver.solve(assumptions=[k + 1 if bit else -k - 1 for k, bit in enumerate(changed)]):
                found.append(changed)
    return found[:3]


def _solver(instance: Any) -> Minisat22:
    solver, top = Minisat22(), instance.variables
    for terms, value in instance.equations:
        total = 0
        for term in terms:
            top += 1
            for i in term:
                solver.add_clause([-top, i + 1])
            solver.add_clause([top, *(-i - 1 for i in term)])
            if not total:
                total = top
                continue
            new, parts = top + 1, (total, top)
            for signs in product((1, -1), repeat=2):
                odd = signs[0] * signs[1] < 0
                solver.add_clause([-signs[0] * parts[0], -signs[1] * parts[1], new if odd else -new])
            total = top = new
        solver.add_clause([total if value else -total])
    return solver

"""Judge by unit assumptions in a SAT solver, which also gives other models."""

from typing import Any

from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if sorted(map(abs, answer)) != list(range(1, instance.variables + 1)) or [*map(abs, answer)] != sorted(
        map(abs, answer)
    ):
        return "not one literal a variable, in order"
    with Cadical153(bootstrap_with=instance.clauses) as solver:
        return "" if solver.solve(assumptions=list(answer)) else "the clauses and the assignment contradict each other"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Up to three models that differ from the reference."""
    models: list[tuple[int, ...]] = []
    with Cadical153(bootstrap_with=[*instance.clauses, [-literal for literal in answer]]) as solver:
        while len(models) < 3 and solver.solve():
            model = _complete(solver.get_model(), instance.variables)
            models.append(model)
            solver.add_clause([-literal for literal in model])
    return models


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A clause broken, a variable twice, the order changed."""
    clause = instance.clauses[0]
    broken = tuple(-abs(v) if abs(v) in clause else abs(v) if -abs(v) in clause else v for v in answer)
    return [broken, (answer[0], *answer[:-1]), answer[::-1]]


def _complete(model: list[int], variables: int) -> tuple[int, ...]:
    """Variables that occur in no clause are free: make them true."""
    known = {abs(literal): literal for literal in model}
    return tuple(known.get(v, v) for v in range(1, variables + 1))

"""Judge by counters of free literals that are kept up to date, and by a SAT solver's propagation for the final set."""

from collections.abc import Iterator
from typing import Any

from pysat.solvers import Minisat22

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    clauses = [set(clause) for clause in instance.clauses]
    free = [len(clause) for clause in clauses]
    satisfied = [False] * len(clauses)
    value: dict[int, bool] = {}
    implied: list[int] = []

    def make(literal: int) -> None:
        value[abs(literal)] = literal > 0
        for place, clause in enumerate(clauses):
            satisfied[place] |= literal in clause
            free[place] -= literal in clause or -literal in clause

    def propagate() -> int:
        while True:
            states = list(zip(free, satisfied, strict=True))
            if (0, False) in states:
                return states.index((0, False)) + 1
            if (1, False) not in states:
                return 0
            literal = next(one for one in clauses[states.index((1, False))] if abs(one) not in value)
            implied.append(literal)
            make(literal)

    taken = []
    conflict = propagate()
    for decision in instance.decisions:
        if not conflict and abs(decision) not in value:
            taken.append(decision)
            make(decision)
            conflict = propagate()
    with Minisat22(bootstrap_with=instance.clauses) as solver:
        possible, literals = solver.propagate(assumptions=taken)
        assert possible == (conflict == 0)
        assert conflict or set(literals) == {v if value[v] else -v for v in value}
    right = {"implied": tuple(implied), "conflict": conflict}
    return "" if right == answer else f"{right} is right"


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The decisions among the literals, the last one missing, two exchanged, the conflict next door."""
    implied = answer["implied"]
    yield answer | {"implied": (instance.decisions[0], *implied)}
    yield answer | {"implied": implied[:-1]}
    yield answer | {"implied": (*implied[:-2], implied[-1], implied[-2])}
    yield answer | {"conflict": answer["conflict"] + 1}

"""Count by branching and multiplying over the parts that share no variable; small cases by listing the models."""

from collections.abc import Iterator
from typing import Any

import networkx as nx
from pysat.solvers import Glucose4

LEVELS = range(1, 11)

Clauses = frozenset[frozenset[int]]


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    clauses = frozenset(map(frozenset, instance.clauses))
    count = _models(clauses, frozenset(range(1, instance.variables + 1)))
    if instance.variables <= 7:
        with Glucose4(bootstrap_with=instance.clauses) as solver:
            solver.add_clause([instance.variables, -instance.variables])
            assert count == sum(1 for _ in solver.enum_models())
    return "" if count == answer else f"{count} models"


def near_misses(instance: Any, answer: int) -> Iterator[int]:
    """One more, one less, the assignments that break a clause, twice as many."""
    yield from (answer + 1, answer - 1, 2 * answer)
    if 2 * answer != 2**instance.variables:
        yield 2**instance.variables - answer


def _models(clauses: Clauses, variables: frozenset[int]) -> int:
    if frozenset() in clauses:
        return 0
    graph = nx.Graph()
    graph.add_nodes_from(variables)
    for clause in clauses:
        nx.add_path(graph, [abs(literal) for literal in clause])
    total = 1
    for part in nx.connected_components(graph):
        own = frozenset(clause for clause in clauses if abs(min(clause)) in part)
        if not own:
            total *= 2 ** len(part)
            continue
        middle = max(sorted(part), key=lambda v: sum(v in map(abs, clause) for clause in own))
        branches = 0
        for literal in (middle, -middle):
            left = frozenset(clause - {-literal} for clause in own if literal not in clause)
            branches += _models(left, frozenset(part) - {middle})
        total *= branches
    return total

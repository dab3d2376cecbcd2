"""Find the point as the nearest dominator of the conflict in the implication graph; check what is learned by SAT."""

from collections.abc import Iterator
from typing import Any

import networkx as nx
from pysat.solvers import Minisat22

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    level = {literal: number for literal, number, _ in instance.trail}
    top = max(level.values())
    reasons = {literal: reason for literal, _, reason in instance.trail} | {0: instance.conflict}
    graph = nx.DiGraph()
    for literal, reason in reasons.items():
        graph.add_edges_from((-other, literal) for other in reason if other != literal)
    inner = graph.subgraph([node for node in graph if node == 0 or level[node] == top])
    decision = next(literal for literal, number, reason in instance.trail if number == top and not reason)
    point = nx.immediate_dominators(inner, decision)[0]
    later = {0, *nx.ancestors(inner.subgraph(set(inner) - {point}), 0)}
    clause = {-point} | {-node for one in later for node in graph.predecessors(one) if level[node] < top}
    jump = max((level[-literal] for literal in clause if -literal != point), default=0)
    clauses = [list(reason) for reason in reasons.values() if reason]
    with Minisat22(bootstrap_with=clauses) as solver:
        assert not solver.solve(assumptions=[-literal for literal in clause])
    right = {"clause": frozenset(clause), "level": jump}
    return "" if right == answer else f"{right} is right"


def near_misses(instance: Any, answer: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The opposite literals, one missing, the clause that was false, the level of the conflict."""
    yield answer | {"clause": frozenset(-literal for literal in answer["clause"])}
    yield answer | {"clause": answer["clause"] - {min(answer["clause"])}}
    yield answer | {"clause": frozenset(instance.conflict)}
    yield answer | {"level": instance.trail[-1][1]}

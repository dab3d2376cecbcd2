"""Judge by networkx (a transitive closure that adds nothing), and find orientations by a SAT solver."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import networkx as nx
from pysat.solvers import Cadical153

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph, arcs = nx.Graph(instance.graph.ends()), nx.DiGraph(list(answer))
    if len(answer) != graph.size() or {frozenset(arc) for arc in answer} != {frozenset(edge) for edge in graph.edges}:
        return "not every edge once"
    if not nx.is_directed_acyclic_graph(arcs):
        return "a cycle"
    return "" if nx.transitive_closure_dag(arcs).size() == arcs.size() else "not transitive"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """All arcs turned round, and an orientation by the solver."""
    yield frozenset((v, u) for u, v in answer)
    graph = nx.Graph(instance.graph.ends())
    names = {frozenset(edge): i for i, edge in enumerate(graph.edges, start=1)}

    def literal(u: int, v: int) -> int:
        return names[frozenset((u, v))] * (1 if u < v else -1)

    with Cadical153() as solver:
        for v in graph:
            for u, w in permutations(graph[v], 2):
                third = [literal(u, w)] if graph.has_edge(u, w) else []
                solver.add_clause([-literal(u, v), -literal(v, w), *third])
        assert solver.solve()
        true = set(solver.get_model())
    yield frozenset((u, v) if literal(u, v) in true else (v, u) for u, v in graph.edges)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """An arc turned round where that breaks the rule, an arc left out, and an edge both ways."""
    u, v = min(answer)
    yield answer - {(u, v)}
    yield answer | {(v, u)}
    for u, v in sorted(answer)[:4]:
        turned = answer - {(u, v)} | {(v, u)}
        if confirm(instance, turned):
            yield turned


def greedy(instance: Any) -> Any:
    """From the smaller number to the larger."""
    return frozenset((min(edge), max(edge)) for edge in instance.graph.ends())

"""Judge by all spanning trees where they are few, and by the CP-SAT solver of OR-Tools else."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 8)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.Graph(instance.graph.ends())
    named = {(min(edge), max(edge)) for edge in instance.compulsory}
    if not all(graph.has_edge(*edge) for edge in answer) or not named <= set(answer):
        return "no edge of the graph, or a compulsory one is missing"
    tree = graph.edge_subgraph(answer)
    if len(tree) != len(graph) or not nx.is_tree(tree):
        return "no spanning tree"
    best = _best(graph, named)
    if len(graph) <= 6:
        sets = (graph.edge_subgraph(some) for some in combinations(graph.edges, len(graph) - 1))
        trees = [one for one in sets if len(one) == len(graph) and nx.is_connected(one)]
        assert best == max(_leaves(one) for one in trees if all(one.has_edge(*edge) for edge in named))
    return "" if _leaves(tree) == best else f"{best} leaves are possible"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """An edge less, one more, and a compulsory edge left out."""
    every = {(min(edge), max(edge)) for edge in instance.graph.ends()}
    yield answer - {min(answer)}
    yield answer | {min(every - answer)}
    yield frozenset(every)


def greedy(instance: Any) -> Any:
    """A breadth-first tree from the vertex with the most neighbours, compulsory edges first."""
    graph = nx.Graph(sorted((min(edge), max(edge)) for edge in instance.graph.ends()))
    hub = max(graph, key=lambda v: (graph.degree(v), -v))
    tree = nx.bfs_tree(graph, hub).edges
    nx.set_edge_attributes(graph, 2, "weight")
    for edge in tree:
        graph.edges[edge]["weight"] = 1
    for edge in instance.compulsory:
        graph.edges[edge]["weight"] = 0
    return frozenset((min(edge), max(edge)) for edge in nx.minimum_spanning_tree(graph).edges)


def _leaves(tree: Any) -> int:
    return sum(degree == 1 for _, degree in tree.degree)


def _best(graph: Any, named: Any) -> int:
    """Let arcs lead away from a root, with numbers that grow along them, and count vertices with one edge."""
    model, n = cp_model.CpModel(), len(graph)
    arcs = {(u, v): model.new_bool_var(f"{u}-{v}") for edge in graph.edges for u, v in (edge, edge[::-1])}
    rank = {v: model.new_int_var(0, n, f"rank{v}") for v in graph}
    root = min(graph)
    leaf = {}
    for v in graph:
        into = sum(arcs[u, v] for u in graph[v])
        model.add(into == (v != root))
        leaf[v] = model.new_bool_var(f"leaf{v}")
        model.add(into + sum(arcs[v, u] for u in graph[v]) == 1).only_enforce_if(leaf[v])
    for (u, v), arc in arcs.items():
        model.add(rank[v] == rank[u] + 1).only_enforce_if(arc)
    for u, v in named:
        model.add(arcs[u, v] + arcs[v, u] == 1)
    model.maximize(sum(leaf.values()))
    solver = cp_model.CpSolver()
    solver.parameters.num_workers = 1
    assert solver.solve(model) == cp_model.OPTIMAL
    return round(solver.objective_value)

"""Judge by the CP-SAT solver with cuts for what is not reached, and by every choice of arcs where these are few."""

from collections.abc import Iterator
from itertools import product
from math import prod
from typing import Any

import networkx as nx
from ortools.sat.python import cp_model

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if not all(graph.has_edge(*arc) for arc in answer):
        return "no arc of the graph"
    chosen = graph.edge_subgraph(answer)
    if len(chosen) != len(graph) or not nx.is_arborescence(chosen) or chosen.in_degree(instance.root):
        return "no arborescence from the root"
    clean = graph.copy()
    clean.remove_edges_from(list(graph.in_edges(instance.root)))
    least = _least(clean, instance.root)
    choices = [list(clean.in_edges(vertex)) for vertex in clean if vertex != instance.root]
    if prod(map(len, choices)) < 3000:
        trees = (clean.edge_subgraph(arcs) for arcs in product(*choices))
        assert least == min(tree.size("weight") for tree in trees if len(tree) == len(graph) and nx.is_tree(tree))
    return "" if chosen.size("weight") == least else f"the least weight is {least}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """An arc left out, one too many, all arcs, and the arcs the other way round."""
    every = frozenset(instance.graph.ends())
    yield answer - {min(answer)}
    yield answer | {min(every - answer)}
    yield every
    yield frozenset((v, u) for u, v in answer)


def greedy(instance: Any) -> Any:
    """The cheapest arc from a vertex reached to one not reached, again and again."""
    reached, chosen = {instance.root}, set()
    while len(reached) < instance.graph.vertices:
        arcs = [arc for arc in instance.graph.edges if arc[0] in reached and arc[1] not in reached]
        u, v, _ = min(arcs, key=lambda arc: arc[2])
        reached.add(v)
        chosen.add((u, v))
    return frozenset(chosen)


def _graph(instance: Any) -> Any:
    graph = nx.DiGraph()
    graph.add_weighted_edges_from(instance.graph.edges)
    return graph


def _least(graph: Any, root: int) -> int:
    """Let an arc lead into every vertex, and one into each set of vertices that a solution did not reach."""
    model = cp_model.CpModel()
    taken = {arc: model.new_bool_var(str(arc)) for arc in graph.edges}
    for vertex in set(graph) - {root}:
        model.add_exactly_one(taken[arc] for arc in graph.in_edges(vertex))
    model.minimize(sum(graph.edges[arc]["weight"] * one for arc, one in taken.items()))
    while True:
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        assert solver.solve(model) == cp_model.OPTIMAL
        tree = nx.DiGraph([arc for arc, one in taken.items() if solver.value(one)])
        tree.add_nodes_from(graph)
        missing = set(graph) - nx.descendants(tree, root) - {root}
        if not missing:
            return round(solver.objective_value)
        for part in nx.weakly_connected_components(tree.subgraph(missing)):
            model.add_bool_or(one for (u, v), one in taken.items() if u not in part and v in part)

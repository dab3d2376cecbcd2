"""Judge by networkx, variable by variable."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph()
    graph.add_nodes_from(range(instance.nodes))
    graph.add_edges_from(instance.arrows)
    others = set(range(instance.nodes)) - {instance.start, *instance.given}
    given = set(instance.given)
    right = {instance.names[v] for v in others if nx.is_d_separator(graph, {instance.start}, {v}, given)}
    return "" if set(answer) == right else f"the set is {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """A variable less, the other variables."""
    start, given = instance.names[instance.start], {instance.names[v] for v in instance.given}
    rest = frozenset(instance.names) - answer - given - {start}
    fewer = [answer - {min(answer)}] if answer else []
    return [*fewer, rest, answer | {min(rest)}, answer | {start}]

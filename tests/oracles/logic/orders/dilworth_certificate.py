"""Judge the width by a matching of networkx on the closed order, and the chains one by one."""

from collections.abc import Iterator
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph, width = _order(instance)
    if sorted(name for chain in answer["chains"] for name in chain) != list(instance.names):
        return "the chains are no partition"
    for chain in answer["chains"]:
        if nx.dag_longest_path_length(graph.subgraph(chain)) != len(chain) - 1:
            return "that is no chain"
    if graph.subgraph(answer["antichain"]).number_of_edges():
        return "that is no antichain"
    return "" if len(answer["chains"]) == len(answer["antichain"]) == width else f"the width is {width}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Another largest antichain, if there is one."""
    graph, width = _order(instance)
    comparable = nx.complement(graph.to_undirected())
    for count, clique in enumerate(nx.find_cliques(comparable)):
        if len(clique) == width:
            yield answer | {"antichain": frozenset(clique)}
        if count > 200:
            break


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """A chain cut in two, an element left out, one added to the antichain."""
    chain = max(answer["chains"], key=lambda chain: (len(chain), min(chain)))
    first = min(chain)
    rest = answer["chains"] - {chain}
    yield answer | {"chains": rest | {chain - {first}, frozenset({first})}}
    yield answer | {"chains": rest | {chain - {first}}}
    yield answer | {"antichain": answer["antichain"] | {min(set(instance.names) - answer["antichain"])}}


def _order(instance: Any) -> tuple[Any, int]:
    graph = nx.DiGraph()
    graph.add_nodes_from(instance.names)
    graph.add_edges_from(text.split(" < ") for text in instance.shown)
    graph = nx.transitive_closure(graph)
    halves = nx.Graph()
    halves.add_nodes_from((side, name) for side in (0, 1) for name in graph)
    halves.add_edges_from(((0, a), (1, b)) for a, b in graph.edges)
    matching = nx.bipartite.hopcroft_karp_matching(halves, [(0, name) for name in graph])
    return graph, len(graph) - len(matching) // 2

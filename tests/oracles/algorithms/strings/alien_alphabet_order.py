"""Judge by sorting the words in the order given, and by networkx for cycles."""

from itertools import pairwise, permutations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: str) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    if nx.is_directed_acyclic_graph(graph):
        if sorted(answer) != sorted(set("".join(instance.words))):
            return "not all letters"
        values = [[answer.index(letter) for letter in word] for word in instance.words]
        return "" if values == sorted(values) else "not sorted"
    steps = zip(answer, answer[1:] + answer[:1], strict=True)
    return "" if len(answer) > 1 and all(graph.has_edge(*step) for step in steps) else "no cycle"


def others(instance: Any, answer: str) -> list[str]:
    """Other orders of few letters, or other cycles and turned ones."""
    graph = _graph(instance)
    if nx.is_directed_acyclic_graph(graph):
        if len(answer) > 6:
            return ["".join(nx.lexicographical_topological_sort(graph, key=lambda letter: -ord(letter)))]
        return [word for word in map("".join, permutations(answer)) if not confirm(instance, word)][:9]
    return [answer[1:] + answer[:1], "".join(a for a, _ in nx.find_cycle(graph))]


def near_misses(instance: Any, answer: str) -> list[str]:
    """The letters backwards, without one, and in the usual order."""
    wrong = [answer[::-1], answer[:-1], "".join(instance.letters), answer[1:]]
    return [word for word in wrong if word and confirm(instance, word)]


def _graph(instance: Any) -> Any:
    graph = nx.DiGraph()
    graph.add_nodes_from("".join(instance.words))
    for first, second in pairwise(instance.words):
        place = next(place for place in range(9) if first[place : place + 1] != second[place : place + 1])
        graph.add_edges_from([(first[place], second[place])] if place < len(first) else [])
    return graph

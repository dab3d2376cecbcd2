"""Judge with networkx: a default stands unless a path leads up to its kind through a kind that says the opposite."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph(instance.parents)
    graph.add_nodes_from(range(len(instance.kinds)))
    right = []
    for one, prop in instance.queries:
        start = instance.individuals[one][1]
        reached = {start} | nx.descendants(graph, start)
        said = {kind: positive for kind, p, positive in instance.defaults if p == prop and kind in reached}
        standing = set()
        for kind, positive in said.items():
            below = nx.ancestors(graph, kind) & reached
            if all(said.get(other, positive) == positive for other in below):
                standing.add(positive)
        right.append({(True,): "yes", (False,): "no"}.get(tuple(standing), "?"))
    return "" if tuple(right) == answer else f"the answers are {right}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """One answer changed, all alike, one left out, one too many."""
    other = {"yes": "no", "no": "?", "?": "yes"}
    wrong = [(*answer[:-1], other[answer[-1]]), (other[answer[0]], *answer[1:]), answer[1:], (*answer, "yes")]
    return wrong + [(token,) * len(answer) for token in other]

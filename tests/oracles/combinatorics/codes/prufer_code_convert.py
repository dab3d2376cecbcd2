"""Judge by networkx's Prüfer sequences of trees on 0..n-1."""

from collections.abc import Iterable
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    place = {label: index for index, label in enumerate(instance.labels)}
    if instance.code:
        edges = {frozenset(edge) for edge in answer}
        if len(edges) != len(instance.labels) - 1 or not all(edge <= set(place) for edge in edges):
            return "these are no edges of a tree on the vertices"
        tree = nx.Graph([tuple(place[one] for one in edge) for edge in edges if len(edge) == 2])
        if len(tree) != len(place) or not nx.is_tree(tree):
            return "this is no tree"
        code = nx.to_prufer_sequence(tree)
        return "" if code == [place[one] for one in instance.code] else "the code is another one"
    tree = _tree(place, instance.edges)
    code = [instance.labels[index] for index in nx.to_prufer_sequence(tree)]
    return "" if list(answer) == code else f"the code is {code}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """An edge lost, or the leaf written down in place of its neighbour; a code read backwards."""
    if instance.code:
        low = instance.labels[0]
        others = [frozenset(answer - {edge}) for edge in sorted(answer)[:2]]
        moved = frozenset({*sorted(answer)[1:], (low, instance.labels[-1])})
        return [one for one in [*others, moved] if confirm(instance, one)]
    wrong = [answer[::-1], answer[1:] + answer[:1], tuple(sorted(answer))]
    return [one for one in wrong if one != answer]


def _tree(place: dict[int, int], edges: Iterable[tuple[int, int]]) -> nx.Graph:
    return nx.Graph([(place[a], place[b]) for a, b in edges])

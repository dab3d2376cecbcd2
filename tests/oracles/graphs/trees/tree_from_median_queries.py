"""Compute medians as vertices of least total distance in networkx; list all trees where there are few vertices."""

from collections.abc import Iterator
from itertools import islice, product
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    tree = nx.Graph(list(answer))
    tree.add_nodes_from(range(1, instance.vertices + 1))
    if len(tree) != instance.vertices or not nx.is_tree(tree):
        return "no tree on these vertices"
    return "" if _agrees(instance, tree) else "another median"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Other trees that agree, from all Prüfer codes of few vertices."""
    n = instance.vertices
    if n <= 5:
        for code in product(range(n), repeat=n - 2):
            tree = nx.relabel_nodes(nx.from_prufer_sequence(list(code)), lambda v: v + 1)
            if _agrees(instance, tree):
                yield frozenset((min(edge), max(edge)) for edge in tree.edges)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """An edge less, one more, and stars that do not agree."""
    n = instance.vertices
    yield answer - {min(answer)}
    spare = ((u, v) for u in range(1, n + 1) for v in range(u + 1, n + 1) if (u, v) not in answer)
    yield answer | {next(spare)}
    stars = (nx.Graph((centre, v) for v in range(1, n + 1) if v != centre) for centre in range(1, n + 1))
    for star in islice((star for star in stars if not _agrees(instance, star)), 2):
        yield frozenset((min(edge), max(edge)) for edge in star.edges)


def greedy(instance: Any) -> Any:
    """A star around the median told most often."""
    middles = [middle for *_, middle in instance.medians]
    centre = max(sorted(set(middles)), key=middles.count)
    return frozenset((min(v, centre), max(v, centre)) for v in range(1, instance.vertices + 1) if v != centre)


def _agrees(instance: Any, tree: Any) -> bool:
    away = dict(nx.all_pairs_shortest_path_length(tree))
    middles = [min(tree, key=lambda v: sum(away[v][u] for u in some)) for *some, _ in instance.medians]
    return middles == [middle for *_, middle in instance.medians]

"""Judge by trying to match each pair of words letter by letter, in all rotations, and by networkx for the groups."""

from itertools import combinations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)

Groups = frozenset[frozenset[str]]


def confirm(instance: Any, answer: Groups) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _groups(instance, instance.rotated)
    return "" if answer == right else f"the groups are {right}"


def near_misses(instance: Any, answer: Groups) -> list[Groups]:
    """The groups by the other relation, each word alone, all words together, and one word moved."""
    largest = max(answer, key=lambda group: (len(group), sorted(group)))
    word = min(largest)
    moved = (answer - {largest}) | {largest - {word}, frozenset([word])} - {frozenset()}
    alone = frozenset(frozenset([word]) for word in instance.words)
    wrong = [_groups(instance, not instance.rotated), alone, frozenset([frozenset(instance.words)]), moved]
    return [groups for groups in wrong if groups != answer]


def _groups(instance: Any, rotated: bool) -> Groups:
    graph = nx.Graph()
    graph.add_nodes_from(instance.words)
    for one, two in combinations(instance.words, 2):
        shifts = range(len(one)) if rotated else range(1)
        if len(one) == len(two) and any(_match(one[shift:] + one[:shift], two) for shift in shifts):
            graph.add_edge(one, two)
    return frozenset(frozenset(group) for group in nx.connected_components(graph))


def _match(one: str, two: str) -> bool:
    return len(set(zip(one, two, strict=True))) == len(set(one)) == len(set(two))

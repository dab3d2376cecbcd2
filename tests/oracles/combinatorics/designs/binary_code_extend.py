"""Judge by distances of numpy; other words come from cliques of the graph of words that fit (networkx)."""

from itertools import islice, product
from typing import Any

import networkx
import numpy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    words = [*instance.words, *answer]
    if len(answer) != instance.added or any(len(word) != instance.length for word in words):
        return "other numbers of words or digits"
    table = numpy.array([[int(digit) for digit in word] for word in words])
    apart = numpy.abs(table[:, None, :] - table[None, :, :]).sum(axis=2)
    numpy.fill_diagonal(apart, instance.length + 1)
    return "" if apart.min() >= instance.distance else "two words too close"


def others(instance: Any, answer: Any) -> list[Any]:
    """Cliques that are large enough, where the words are short."""
    if instance.length > 8:
        return []
    words = ["".join(one) for one in product("01", repeat=instance.length)]
    fits = [word for word in words if all(_apart(word, other) >= instance.distance for other in instance.words)]
    graph = networkx.Graph()
    graph.add_nodes_from(fits)
    graph.add_edges_from(
        (one, two) for one in fits for two in fits if one < two and _apart(one, two) >= instance.distance
    )
    cliques = (one for one in islice(networkx.find_cliques(graph), 20000) if len(one) >= instance.added)
    return [frozenset(sorted(clique)[: instance.added]) for clique in islice(cliques, 3)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A digit changed, a word that is old, all zeros or all ones, the complements."""
    first, *rest = sorted(answer)
    flip = str.maketrans("01", "10")
    wrong = [
        frozenset([first[:-1] + first[-1].translate(flip), *rest]),
        frozenset([instance.words[0], *rest]),
        frozenset(["0" * instance.length, *rest]),
        frozenset(["1" * instance.length, *rest]),
        frozenset(word.translate(flip) for word in answer),
    ]
    return [one for one in wrong if len(one) == instance.added and confirm(instance, one)]


def _apart(one: str, two: str) -> int:
    return sum(a != b for a, b in zip(one, two, strict=True))

"""Judge by networkx on the product of the graph and the places of the pattern."""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    product, ends = _product(instance)
    length = len(instance.pattern)
    steps = [(vertex, place % length) for place, vertex in enumerate(answer)]
    if (steps[0], steps[-1]) != ends or not nx.is_path(product, steps):
        return "no such walk"
    best = nx.shortest_path_length(product, *ends)
    return "" if len(answer) - 1 == best else f"{best} arcs are enough"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Some shortest walks."""
    product, ends = _product(instance)
    for path in islice(nx.all_shortest_paths(product, *ends), 4):
        yield tuple(vertex for vertex, _ in path)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The walk without its end or with an arc more, and a shortest path if letters did not matter."""
    yield answer[:-1]
    yield (*answer, answer[1])
    graph = nx.DiGraph(pair[:2] for pair in instance.graph.edges)
    path = tuple(nx.shortest_path(graph, instance.start, instance.end))
    letters = {(u, v): letter for u, v, letter in instance.graph.edges}
    spelled = "".join(letters[pair] for pair in pairwise(path))
    if spelled != instance.pattern * (len(spelled) // len(instance.pattern)):
        yield path


def greedy(instance: Any) -> Any:
    """Follow the first arc that fits, again and again, until the end is reached or it takes too long."""
    walk = [instance.start]
    for place in range(40):
        wanted = instance.pattern[place % len(instance.pattern)]
        fits = [v for u, v, letter in instance.graph.edges if u == walk[-1] and letter == wanted]
        if not fits:
            break
        walk.append(fits[0])
        if walk[-1] == instance.end and (place + 1) % len(instance.pattern) == 0:
            break
    return tuple(walk)


def _product(instance: Any) -> tuple[Any, Any]:
    length, product = len(instance.pattern), nx.DiGraph()
    for u, v, letter in instance.graph.edges:
        for place in range(length):
            if instance.pattern[place] == letter:
                product.add_edge((u, place), (v, (place + 1) % length))
    return product, ((instance.start, 0), (instance.end, 0))

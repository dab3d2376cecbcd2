"""Judge by colour classes as matchings, and find other colourings with python-sat on the line graph."""

from collections.abc import Iterator
from typing import Any

import networkx as nx
from pysat.solvers import Solver

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    net = nx.Graph(instance.graph.ends())
    if {frozenset(pair) for pair in answer} != {frozenset(pair) for pair in net.edges}:
        return "not every edge has a colour"
    if max(degree for _, degree in net.degree) != instance.colours:
        return "the colours are not as many as the largest degree"
    classes = [{pair for pair in answer if answer[pair] == c} for c in range(1, instance.colours + 1)]
    return "" if all(nx.is_matching(net, group) for group in classes) else "a clash"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """A colouring of the solver."""
    k, pairs = instance.colours, list(answer)
    line = nx.line_graph(nx.Graph(pairs))
    place = {frozenset(pair): 1 + i * k for i, pair in enumerate(pairs)}
    with Solver() as solver:
        for pair in pairs:
            solver.add_clause([place[frozenset(pair)] + c for c in range(k)])
        for one, other in line.edges:
            for c in range(k):
                solver.add_clause([-place[frozenset(one)] - c, -place[frozenset(other)] - c])
        assert solver.solve()
        true = {literal for literal in solver.get_model() if literal > 0}
    yield {pair: next(c + 1 for c in range(k) if place[frozenset(pair)] + c in true) for pair in pairs}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One edge in the colour of an edge that it meets."""
    for one in list(answer)[:3]:
        for other in answer:
            if len({*one, *other}) == 3:
                yield answer | {one: answer[other]}
                break


def greedy(instance: Any) -> Any:
    """The first colour that fits, edge by edge as listed; the last one where none does."""
    found: dict[tuple[int, int], int] = {}
    for pair in instance.graph.ends():
        taken = {c for other, c in found.items() if set(other) & set(pair)}
        free = [c for c in range(1, instance.colours + 1) if c not in taken]
        found[min(pair), max(pair)] = free[0] if free else instance.colours
    return found

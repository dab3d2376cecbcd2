"""Judge by the greatest number of colours on an edge, and find other colourings with python-sat."""

from collections.abc import Iterator
from typing import Any

import networkx as nx
from pysat.solvers import Solver

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    classes = [{v for v in answer if answer[v] == c} for c in range(1, instance.colours + 1)]
    net = nx.Graph(instance.graph.ends())
    if set().union(*classes) != set(range(1, instance.graph.vertices + 1)):
        return "a vertex has no colour"
    return "" if not any(net.subgraph(group).number_of_edges() for group in classes) else "a clash"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """A colouring of the solver, and the colours of the answer turned round."""
    k = instance.colours
    yield {v: c % k + 1 for v, c in answer.items()}
    with Solver() as solver:
        for v in answer:
            solver.add_clause([v * k + c for c in range(k)])
        for u, v in instance.graph.ends():
            for c in range(k):
                solver.add_clause([-(u * k + c), -(v * k + c)])
        assert solver.solve()
        true = {literal for literal in solver.get_model() if literal > 0}
    yield {v: next(c + 1 for c in range(k) if v * k + c in true) for v in answer}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One end of an edge in the colour of the other, and one colour for all."""
    for u, v in instance.graph.ends()[:3]:
        yield answer | {u: answer[v]}
    yield dict.fromkeys(answer, 1)


def greedy(instance: Any) -> Any:
    """The first colour that fits, in the order of the numbers; the last one where none does."""
    net = nx.Graph(instance.graph.ends())
    colour = nx.greedy_color(net, lambda graph, _: sorted(graph))
    return {v: min(colour[v] + 1, instance.colours) for v in sorted(net)}

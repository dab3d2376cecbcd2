"""Judge by the streets used, and find another trip by a flow that directs the two-way streets (networkx)."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    steps = list(pairwise(answer))
    rest = [step for step in steps if step not in instance.oneway]
    if sorted(step for step in steps if step in instance.oneway) != sorted(instance.oneway):
        return "not each one-way street once"
    if sorted(map(sorted, rest)) != sorted(map(sorted, instance.twoway)):
        return "not each two-way street once"
    return "" if answer[0] == answer[-1] else "not closed"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The trip from its second crossing on, and the circuit of a flow orientation."""
    yield (*answer[1:], answer[1])
    net = nx.DiGraph()
    degree = dict.fromkeys(range(1, instance.crossings + 1), 0)
    for u, v in instance.oneway:
        degree[u] += 1
        degree[v] -= 1
    for u, v in instance.twoway:
        net.add_edge("s", (u, v), capacity=1)
        net.add_edge((u, v), u, capacity=1)
        net.add_edge((u, v), v, capacity=1)
        degree[u] -= 1
        degree[v] -= 1
    for v, excess in degree.items():
        # a vertex must be the tail of (-excess) / 2 of its two-way streets
        net.add_edge(v, "t", capacity=-excess // 2)
    _, flow = nx.maximum_flow(net, "s", "t")
    arcs = list(instance.oneway)
    arcs += [(u, v) if flow[u, v][u] else (v, u) for u, v in instance.twoway]
    circuit = list(nx.eulerian_circuit(nx.DiGraph(arcs)))
    yield (circuit[0][0], *(v for _, v in circuit))


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """The trip backwards against a one-way street, without its end, and not closed."""
    yield answer[::-1]
    yield answer[:-1]
    yield (*answer, *answer[1:])

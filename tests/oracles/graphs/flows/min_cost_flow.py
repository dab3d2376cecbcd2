"""Judge by the network simplex of networkx and by a linear programme of scipy."""

import itertools
from collections.abc import Iterator
from typing import Any

import networkx as nx
import numpy as np
from scipy.optimize import linprog

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    arcs = list(instance.graph.edges)
    balance = np.zeros((instance.graph.vertices, len(arcs)))
    for place, (u, v, *_) in enumerate(arcs):
        balance[u - 1, place], balance[v - 1, place] = -1, 1
    want = np.zeros(instance.graph.vertices)
    want[instance.source - 1], want[instance.sink - 1] = -instance.amount, instance.amount
    prices = [cost for *_, cost in arcs]
    solved = linprog(prices, A_eq=balance, b_eq=want, bounds=[(0, c) for _, _, c, _ in arcs])
    if set(answer) - {(u, v) for u, v, *_ in arcs}:
        return "an arc does not exist"
    amounts = np.array([answer.get((u, v), 0) for u, v, *_ in arcs])
    if any(amount > c for amount, (_, _, c, _) in zip(amounts, arcs, strict=True)):
        return "too much on an arc"
    if not np.array_equal(balance @ amounts, want):
        return "the balance is wrong"
    return "" if amounts @ prices == round(solved.fun) else f"the least cost is {solved.fun}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The flow that networkx finds."""
    net = nx.DiGraph()
    for u, v, capacity, cost in instance.graph.edges:
        net.add_edge(u, v, capacity=capacity, weight=cost)
    net.add_node(instance.source, demand=-instance.amount)
    net.add_node(instance.sink, demand=instance.amount)
    yield {(u, v): a for u, row in nx.min_cost_flow(net).items() for v, a in row.items()}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One unit more or less on an arc, one unit less along a path, and everything on a used arc sent back."""
    arc = min(answer)
    yield answer | {arc: answer[arc] + 1}
    yield answer | {arc: answer[arc] - 1}
    used = nx.DiGraph(list(answer))
    path = nx.shortest_path(used, instance.source, instance.sink)
    yield answer | {pair: answer[pair] - 1 for pair in itertools.pairwise(path)}
    yield {(v, u): amount for (u, v), amount in answer.items()}


def greedy(instance: Any) -> Any:
    """Fill the cheapest path again and again, never taking anything back."""
    net = nx.DiGraph()
    for u, v, capacity, cost in instance.graph.edges:
        net.add_edge(u, v, capacity=capacity, weight=cost)
    sent: dict[tuple[int, int], int] = {}
    missing = instance.amount
    while missing and nx.has_path(net, instance.source, instance.sink):
        path = nx.bellman_ford_path(net, instance.source, instance.sink)
        pairs = list(itertools.pairwise(path))
        amount = min(missing, *(net.edges[pair]["capacity"] for pair in pairs))
        missing -= amount
        for pair in pairs:
            sent[pair] = sent.get(pair, 0) + amount
            net.edges[pair]["capacity"] -= amount
        net.remove_edges_from([pair for pair in pairs if not net.edges[pair]["capacity"]])
    return sent

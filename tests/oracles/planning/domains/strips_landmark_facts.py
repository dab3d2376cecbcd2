"""Take away the actions that make a fact: it is a landmark if networkx then finds no way to the goal."""

from itertools import permutations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    ground = []
    for head, *lists in instance.schemas:
        letters = head.split("-")[1:]
        for objects in permutations(instance.objects, len(letters)):
            put = dict(zip(letters, objects, strict=True))
            parts = ["-".join(put.get(one, one) for one in fact.split("-")) for part in lists for fact in part]
            sizes = [len(part) for part in lists]
            ground.append([frozenset(parts[sum(sizes[:i]) : sum(sizes[: i + 1])]) for i in range(4)])
    start = frozenset(instance.start)
    graph = nx.MultiDiGraph()
    waiting = [start]
    graph.add_node(start)
    while waiting:
        state = waiting.pop()
        for needs, forbids, makes, ends in ground:
            if needs <= state and not forbids & state:
                after = (state - ends) | makes
                if after not in graph:
                    waiting.append(after)
                graph.add_edge(state, after, makes=makes)
    if not any(set(instance.goal) <= state for state in graph):
        return "the goal cannot be reached"
    right = set()
    for fact in frozenset().union(*graph) - start - set(instance.goal):
        left = nx.DiGraph((one, other) for one, other, makes in graph.edges(data="makes") if fact not in makes)
        left.add_node(start)
        if not any(set(instance.goal) <= state for state in nx.descendants(left, start)):
            right.add(fact)
    return "" if right == set(answer) else f"right is {sorted(right)}"

"""Play the moves on stacks; up to five disks networkx finds the fewest moves among all positions."""

from itertools import pairwise, product
from typing import Any

import networkx as nx

LEVELS = range(1, 11)
_LARGEST_GRAPH = 1100


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    stacks = {name: list(reversed(start)) for name, start, _ in instance.stacks}
    for move in answer:
        source, target = move.split(">")
        if not stacks[source] or (stacks[target] and stacks[target][-1] < stacks[source][-1]):
            return f"{move} is not possible"
        stacks[target].append(stacks[source].pop())
    if stacks != {name: list(reversed(goal)) for name, _, goal in instance.stacks}:
        return "not the goal"
    if instance.pegs ** len(instance.start) <= _LARGEST_GRAPH and _fewest(instance) != instance.limit:
        return "the limit is not the fewest moves"
    return "" if len(answer) <= instance.limit else "too many moves"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The way that networkx finds."""
    if instance.pegs ** len(instance.start) > _LARGEST_GRAPH:
        return []
    path = nx.shortest_path(_positions(instance), instance.start, instance.goal)
    moves = [next((a, b) for a, b in zip(one, other, strict=True) if a != b) for one, other in pairwise(path)]
    return [tuple(f"{instance.names[a]}>{instance.names[b]}" for a, b in moves)]


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The last move left out, and a move there and back in front."""
    source, target = answer[0].split(">")
    return [answer[:-1] or (f"{target}>{source}",), (answer[0], f"{target}>{source}", *answer)]


def _fewest(instance: Any) -> int:
    return int(nx.shortest_path_length(_positions(instance), instance.start, instance.goal))


def _positions(instance: Any) -> Any:
    graph = nx.Graph()
    for state in product(range(instance.pegs), repeat=len(instance.start)):
        for disk, peg in enumerate(state):
            free = set(range(instance.pegs)) - set(state[:disk])
            if peg in free:
                graph.add_edges_from((state, (*state[:disk], to, *state[disk + 1 :])) for to in sorted(free - {peg}))
    return graph

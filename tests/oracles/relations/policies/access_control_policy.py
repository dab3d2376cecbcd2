"""Judge with networkx: shortest ways from users to groups, folders walked from the resource up."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[str]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph((one, group) for group, own in instance.members for one in own)
    graph.add_nodes_from(instance.users)
    right = {user for user in instance.users if _decision(instance, graph, user) == "allow"}
    return "" if right == answer else f"the users are {sorted(right)}"


def near_misses(instance: Any, answer: frozenset[str]) -> list[frozenset[str]]:
    """A user missing or too many, the others, all, none."""
    every = frozenset(instance.users)
    rest = every - answer
    return [answer - {min(answer)}, answer | {min(rest)}, rest, every, frozenset()]


def _decision(instance: Any, graph: Any, user: str) -> str:
    ways = nx.single_source_shortest_path_length(graph, user)
    parts = instance.resource.split("/")
    for depth in range(len(parts), 1, -1):
        level = "/".join(parts[:depth])
        found = [
            (ways[who], effect)
            for who, effect, action, path in instance.entries
            if path == level and action == instance.action and who in ways
        ]
        if found:
            if instance.nearest:
                found = [pair for pair in found if pair[0] == min(found)[0]]
            return max(effect for _, effect in found)
    return "no entry"

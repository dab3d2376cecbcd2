"""Judge by recursive evaluation at single worlds, the groups being connected components of a graph per agent."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graphs = {}
    for agent, cells in zip(instance.agents, instance.cells, strict=True):
        graphs[agent] = nx.Graph()
        graphs[agent].add_nodes_from(range(1, len(instance.facts) + 1))
        for cell in cells:
            nx.add_path(graphs[agent], cell)
    left = set(range(1, len(instance.facts) + 1))
    for statement in instance.announcements:
        tree = _parsed(list(statement))
        left = {world for world in left if _true(tree, world, left, graphs, instance.facts)}
    return "" if left == set(answer) else f"{len(left)} worlds are left, or others"


def near_misses(instance: Any, answer: frozenset[int]) -> list[frozenset[int]]:
    """One world less, one world more, all worlds."""
    others = [world for world in range(1, len(instance.facts) + 1) if world not in answer]
    return [answer - {min(answer)}, answer | {others[0]}, answer | set(others), frozenset(others)]


def _parsed(words: list[str]) -> Any:
    word = words.pop(0)
    if word in ("knows", "whether", "possible"):
        return (word, words.pop(0), _parsed(words))
    if word == "not":
        return (word, _parsed(words))
    return (word, _parsed(words), _parsed(words)) if word == "or" else (word,)


def _true(tree: Any, world: int, left: set[int], graphs: Any, facts: Any) -> bool:
    if tree[0] == "not":
        return not _true(tree[1], world, left, graphs, facts)
    if tree[0] == "or":
        return any(_true(part, world, left, graphs, facts) for part in tree[1:])
    if tree[0] not in ("knows", "whether", "possible"):
        return tree[0] in facts[world - 1]
    group = nx.node_connected_component(graphs[tree[1]], world) & left
    truths = {_true(tree[2], one, left, graphs, facts) for one in group}
    return {"knows": False not in truths, "whether": len(truths) == 1, "possible": True in truths}[tree[0]]

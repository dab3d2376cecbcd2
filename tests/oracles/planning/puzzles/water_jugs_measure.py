"""Play the actions by name on a dictionary of jugs; networkx finds the fewest among all positions."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)
_LARGEST_GRAPH = 1500


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    state = instance.start
    for action in answer:
        state = _played(instance, state, action)
    if not _reached(instance, state):
        return "not the goal"
    if len(answer) > instance.limit:
        return "too many actions"
    graph = _positions(instance)
    if graph is not None:
        lengths = nx.single_source_shortest_path_length(graph, instance.start)
        if min(length for state, length in lengths.items() if _reached(instance, state)) != instance.limit:
            return "the limit is not the fewest actions"
    return ""


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The last action left out or done twice, and the first one done twice."""
    return [answer[:-1], (*answer, answer[-1]), (answer[0], *answer)]


def _reached(instance: Any, state: tuple[int, ...]) -> bool:
    return state == instance.goal if instance.goal else instance.amount in state


def _played(instance: Any, state: tuple[int, ...], action: str) -> tuple[int, ...]:
    held = dict(zip(instance.names, state, strict=True))
    room = {name: size - held[name] for name, size in zip(instance.names, instance.capacities, strict=True)}
    verb, _, name = action.partition("_")
    if verb == "fill":
        held[name] += room[name]
    elif verb == "empty":
        held[name] = 0
    else:
        source, target = action.split(">")
        amount = min(held[source], room[target])
        held[source] -= amount
        held[target] += amount
    return tuple(held.values())


def _positions(instance: Any) -> Any:
    """Link each position to those after one action, or give up where there are many."""
    names = instance.names
    actions = [f"{a}>{b}" for a in names for b in names if a != b]
    actions += [f"fill_{a}" for a in names if instance.tap] + [f"empty_{a}" for a in names if instance.drain]
    graph = nx.DiGraph()
    waiting = [instance.start]
    while waiting:
        state = waiting.pop()
        if len(graph) > _LARGEST_GRAPH:
            return None
        if graph.has_node(state) and graph.nodes[state].get("done"):
            continue
        graph.add_node(state, done=True)
        for action in actions:
            after = _played(instance, state, action)
            graph.add_edge(state, after)
            waiting.append(after)
    return graph

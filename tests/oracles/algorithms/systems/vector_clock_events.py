"""Judge by reachability: place p of a clock counts the events of p from which its event is reached, with itself."""

from itertools import combinations, pairwise
from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = networkx.DiGraph()
    ends: dict[str, dict[str, str]] = {}
    for name, events in zip("ABCDE", instance.lines, strict=False):
        nodes = [f"{name}{place}" for place in range(1, len(events) + 1)]
        graph.add_nodes_from(nodes)
        graph.add_edges_from(pairwise(nodes))
        for node, event in zip(nodes, events, strict=True):
            if " " in event:
                verb, message = event.split()
                ends.setdefault(message, {})[verb] = node
    graph.add_edges_from((both["send"], both["receive"]) for both in ends.values())
    past = {node: networkx.ancestors(graph, node) | {node} for node in instance.asked}
    clocks = {
        node: tuple(sum(one[0] == name for one in before) for name in "ABCDE"[: len(instance.lines)])
        for node, before in past.items()
    }
    if answer["clocks"] != clocks:
        return "other clocks"
    apart = {
        frozenset((one, two)) for one, two in combinations(past, 2) if one not in past[two] and two not in past[one]
    }
    return "" if answer["concurrent"] == apart else "other pairs are concurrent"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """No concurrent pairs, all other pairs, a clock of which one place is off by one, the clock of a wrong event."""
    pairs = frozenset(frozenset(pair) for pair in combinations(instance.asked, 2))
    (name, clock), *_ = answer["clocks"].items()
    return [
        {**answer, "concurrent": frozenset()},
        {**answer, "concurrent": pairs - answer["concurrent"]},
        {**answer, "clocks": {**answer["clocks"], name: (clock[0] + 1, *clock[1:])}},
    ]

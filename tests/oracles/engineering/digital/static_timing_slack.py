"""Judge by networkx: a graph from outputs to inputs of registers, longest and shortest ways found by relaxation."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = nx.DiGraph()
    for name, low, high, inputs in instance.gates:
        for source in inputs:
            graph.add_edge(_out(source), _out(name), low=low, high=high)
    for name, _, source in instance.registers:
        graph.add_edge(_out(source), f"{name}.in", low=0, high=0)
    clock = {name: skew for name, skew, _ in instance.registers}
    setups, holds = [], []
    order = list(nx.topological_sort(graph))
    for first in clock:
        if f"{first}.out" not in graph:
            continue
        early = {f"{first}.out": clock[first] + instance.start}
        late = dict(early)
        for node in order:
            for before in graph.predecessors(node):
                if before in early:
                    data = graph[before][node]
                    early[node] = min(early.get(node, 10**9), early[before] + data["low"])
                    late[node] = max(late.get(node, -(10**9)), late[before] + data["high"])
        for last in clock:
            if f"{last}.in" in early and (first, last) not in instance.ignored:
                setups.append(instance.period + clock[last] - instance.setup - late[f"{last}.in"])
                holds.append(early[f"{last}.in"] - clock[last] - instance.hold)
    if (min(setups), min(holds)) != (answer["setup"], answer["hold"]):
        return f"the slacks are {min(setups)} and {min(holds)}"
    for name, key in (("setup_path", "high"), ("hold_path", "low")):
        path = answer[name]
        nodes = [f"{path[0]}.out", *path[1:-1], f"{path[-1]}.in"]
        if not nx.is_path(graph, nodes) or (path[0], path[-1]) in instance.ignored:
            return "this is no path that counts"
        arrival = clock[path[0]] + instance.start + nx.path_weight(graph, nodes, key)
        end = clock[path[-1]]
        slack = instance.period + end - instance.setup - arrival if key == "high" else arrival - end - instance.hold
        if slack != answer[name[: -len("_path")]]:
            return "the path has another slack"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A slack changed, a path turned round, the paths exchanged."""
    wrong = [{**answer, "setup": answer["setup"] + 1}, {**answer, "hold_path": (*answer["hold_path"][::-1], "R1")}]
    if answer["setup_path"] != answer["hold_path"]:
        wrong.append({**answer, "setup_path": answer["hold_path"], "hold_path": answer["setup_path"]})
    return wrong


def _out(name: str) -> str:
    return f"{name}.out" if name[0] == "R" else name

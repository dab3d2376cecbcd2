"""Judge by networkx: the system has a solution just where its graph has no negative cycle; then the list is checked."""

from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = networkx.DiGraph()
    graph.add_weighted_edges_from((j, i, c) for i, j, c in instance.constraints)
    graph.add_weighted_edges_from(("start", i, 0) for i in range(instance.unknowns))
    negative = networkx.negative_edge_cycle(graph)
    if (answer["verdict"] == "contradiction") != negative:
        return "the verdict is wrong"
    if not negative:
        x = answer["list"]
        holds = len(x) == instance.unknowns and all(x[i] <= x[j] + c for i, j, c in instance.constraints)
        return "" if holds else "an inequality fails"
    if not all(1 <= n <= len(instance.constraints) for n in answer["list"]):
        return "there is no such inequality"
    total = [0] * (instance.unknowns + 1)
    for n in answer["list"]:
        i, j, c = instance.constraints[n - 1]
        total[i] += 1
        total[j] -= 1
        total[-1] += c
    return "" if not any(total[:-1]) and total[-1] < 0 else "this is no contradiction"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """All values moved; the contradiction told twice, and from its other end."""
    numbers = answer["list"]
    if answer["verdict"] == "solvable":
        return [{**answer, "list": tuple(value + 7 for value in numbers)}]
    return [{**answer, "list": numbers * 2}, {**answer, "list": numbers[::-1]}]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The other verdict, one number left out, one value too large."""
    numbers = answer["list"]
    other = {"solvable": "contradiction", "contradiction": "solvable"}[answer["verdict"]]
    found = [{**answer, "list": numbers[:-1]}, {**answer, "verdict": other}]
    raised = {**answer, "list": (numbers[0] + 1000, *numbers[1:])}
    return found if answer["verdict"] == "contradiction" or not confirm(instance, raised) else [*found, raised]

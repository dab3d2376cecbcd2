"""Judge with networkx (is there a cycle, is this one) and graphlib (another order, by preparing courses in turn)."""

from graphlib import TopologicalSorter
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = _graph(instance)
    courses = list(answer["courses"])
    if nx.is_directed_acyclic_graph(graph) != (answer["kind"] == "order"):
        return "the other kind is right"
    if answer["kind"] == "cycle":
        closed = len(set(courses)) == len(courses) > 0 and nx.is_path(graph, [*courses, courses[0]])
        return "" if closed else "not a cycle"
    if sorted(courses) != sorted(graph):
        return "not all courses once"
    place = {course: i for i, course in enumerate(courses)}
    return "" if all(place[before] < place[course] for course, before in graph.edges) else "a need comes late"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The cycle from its next course on, or an order by graphlib."""
    courses = answer["courses"]
    if answer["kind"] == "cycle":
        return [{"kind": "cycle", "courses": (*courses[1:], courses[0])}]
    needs: dict[str, list[str]] = {name: [] for name in instance.names}
    for course, before in instance.lines:
        needs[course].append(before)
    return [{"kind": "order", "courses": tuple(TopologicalSorter(needs).static_order())}]


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The courses backwards, without the last, and as the other kind."""
    courses = answer["courses"]
    kind = {"order": "cycle", "cycle": "order"}[answer["kind"]]
    wrong = [{**answer, "courses": ()}, {**answer, "courses": courses[:-1]}, {"kind": kind, "courses": courses}]
    return [*wrong, {**answer, "courses": courses[::-1]}] if len(courses) > 2 else wrong


def _graph(instance: Any) -> Any:
    """Draw an arc from each course to what it needs."""
    graph = nx.DiGraph()
    graph.add_nodes_from(instance.names)
    graph.add_edges_from(instance.lines)
    return graph

"""Judge by filling the table of pairs that some word tells apart, backwards along a graph of pairs (networkx)."""

from itertools import product
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    machine = instance.machine
    count = len(machine.table)
    arrows = nx.DiGraph([(q, v) for q, row in enumerate(machine.table) for v in row])
    reached = nx.descendants(arrows, machine.start) | {machine.start}
    pairs = nx.DiGraph()
    for p, q in product(range(count), repeat=2):
        pairs.add_edges_from(((v, w), (p, q)) for v, w in zip(machine.table[p], machine.table[q], strict=True))
        if (p in machine.accepting) != (q in machine.accepting):
            pairs.add_edge("differ", (p, q))
    apart = nx.descendants(pairs, "differ") if "differ" in pairs else set()
    alike = {p: frozenset(q + 1 for q in reached if (p, q) not in apart) for p in reached}
    if answer["unreached"] != {q + 1 for q in range(count)} - {q + 1 for q in reached}:
        return "the states that are not reached are others"
    if answer["classes"] != set(alike.values()):
        return "the classes are others"
    table = {(min(alike[p]), *(min(alike[v]) for v in machine.table[p])) for p in reached}
    if answer["table"] != table:
        return "the table is another"
    right = {min(alike[p]) for p in reached if p in machine.accepting}
    return "" if answer["accepting"] == right else "the accepting classes are others"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A row left out, a class cut in two, all accepting states listed instead of classes, a state more not reached."""
    rows = sorted(answer["table"])
    cut = max(answer["classes"], key=lambda group: (len(group), sorted(group)))
    parts = {frozenset({min(cut)}), frozenset(cut - {min(cut)})}
    wrong = [
        {**answer, "table": frozenset(rows[1:])},
        {**answer, "classes": (answer["classes"] - {cut}) | parts},
        {**answer, "unreached": answer["unreached"] | {rows[0][0]}},
    ]
    listed = frozenset(q + 1 for q in instance.machine.accepting)
    return [*wrong, {**answer, "accepting": listed}] if listed != answer["accepting"] else wrong

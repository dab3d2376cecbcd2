"""Judge by walking back from the last table: a graph of columns, with a node for the rows of every table."""

from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph = networkx.DiGraph()
    columns = {f"S{i}": list(names) for i, names in enumerate(instance.sources, 1)}
    rows: dict[str, set[Any]] = {name: set() for name in columns}
    for kind, (new, source, *names) in instance.steps:
        links = {name: [(source, name)] for name in columns[source]}
        rows[new] = set(rows[source])
        if kind == "join":
            other, a, b = names
            links |= {name: [(other, name)] for name in columns[other]}
            rows[new] |= rows[other] | {(source, a), (other, b)}
        elif kind == "filter":
            rows[new].add((source, names[0]))
        elif kind == "group":
            rows[new].add((source, names[0]))
            links = {name: links[name] for name in names}
        elif kind == "add":
            links[names[2]] = [(source, names[0]), (source, names[1])]
        elif kind == "set":
            links[names[0]] = [(source, names[0]), (source, names[1])]
        elif kind == "put":
            links[names[0]] = [(source, names[1])]
        elif kind == "rename":
            links[names[1]] = links.pop(names[0])
        else:
            links[names[0]], links[names[1]] = links[names[1]], links[names[0]]
        columns[new] = list(links)
        for name, places in links.items():
            graph.add_edges_from((place, (new, name)) for place in places)
    end = instance.steps[-1][1][0]
    value = _origins(graph, {(end, instance.column)})
    right = {"value": value, "rows": _origins(graph, rows[end]) - value}
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The two exchanged, one left out, and rows that are values too."""
    value, rows = answer["value"], answer["rows"]
    return [
        {"value": rows, "rows": value},
        {"value": value, "rows": rows - {min(rows)}},
        {"value": value, "rows": rows | {min(value)}},
    ]


def _origins(graph: Any, ends: set[Any]) -> frozenset[str]:
    found = set()
    for end in ends:
        before = networkx.ancestors(graph, end) | {end} if end in graph else {end}
        found |= {name for table, name in before if table.startswith("S")}
    return frozenset(found)

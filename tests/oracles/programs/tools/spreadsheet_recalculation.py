"""Judge by the graph of references (networkx) and Python's own arithmetic on the formulas of the case."""

import re
from typing import Any

import networkx as nx

LEVELS = range(1, 11)

Values = dict[str, int | None]


def confirm(instance: Any, answer: Values) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _asked(instance)
    return "" if answer == right else f"the values are {right}"


def near_misses(instance: Any, answer: Values) -> list[Values]:
    """The values before the changes, with every row number moved by $ ignored, and one ERR more."""
    plain = tuple((cell, text.replace("$", "")) for cell, text in instance.cells)
    ways: tuple[dict[str, Any], ...] = ({"changes": ()}, {"cells": plain})
    wrong = [_asked(instance.model_copy(update=way)) for way in ways]
    wrong += [answer | {cell: 0 if answer[cell] is None else None} for cell in list(answer)[:2]]
    return [one for one in wrong if one != answer]


def _asked(instance: Any) -> Values:
    sheet = {cell: text.lstrip("=") for cell, text in instance.cells}
    for top, last in instance.fills:
        column, first = top[0], int(top[1:])
        for row in range(first + 1, last + 1):
            pattern = re.compile(r"([A-Z])(\$?)(\d+)")
            shift = row - first
            sheet[f"{column}{row}"] = pattern.sub(_shifted(shift), sheet[top])
    sheet.update((cell, text.lstrip("=")) for cell, text in instance.changes)
    graph = nx.DiGraph()
    for cell, text in sheet.items():
        graph.add_node(cell)
        graph.add_edges_from((other, cell) for other in _names(text))
    broken = {cell for group in nx.strongly_connected_components(graph) if len(group) > 1 for cell in group}
    broken |= {cell for cell in graph if graph.has_edge(cell, cell)}
    broken |= {below for cell in broken for below in nx.descendants(graph, cell)}
    values: dict[str, int] = {}
    for cell in nx.topological_sort(graph.subgraph(set(graph) - broken)):
        values[cell] = _computed(sheet.get(cell, "0"), values)
    return {cell: values.get(cell) for cell in instance.asked}


def _shifted(shift: int) -> Any:
    return lambda hit: hit[0] if hit[2] else f"{hit[1]}{int(hit[3]) + shift}"


def _names(text: str) -> list[str]:
    names = []
    for a, b, c, d in re.findall(r"([A-Z])(\d+)(?::([A-Z])(\d+))?", text.replace("$", "")):
        columns = range(ord(a), ord(c or a) + 1)
        names += [f"{chr(column)}{row}" for column in columns for row in range(int(b), int(d or b) + 1)]
    return names


def _computed(text: str, values: dict[str, int]) -> int:
    text = text.replace("$", "")
    lists = re.sub(r"[A-Z]\d+:[A-Z]\d+", lambda hit: str([values[name] for name in _names(hit[0])]), text)
    plain = re.sub(r"\b[A-Z]\d+", lambda hit: f"({values[hit[0]]})", lists)
    tools = {
        "SUM": sum,
        "MIN": min,
        "MAX": max,
        "IF": lambda test, yes, no: yes if test else no,
        "COUNTIF": lambda numbers, test: len([one for one in numbers if one > int(test[1:])]),
    }
    space: dict[str, Any] = {"__builtins__": {}, **tools}
    exec(f"value = {plain}", space)
    return int(space["value"])

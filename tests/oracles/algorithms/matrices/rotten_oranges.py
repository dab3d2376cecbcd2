"""Judge by a graph of networkx over cells and minutes: an arc for each change, and one for staying changed."""

from typing import Any

import networkx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _answer(instance, dict(_opens(instance)))
    if answer["minute"] != right["minute"]:
        return "another minute"
    return "" if answer["cells"] == right["cells"] else "other cells"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Nothing closed, closed cells a minute later, another minute, one cell less, rows and columns exchanged."""
    late = {cell: minute + 1 for cell, minute in _opens(instance)}
    wrong = [
        _answer(instance, {}),
        _answer(instance, late),
        {**answer, "minute": answer["minute"] + 1},
        {**answer, "cells": frozenset(sorted(answer["cells"])[1:])},
        {**answer, "cells": frozenset((col, row) for row, col in answer["cells"])},
    ]
    return [one for one in wrong if one != answer]


def _opens(instance: Any) -> list[tuple[tuple[int, int], int]]:
    return [((row, col), minute) for row, col, minute in instance.closed]


def _answer(instance: Any, opens: dict[tuple[int, int], int]) -> dict[str, Any]:
    fruit = {
        (row, col): kind
        for row, line in enumerate(instance.board, 1)
        for col, kind in enumerate(line, 1)
        if kind != "."
    }
    fresh = {cell for cell, kind in fruit.items() if kind == "F"}
    last = len(fresh) + max(opens.values(), default=0) + 1
    graph = networkx.DiGraph()
    graph.add_node("start")
    for row, col in fruit:
        for minute in range(last):
            graph.add_edge((row, col, minute), (row, col, minute + 1))
            for cell in ((row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)):
                if cell in fresh and minute + 1 >= opens.get(cell, 0):
                    graph.add_edge((row, col, minute), (*cell, minute + 1))
        if fruit[row, col] == "R":
            graph.add_edge("start", (row, col, 0))
    reached = networkx.descendants(graph, "start")
    never = {cell for cell in fresh if (*cell, last) not in reached}
    if never:
        return {"minute": -1, "cells": frozenset(never)}
    times = {(row, col): min(m for m in range(last + 1) if (row, col, m) in reached) for row, col in fresh}
    late = max(times.values())
    return {"minute": late, "cells": frozenset(cell for cell, minute in times.items() if minute == late)}

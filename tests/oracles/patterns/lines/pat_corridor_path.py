"""Judge with networkx: shortest path and degrees in the graph of the cells that are no walls."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    results = {
        _painted(rule, instance.query)
        for rule in instance.rules
        if all(_painted(rule, before) == after for before, after in instance.pairs)
    }
    if len(results) != 1:
        return f"the fitting rules give {len(results)} grids"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and every empty cell painted."""
    full = tuple(tuple("3" if item == "0" else item for item in row) for row in instance.query)
    return [board for board in (instance.query, full) if board != answer]


def _painted(rule: str, board: Any) -> Any:
    side = len(board)
    graph = nx.grid_graph((side, side))
    graph.remove_nodes_from([(r, c) for r in range(side) for c in range(side) if board[r][c] == "1"])
    assert nx.is_tree(graph)
    start, end = sorted(node for node in graph if board[node[0]][node[1]] == "2")
    path = nx.shortest_path(graph, start, end)
    crowded = {node for node, degree in graph.degree if degree >= 3}
    turns = {b for a, b, c in zip(path, path[1:], path[2:], strict=False) if a[0] != c[0] and a[1] != c[1]}
    chosen: Any = {
        "path": path,
        "ends": [node for node, degree in graph.degree if degree == 1],
        "off": set(graph) - set(path),
        "junctions": crowded,
        "second": path[::2],
        "turns": turns,
        "beside": nx.node_boundary(graph, path),
        "forks": crowded.intersection(path),
    }[rule]
    return tuple(
        tuple("3" if board[r][c] == "0" and (r, c) in chosen else board[r][c] for c in range(side)) for r in range(side)
    )

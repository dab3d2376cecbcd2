"""Judge with networkx: wires are the components of the graph of filled cells, dots its nodes of degree one."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    shown = [(_wires(before), after) for before, after in instance.pairs]
    asked = _wires(instance.query)
    results = set()
    for kind in instance.kinds:
        table: dict[Any, set[str]] = {}
        for wires, after in shown:
            for cells, features in wires:
                table.setdefault(features[kind], set()).update(after[r][c] for r, c in cells)
        if all(len(colours) == 1 for colours in table.values()):
            image = [list(row) for row in instance.query]
            for cells, features in asked:
                for r, c in cells:
                    image[r][c] = min(table.get(features[kind], {"unknown"}))
            results.add(tuple(map(tuple, image)))
    if len(results) != 1 or "unknown" in str(results):
        return f"the fitting rules give {len(results)} grids or an unknown colour"
    return "" if answer in results else "no fitting rule gives this grid"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The input, and the output with two colours exchanged."""
    first, second = sorted({item for row in answer for item in row if item in "5678"})[:2]
    swap = {first: second, second: first}
    return [instance.query, tuple(tuple(swap.get(item, item) for item in row) for row in answer)]


def _wires(board: Any) -> list[tuple[list[Any], dict[str, Any]]]:
    graph = nx.grid_graph((len(board[0]), len(board)))
    graph.remove_nodes_from([(r, c) for r, c in list(graph) if board[r][c] == "0"])
    found = []
    for group in nx.connected_components(graph):
        start, end = sorted(node for node in group if graph.degree(node) == 1)
        path = nx.shortest_path(graph, start, end)
        assert len(path) == len(group)
        dots = [int(board[r][c]) for r, c in (start, end)]
        cells = path[1:-1]
        turns = sum(a[0] != c[0] and a[1] != c[1] for a, c in zip(path, path[2:], strict=False))
        features = {
            "same": dots[0] == dots[1],
            "parity": len(cells) % 2,
            "pair": frozenset(dots),
            "corners": turns,
            "line": (start[0] == end[0], start[1] == end[1]),
            "both": (dots[0] == dots[1], len(cells) % 2),
        }
        found.append((cells, features))
    return found

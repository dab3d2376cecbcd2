"""Judge with networkx graphs made from the picture: cells touch if their centres are near."""

from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.board)
    signs = {(r, c): instance.board[r - 1][c - 1] for r in range(1, n + 1) for c in range(1, n + 1)}
    cat: Any = next(cell for cell in signs if signs[cell] == "C")
    graph = nx.Graph()
    graph.add_nodes_from(cell for cell in signs if signs[cell] != "#")
    # Centres in half cells: neighbours lie two to the side, or one to the side in the next row.
    centre = {(r, c): (r, 2 * c + (r % 2 == 0)) for r, c in graph}
    for a in graph:
        for b in graph:
            apart = abs(centre[a][0] - centre[b][0]), abs(centre[a][1] - centre[b][1])
            if a < b and apart in [(0, 2), (1, 1)]:
                graph.add_edge(a, b)
    for turn, cell in enumerate(answer, 1):
        if cell not in graph or cell == cat:
            return f"{cell} is not free"
        graph.remove_node(cell)
        graph.add_node("out")
        graph.add_edges_from(("out", near) for near in list(graph) if near != "out" and {*near} & {1, n})
        far = nx.single_source_shortest_path_length(graph, "out")
        if cat not in far:
            return "" if turn == len(answer) else "too long"
        row, column = centre[cat]
        order = [(0, -2), (-1, -1), (-1, 1), (0, 2), (1, 1), (1, -1)]
        places = {spot: cell for cell, spot in centre.items()}
        nears = [places.get((row + down, column + right)) for down, right in order]
        cat = next(near for near in nears if near in graph and far[near] == far[cat] - 1)
        if {*cat} & {1, n}:
            return "escaped"
    return "still free"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The last block left out, a cell blocked twice, one too many, the other way round, none."""
    near = [answer[:-1], (answer[0], *answer), (*answer, answer[-1]), answer[::-1], answer[1:], ()]
    return [one for one in near if confirm(instance, one)]

"""Judge by networkx on the grid graph without its walls."""

from collections.abc import Iterator
from itertools import islice, pairwise
from typing import Any

import networkx as nx

LEVELS = range(1, 11)

_LETTERS = {(-1, 0): "U", (1, 0): "D", (0, -1): "L", (0, 1): "R"}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    graph, start, end = _graph(instance)
    if not nx.has_path(graph, start, end):
        return "" if answer is None else "T cannot be reached"
    if answer is None:
        return "T can be reached"
    steps = {letter: step for step, letter in _LETTERS.items()}
    way = [start]
    for letter in answer:
        way.append((way[-1][0] + steps[letter][0], way[-1][1] + steps[letter][1]))
    if way[-1] != end or not nx.is_path(graph, way):
        return "no way to T"
    best = nx.shortest_path_length(graph, start, end)
    return "" if len(answer) == best else f"{best} moves are enough"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Some shortest ways."""
    if answer is not None:
        graph, start, end = _graph(instance)
        for path in islice(nx.all_shortest_paths(graph, start, end), 4):
            yield tuple(_LETTERS[b[0] - a[0], b[1] - a[1]] for a, b in pairwise(path))


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """None for a way and a way for none; the way without its end, with a step to and fro, and upside down."""
    if answer is None:
        yield ("U",)
        yield ("R", "D")
        return
    yield None
    yield answer[:-1]
    back = {"U": "D", "D": "U", "L": "R", "R": "L"}
    yield (*answer, back[answer[-1]], answer[-1])
    turned = tuple(back[move] for move in answer)
    yield turned


def greedy(instance: Any) -> Any:
    """Go to the cell not visited that is nearest to T as the crow flies, or back if there is none."""
    graph, start, end = _graph(instance)
    seen, way, moves = {start}, [start], []
    while way[-1] != end:
        here = way[-1]
        new = [cell for cell in graph[here] if cell not in seen]
        if new:
            best = min(new, key=lambda cell: (abs(cell[0] - end[0]) + abs(cell[1] - end[1]), cell))
            seen.add(best)
            way.append(best)
        else:
            way.pop()
            if not way:
                return None
            best = way[-1]
        moves.append(_LETTERS[best[0] - here[0], best[1] - here[1]])
    return tuple(moves)


def _graph(instance: Any) -> tuple[Any, Any, Any]:
    signs = {(r, c): sign for r, row in enumerate(instance.grid) for c, sign in enumerate(row)}
    graph = nx.grid_2d_graph(len(instance.grid), len(instance.grid[0]))
    graph.remove_nodes_from([cell for cell, sign in signs.items() if sign == "#"])
    ends = {sign: cell for cell, sign in signs.items() if sign in "ST"}
    return graph, ends["S"], ends["T"]

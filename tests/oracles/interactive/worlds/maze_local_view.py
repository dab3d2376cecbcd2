"""Walk on a graph of cells made by networkx from the drawing; draw what is seen cell by cell and wall by wall."""

from math import ceil
from typing import Any

import networkx

LEVELS = range(1, 11)
LEAST_LEVELS = range(1, 11)

WAYS = {"N": (-1, 0), "S": (1, 0), "W": (0, -1), "E": (0, 1)}


def play(instance: Any, moves: list[tuple[str, ...]]) -> tuple[list[tuple[int, int, int, tuple[str, ...]]], str]:
    """Follow the edges of the graph."""
    graph, at, seen = _graph(instance), tuple(instance.start), []
    for move in moves:
        made = 0
        for letter in move:
            goal = (at[0] + WAYS[letter][0], at[1] + WAYS[letter][1])
            if at == tuple(instance.exit) or not graph.has_edge(at, goal):
                break
            at, made = goal, made + 1
        seen.append((made, *at, _picture(instance, graph, at)))
        if at == tuple(instance.exit):
            return seen, "won"
    return seen, ""


def least(instance: Any) -> int:
    """Return the moves of a shortest way, which nobody can undercut."""
    graph = _graph(instance)
    assert networkx.is_connected(graph)
    steps = networkx.shortest_path_length(graph, tuple(instance.start), tuple(instance.exit))
    assert tuple(instance.view) == _picture(instance, graph, tuple(instance.start))
    return ceil(steps / instance.steps)


def _graph(instance: Any) -> Any:
    size = instance.size
    graph = networkx.Graph()
    for row in range(1, size + 1):
        for col in range(1, size + 1):
            graph.add_node((row, col))
            if col < size and instance.maze[2 * row - 1][2 * col] == ".":
                graph.add_edge((row, col), (row, col + 1))
            if row < size and instance.maze[2 * row][2 * col - 1] == ".":
                graph.add_edge((row, col), (row + 1, col))
    return graph


def _picture(instance: Any, graph: Any, at: tuple[int, int]) -> tuple[str, ...]:
    width = 4 * instance.radius + 3
    lines = [["#"] * width for _ in range(width)]
    for down in range(-instance.radius, instance.radius + 1):
        for right in range(-instance.radius, instance.radius + 1):
            cell = (at[0] + down, at[1] + right)
            if cell not in graph:
                continue
            y, x = 2 * (down + instance.radius) + 1, 2 * (right + instance.radius) + 1
            lines[y][x] = "@" if cell == at else "X" if cell == tuple(instance.exit) else "."
            for dy, dx in WAYS.values():
                if graph.has_edge(cell, (cell[0] + dy, cell[1] + dx)):
                    lines[y + dy][x + dx] = "."
    return tuple("".join(line) for line in lines)

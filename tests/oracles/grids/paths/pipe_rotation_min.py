"""Judge costs by turning tiles as sets of steps; the least cost comes from all simple paths, or from networkx."""

from typing import Any

import networkx

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.loops import Path

LEVELS = range(1, 11)

WAYS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or with the least cost."""
    tiles = _tiles(instance)
    if not networkx.is_path(_grid(tiles), list(answer)) or len(set(answer)) < len(answer):
        return "this is no path over tiles"
    if answer[0] != (instance.entry, 1) or answer[-1] != (instance.exit, instance.size):
        return "the ends are wrong"
    least = _least(instance)
    if least != instance.best:
        return f"the least cost is {least}"
    return "" if _cost(instance, tiles, answer) == least else "this way is dearer or impossible"


def others(instance: Any, answer: Path) -> list[Path]:
    """All other cheapest ways, on boards of up to 16 cells."""
    return [way for way in _ways(instance) if _cost(instance, _tiles(instance), way) == instance.best]


def near_misses(instance: Any, answer: Path) -> list[Path]:
    """Backwards, an end left out, dearer ways, the way of fewest cells if it is dearer."""
    grid, tiles = _grid(_tiles(instance)), _tiles(instance)
    straight = tuple(networkx.shortest_path(grid, answer[0], answer[-1]))
    dear = [way for way in [*_ways(instance)[:8], straight] if _cost(instance, tiles, way) != instance.best]
    return [answer[::-1], answer[1:], answer[:-1], *dear]


def _tiles(instance: Any) -> dict[Cell, set[Cell]]:
    """Give the open sides of the tiles as steps, read from the drawing."""
    rows = [line[line.index("|") + 1 : line.rindex("|")].split() for line in instance.board.split("\n") if "|" in line]
    return {
        (r, c): {WAYS[side] for side in tile}
        for r, row in enumerate(rows, 1)
        for c, tile in enumerate(row, 1)
        if tile != "."
    }


def _grid(tiles: dict[Cell, set[Cell]]) -> Any:
    size = max(max(cell) for cell in tiles)
    return networkx.grid_graph([range(1, size + 1), range(1, size + 1)]).subgraph(tiles)


def _cost(instance: Any, tiles: dict[Cell, set[Cell]], way: Path) -> int | None:
    """Add up the turns of a way; None if a tile does not fit."""
    points = [(instance.entry, 0), *way, (instance.exit, instance.size + 1)]
    total = 0
    for (a, b), cell, (c, d) in zip(points, way, points[2:], strict=False):
        turns = _turns(tiles[cell], (a - cell[0], b - cell[1]), (c - cell[0], d - cell[1]))
        if turns is None:
            return None
        total += turns
    return total


def _turns(tile: set[Cell], one: Cell, other: Cell) -> int | None:
    sides = set(tile)
    costs = []
    for cost in (0, 1, 2, 1):  # a quarter turn clockwise each time: (down, right) becomes (right, -down)
        if {one, other} <= sides:
            costs.append(cost)
        sides = {(right, -down) for down, right in sides}
    return min(costs, default=None)


def _ways(instance: Any) -> list[Path]:
    """List all simple ways on boards of up to 16 cells."""
    if instance.size > 4:
        return []
    grid = _grid(_tiles(instance))
    return [tuple(way) for way in networkx.all_simple_paths(grid, (instance.entry, 1), (instance.exit, instance.size))]


def _least(instance: Any) -> int:
    """Give the least cost of all simple ways, or on larger boards of all walks over cells and sides."""
    tiles = _tiles(instance)
    costs = [cost for way in _ways(instance) if (cost := _cost(instance, tiles, way)) is not None]
    if costs:
        return min(costs)
    sides = networkx.DiGraph()
    for (r, c), tile in tiles.items():
        for a, b in WAYS.values():
            for down, right in WAYS.values():
                turns = _turns(tile, (a, b), (down, right)) if (a, b) != (down, right) else None
                if turns is not None:
                    sides.add_edge(((r + a, c + b), (r, c)), ((r, c), (r + down, c + right)), weight=turns)
    start, end = (instance.entry, 1), (instance.exit, instance.size)
    length = networkx.dijkstra_path_length(sides, ((start[0], 0), start), (end, (end[0], end[1] + 1)))
    return int(length)

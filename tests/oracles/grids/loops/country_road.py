"""Judge the loop as a graph, cut at the borders of the regions."""

from typing import Any

import networkx

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.regions import letters
from tests.oracles.grids._ring import broken as near_misses, ring
from tests.oracles.grids._visits import all_loops, numbers, read_map, visits

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    regions = read_map(draw(letters(instance.regions)))
    rows, cols = max(regions)
    loop = ring(answer, rows, cols)
    if loop is None:
        return "no simple loop"
    found = visits(loop, regions)
    if any(len(parts) != 1 for parts in found.values()):
        return "a region is not visited once"
    if any(len(found[region][0]) != number for region, number in numbers(instance.listed).items()):
        return "a number is wrong"
    rest = networkx.grid_graph([range(1, cols + 1), range(1, rows + 1)]).subgraph(set(regions) - set(loop))
    return "" if all(regions[a] == regions[b] for a, b in rest.edges) else "neighbours are left out"


def others(instance: Any, answer: Path) -> list[Path]:
    """The loop told otherwise, and on small boards all other loops."""
    return all_loops(confirm, instance, answer, instance.rows, instance.cols)

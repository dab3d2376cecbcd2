"""Judge the loop as a graph, cut at the borders of the regions, by the symbols that each part picks up."""

from typing import Any

import networkx

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.regions import letters
from tests.oracles.grids._ring import broken as near_misses, ring
from tests.oracles.grids._visits import all_loops, read_map, visits

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    regions, symbols = read_map(draw(letters(instance.regions))), read_map(draw(instance.symbols))
    loop = ring(answer, *max(regions))
    if loop is None:
        return "no simple loop"
    found = visits(loop, regions)
    if any(len(parts) != 1 for parts in found.values()):
        return "a region is not visited once"
    kind = {}
    for region, (part,) in found.items():
        here = {mark: {c for c in regions if regions[c] == region and symbols[c] == mark} for mark in "MS"}
        fits = [a for a, b in ("MS", "SM") if here[a] and here[a] <= part and not here[b] & part]
        if not fits:
            return f"region {region} is neither kind"
        kind[region] = fits[0]
    crossed = networkx.Graph((regions[a], regions[b]) for a, b in loop.edges if regions[a] != regions[b])
    return "the kinds do not alternate" if any(kind[a] == kind[b] for a, b in crossed.edges) else ""


def others(instance: Any, answer: Path) -> list[Path]:
    """The loop told otherwise, and on small boards all other loops."""
    return all_loops(confirm, instance, answer, instance.rows, instance.cols)

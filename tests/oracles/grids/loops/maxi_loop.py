"""Judge the loop as a graph on all cells, cut at the borders of the regions."""

from typing import Any

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
    loop = ring(answer, *max(regions))
    if loop is None or set(loop) != set(regions):
        return "no loop through all cells"
    found = visits(loop, regions)
    wrong = [region for region, number in numbers(instance.listed).items() if max(map(len, found[region])) != number]
    return f"the number of {wrong[0]} is wrong" if wrong else ""


def others(instance: Any, answer: Path) -> list[Path]:
    """The loop told otherwise, and on small boards all other loops."""
    return all_loops(confirm, instance, answer, instance.rows, instance.cols)

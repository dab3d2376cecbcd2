"""Judge the loop as a graph on all cells, by the cells of each region in which it is bent."""

from typing import Any

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.regions import letters
from tests.oracles.grids._ring import bent, broken as near_misses, ring
from tests.oracles.grids._visits import all_loops, numbers, read_map

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    regions = read_map(draw(letters(instance.regions)))
    loop = ring(answer, *max(regions))
    if loop is None or set(loop) != set(regions):
        return "no loop through all cells"
    for region, number in numbers(instance.listed).items():
        if sum(bent(loop, cell) for cell, letter in regions.items() if letter == region) != number:
            return f"the number of {region} is wrong"
    return ""


def others(instance: Any, answer: Path) -> list[Path]:
    """The loop told otherwise, and on small boards all other loops."""
    return all_loops(confirm, instance, answer, instance.rows, instance.cols)

"""Judge the loop as a graph, by how it is bent at the white circles of each region."""

from typing import Any

from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.loops import Path
from bootcamp.lib.grid.regions import letters
from tests.oracles.grids._ring import bent, broken as near_misses, ring
from tests.oracles.grids._visits import all_loops, read_map

__all__ = ["LEVELS", "confirm", "near_misses", "others"]

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Path) -> str:
    """Say what is wrong with `answer`, or nothing."""
    regions, circles = read_map(draw(letters(instance.regions))), read_map(draw(instance.circles))
    loop = ring(answer, *max(regions))
    if loop is None:
        return "no simple loop"
    kind: dict[str, bool] = {}
    for cell, circle in circles.items():
        if circle != "." and (cell in loop) != (circle == "W"):
            return f"the circle in {cell} is passed wrongly"
        if circle == "W" and kind.setdefault(regions[cell], bent(loop, cell)) != bent(loop, cell):
            return f"region {regions[cell]} has both kinds"
    return ""


def others(instance: Any, answer: Path) -> list[Path]:
    """The loop told otherwise, and on small boards all other loops."""
    return all_loops(confirm, instance, answer, instance.rows, instance.cols)

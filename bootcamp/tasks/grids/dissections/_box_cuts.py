"""Boards cut into boxes of a few shapes, such as squares or strips, of which no four meet in a point."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

from bootcamp.lib.grid.board import Cell, cells, fill
from bootcamp.lib.grid.pieces import Box, box_cells
from bootcamp.lib.grid.regions import RegionMap
from bootcamp.task import Retry

Fits = Callable[[Sequence[Box], Mapping[Cell, int], Box], bool]
"""Whether, beside the boxes so far and the map of their indices, another box may stand."""

_STEPS = 12  # of the search, for each cell of the board


def random_cut(
    rows: int, cols: int, shapes: Sequence[tuple[int, int]], rng: Random, fits: Fits = lambda *_: True
) -> RegionMap:
    """Cut a board into boxes of these heights and widths, box after box from the first free cell.

    Raises Retry where the search takes too long.
    """
    boxes: list[Box] = []
    label: dict[Cell, int] = {}

    def options() -> list[Box]:
        top, left = next(cell for cell in cells(rows, cols) if cell not in label)
        found = [
            (top, left, height, width) for height, width in shapes if height <= rows - top and width <= cols - left
        ]
        rng.shuffle(found)
        return [box for box in found if label.keys().isdisjoint(box_cells(box)) and fits(boxes, label, box)]

    branches = [options()]
    for _ in range(_STEPS * rows * cols):
        if branches[-1]:
            box = branches[-1].pop()
            label.update((cell, len(boxes)) for cell in box_cells(box))
            boxes.append(box)
            if _meets(label, box):
                branches.append([])
            elif len(label) == rows * cols:
                return fill(rows, cols, (label[cell] for cell in cells(rows, cols)))
            else:
                branches.append(options())
        elif boxes:
            branches.pop()
            for cell in box_cells(boxes.pop()):
                del label[cell]
        else:
            break
    raise Retry


def _meets(label: Mapping[Cell, int], box: Box) -> bool:
    """Tell whether a corner of a box is one of three other boxes too."""
    top, left, height, width = box
    for row in (top, top + height):
        for col in (left, left + width):
            around = {label.get((row - down, col - right), -1) for down, right in cells(2, 2)}
            if len(around) == 4 and -1 not in around:
                return True
    return False

"""Puzzles that cut a board into rectangles with one clue each, a clue that says something about its rectangle."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TypeVar

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import Box, bounds, box_cells, boxes_around, is_rectangle, map_pieces, meeting_point
from bootcamp.lib.grid.regions import RegionMap, patches, region_cells
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.cover import ExactCover
from bootcamp.task import Prompt

C = TypeVar("C")

SHOW_RECTANGLES = Prompt(
    en=r"""
    Show the cut by a letter in every cell: the same letter throughout a rectangle, different letters in rectangles that
    share a side. Any letters that do so are right.
    """,
    zh=r"""
    用字母表示切法：每格填一个字母，同一长方形内字母相同，有公共边的两个长方形字母不同。用哪些字母不限。
    """,
)
"""How a cut into rectangles is to be given."""


def place_clues(
    regions: RegionMap, clue: Callable[[Cell, Box], C], rng: Random, tries: int, meeting: bool = True
) -> dict[Cell, C] | None:
    """Put a clue into each rectangle of a map so that no other cut fits; None if that fails `tries` times.

    ``clue(cell, box)`` is what a clue in that cell says of that rectangle around it. Without `meeting`, cuts in which
    four rectangles meet in a point do not count. While there is another cut, the clue of a rectangle that it does not
    have moves.
    """
    rows, cols = len(regions), len(regions[0])
    groups = region_cells(regions)
    planted = [bounds(group) for group in groups]
    marks = [rng.choice(group) for group in groups]
    for _ in range(tries):
        boxes = [box for k, box in boxes_around(marks, rows, cols) if clue(marks[k], box) == clue(marks[k], planted[k])]
        try:
            other = _other_cut(boxes, regions, meeting)
        except BudgetError:
            return None
        if other is None:
            return {mark: clue(mark, box) for mark, box in zip(marks, planted, strict=True)}
        moved = rng.choice([k for k, box in enumerate(planted) if box not in other and len(groups[k]) > 1])
        marks[moved] = rng.choice([cell for cell in groups[moved] if cell != marks[moved]])
    return None


def _other_cut(boxes: Sequence[Box], regions: RegionMap, meeting: bool) -> set[Box] | None:
    """Find a cut of the board into some of the boxes that is not the one planted."""
    pieces = [box_cells(box) for box in boxes]
    for chosen in ExactCover(pieces).solutions(limit=1_000, budget=1_000):
        cut = map_pieces(len(regions), len(regions[0]), [pieces[k] for k in chosen])
        if cut != regions and (meeting or meeting_point(cut) is None):
            return {boxes[k] for k in chosen}
    return None


def cut_fault(
    clues: Sequence[Sequence[object]], answer: Sequence[Sequence[str]], clue: Callable[[Cell, Box], object]
) -> str:
    """Say which group of equal letters is no rectangle with one clue that is true of it."""
    for group in patches(answer):
        here = f"the cells with {answer[group[0][0]][group[0][1]]} from {place(group[0])} on"
        if not is_rectangle(group):
            return f"{here} are no rectangle"
        marked = [(row, col) for row, col in group if clues[row][col] is not None]
        if len(marked) != 1:
            return f"{here} hold {len(marked)} clues, not one"
        row, col = marked[0]
        if clue(marked[0], bounds(group)) != clues[row][col]:
            return f"the rectangle around {place(marked[0])} does not fit its clue {clues[row][col]}"
    return ""

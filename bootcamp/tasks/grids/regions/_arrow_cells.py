"""Regions of numbers around arrow cells that point at the largest of their neighbours."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, graph, pairs
from bootcamp.lib.grid.regions import RegionMap, grow_region, region_cells
from bootcamp.lib.grid.shading import scattered
from bootcamp.lib.solver.finite import Finite
from bootcamp.tasks.grids._planting import draw_solution

Groups = Sequence[Sequence[Cell]]
Arrows = tuple[tuple[Cell, Cell], ...]
"""Arrow cells, each with the cell that it points at."""


def open_regions(regions: RegionMap) -> list[tuple[Cell, ...]]:
    """List the cells of every region, without the arrow cells (-1)."""
    return [group for group in region_cells(regions) if regions[group[0][0]][group[0][1]] >= 0]


def regions_around_arrows(n: int, arrows: int, largest: int, rng: Random) -> tuple[list[Cell], Groups]:
    """Draw arrow cells that do not touch, and cut the other cells into regions, of which at most one has one cell."""
    black = scattered(n, n, rng, arrows / n**2)
    free = set(cells(n, n)) - black
    groups = []
    while free:
        groups.append(grow_region(min(free), rng.randint(2, largest), free, rng))
        free.difference_update(groups[-1])
    if len(black) < arrows or sum(len(group) == 1 for group in groups) > 1:
        raise task.Retry
    return sorted(black), groups


def planted(n: int, groups: Groups, black: Sequence[Cell], rng: Random) -> tuple[dict[Cell, str], Arrows]:
    """Aim the arrows, mostly at cells of large regions, and number the regions to fit."""
    model, near = Finite(), graph(n, n)
    variable = {cell: model.variable(range(1, len(group) + 1)) for group in groups for cell in group}
    region_size = {cell: len(group) for group in groups for cell in group}
    for group in groups:
        model.different([variable[cell] for cell in group])
    for a, b in pairs(n, n):
        if a in variable and b in variable:
            model.unequal(variable[a], variable[b])
    arrows = []
    for cell in black:
        target = max(near[cell], key=lambda other: region_size[other] + 2 * rng.random())
        arrows.append((cell, target))
        for other in near[cell]:
            if other != target:
                model.less(variable[other], variable[target])
    numbers = draw_solution(model, rng)
    return {cell: str(numbers[index]) for cell, index in variable.items()}, tuple(arrows)

"""What the puzzles share that give the number of shaded cells of regions: maps that leave one solution."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, connected, fill
from bootcamp.lib.grid.clues import count_switch, few_clues
from bootcamp.lib.grid.faults import Counts, region_fault
from bootcamp.lib.grid.regions import RegionMap, grow_region, number, region_cells
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Retry

_SPLITS = 40
_CUTS = 12


class CountedMap(task.Instance):
    """A map of regions, some of which have a number of cells to be shaded."""

    regions: RegionMap
    counts: Counts


def counted_key(instance: CountedMap) -> object:
    """Give the same for all images of a map, whatever its regions are called."""
    counts = [[instance.counts[region] for region in row] for row in instance.regions]
    return canonical_regions(instance.regions, counts)


def counts_fault(instance: CountedMap, shaded: Collection[Cell]) -> str:
    """Say which region does not have its number of shaded cells."""
    return region_fault(region_cells(instance.regions), instance.counts, shaded)


def counted_regions(
    sat: Sat, black: Mapping[Cell, int], shaded: set[Cell], regions: RegionMap, rng: Random, numbered: int
) -> tuple[RegionMap, Counts]:
    """Split regions until their counts leave one solution; give the map and the counts that are needed for that.

    At least `numbered` percent of the counts are given; None is no count. Raises Retry where it does not work out.
    """
    groups = {group: _switch(sat, black, shaded, group) for group in region_cells(regions)}
    solution = [literal if cell in shaded else -literal for cell, literal in black.items()]
    sat.prefer(solution)
    sat.add(*(-literal for literal in solution))
    for _ in range(_SPLITS):
        try:
            if not sat.solve(list(groups.values()), budget=1_000):
                break
        except BudgetError:
            raise Retry from None
        other = {cell for cell, literal in black.items() if sat.model[literal]}
        group = rng.choice([group for group in groups if shaded.intersection(group) != other.intersection(group)])
        del groups[group]
        for part in _parts(group, shaded, other, rng):
            groups[part] = _switch(sat, black, shaded, part)
    else:
        raise Retry
    chosen = few_clues(sat, black, shaded, groups, rng, -(-numbered * len(groups) // 100), budget=50)
    ordered = sorted(groups)
    label = {cell: index for index, group in enumerate(ordered) for cell in group}
    rows, cols = len(regions), len(regions[0])
    counts = tuple(len(shaded.intersection(group)) if group in chosen else None for group in ordered)
    return number(fill(rows, cols, (label[cell] for cell in cells(rows, cols)))), counts


def _switch(sat: Sat, black: Mapping[Cell, int], shaded: set[Cell], group: Sequence[Cell]) -> int:
    return count_switch(sat, [black[cell] for cell in group], len(shaded.intersection(group)))


def _parts(group: tuple[Cell, ...], shaded: set[Cell], other: set[Cell], rng: Random) -> list[tuple[Cell, ...]]:
    """Cut a region in two connected parts that do not have as many cells in `shaded` as in `other`."""
    start = rng.choice([cell for cell in group if (cell in shaded) != (cell in other)])
    for _ in range(_CUTS):
        part = grow_region(start, rng.randint(1, len(group) - 1), set(group), rng)
        rest = tuple(cell for cell in group if cell not in part)
        if len(shaded.intersection(part)) != len(other.intersection(part)) and connected(rest):
            return [part, rest]
    raise Retry

"""Loops through all cells of a region map, where the number of a region says how the loop passes it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp.lib.grid.board import from_one, to_one
from bootcamp.lib.grid.loops import Path, loop_fault
from bootcamp.lib.grid.paths import hamiltonian_cycle
from bootcamp.lib.grid.regions import RegionMap, random_regions
from bootcamp.tasks.grids._region_loops import NumberedMap, Numbers, complete_fault, numbers_fault, some_numbers

Measure = Callable[[Path, RegionMap], list[int]]
"""Gives the true number of every region for a loop."""


def random_complete_loop(
    rows: int, cols: int, largest: int, numbered: int, measure: Measure, rng: Random
) -> tuple[RegionMap, Numbers, Path]:
    """Draw a map, the numbers of `numbered` percent of its regions, and the loop that they describe, counted from 1.

    A region has half of `largest` to `largest` cells.
    """
    regions = random_regions(rows, cols, largest // 2, largest, rng)
    loop = hamiltonian_cycle(rows, cols, rng)
    return regions, some_numbers(measure(loop, regions), numbered, rng), to_one(loop)


def complete_loop_fault(instance: NumberedMap, answer: Path, measure: Measure, what: str) -> str:
    """Say why `answer`, counted from 1, is no loop through all cells, or which number of `what` it does not fit."""
    loop = from_one(answer)
    return (
        loop_fault(loop, instance.rows, instance.cols)
        or complete_fault(loop, instance.regions)
        or numbers_fault(measure(loop, instance.regions), instance.numbers, what)
    )

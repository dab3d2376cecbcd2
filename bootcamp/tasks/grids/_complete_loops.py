"""Loops through all cells of a region map, where the number of a region says how the loop passes it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pydantic import Field

from bootcamp import task
from bootcamp.lib.grid.board import from_one, to_one
from bootcamp.lib.grid.loops import Path, loop_fault
from bootcamp.lib.grid.paths import hamiltonian_cycle
from bootcamp.lib.grid.regions import RegionMap, random_regions
from bootcamp.tasks.grids._region_loops import NumberedMap, Numbers, complete_fault, numbers_fault, some_numbers

Measure = Callable[[Path, RegionMap], list[int]]
"""Gives the true number of every region for a loop."""


class CompleteLoopParams(task.Params):
    """The knobs of a map with a loop through all its cells."""

    rows: int = Field(ge=3, le=12, description="the number of rows; the number of cells must be even")
    cols: int = Field(ge=4, le=12, description="the number of columns")
    largest: int = Field(ge=4, le=16, description="the most cells of a region; each has at least half as many")
    numbered: int = Field(ge=10, le=100, description="the share of regions with a number, in percent")


def random_complete_loop(params: CompleteLoopParams, measure: Measure, rng: Random) -> tuple[RegionMap, Numbers, Path]:
    """Draw a map, the numbers of a share of its regions, and the loop that they describe, counted from 1."""
    regions = random_regions(params.rows, params.cols, params.largest // 2, params.largest, rng)
    loop = hamiltonian_cycle(params.rows, params.cols, rng)
    return regions, some_numbers(measure(loop, regions), params.numbered, rng), to_one(loop)


def complete_loop_fault(instance: NumberedMap, answer: Path, measure: Measure, what: str) -> str:
    """Say why `answer`, counted from 1, is no loop through all cells, or which number of `what` it does not fit."""
    loop = from_one(answer)
    return (
        loop_fault(loop, instance.rows, instance.cols)
        or complete_fault(loop, instance.regions)
        or numbers_fault(measure(loop, instance.regions), instance.numbers, what)
    )

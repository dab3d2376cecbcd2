"""What the shading puzzles share: random solutions, clues that can be switched on, drawings and faults."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from random import Random
from typing import TypeVar

from bootcamp.lib.grid.board import Cell, Numbers, cells, fill, where
from bootcamp.lib.grid.constraints import shade_variables
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.regions import LETTERS
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.sat import Sat, minimal_clues
from bootcamp.task import Retry
from bootcamp.verifiers import Board

Counts = tuple[int | None, ...]
K = TypeVar("K", bound=Hashable)


def shading_model(rows: int, cols: int) -> tuple[Sat, dict[Cell, int]]:
    """Make a solver with a variable for every cell, true where the cell is shaded."""
    sat = Sat()
    return sat, shade_variables(sat, rows, cols)


def random_solution(sat: Sat, marks: Mapping[K, int], rng: Random) -> set[K]:
    """Give the true ones of `marks` in a random solution; raise Retry if none is found soon."""
    sat.shuffle(rng)
    try:
        if not sat.solve(budget=2_000):
            raise Retry
    except BudgetError:
        raise Retry from None
    return {key for key, literal in marks.items() if sat.model[literal]}


def count_switch(sat: Sat, literals: Sequence[int], count: int) -> int:
    """Make a variable that demands, where it is true, that exactly `count` of `literals` are."""
    switch = sat.variable()
    sat.exactly(literals, count, unless=(-switch,))
    return switch


def few_clues(
    sat: Sat,
    marks: Mapping[Cell, int],
    marked: Collection[Cell],
    clues: Mapping[K, int],
    rng: Random,
    least: int = 0,
    budget: int = 500,
) -> set[K]:
    """Choose clues, by their switches, that leave the shading `marked` as the only one.

    None of them can be left out, but for those that bring their number up to `least` or take more than `budget` nodes
    to tell. Raises Retry if all together do not suffice.
    """
    solution = [literal if cell in marked else -literal for cell, literal in marks.items()]
    chosen = minimal_clues(sat, solution, list(clues.values()), rng, least, budget)
    if chosen is None:
        raise Retry
    kept = set(chosen)
    return {key for key, switch in clues.items() if switch in kept}


def clue_board(rows: int, cols: int, clues: Mapping[Cell, int], chosen: Collection[Cell]) -> Numbers:
    """Lay out the chosen ones of the clues on a board."""
    return fill(rows, cols, (clues[cell] if cell in chosen else None for cell in cells(rows, cols)))


def clue_texts(board: Sequence[Sequence[object]]) -> list[list[str]]:
    """Write a board of clues as texts, which can be compared with each other."""
    return [["." if clue is None else str(clue) for clue in row] for row in board]


def clue_cells(board: Numbers) -> dict[Cell, int]:
    """Give the numbers of a board by cell."""
    return {(r, c): clue for r, row in enumerate(board) for c, clue in enumerate(row) if clue is not None}


def shaded_clue_fault(clues: Collection[Cell], answer: Board) -> str:
    """Say which cell with a clue is shaded."""
    cell = next((cell for cell in where(answer, "#") if cell in clues), None)
    return f"the clue cell in {place(cell)} is shaded" if cell else ""


def region_list(counts: Iterable[int | None]) -> str:
    """Write the numbers that regions have, by letter; regions without one are left out."""
    return ", ".join(f"{LETTERS[region]} = {count}" for region, count in enumerate(counts) if count is not None)


def region_fault(groups: Sequence[Sequence[Cell]], counts: Counts, marked: Collection[Cell]) -> str:
    """Say which region does not have its number of shaded cells."""
    for region, (group, count) in enumerate(zip(groups, counts, strict=True)):
        found = sum(cell in marked for cell in group)
        if count not in (None, found):
            return f"region {LETTERS[region]} has {found} shaded cells, not {count}"
    return ""

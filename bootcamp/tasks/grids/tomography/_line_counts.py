"""What the puzzles share that give the number of marked cells of rows and columns."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random

from bootcamp.lib.grid.board import Cell, lines
from bootcamp.lib.grid.clues import count_switch, few_clues
from bootcamp.lib.grid.faults import Counts
from bootcamp.lib.solver.sat import Sat


def line_counts(rows: int, cols: int, marked: Collection[Cell]) -> list[int]:
    """Count the marked cells of every row, then of every column."""
    return [sum(cell in marked for cell in line) for line in lines(rows, cols)]


def shown_counts(
    sat: Sat, marks: Mapping[Cell, int], marked: Collection[Cell], rows: int, cols: int, rng: Random, shown: int
) -> tuple[Counts, Counts]:
    """Choose counts of rows and columns, at least `shown` percent of them, that leave one solution; None is hidden."""
    counts = line_counts(rows, cols, marked)
    switches = {
        index: count_switch(sat, [marks[cell] for cell in line if cell in marks], counts[index])
        for index, line in enumerate(lines(rows, cols))
    }
    chosen = few_clues(sat, marks, marked, switches, rng, -(-shown * (rows + cols) // 100), budget=60)
    kept = tuple(count if index in chosen else None for index, count in enumerate(counts))
    return kept[:rows], kept[rows:]


def counts_fault(rows: Counts, cols: Counts, marked: Collection[Cell], name: str) -> str:
    """Say which line does not have its number of marked cells, called `name`."""
    found = line_counts(len(rows), len(cols), marked)
    for index, (count, clue) in enumerate(zip(found, rows + cols, strict=True)):
        if clue not in (None, count):
            line = f"row {index + 1}" if index < len(rows) else f"column {index + 1 - len(rows)}"
            return f"{line} has {count} {name}, not {clue}"
    return ""


def _text(counts: Counts) -> list[str]:
    return ["?" if count is None else str(count) for count in counts]


def framed(board: Sequence[Sequence[object]], rows: Counts, cols: Counts) -> list[list[str]]:
    """Write a board as texts with the counts on all four sides, so that its turns and mirror images move them along."""
    top = ["", *_text(cols), ""]
    middle = [[count, *map(str, line), count] for count, line in zip(_text(rows), board, strict=True)]
    return [top, *middle, top]

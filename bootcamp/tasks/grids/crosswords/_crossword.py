"""Boards of white and black cells, whose runs of two or more white cells are the entries of a crossword."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, connected, fill
from bootcamp.lib.grid.faults import place

BLACK = "#"

_LOSS = 3  # white cells that one black cell may cost

Entry = tuple[Cell, ...]


def entries(white: Collection[Cell]) -> list[Entry]:
    """List the maximal runs of two or more white cells: those across by their first cells, then those down.

    >>> entries({(0, 0), (0, 1), (1, 1), (2, 0)})
    [((0, 0), (0, 1)), ((0, 1), (1, 1))]
    """
    found = []
    for down, right in ((0, 1), (1, 0)):
        for row, col in sorted(white):
            if (row - down, col - right) not in white:
                run = [(row, col)]
                while (run[-1][0] + down, run[-1][1] + right) in white:
                    run.append((run[-1][0] + down, run[-1][1] + right))
                found.append(tuple(run))
    return [run for run in found if len(run) > 1]


def draw_white(rows: int, cols: int, most: int, longest: int, crossed: bool, rng: Random) -> list[Cell]:
    """Draw at most `most` connected white cells, each in an entry, or in two if `crossed`, shifted to the top left.

    There are at least two thirds of `most`, and no entry has more than `longest` cells. Raises Retry where that failed.
    """
    white = set(cells(rows, cols))
    for cell in rng.sample(sorted(white), rows * cols):
        if cell in white and (len(white) > most or max(map(len, entries(white))) > longest):
            left = _supported(white - {cell}, 2 if crossed else 1)
            if 3 * len(left) >= 2 * most and len(white) - len(left) <= _LOSS and connected(left):
                white = left
    if len(white) > most or max(map(len, entries(white))) > longest:
        raise task.Retry
    rows_above, cols_before = (min(cell[axis] for cell in white) for axis in (0, 1))
    return sorted((row - rows_above, col - cols_before) for row, col in white)


def written(rows: int, cols: int, symbols: Mapping[Cell, str]) -> tuple[tuple[str, ...], ...]:
    """Write the symbols of the white cells as a board.

    >>> written(1, 2, {(0, 1): "7"})
    (('#', '7'),)
    """
    return fill(rows, cols, (symbols.get(cell, BLACK) for cell in cells(rows, cols)))


def black_fault(white: Collection[Cell], answer: Sequence[Sequence[str]]) -> str:
    """Say which cell of an answer is black against the board, or not black."""
    for row, line in enumerate(answer):
        for col, symbol in enumerate(line):
            if (symbol == BLACK) == ((row, col) in white):
                return f"the cell in {place((row, col))} is {'white' if symbol == BLACK else 'black'} on the board"
    return ""


def entry_name(entry: Entry) -> str:
    """Name an entry by its direction and its first cell.

    >>> entry_name(((0, 1), (1, 1)))
    'the entry down from row 1, column 2'
    """
    return f"the entry {'across' if entry[0][0] == entry[1][0] else 'down'} from {place(entry[0])}"


def _supported(white: set[Cell], least: int) -> set[Cell]:
    """Drop cells, again and again, that are in fewer than `least` entries."""
    while True:
        held = Counter(cell for entry in entries(white) for cell in entry)
        left = {cell for cell in white if held[cell] >= least}
        if len(left) == len(white):
            return white
        white = left

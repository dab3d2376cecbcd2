"""What is wrong with a filled board, in words: the first broken rule, or "" if there is none."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from bootcamp.lib.grid.board import Cell, cells, connected, lines, size, where
from bootcamp.lib.grid.regions import LETTERS
from bootcamp.lib.grid.shading import full_block, touching


def place(cell: Cell) -> str:
    """Name a cell, counted from 1.

    >>> place((0, 2))
    'row 1, column 3'
    """
    return f"row {cell[0] + 1}, column {cell[1] + 1}"


def givens_fault(givens: Sequence[Sequence[object]], answer: Sequence[Sequence[str]]) -> str:
    """Say which given was changed; None is a cell to fill.

    >>> givens_fault(((1, None), (None, 2)), (("1", "2"), ("1", "1")))
    'the given 2 in row 2, column 2 was changed'
    """
    for row, (line, filled) in enumerate(zip(givens, answer, strict=True)):
        for col, (given, symbol) in enumerate(zip(line, filled, strict=True)):
            if given is not None and str(given) != symbol:
                return f"the given {given} in {place((row, col))} was changed"
    return ""


def repeat_fault(board: Sequence[Sequence[object]], groups: Iterable[Iterable[Cell]], name: str) -> str:
    """Say which of `groups`, all called `name`, holds something twice.

    >>> repeat_fault(("12", "11"), [((0, 0), (0, 1)), ((0, 0), (1, 1))], "diagonal")
    'diagonal 2 holds 1 more than once'
    """
    for index, group in enumerate(groups, 1):
        seen: set[object] = set()
        for row, col in group:
            symbol = board[row][col]
            if symbol in seen:
                return f"{name} {index} holds {symbol} more than once"
            seen.add(symbol)
    return ""


def latin_fault(board: Sequence[Sequence[object]], among: Collection[Cell] | None = None) -> str:
    """Say which row or column holds a symbol twice, counting only the cells `among` these if they are given.

    >>> latin_fault(("12", "12")), latin_fault(("12", "12"), among={(0, 0), (1, 1)})
    ('column 1 holds 1 more than once', '')
    """
    rows, cols = size(board)
    counted = set(cells(rows, cols) if among is None else among)
    groups = [[cell for cell in line if cell in counted] for line in lines(rows, cols)]
    return repeat_fault(board, groups[:rows], "row") or repeat_fault(board, groups[rows:], "column")


def scattered_fault(board: Sequence[Sequence[str]], shaded: str = "#") -> str:
    """Say where two shaded cells share a side, or that the other cells are not connected.

    >>> scattered_fault((".#", "##")), scattered_fault((".#", "#."))
    ('the shaded cell in row 1, column 2 shares a side with another', 'the unshaded cells are not connected')
    """
    group = set(where(board, shaded))
    pair = touching(group)
    if pair:
        return f"the shaded cell in {place(pair)} shares a side with another"
    rest = [cell for cell in cells(*size(board)) if cell not in group]
    return "" if connected(rest) else "the unshaded cells are not connected"


def ribbon_fault(board: Sequence[Sequence[str]], shaded: str = "#") -> str:
    """Say where a 2 x 2 block is all shaded, or that the shaded cells are not connected.

    >>> ribbon_fault(("##", "##")), ribbon_fault(("#.", ".#"))
    ('the 2 x 2 block from row 1, column 1 on is all shaded', 'the shaded cells are not connected')
    """
    group = where(board, shaded)
    block = full_block(*size(board), group)
    if block:
        return f"the 2 x 2 block from {place(block)} on is all shaded"
    return "" if connected(group) else "the shaded cells are not connected"


def shaded_clue_fault(clues: Collection[Cell], answer: Sequence[Sequence[str]]) -> str:
    """Say which cell with a clue is shaded.

    >>> shaded_clue_fault([(0, 1)], ("##", ".."))
    'the clue cell in row 1, column 2 is shaded'
    """
    cell = next((cell for cell in where(answer, "#") if cell in clues), None)
    return f"the clue cell in {place(cell)} is shaded" if cell else ""


Counts = tuple[int | None, ...]


def region_fault(groups: Sequence[Sequence[Cell]], counts: Counts, marked: Collection[Cell]) -> str:
    """Say which region does not have its number of shaded cells.

    >>> region_fault([[(0, 0)], [(0, 1)]], (None, 1), {(0, 0)})
    'region B has 0 shaded cells, not 1'
    """
    for region, (group, count) in enumerate(zip(groups, counts, strict=True)):
        found = sum(cell in marked for cell in group)
        if count not in (None, found):
            return f"region {LETTERS[region]} has {found} shaded cells, not {count}"
    return ""

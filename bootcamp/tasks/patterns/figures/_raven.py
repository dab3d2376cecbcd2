"""Matrices of sets in which the last cell of a line follows from the others by a set operation."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from bootcamp.lib.grid.board import cells
from bootcamp.task import Retry

Matrix = tuple[tuple[str, ...], ...]  # the symbols of each cell as a text, GAP or EMPTY

GAP = "?"
EMPTY = "-"
OPERATIONS = {  # which symbols are in the third set, by whether they are in the first and in the second: 00 01 10 11
    "0111": (
        "the symbols that are in the first or in the second set, or in both",
        "在第一个或第二个集合中（或同时在两者中）的符号",
    ),
    "0001": ("the symbols that are in both", "同时在两个集合中的符号"),
    "0110": ("the symbols that are in just one of the two", "恰好在其中一个集合中的符号"),
    "0010": ("the symbols that are in the first but not in the second", "在第一个集合中而不在第二个集合中的符号"),
    "0100": ("the symbols that are in the second but not in the first", "在第二个集合中而不在第一个集合中的符号"),
}


def missing(matrix: Matrix, symbols: str, columns: bool, tables: Sequence[str]) -> str:
    """Give those of `symbols` that the last cell holds under every rule that fits; raise Retry if rules differ.

    A rule goes along the rows or, if `columns` allows it, down the columns, and follows one of `tables`.
    """
    results = set()
    for lines, table in product([matrix, tuple(zip(*matrix, strict=True))][: 1 + columns], tables):
        results |= {"".join(chosen) for chosen in product(*(_possible(lines, symbol, table) for symbol in symbols))}
    if len(results) != 1:
        raise Retry
    return results.pop()


def _possible(lines: Matrix, symbol: str, table: str) -> list[str]:
    """List what a rule along the lines allows in the last cell: the symbol, as a text, or nothing."""
    gaps = [(row, col) for row, col in cells(3, 3) if lines[row][col] == GAP]
    found = set()
    for bits in product((0, 1), repeat=len(gaps)):
        chosen = dict(zip(gaps, bits, strict=True))
        filled = [[chosen.get((row, col), int(symbol in lines[row][col])) for col in range(3)] for row in range(3)]
        if all(int(table[2 * a + b]) == c for a, b, c in filled):
            found.add(symbol * filled[2][2])
    return sorted(found)

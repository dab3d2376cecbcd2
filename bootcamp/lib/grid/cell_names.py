"""Names of cells, and of the rows, columns, boxes, diagonals and regions that they make up, for worked solutions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bootcamp.lib.grid.board import Cell, lines
from bootcamp.lib.grid.regions import LETTERS, RegionMap, region_cells

_UNITS = {
    "en": {
        "row": "row {}",
        "column": "column {}",
        "box": "box {}",
        "diagonal": "diagonal {}",
        "region": "region {}",
    },
    "zh": {
        "row": "第 {} 行",
        "column": "第 {} 列",
        "box": "{} 起的宫",
        "diagonal": "{} 起的对角线",
        "region": "{} 区域",
    },
}


def cell_name(cell: Cell) -> str:
    """Write the row and the column of a cell, counted from 1.

    >>> cell_name((0, 2))
    'r1c3'
    """
    return f"r{cell[0] + 1}c{cell[1] + 1}"


def named_lines(rows: int, cols: int, language: str) -> dict[str, Sequence[Cell]]:
    """Name the rows, then the columns, and give their cells.

    >>> named_lines(1, 2, "en")
    {'row 1': ((0, 0), (0, 1)), 'column 1': ((0, 0),), 'column 2': ((0, 1),)}
    """
    words = _UNITS[language]
    names = [words[kind].format(i + 1) for kind, count in (("row", rows), ("column", cols)) for i in range(count)]
    return dict(zip(names, lines(rows, cols), strict=True))


def group_names(kind: str, groups: Iterable[Sequence[Cell]], language: str) -> dict[str, Sequence[Cell]]:
    """Name boxes or diagonals after their first cells.

    >>> group_names("box", [[(0, 2), (0, 3)]], "en")
    {'box r1c3': [(0, 2), (0, 3)]}
    """
    return {_UNITS[language][kind].format(cell_name(group[0])): group for group in groups}


def region_names(regions: RegionMap, language: str) -> dict[str, Sequence[Cell]]:
    """Name regions by their letters.

    >>> region_names(((0, 1),), "en")
    {'region A': ((0, 0),), 'region B': ((0, 1),)}
    """
    groups = region_cells(regions)
    return {_UNITS[language]["region"].format(LETTERS[index]): group for index, group in enumerate(groups)}

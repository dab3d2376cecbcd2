"""Drawings of boards as text: cells of one width, one space between them, no trailing spaces.

Each family of puzzles is drawn in one way: a plain board, regions as a second board of letters, clues of lines around
the board, signs between cells on lines of their own, numbers among the dots of a lattice.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.regions import LETTERS, letters

Row = Sequence[object]


def text(item: object, blank: str = ".") -> str:
    """Write the content of a cell; None is blank.

    >>> text(None), text(12)
    ('.', '12')
    """
    return blank if item is None else str(item)


def draw(board: Sequence[Row], blank: str = ".") -> str:
    """Draw a board; None is a blank cell.

    >>> print(draw(((1, None), (10, 2))))
     1  .
    10  2
    """
    rows = [[text(item, blank) for item in row] for row in board]
    width = max(len(item) for row in rows for item in row)
    return "\n".join(" ".join(item.rjust(width) for item in row) for row in rows)


def draw_regions(regions: Sequence[Sequence[int]]) -> str:
    """Draw a region map with the letter of its region in every cell.

    >>> print(draw_regions(((0, 0), (1, 0))))
    A A
    B A
    """
    return draw(letters(regions))


def draw_counts(board: Sequence[Row], rows: Sequence[int | None], cols: Sequence[int | None]) -> str:
    """Draw a board with the counts of its rows on the right and of its columns below; None is hidden: a question mark.

    >>> print(draw_counts(((None, 1),), (1,), (None, 2)))
    +-----+
    | . 1 | 1
    +-----+
      ? 2
    """
    below, beside = ([text(count, "?") for count in counts] for counts in (cols, rows))
    return draw_around(board, bottom=below, right=beside)


def draw_around(
    board: Sequence[Row],
    top: Row = (),
    bottom: Row = (),
    left: Row = (),
    right: Row = (),
    blank: str = ".",
) -> str:
    """Draw a board in a frame with clues outside it; a clue None is left out, as is a line above or below without any.

    >>> print(draw_around(((None, 1), (2, None)), top=(3, None), right=(10, 4)))
       3
    +-------+
    |  .  1 | 10
    |  2  . |  4
    +-------+
    """
    cols = len(board[0])
    outside = [text(item, "") for side in (top, bottom, left, right) for item in side]
    width = max([len(text(item, blank)) for row in board for item in row] + [len(item) for item in outside])

    def row_text(row: Row, empty: str) -> str:
        return " ".join(text(item, empty).rjust(width) for item in row)

    margin = " " * (width + 1) if left else ""
    indent = margin + "  "
    bar = f"{margin}+{'-' * (cols * (width + 1) + 1)}+"
    drawn = [indent + row_text(top, "")] if top else []
    drawn.append(bar)
    for index, row in enumerate(board):
        before = text(left[index], "").rjust(width) + " " if left else ""
        after = " " + text(right[index], "").rjust(width) if right else ""
        drawn.append(f"{before}| {row_text(row, blank)} |{after}")
    drawn.append(bar)
    if bottom:
        drawn.append(indent + row_text(bottom, ""))
    return "\n".join(line.rstrip() for line in drawn if line.strip())


def draw_between(board: Sequence[Row], across: Sequence[Row], down: Sequence[Row], blank: str = ".") -> str:
    """Draw a board with signs between side neighbours (None: no sign).

    ``across[r][c]`` stands right of the cell (r, c), ``down[r][c]`` below it.

    >>> print(draw_between(((None, 1), (2, None)), (("<",), (None,)), (("^", None),)))
    . < 1
    ^
    2   .
    """
    marks = [text(item, "") for rows in (across, down) for row in rows for item in row]
    width = max([len(text(item, blank)) for row in board for item in row] + [len(mark) for mark in marks])
    gap = " " * (width + 2)
    drawn = []
    for index, row in enumerate(board):
        signs = [*(f" {text(sign, '').rjust(width)} " for sign in across[index]), ""]
        drawn.append("".join(text(item, blank).rjust(width) + sign for item, sign in zip(row, signs, strict=True)))
        if index < len(down):
            drawn.append(gap.join(text(sign, "").rjust(width) for sign in down[index]))
    return "\n".join(line.rstrip() for line in drawn)


def draw_marks(board: Sequence[Row], marks: Mapping[tuple[Cell, Cell], object], blank: str = ".") -> str:
    """Draw a board with marks between side neighbours, each given as the earlier and the later cell.

    >>> print(draw_marks(((1, None),), {((0, 0), (0, 1)): "<"}))
    1 < .
    """
    rows, cols = len(board), len(board[0])
    across = [[marks.get(((row, col), (row, col + 1))) for col in range(cols - 1)] for row in range(rows)]
    down = [[marks.get(((row, col), (row + 1, col))) for col in range(cols)] for row in range(rows - 1)]
    return draw_between(board, across, down, blank)


def draw_lattice(board: Sequence[Row]) -> str:
    """Draw the dots of a lattice (+) with the numbers of the squares between them (None: no number).

    >>> print(draw_lattice(((3, None),)))
    +   +   +
      3
    +   +   +
    """
    dots = "   ".join("+" * (len(board[0]) + 1))
    drawn = [dots]
    for row in board:
        drawn += ["  " + "   ".join(text(item, " ") for item in row).rstrip(), dots]
    return "\n".join(line.rstrip() for line in drawn)


def draw_lists(clues: Sequence[Iterable[int]], none: str = "0") -> str:
    """Write the number lists of lines, one line each, counted from 1.

    >>> print(draw_lists(((2, 1), ())))
    1: 2 1
    2: 0
    """
    return "\n".join(f"{index}: {' '.join(map(str, clue)) or none}" for index, clue in enumerate(clues, 1))


def listing(places: Iterable[Cell]) -> str:
    """Write cells as (row, column), counted from 1.

    >>> listing([(0, 0), (1, 2)])
    '(1, 1), (2, 3)'
    """
    return ", ".join(f"({row + 1}, {col + 1})" for row, col in places)


def region_list(counts: Iterable[int | None]) -> str:
    """Write the numbers that regions have, by letter; regions without one are left out.

    >>> region_list((2, None, 0))
    'A = 2, C = 0'
    """
    return ", ".join(f"{LETTERS[region]} = {count}" for region, count in enumerate(counts) if count is not None)

"""White cells of which a triangle may blacken one half, cut off along a diagonal, and the areas that stay white.

The sign of a cell is ``.`` (white), ``#`` (black) or the corner at which the black triangle has its right angle.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from bootcamp.lib.grid.board import KING, SIDES, Cell, cells, components, size
from bootcamp.lib.grid.pieces import bounds

WHITE = {".": "NESW", "NW": "ES", "NE": "SW", "SE": "WN", "SW": "NE", "#": ""}
"""The quarters of a cell, cut along both diagonals, that each sign leaves white."""
_MESH = {"N": (0, 1), "E": (1, 2), "S": (2, 1), "W": (1, 0)}
"""The places of the quarters on a mesh of 3 x 3 points a cell, on which touching ones are a king's step apart."""


def white_areas(board: Sequence[Sequence[str]]) -> list[tuple[Cell, ...]]:
    """List the connected white areas, each as the points of its quarters on the mesh.

    >>> white_areas((("NW", "#"),))
    [((1, 2), (2, 1))]
    """
    return components(
        [
            (3 * row + _MESH[side][0], 3 * col + _MESH[side][1])
            for row, col in cells(*size(board))
            for side in WHITE[board[row][col]]
        ],
        KING,
    )


def is_rectangle(area: Collection[Cell]) -> bool:
    """Tell whether quarters fill a rectangle: all cells around them, or all squares of the tilted lattice around them.

    The two quarters on both sides of a side of a cell are such a tilted square.

    >>> [is_rectangle(area) for area in white_areas((("NW", "NE"), ("SW", "SE")))], is_rectangle([(1, 2), (2, 1)])
    ([True], False)
    """
    _, _, height, width = bounds((row // 3, col // 3) for row, col in area)
    _, _, along, across = bounds(
        (row // 3 + col // 3 + (row % 3 + col % 3) // 2, row // 3 - col // 3 + (row % 3 - col % 3) // 2)
        for row, col in area
    )
    return len(area) in (4 * height * width, 2 * along * across)


def tilted_rectangle(row: int, col: int, right: int, left: int) -> dict[Cell, str]:
    """Give the signs of the tilted rectangle whose top is the upper left corner of a cell.

    From there its sides run `right` and `left` diagonals of a cell downwards.

    >>> tilted_rectangle(0, 1, 1, 1)
    {(0, 1): 'NE', (1, 0): 'SW', (0, 0): 'NW', (1, 1): 'SE'}
    """
    signs: dict[Cell, str] = {}
    for k in range(right):
        signs |= {(row + k, col + k): "NE", (row + left + k, col - left + k): "SW"}
    for k in range(left):
        signs |= {(row + k, col - 1 - k): "NW", (row + right + k, col + right - 1 - k): "SE"}
    ends = sorted(signs)  # two in every row
    for (line, first), (_, last) in zip(ends[::2], ends[1::2], strict=True):
        signs |= {(line, between): "." for between in range(first + 1, last)}
    return signs


def meet(signs: Mapping[Cell, str], others: Mapping[Cell, str]) -> bool:
    """Tell whether white parts of two layouts meet at a side of cells.

    >>> meet({(0, 0): "SE"}, {(0, 1): "."}), meet({(0, 0): "SW"}, {(0, 1): "."})
    (False, True)
    """
    return any(
        "NESW"[k] in WHITE[sign] and "SWNE"[k] in WHITE[others.get((row + down, col + right), "#")]
        for (row, col), sign in signs.items()
        for k, (down, right) in enumerate(SIDES)
    )

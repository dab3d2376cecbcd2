"""Changes of the filled cells of a grid, each decided for all cells at once by their neighbours."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bootcamp.lib.grid.board import KING, Cell, components, graph

Cells = frozenset[Cell]
Around = Mapping[Cell, tuple[Cell, ...]]  # the neighbours of every cell of the grid


def _square(around: Around) -> Around:
    """Give the neighbours that share a side or a corner."""
    rows, cols = max(around)
    return graph(rows + 1, cols + 1, KING)


def _grown(filled: Cells, around: Around) -> Cells:
    return filled | {near for cell in filled for near in around[cell]}


def _shrunk(filled: Cells, around: Around) -> Cells:
    return frozenset(cell for cell in filled if filled.issuperset(around[cell]))


def _bridged(filled: Cells, around: Around) -> Cells:
    return filled | {
        (row, col)
        for row, col in around
        if filled.issuperset([(row - 1, col), (row + 1, col)]) or filled.issuperset([(row, col - 1), (row, col + 1)])
    }


def _closed(filled: Cells, around: Around) -> Cells:
    rows, cols = max(around)
    regions = components(around.keys() - filled)
    inner = [region for region in regions if all(0 < row < rows and 0 < col < cols for row, col in region)]
    return filled.union(*inner)


CHANGES: dict[str, tuple[str, str, Callable[[Cells, Around], Cells]]] = {
    "grow": (
        "every empty cell that shares a side with a filled one is filled",
        "与填色格有公共边的空格都填色",
        _grown,
    ),
    "shrink": (
        "every filled cell that shares a side with an empty one is emptied",
        "与空格有公共边的填色格都变空",
        _shrunk,
    ),
    "outline": (
        "every filled cell that shares no side with an empty one is emptied",
        "不与任何空格有公共边的填色格都变空",
        lambda filled, around: filled - _shrunk(filled, around),
    ),
    "bridge": (
        "every empty cell with filled cells right above and below it, or right beside it on both sides, is filled",
        "紧邻的上下两格都填色、或紧邻的左右两格都填色的空格都填色",
        _bridged,
    ),
    "lonely": (
        "every filled cell that shares no side with a filled one is emptied",
        "不与任何填色格有公共边的填色格都变空",
        lambda filled, around: frozenset(cell for cell in filled if not filled.isdisjoint(around[cell])),
    ),
    "close": (
        "every empty cell from which no steps from side to side over empty cells lead to the border of the grid is "
        "filled",
        "沿公共边只走空格无法到达网格边缘的空格都填色",
        _closed,
    ),
    "wide": (
        "every empty cell that shares a side or a corner with a filled one is filled",
        "与填色格有公共边或公共角的空格都填色",
        lambda filled, around: _grown(filled, _square(around)),
    ),
    "thin": (
        "every filled cell that shares a side or a corner with an empty one is emptied",
        "与空格有公共边或公共角的填色格都变空",
        lambda filled, around: _shrunk(filled, _square(around)),
    ),
}

"""Put triangles that fill half a cell into white cells so that all white areas become rectangles, upright or tilted.

Answer: the grid with the corner of each triangle; every filling that obeys the rules is right.
Harder: larger grids with larger tilted rectangles, and fewer numbers on the black cells.
Skills: deduction, geometry, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine in 2008 as Shakashaka.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, SIDES, Cell, cells, components, fill, graph, size
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.pieces import bounds, box_cells
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_WHITE = {".": "NESW", "NW": "ES", "NE": "SW", "SE": "WN", "SW": "NE", "#": ""}
"""The quarters of a cell, cut along both diagonals, that each sign leaves white."""

_MESH = {"N": (0, 1), "E": (1, 2), "S": (2, 1), "W": (1, 0)}
"""The places of the quarters on a mesh of 3 x 3 points a cell, on which touching ones are a king's step apart."""


class Shakashaka(Task["Shakashaka.Params", "Shakashaka.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 10), ge=4, le=12)
        longest: int = knob(
            "the longest side of a tilted rectangle, in diagonals of a cell",
            levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 3),
            ge=1,
            le=4,
        )
        numbered: int = knob(
            "the share of black cells with a number, in percent",
            levels=(80, 80, 75, 70, 70, 65, 60, 55, 50, 45),
            ge=10,
            le=100,
        )

    class Instance(task.Instance):
        signs: Board

    prompt = Prompt(
        en=r"""
        In this grid dots are white cells; # is a black cell without a number, a digit is a black cell with a number.

        {{ signs | board }}

        Put triangles into some of the white cells. A triangle blackens the half of its cell on one side of a diagonal:
        NW the upper left half, with the right angle in the upper left corner, and likewise NE the upper right, SE the
        lower right and SW the lower left half. The other half stays white, as do white cells without a triangle.

        - The number on a black cell tells how many of the cells that share a side with it hold a triangle.
        - White parts of two neighbouring cells belong to the same area if they meet along the common side of the cells;
          to meet in a point is not enough. Every white area must be a full rectangle, upright or tilted by 45 degrees.

        Draw the grid with the names of the triangles, . for a white cell without a triangle and # for a black cell with
        or without a number. If there are several solutions, give any one.
        """,
        zh=r"""
        下面的方格中，点是白格，# 是没有数字的黑格，数字表示带数字的黑格。

        {{ signs | board }}

        在一些白格里放三角形。三角形把所在格沿对角线分出的一半涂黑：NW 涂黑左上半（直角在左上角），NE 涂黑右上半，
        SE 涂黑右下半，SW 涂黑左下半；另一半仍是白色，没有三角形的白格也仍是白色。

        - 黑格上的数字表示与它有公共边的格中有几个放了三角形。
        - 相邻两格的白色部分如果在两格的公共边上相接，就属于同一片区域，只在一点相接则不算。
          每片白色区域都必须是完整的矩形，可以是端正的，也可以倾斜 45 度。

        画出结果：放了三角形的格写三角形的名称，没有三角形的白格用 .，黑格（不论有无数字）用 # 表示。
        如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.signs), tuple(_WHITE))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        found = _rectangles(n, params.longest, rng)
        solution = fill(n, n, (found.get(cell, "#") for cell in cells(n, n)))
        black = [cell for cell in cells(n, n) if cell not in found]
        counts = {cell: _triangles(solution, cell) for cell in rng.sample(black, params.numbered * len(black) // 100)}
        if sum(counts.values()) < n:
            raise task.Retry
        signs = dict.fromkeys(black, "#") | {cell: str(count) for cell, count in counts.items()}
        return self.Instance(signs=fill(n, n, (signs.get(cell, ".") for cell in cells(n, n)))), solution

    def key(self, instance: Instance) -> object:
        return canonical(instance.signs)

    def check(self, instance: Instance, answer: Board) -> str:
        for row, col in cells(*size(answer)):
            sign = instance.signs[row][col]
            if (sign == ".") == (answer[row][col] == "#"):
                return f"the colour of {place((row, col))} was changed"
            if sign.isdigit() and (found := _triangles(answer, (row, col))) != int(sign):
                return f"{found} triangles are beside {place((row, col))}, not {sign}"
        for area in _white_areas(answer):
            if not _is_rectangle(area):
                return f"the white area at {place((area[0][0] // 3, area[0][1] // 3))} is no rectangle"
        return ""


def _triangles(board: Board, cell: Cell) -> int:
    """Count the triangles in the cells beside a cell."""
    return sum(len(board[row][col]) == 2 for row, col in graph(*size(board))[cell])


def _rectangles(n: int, longest: int, rng: Random) -> dict[Cell, str]:
    """Lay out random tilted, then upright rectangles whose white parts do not touch, by the signs of their cells."""
    found: dict[Cell, str] = {}
    for turn in range(20 * n):
        row, col = rng.randrange(n), rng.randrange(n)
        if turn < 10 * n:
            signs = _tilted_rectangle(row, col, rng.randint(1, longest), rng.randint(1, longest))
        else:
            signs = dict.fromkeys(box_cells((row, col, rng.randint(1, 3), rng.randint(1, 3))), ".")
        inside = all(0 <= r < n and 0 <= c < n for r, c in signs)
        if inside and found.keys().isdisjoint(signs) and not _meet(signs, found):
            found.update(signs)
    return found


def _white_areas(board: Sequence[Sequence[str]]) -> list[tuple[Cell, ...]]:
    """List the connected white areas, each as the points of its quarters on the mesh.

    >>> _white_areas((("NW", "#"),))
    [((1, 2), (2, 1))]
    """
    return components(
        [
            (3 * row + _MESH[side][0], 3 * col + _MESH[side][1])
            for row, col in cells(*size(board))
            for side in _WHITE[board[row][col]]
        ],
        KING,
    )


def _is_rectangle(area: Collection[Cell]) -> bool:
    """Tell whether quarters fill a rectangle: all cells around them, or all squares of the tilted lattice around them.

    The two quarters on both sides of a side of a cell are such a tilted square.

    >>> [_is_rectangle(area) for area in _white_areas((("NW", "NE"), ("SW", "SE")))], _is_rectangle([(1, 2), (2, 1)])
    ([True], False)
    """
    _, _, height, width = bounds((row // 3, col // 3) for row, col in area)
    _, _, along, across = bounds(
        (row // 3 + col // 3 + (row % 3 + col % 3) // 2, row // 3 - col // 3 + (row % 3 - col % 3) // 2)
        for row, col in area
    )
    return len(area) in (4 * height * width, 2 * along * across)


def _tilted_rectangle(row: int, col: int, right: int, left: int) -> dict[Cell, str]:
    """Give the signs of the tilted rectangle whose top is the upper left corner of a cell.

    From there its sides run `right` and `left` diagonals of a cell downwards.

    >>> _tilted_rectangle(0, 1, 1, 1)
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


def _meet(signs: Mapping[Cell, str], others: Mapping[Cell, str]) -> bool:
    """Tell whether white parts of two layouts meet at a side of cells.

    >>> _meet({(0, 0): "SE"}, {(0, 1): "."}), _meet({(0, 0): "SW"}, {(0, 1): "."})
    (False, True)
    """
    return any(
        "NESW"[k] in _WHITE[sign] and "SWNE"[k] in _WHITE[others.get((row + down, col + right), "#")]
        for (row, col), sign in signs.items()
        for k, (down, right) in enumerate(SIDES)
    )

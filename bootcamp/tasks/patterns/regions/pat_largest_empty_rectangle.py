"""Find from examples which empty rectangle of a noisy grid is painted, and paint that of a new grid.

Answer: the grid with the rectangle painted; every rule of the stated kind that fits the examples gives it.
Harder: larger and emptier grids, more restrictions and measures that are possible.
Skills: induction, spatial, search
Source: original; A. Naamad, D. Lee and W. Hsu, On the maximum empty rectangle problem, Discrete Appl. Math. 8, 1984.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial
from itertools import islice, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, size
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, random_board
from bootcamp.verifiers import Board, Format, Grid

Rectangle = tuple[int, int, int, int]  # its first row and column, and the first ones beyond it

RESTRICTIONS: dict[str, tuple[str, str, Callable[[int, int, bool], bool]]] = {  # height, width, contact with the border
    "any": ("any rectangle", "任何长方形", lambda high, wide, border: True),
    "square": ("only squares", "只有正方形", lambda high, wide, border: high == wide),
    "tall": (
        "only rectangles that are higher than wide",
        "只有高大于宽的长方形",
        lambda high, wide, border: high > wide,
    ),
    "inside": (
        "only rectangles without a cell on the border of the grid",
        "只有没有格子在网格边缘上的长方形",
        lambda high, wide, border: not border,
    ),
    "wide": (
        "only rectangles that are wider than high",
        "只有宽大于高的长方形",
        lambda high, wide, border: high < wide,
    ),
    "border": (
        "only rectangles with a cell on the border of the grid",
        "只有有格子在网格边缘上的长方形",
        lambda high, wide, border: border,
    ),
}
MEASURES: dict[str, tuple[str, str, Callable[[int, int], int]]] = {
    "area": ("the number of its cells", "它的格数", lambda high, wide: high * wide),
    "outline": ("the length of its outline", "它的周长", lambda high, wide: high + wide),
    "thickness": ("the lesser of its height and its width", "它的高与宽中较小的一个", min),
}

PAINT = "9"
TRIES = 40  # boards in which a single largest rectangle is looked for


class PatLargestEmptyRectangle(Task["PatLargestEmptyRectangle.Params", "PatLargestEmptyRectangle.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 8, 9, 10, 12, 13, 14, 15), ge=4, le=18)
        noise: int = knob(
            "how many percent of the cells are coloured", levels=(50, 45, 40, 40, 35, 30, 30, 30, 25, 25), ge=5, le=60
        )
        restrictions: int = knob(
            "how many restrictions are possible", levels=(1, 2, 3, 4, 5, 6, 6, 6, 6, 6), ge=1, le=6
        )
        measures: int = knob("how many measures are possible", levels=(1, 1, 1, 1, 1, 1, 2, 3, 3, 3), ge=1, le=3)
        pairs: int = knob("how many examples are given", levels=(2,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        restrictions: tuple[str, ...]
        measures: tuple[str, ...]

        @property
        def ways(self) -> list[dict[str, list[str]]]:
            return [
                by_language(RESTRICTIONS[name] for name in self.restrictions),
                by_language(MEASURES[name] for name in self.measures),
            ]

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell. A rectangle is made of empty cells only: one cell, a line of cells or more. One rectangle is
        painted with 9: among those that are allowed, the one that is largest. The rectangles that are
        allowed are {{ "given by one of these" if ways[0].en | length > 1 else "these" }} (the same in every grid):

        {{ ways[0][language] | bullets }}

        The largest is the one with the greatest value of
        {{ "one of these" if ways[1].en | length > 1 else "this" }} (the same in every grid):

        {{ ways[1][language] | bullets }}

        In every grid here, the last one included, just one allowed rectangle is largest.
        """,
        zh=r"""
        0 是空格。长方形只由空格组成：一格、一条线或更多。有一个长方形涂成 9：它是允许的长方形中最大的。
        允许的是下列{{ "长方形之一，由隐藏的规则决定" if ways[0].en | length > 1 else "长方形" }}（各网格相同）：

        {{ ways[0][language] | bullets }}

        最大是指下列{{ "某个" if ways[1].en | length > 1 }}值最大（各网格相同）：

        {{ ways[1][language] | bullets }}

        这里的每个网格（包括最后一个）中，最大的允许长方形只有一个。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        restrictions, measures = tuple(RESTRICTIONS)[: params.restrictions], tuple(MEASURES)[: params.measures]
        family = [partial(_painted, *choice) for choice in product(restrictions, measures)]
        hidden = partial(_painted, rng.choice(restrictions), rng.choice(measures))
        colours = rng.sample(COLOURS.replace(PAINT, ""), 2)
        boards = (random_board(rng, params.size, params.size, colours, params.noise / 100) for _ in range(TRIES))
        found = list(islice(filter(hidden, boards), params.pairs + 1))
        if len(found) <= params.pairs:
            raise task.Retry
        *befores, query = found
        pairs = tuple((before, hidden(before)) for before in befores)
        result = settled(family, pairs, query)
        return self.Instance(pairs=pairs, query=query, restrictions=restrictions, measures=measures), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.restrictions, instance.measures]


def _painted(restriction: str, measure: str, board: Board) -> Board:
    """Paint the largest rectangle; give an empty board if there is none or more than one."""
    found = largest(restriction, measure, board)
    if len(found) != 1:
        return ()
    ((top, left, bottom, right),) = found
    return tuple(
        tuple(PAINT if top <= row < bottom and left <= col < right else item for col, item in enumerate(line))
        for row, line in enumerate(board)
    )


def largest(restriction: str, measure: str, board: Board) -> list[Rectangle]:
    """List the empty rectangles with the greatest measure among those that are allowed."""
    rows, cols = size(board)
    measured = [
        (MEASURES[measure][2](bottom - top, right - left), (top, left, bottom, right))
        for top, left, bottom, right in rectangles(board)
        if RESTRICTIONS[restriction][2](bottom - top, right - left, 0 in (top, left) or bottom == rows or right == cols)
    ]
    most = max((value for value, _ in measured), default=0)
    return [rectangle for value, rectangle in measured if value == most]


@lru_cache(maxsize=16)
def rectangles(board: Board) -> list[Rectangle]:
    """List the empty rectangles."""
    found = []
    for top, left in cells(*size(board)):
        right = len(board[0])
        for bottom in range(top, len(board)):
            line = board[bottom]
            right = next((col for col in range(left, right) if line[col] != EMPTY), right)
            found += [(top, left, bottom + 1, end) for end in range(left + 1, right + 1)]
    return found

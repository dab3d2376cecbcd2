"""Find from examples how enclosed regions are filled, and fill those of a new grid.

Answer: the grid with the enclosed regions filled; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more enclosures, open ones among them, rules that depend on size, shape and colour.
Skills: induction, spatial, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, SIDES, Cell, components, graph, size, where
from bootcamp.lib.grid.shapes import normal, random_polyomino
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import coloured, grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._hidden_tables import KindsInstance
from bootcamp.tasks.patterns._scenes import COLOURS, EMPTY, apart, paint
from bootcamp.tasks.patterns._shown_rules import group_lines
from bootcamp.verifiers import Board, Format, Grid

KINDS = {  # what the colour of an enclosed region depends on
    "all": ("nothing: it is always the same", "没有：总是同一种颜色"),
    "parity": ("whether its number of cells is odd or even", "它的格数是奇数还是偶数"),
    "wall": ("the colour of the walls at its sides", "它边上的墙的颜色"),
    "area": ("its number of cells", "它的格数"),
    "both": (
        "the colour of the walls at its sides, and whether its number of cells is odd or even",
        "它边上的墙的颜色，以及它的格数是奇数还是偶数",
    ),
}


class PatFillEnclosed(Task["PatFillEnclosed.Params", "PatFillEnclosed.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns", levels=(6, 9, 10, 11, 12, 13, 15, 16, 17, 18), ge=6, le=20
        )
        enclosures: int = knob("how many walls a grid has", levels=(1, 2, 2, 3, 3, 4, 5, 5, 6, 8), ge=1, le=9)
        largest: int = knob("the most cells of a region", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 5), ge=1, le=7)
        open: int = knob("how many of the walls have a gap", levels=(0, 0, 0, 1, 1, 1, 1, 1, 2, 2), ge=0, le=5)
        kinds: int = knob("how many kinds of rules are possible", levels=(2, 3, 3, 3, 4, 4, 5, 5, 5, 5), ge=1, le=5)
        pairs: int = knob("how many examples are given", levels=(3,) * 10, ge=1, le=6)

    class Instance(KindsInstance):
        described = KINDS

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell, all others are walls. A region is a largest group of empty cells that are connected by
        sides; it is enclosed if none of its cells lies on the border of the grid. All cells of an enclosed region get
        one colour, everything else stays as it is. By a hidden table, the colour depends on one of these (the same one
        in every grid):

        {{ ways[language] | bullets }}
        """,
        zh=r"""
        0 是空格，其他格子都是墙。区域是以边相连的极大一组空格；若其中没有格子在网格的边缘上，它就是封闭的。
        封闭区域的所有格子填上同一种颜色，其余不变。颜色由一张隐藏的表决定，取决于下列因素之一（各网格用同一因素）：

        {{ ways[language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds = tuple(KINDS)[: params.kinds]
        hidden = partial(_classes, rng.choice(kinds[1:] or kinds))
        walls = rng.sample(COLOURS, 2)
        *befores, query = (_random_board(params, walls, rng) for _ in range(params.pairs + 1))
        named = {name: None for board in befores for row in hidden(board) for name in row}
        regions = [name for name in named if name not in (EMPTY, *walls)]
        inks = [colour for colour in COLOURS if colour not in walls]
        table: dict[Hashable, str] = {name: name for name in (EMPTY, *walls)}
        table |= zip(regions, rng.sample(inks, len(regions)), strict=True)
        pairs = tuple((before, coloured(table, hidden(before))) for before in befores)
        result = settled_by_tables([partial(_classes, kind) for kind in kinds], pairs, query)
        return self.Instance(pairs=pairs, query=query, kinds=kinds), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        kinds = ((f"{number}. ", partial(_classes, kind)) for number, kind in enumerate(instance.kinds, 1))
        return "\n".join(group_lines(kinds, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.kinds]


def _random_board(params: PatFillEnclosed.Params, walls: list[str], rng: Random) -> Board:
    """Lay random regions with walls around them, and leave gaps in some walls."""
    shapes = []
    for _ in range(params.enclosures):
        region = random_polyomino(rng.randint(1, params.largest), rng)
        shapes.append(normal({(row + down, col + right) for row, col in region for down, right in (*KING, (0, 0))}))
    around = graph(params.size, params.size, KING)
    objects = []
    for number, group in enumerate(apart(rng, params.size, params.size, sorted(shapes, key=len, reverse=True))):
        inner = [cell for cell in group if len(around[cell]) == len(KING) and set(group).issuperset(around[cell])]
        wall = [cell for cell in group if cell not in inner]
        if number < params.open:
            wall.remove(rng.choice([cell for cell in wall if any(near in inner for near in _beside(cell))]))
        objects.append((rng.choice(walls), tuple(wall)))
    return paint(params.size, params.size, objects)


def _beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + down, cell[1] + right) for down, right in SIDES]


def _classes(kind: str, board: Board) -> list[list[Hashable]]:
    """Give the colour of every cell that stays as it is, and what the new colour of the others depends on."""
    rows, cols = size(board)
    classes: list[list[Hashable]] = [list(row) for row in board]
    for region in components(where(board, EMPTY)):
        if all(0 < row < rows - 1 and 0 < col < cols - 1 for row, col in region):
            wall = max(board[row][col] for cell in region for row, col in _beside(cell))
            odd = len(region) % 2
            values = {"all": (), "parity": (odd,), "wall": (wall,), "area": (len(region),), "both": (wall, odd)}
            for row, col in region:
                classes[row][col] = values[kind]
    return classes

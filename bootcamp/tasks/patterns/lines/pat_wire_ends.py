"""Find from examples what the colour of a wire between two dots depends on, and colour the wires of a new grid.

Answer: the grid with all wires coloured; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more and longer wires, more colours of dots, more kinds of rules.
Skills: induction, spatial, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, components, size, where
from bootcamp.lib.grid.shapes import Shape, normal
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._hidden_tables import KindsInstance, pairs_by_table
from bootcamp.tasks.patterns._scenes import EMPTY, Object, apart, paint
from bootcamp.tasks.patterns._shown_rules import group_lines
from bootcamp.verifiers import Board, Format, Grid

WIRE, DOTS, INKS = "9", "1234", "5678"
KINDS = {  # what the new colour depends on
    "same": ("whether its two dots have the same colour", "它的两个点颜色是否相同"),
    "parity": ("whether its number of cells that are 9 is odd or even", "它标为 9 的格数是奇数还是偶数"),
    "pair": ("the colours of its two dots, in any order", "它的两个点的颜色，不分次序"),
    "corners": ("the number of its cells at which it turns by a right angle", "它在多少个格子上转直角弯"),
    "line": (
        "whether its two dots lie in one row, in one column or in neither",
        "它的两个点在同一行、同一列，还是都不是",
    ),
    "both": ("the first two of these together", "上面前两项合在一起"),
}


class PatWireEnds(Task["PatWireEnds.Params", "PatWireEnds.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(6, 7, 8, 9, 10, 11, 12, 13, 14, 16), ge=5, le=18)
        wires: int = knob("how many wires a grid has", levels=(2, 3, 3, 4, 4, 5, 6, 6, 7, 8), ge=1, le=10)
        longest: int = knob(
            "the most cells of a wire, dots included", levels=(4, 4, 5, 5, 6, 7, 7, 8, 8, 9), ge=3, le=12
        )
        dots: int = knob("how many colours of dots occur", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        kinds: int = knob("how many kinds of rules are possible", levels=(2, 2, 3, 4, 5, 5, 6, 6, 6, 6), ge=2, le=6)
        pairs: int = knob("how many examples are given", levels=(3,) * 10, ge=1, le=6)

    class Instance(KindsInstance):
        described = KINDS

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell. A wire is a chain of cells joined by sides: a dot at each end, of a colour from 1 to 4, and
        cells that are 9 between them. Wires do not touch each other. In the output the cells of a wire that are 9 have
        got a colour, all the same one; everything else stays as it is. By a hidden table, the colour depends on one of
        these (the same one in every grid):

        {{ ways[language] | bullets }}
        """,
        zh=r"""
        0 是空格。导线是以边相连的一串格子：两端各有一个点，颜色为 1 到 4，中间的格子为 9。各条导线互不接触。
        在输出中，一条导线上为 9 的格子全部换成同一种颜色，其余不变。颜色由一张隐藏的表决定，
        取决于下列之一（各网格用同一种）：

        {{ ways[language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds = tuple(KINDS)[: params.kinds]
        hidden = partial(_classes, rng.choice(kinds))
        *befores, query = (_random_board(params, rng) for _ in range(params.pairs + 1))
        pairs = pairs_by_table(rng, hidden, befores, EMPTY + DOTS, INKS)
        result = settled_by_tables([partial(_classes, kind) for kind in kinds], pairs, query)
        if len({ink for row in result for ink in row if ink in INKS}) < 2:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, kinds=kinds), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        kinds = ((f"{number}. ", partial(_classes, kind)) for number, kind in enumerate(instance.kinds, 1))
        return "\n".join(group_lines(kinds, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.kinds]


def _random_board(params: PatWireEnds.Params, rng: Random) -> Board:
    wires = [_random_wire(rng.randint(3, params.longest), rng) for _ in range(params.wires)]
    objects: list[Object] = []
    for group in apart(rng, params.size, params.size, sorted(wires, key=len, reverse=True)):
        ends = [cell for cell in group if len(_beside(cell, group)) == 1]
        objects += [(WIRE, group), *((rng.choice(DOTS[: params.dots]), (cell,)) for cell in ends)]
    return paint(params.size, params.size, objects)


def _random_wire(length: int, rng: Random) -> Shape:
    """Draw a path that touches itself nowhere; raise Retry where it gets stuck."""
    wire: list[Cell] = [(0, 0)]
    while len(wire) < length:
        row, col = wire[-1]
        near = [(row + down, col + right) for down, right in SIDES]
        free = [cell for cell in near if cell not in wire and len(_beside(cell, wire)) == 1]
        if not free:
            raise task.Retry
        wire.append(rng.choice(free))
    return normal(wire)


def _beside(cell: Cell, group: Collection[Cell]) -> list[Cell]:
    return [near for down, right in SIDES if (near := (cell[0] + down, cell[1] + right)) in group]


def _classes(kind: str, board: Board) -> list[list[Hashable]]:
    """Give the colour of every cell that stays as it is, and what the new colour of the others depends on."""
    classes: list[list[Hashable]] = [list(row) for row in board]
    for group in components(where(board, WIRE, *DOTS)):
        a, b = (cell for cell in group if board[cell[0]][cell[1]] != WIRE)
        inks = sorted((board[a[0]][a[1]], board[b[0]][b[1]]))
        same, odd = inks[0] == inks[1], len(group) % 2
        bends = sum(all(len({*axis}) > 1 for axis in zip(*_beside(cell, group), strict=True)) for cell in group)
        named: dict[str, Hashable] = {"same": (same,), "parity": (odd,), "pair": tuple(inks), "both": (same, odd)}
        named |= {"corners": (bends,), "line": (a[0] == b[0], a[1] == b[1])}
        for row, col in group:
            if board[row][col] == WIRE:
                classes[row][col] = named[kind]
    return classes

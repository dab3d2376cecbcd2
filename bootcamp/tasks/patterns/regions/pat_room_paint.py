"""Find from examples how rooms are painted by the dots in them, and paint the rooms of a new grid.

Answer: the grid with all rooms painted; every rule of the stated kind that fits the examples gives it.
Harder: larger grids, more rooms and dots, rules that compare rooms or combine two facts.
Skills: induction, counting
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019.
"""

from __future__ import annotations

from collections.abc import Hashable
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, components, fill, where
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import grid_prompt, settled_by_tables
from bootcamp.tasks.patterns._hidden_tables import KindsInstance, pairs_by_table
from bootcamp.tasks.patterns._scenes import EMPTY
from bootcamp.tasks.patterns._shown_rules import group_lines
from bootcamp.verifiers import Board, Format, Grid

WALL, DOTS, INKS = "9", "123", "45678"
KINDS = {  # what the colour of a room depends on
    "number": ("the number of its dots", "其中点的个数"),
    "most": (
        "the colour of most of its dots, the least digit in a tie, or that it has none",
        "其中最多的点的颜色，一样多时取最小的数字，或者没有点",
    ),
    "colours": ("how many colours its dots have", "其中的点有几种颜色"),
    "parity": ("whether its number of cells, dots included, is odd or even", "其格数（包括点）是奇数还是偶数"),
    "largest": (
        "whether no room of the grid has more cells, dots included, and whether it has dots",
        "网格中是否没有格数（包括点）更多的房间，以及其中有没有点",
    ),
    "twin": ("whether another room of the grid has as many dots", "网格中是否有另一个点数相同的房间"),
}


class PatRoomPaint(Task["PatRoomPaint.Params", "PatRoomPaint.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 15), ge=5, le=18)
        rooms: int = knob("the most rooms of a grid", levels=(2, 3, 4, 4, 5, 6, 7, 8, 9, 11), ge=2, le=16)
        dots: int = knob("the most dots of a room", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=1, le=5)
        kinds: int = knob("how many kinds of rules are possible", levels=(2, 3, 3, 4, 5, 6, 6, 6, 6, 6), ge=2, le=6)
        pairs: int = knob("how many examples are given", levels=(3,) * 10, ge=1, le=6)

    class Instance(KindsInstance):
        described = KINDS

    prompt = grid_prompt(
        en=r"""
        9 is a wall, 0 an empty cell, and 1, 2 and 3 are dots of three colours. Walls divide the grid into rooms: a room
        is a largest group of cells that are no walls and are connected by sides. In the output all empty cells of a
        room have got one colour; walls and dots stay as they are. By a hidden table, the colour of a room depends on
        one of these (the same one in every grid):

        {{ ways[language] | bullets }}
        """,
        zh=r"""
        9 是墙，0 是空格，1、2、3 是三种颜色的点。墙把网格分成房间：房间是以边相连的极大一组非墙格子。
        在输出中，一个房间的所有空格填上同一种颜色，墙和点不变。房间的颜色由一张隐藏的表决定，
        取决于下列之一（各网格用同一种）：

        {{ ways[language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.query), len(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        kinds = tuple(KINDS)[: params.kinds]
        hidden = partial(_classes, rng.choice(kinds))
        *befores, query = (_random_board(params, rng) for _ in range(params.pairs + 1))
        pairs = pairs_by_table(rng, hidden, befores, WALL + DOTS, INKS)
        result = settled_by_tables([partial(_classes, kind) for kind in kinds], pairs, query)
        if len({ink for row in result for ink in row if ink in INKS}) < 2:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, kinds=kinds), result

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        kinds = ((f"{number}. ", partial(_classes, kind)) for number, kind in enumerate(instance.kinds, 1))
        return "\n".join(group_lines(kinds, instance.pairs, instance.query, language))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.kinds]


def _random_board(params: PatRoomPaint.Params, rng: Random) -> Board:
    """Cut rooms in two by straight walls, the largest one first, and lay dots in them."""
    rooms = [tuple(cells(params.size, params.size))]
    for _ in range(params.rooms - 1):
        rooms.sort(key=len)
        rooms += _cut(rooms.pop(), rng)
    colour = dict.fromkeys(cells(params.size, params.size), WALL)
    for room in rooms:
        colour |= dict.fromkeys(room, EMPTY)
        number = rng.randint(0, min(params.dots, len(room) - 1))
        colour |= {cell: rng.choice(DOTS) for cell in rng.sample(room, number)}
    return fill(params.size, params.size, colour.values())


def _cut(room: tuple[Cell, ...], rng: Random) -> list[tuple[Cell, ...]]:
    """Put a wall across a room, leaving two rooms; a room that is too small stays."""
    axis = 0 if room[-1][0] - room[0][0] >= room[-1][1] - room[0][1] else 1
    low, high = room[0][axis], room[-1][axis]
    if high - low < 2:
        return [room]
    wall = rng.randint(low + 1, high - 1)
    return [
        tuple(cell for cell in room if (cell[axis] < wall) == first and cell[axis] != wall) for first in (True, False)
    ]


def _classes(kind: str, board: Board) -> list[list[Hashable]]:
    """Give the colour of every cell that stays as it is, and what the colour of the others depends on."""
    classes: list[list[Hashable]] = [list(row) for row in board]
    rooms = components(where(board, EMPTY, *DOTS))
    contents = [[board[row][col] for row, col in room if board[row][col] != EMPTY] for room in rooms]
    for room, dots in zip(rooms, contents, strict=True):
        largest = len(room) == max(map(len, rooms))
        named: dict[str, Hashable] = {"number": (len(dots),), "colours": (len(set(dots)),), "parity": (len(room) % 2,)}
        named |= {"most": (min(sorted(set(dots)), key=lambda dot: -dots.count(dot), default=""),)}
        named |= {"largest": (largest, not dots), "twin": ([*map(len, contents)].count(len(dots)) > 1,)}
        for row, col in room:
            if board[row][col] == EMPTY:
                classes[row][col] = named[kind]
    return classes

"""Find from examples how a moving line reacts to each colour that it meets, and draw the line of a new grid.

Answer: the grid with the line drawn; every table of reactions that fits the examples gives it.
Harder: larger grids, longer ways with crossings, more colours, more kinds of reactions.
Skills: induction, simulation, spatial
Source: original; grids as in F. Chollet, On the measure of intelligence, 2019, and turtles as in C. Langton, Studying
    artificial life with cellular automata, Physica D 22, 1986.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, fill, size, where
from bootcamp.lib.prompts import by_language
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._examples import Pair, grid_prompt, settled
from bootcamp.tasks.patterns._scenes import EMPTY, random_board
from bootcamp.verifiers import Board, Format, Grid

TURTLE = "9"  # where the line starts, and its colour
ACTIONS = {  # how many quarter turns to the right, or None for the end
    "right": ("the line turns right by 90° and goes on", "线向右转 90° 后继续", 1),
    "left": ("the line turns left by 90° and goes on", "线向左转 90° 后继续", 3),
    "pass": ("the line goes straight on", "线直行通过", 0),
    "stop": ("the line ends", "线到此结束", None),
    "back": ("the line turns round and goes back the way it came", "线掉头，沿来路返回", 2),
}
TRIES = 20  # boards of which the one with the longest way is taken


class PatTurtleTurns(Task["PatTurtleTurns.Params", "PatTurtleTurns.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 15), ge=4, le=18)
        colours: int = knob("how many colours are met", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=6)
        actions: int = knob(
            "how many kinds of reactions are possible", levels=(2, 2, 3, 3, 4, 4, 4, 4, 5, 5), ge=2, le=5
        )
        turns: int = knob(
            "how many coloured cells the line of the new grid meets at least",
            levels=(1, 2, 3, 4, 4, 5, 5, 6, 6, 7),
            ge=1,
            le=12,
        )
        share: int = knob(
            "how many percent of the cells are coloured", levels=(25, 25, 25, 25, 25, 25, 25, 25, 20, 20), ge=5, le=50
        )
        pairs: int = knob("how many examples are given", levels=(3,) * 10, ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[Pair, ...]
        query: Board
        actions: tuple[str, ...]

        @property
        def ways(self) -> dict[str, list[str]]:
            return by_language(ACTIONS[name] for name in self.actions)

    prompt = grid_prompt(
        en=r"""
        0 is an empty cell. From the single 9 on the border of the input, a line runs straight into the grid, cell by
        cell. Every empty cell that it enters becomes 9; all other cells keep their colours. When it enters a coloured
        cell, one of the following happens, by a hidden table that gives each colour its reaction; cells that are
        9, at the start or since the line passed them, are crossed like empty ones. The line ends at the latest when it
        would leave the grid.

        {{ ways[language] | bullets }}
        """,
        zh=r"""
        0 是空格。输入的边缘上有唯一的 9，一条线从它出发，笔直地逐格进入网格。线进入的空格都变成 9，其他格子颜色不变。
        线进入有色格子时发生下列情况之一，由一张隐藏的表规定每种颜色的反应；
        原来就是 9 或因线经过而成为 9 的格子与空格一样直行通过。线要离开网格时必定结束。

        {{ ways[language] | bullets }}
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.query))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        actions = tuple(ACTIONS)[: params.actions]
        colours = rng.sample("12345678", params.colours)
        table = {colour: rng.choice(actions) for colour in colours}
        *befores, query = (_longest_way_board(params, table, rng) for _ in range(params.pairs + 1))
        if _turns(table, query) < params.turns:
            raise task.Retry
        pairs = tuple((before, _drawn(table, before)) for before in befores)
        tables = (dict(zip(colours, names, strict=True)) for names in product(actions, repeat=params.colours))
        result = settled([partial(_drawn, one) for one in tables], pairs, query)
        return self.Instance(pairs=pairs, query=query, actions=actions), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.actions]


def _way(table: Mapping[str, str], board: Board) -> Iterator[Cell]:
    """Yield the cells that the line enters."""
    rows, cols = size(board)
    ((row, col),) = where(board, TURTLE)
    way = next(i for i, (down, right) in enumerate(SIDES) if not (0 <= row - down < rows and 0 <= col - right < cols))
    while True:
        row, col = row + SIDES[way][0], col + SIDES[way][1]
        if not (0 <= row < rows and 0 <= col < cols):
            return
        yield row, col
        if board[row][col] in table:
            turn = ACTIONS[table[board[row][col]]][2]
            if turn is None:
                return
            way = (way + turn) % 4


def _drawn(table: Mapping[str, str], board: Board) -> Board:
    passed = set(_way(table, board))
    return tuple(
        tuple(TURTLE if item == EMPTY and (row, col) in passed else item for col, item in enumerate(line))
        for row, line in enumerate(board)
    )


def _turns(table: Mapping[str, str], board: Board) -> int:
    """Count the coloured cells that the line meets."""
    return len({(row, col) for row, col in _way(table, board) if board[row][col] in table})


def _longest_way_board(params: PatTurtleTurns.Params, table: Mapping[str, str], rng: Random) -> Board:
    side = params.size
    borders = [cell for cell in cells(side, side) if sum(place in (0, side - 1) for place in cell) == 1]
    boards = []
    for _ in range(TRIES):
        board, start = random_board(rng, side, side, sorted(table), params.share / 100), rng.choice(borders)
        boards.append(fill(side, side, (TURTLE if c == start else board[c[0]][c[1]] for c in cells(side, side))))
    return max(boards, key=partial(_turns, table))

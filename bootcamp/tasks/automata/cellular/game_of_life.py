"""Run a cellular automaton of the kind of the Game of Life on a grid.

Answer: the grid after some steps; it is unique.
Harder: larger grids, more steps, other rules and neighbourhoods, a grid closed to a torus.
Skills: simulation, spatial
Source: original; the Game of Life after Conway (Gardner, "Mathematical Games", 1970).
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import KING, SIDES, mark, where
from bootcamp.lib.grid.drawing import draw
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_LIVE, _DEAD = "#", "."
_HEX = {
    0: ((0, -1), (0, 1), (-1, -1), (-1, 0), (1, -1), (1, 0)),
    1: ((0, -1), (0, 1), (-1, 0), (-1, 1), (1, 0), (1, 1)),
}
"""The neighbours of a cell in odd rows, which begin half a cell further left, and in even ones; rows counted from 1."""


class GameOfLife(Task["GameOfLife.Params", "GameOfLife.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "how many rows there are; columns as many or one more", levels=(4, 5, 5, 6, 6, 7, 8, 9, 10, 11), ge=3, le=14
        )
        steps: int = knob("how many steps are made", levels=(1, 1, 2, 2, 3, 4, 5, 7, 9, 12), ge=1, le=30)
        rules: bool = knob("whether other rules than that of Conway are used", levels=(False,) * 3 + (True,) * 7)
        shapes: bool = knob("whether cells may have 4 or 6 neighbours", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        grid: Board
        born: tuple[int, ...]
        stay: tuple[int, ...]
        neighbours: int  # 4, 6 or 8
        torus: bool
        steps: int

        @property
        def drawing(self) -> str:
            return draw(self.grid)

    prompt = Prompt(
        en=r"""
        Each cell of this grid is live (#) or dead (.):

        {{ drawing }}

        All cells change at once, step by step. A dead cell becomes live if the number of its live neighbours is
        {{ born | listed(language, "or") }}; a live cell stays live if that number is
        {{ stay | listed(language, "or") }}; all other cells are dead afterwards.
        {% if neighbours == 8 %}
        The neighbours of a cell are the 8 cells around it, those at its corners included.
        {% elif neighbours == 4 %}
        The neighbours of a cell are the 4 cells that share a side with it.
        {% else %}
        The cells are hexagons: rows 1, 3, 5, ... are shifted half a cell to the left, rows 2, 4, 6, ... half a cell to
        the right. So the neighbours of the cell in row r, column c are the cells left and right of it, and in each of
        rows r - 1 and r + 1 those in columns c - 1 and c if r is odd, in columns c and c + 1 if r is even.
        {% endif %}
        {% if torus %}
        The grid is closed: the last row is next to the first, and the last column next to the first.
        {% else %}
        All cells outside the grid are dead and stay dead.
        {% endif %}

        Give the grid after {{ steps }} step{{ "s" if steps > 1 }}.
        """,
        zh=r"""
        下面方格中的每一格是活的（#）或死的（.）：

        {{ drawing }}

        所有格逐步同时变化。死格的活邻居数为 {{ born | listed(language, "或") }} 时变活；
        活格的活邻居数为 {{ stay | listed(language, "或") }} 时仍活；其余各格之后都是死的。
        {% if neighbours == 8 %}
        一格的邻居是它周围的 8 格，包括角上的格。
        {% elif neighbours == 4 %}
        一格的邻居是与它有公共边的 4 格。
        {% else %}
        这些格是六边形：第 1、3、5……行向左错开半格，第 2、4、6……行向右错开半格。
        因此第 r 行第 c 列的格的邻居是它左右两格，
        以及第 r - 1 行和第 r + 1 行中：若 r 为奇数，第 c - 1 列和第 c 列的格；若 r 为偶数，第 c 列和第 c + 1 列的格。
        {% endif %}
        {% if torus %}
        方格首尾相接：最后一行与第一行相邻，最后一列与第一列相邻。
        {% else %}
        方格以外的格全部是死的，并且一直是死的。
        {% endif %}

        求经过 {{ steps }} 步之后的方格。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.grid), len(instance.grid[0]), _DEAD + _LIVE)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        for _ in range(200):
            shape = rng.choice((4, 6, 8, 8)) if params.shapes else 8
            rows, cols = params.size, params.size + rng.randint(0, 1)
            torus = rng.random() < 0.4
            rows += rows % 2 if torus and shape == 6 else 0
            born: tuple[int, ...]
            stay: tuple[int, ...]
            born, stay = ((3,), (2, 3)) if shape == 8 else ((2,), (3, 4)) if shape == 6 else ((2,), (1, 2))
            if params.rules and rng.random() < 0.7:
                born, stay = (tuple(sorted(rng.sample(range(1, shape // 2 + 1), rng.randint(1, 2)))) for _ in range(2))
            live = [(row, col) for row in range(rows) for col in range(cols) if rng.random() < 0.4]
            grid = mark(rows, cols, live, _LIVE, _DEAD)
            instance = self.Instance(grid=grid, born=born, stay=stay, neighbours=shape, torus=torus, steps=params.steps)
            seen = list(_grids(instance))
            alive = len(where(seen[-1], _LIVE))
            if seen[-1] not in seen[:-1] and 4 <= alive <= rows * cols * 3 // 4:
                return instance, seen[-1]
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [instance.grid, instance.born, instance.stay, instance.neighbours, instance.torus, instance.steps]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n\n".join(draw(grid) for grid in _grids(instance))


def _grids(instance: GameOfLife.Instance) -> Iterator[Board]:
    """Give the grid at the start and after each step."""
    rows, cols = len(instance.grid), len(instance.grid[0])
    live = set(where(instance.grid, _LIVE))
    yield instance.grid
    for _ in range(instance.steps):
        count: dict[tuple[int, int], int] = {}
        for row, col in live:
            shape: Any = {4: SIDES, 8: KING}.get(instance.neighbours) or _HEX[row % 2]
            for down, right in shape:
                cell = (row + down, col + right)
                if instance.torus:
                    cell = (cell[0] % rows, cell[1] % cols)
                if 0 <= cell[0] < rows and 0 <= cell[1] < cols:
                    count[cell] = count.get(cell, 0) + 1
        live = {cell for cell, near in count.items() if near in (instance.stay if cell in live else instance.born)}
        yield mark(rows, cols, live, _LIVE, _DEAD)

"""Shade cells so that numbers on the corners count the shaded cells around and the unshaded ones stay connected.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids with fewer numbers, where connectivity has to settle what they leave open.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Creek.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Numbers, cells, connected, mark, where
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts, count_switch, few_clues
from bootcamp.lib.grid.constraints import connect
from bootcamp.lib.grid.regions import grow_region
from bootcamp.lib.grid.shading import shading_model
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_SHADING
from bootcamp.verifiers import Board, Format, Grid


class CreekShading(Task["CreekShading.Params", "CreekShading.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 4, 5, 5, 6, 7, 8, 8, 9, 10), ge=3, le=12)
        clued: int = knob(
            "the least share of corners with a number, in percent",
            levels=(85, 70, 60, 50, 46, 43, 41, 39, 37, 35),
            ge=10,
            le=100,
        )

    class Instance(task.Instance):
        corners: Numbers

        @property
        def size(self) -> int:
            return len(self.corners) - 1

    prompt = Prompt(
        en=r"""
        Shade some cells of a grid of {{ size }}×{{ size }} cells. This table gives numbers at the corners of the cells:
        entry (i, j), in row i and column j counted from 1, stands at the point where the cells (i-1, j-1), (i-1, j),
        (i, j-1) and (i, j) meet, as far as they lie in the grid. A dot is a corner without a number.

        {{ corners | board }}

        - A number tells how many of the cells that meet at its corner are shaded.
        - All unshaded cells must be connected: from each of them one can reach every other by steps between unshaded
          cells that share a side.
        """,
        zh=r"""
        把 {{ size }}×{{ size }} 方格中的一些格涂黑。下表给出各格点（格的角）上的数：
        第 i 行第 j 列（从 1 数起）的项 (i, j) 位于格 (i-1, j-1)、(i-1, j)、(i, j-1)、(i, j)
        的公共角上（只算在方格内的那些格）。点表示该格点没有数。

        {{ corners | board }}

        - 数字表示在该格点相交的各格中有几个黑格。
        - 所有未涂黑的格必须连成一片：从其中任何一格出发，只经过有公共边的未涂黑格，就能到达其他每一个未涂黑格。
        """,
        after=DRAW_SHADING,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.size, instance.size, "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        start = (rng.randrange(n), rng.randrange(n))
        clear = grow_region(start, round(n * n * rng.uniform(0.5, 0.65)), set(cells(n, n)), rng)
        shaded = set(cells(n, n)).difference(clear)
        sat, black = shading_model(n, n)
        connect(sat, {cell: -literal for cell, literal in black.items()})
        counts = {corner: sum(cell in shaded for cell in _around(corner)) for corner in cells(n + 1, n + 1)}
        switches = {
            corner: count_switch(sat, [black[cell] for cell in _around(corner) if cell in black], count)
            for corner, count in counts.items()
        }
        chosen = few_clues(sat, black, shaded, switches, rng, -(-params.clued * len(counts) // 100))
        return self.Instance(corners=clue_board(n + 1, n + 1, counts, chosen)), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.corners))

    def check(self, instance: Instance, answer: Board) -> str:
        shaded = set(where(answer, "#"))
        for corner, count in clue_cells(instance.corners).items():
            found = sum(cell in shaded for cell in _around(corner))
            if found != count:
                return f"{found} shaded cells meet at corner {corner[0] + 1, corner[1] + 1}, not {count}"
        return "" if connected(where(answer, ".")) else "the unshaded cells are not connected"


def _around(corner: Cell) -> list[Cell]:
    """List the four cells, on the board or not, that meet at a corner."""
    row, col = corner
    return [(row - 1, col - 1), (row - 1, col), (row, col - 1), (row, col)]

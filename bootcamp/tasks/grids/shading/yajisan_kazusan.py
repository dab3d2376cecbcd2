"""Shade cells so that every arrow on an unshaded cell counts the shaded cells ahead of it.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids with relatively fewer clues, more of which may be shaded and then false.
Skills: deduction, logic, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, fill, mark, ray, size, where
from bootcamp.lib.grid.clues import few_clues
from bootcamp.lib.grid.constraints import connect, forbid_touching
from bootcamp.lib.grid.faults import place, scattered_fault
from bootcamp.lib.grid.shading import scattered, shading_model
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_SHADING
from bootcamp.verifiers import Board, Format, Grid

_ARROWS = dict(zip("^>v<", SIDES, strict=True))


class YajisanKazusan(Task["YajisanKazusan.Params", "YajisanKazusan.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=4, le=10)
        clued: int = knob(
            "the least share of cells with a clue, in percent",
            levels=(65, 50, 50, 43, 43, 38, 40, 36, 38, 38),
            ge=10,
            le=90,
        )

    class Instance(task.Instance):
        clues: tuple[tuple[str | None, ...], ...]

    prompt = Prompt(
        en=r"""
        Some cells of this grid hold a clue, a number and an arrow up (^), right (>), down (v) or left (<); a dot is a
        cell without a clue.

        {{ clues | board }}

        Shade some cells, with or without a clue:

        - If a cell with a clue is not shaded, the number counts the shaded cells from there to the edge of the grid in
          the direction of the arrow. A clue on a shaded cell may be true or false.
        - No two shaded cells may share a side.
        - All unshaded cells must be connected: from each of them one can reach every other by steps between unshaded
          cells that share a side.
        """,
        zh=r"""
        下面方格中的一些格里有提示，由一个数和一个箭头组成，箭头为上（^）、右（>）、下（v）或左（<）；点是没有提示的格。

        {{ clues | board }}

        把一些格涂黑，不论有无提示：

        - 有提示的格若没有涂黑，则其中的数等于从该格沿箭头方向直到边界的黑格数。涂黑的格里的提示可真可假。
        - 任意两个黑格不能有公共边。
        - 所有未涂黑的格必须连成一片：从其中任何一格出发，只经过有公共边的未涂黑格，就能到达其他每一个未涂黑格。
        """,
        after=DRAW_SHADING,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.clues), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        shaded = scattered(n, n, rng, share=0.28)
        sat, black = shading_model(n, n)
        forbid_touching(sat, black)
        connect(sat, {cell: -literal for cell, literal in black.items()})
        clues, switches = {}, {}
        for cell in cells(n, n):
            arrow = rng.choice([arrow for arrow, step in _ARROWS.items() if len(ray(n, n, cell, step)) > 1])
            ahead = ray(n, n, cell, _ARROWS[arrow])
            count = sum(other in shaded for other in ahead)
            if cell in shaded:
                count = rng.randint(0, (len(ahead) + 1) // 2)
            clues[cell] = f"{count}{arrow}"
            switches[cell] = sat.variable()
            sat.exactly([black[other] for other in ahead], count, unless=(-switches[cell], black[cell]))
        chosen = few_clues(sat, black, shaded, switches, rng, -(-params.clued * n * n // 100), budget=150)
        board = fill(n, n, (clues[cell] if cell in chosen else None for cell in clues))
        return self.Instance(clues=board), mark(n, n, shaded)

    def check(self, instance: Instance, answer: Board) -> str:
        shaded = set(where(answer, "#"))
        for cell in where(answer, "."):
            clue = instance.clues[cell[0]][cell[1]]
            found = _ahead(cell, clue, shaded, *size(answer)) if clue else 0
            if clue and found != int(clue[:-1]):
                return f"the arrow in {place(cell)} meets {found} shaded cells, not {clue[:-1]}"
        return scattered_fault(answer)


def _ahead(cell: Cell, clue: str, shaded: set[Cell], rows: int, cols: int) -> int:
    """Count the shaded cells in the direction of a clue."""
    return sum(other in shaded for other in ray(rows, cols, cell, _ARROWS[clue[-1]]))

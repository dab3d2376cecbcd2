"""Shade a connected canal of cells so that every number counts the shaded cells in sight.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids with relatively fewer numbers.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Canal View.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Numbers, mark, size, where
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts, few_clues
from bootcamp.lib.grid.constraints import connect, forbid_blocks
from bootcamp.lib.grid.faults import place, ribbon_fault, shaded_clue_fault
from bootcamp.lib.grid.shading import ribbon, shading_model
from bootcamp.lib.grid.sight import in_sight, sight_switches
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_SHADING_AND_NUMBERS, SHADE_AMONG_NUMBERS
from bootcamp.verifiers import Board, Format, Grid


class CanalView(Task["CanalView.Params", "CanalView.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=4, le=10)
        clued: int = knob(
            "the least share of cells with a number, in percent",
            levels=(38, 30, 32, 27, 27, 22, 25, 22, 25, 22),
            ge=5,
            le=60,
        )

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        - Cells with a number stay unshaded.
        - A number counts the shaded cells that are seen from its cell: going up, down, left and right from it, all
          shaded cells before the first unshaded cell or the edge of the grid.
        - All shaded cells must be connected: from each of them one can reach every other by steps between shaded cells
          that share a side.
        - No 2×2 block of cells may be entirely shaded.
        """,
        zh=r"""
        - 有数字的格不能涂黑。
        - 数字表示从该格能看到的黑格数：向上、下、左、右四个方向走，在遇到第一个未涂黑格或边界之前的所有黑格的总数。
        - 所有黑格必须连成一片：从其中任何一格出发，只经过有公共边的黑格，就能到达其他每一个黑格。
        - 任何 2×2 的四个格不能全部涂黑。
        """,
        before=SHADE_AMONG_NUMBERS,
        after=DRAW_SHADING_AND_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        shaded = ribbon(n, n, rng, rng.uniform(0.45, 0.6))
        sat, black = shading_model(n, n)
        forbid_blocks(sat, black)
        connect(sat, black)
        counts = {cell: in_sight(cell, shaded, n, n) for cell in black if cell not in shaded}
        switches = sight_switches(sat, black, counts)
        for cell, switch in switches.items():
            sat.add(-switch, -black[cell])
        chosen = few_clues(sat, black, shaded, switches, rng, -(-params.clued * n * n // 100), budget=100)
        return self.Instance(numbers=clue_board(n, n, counts, chosen)), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.numbers))

    def check(self, instance: Instance, answer: Board) -> str:
        clues, shaded = clue_cells(instance.numbers), set(where(answer, "#"))
        fault = shaded_clue_fault(clues, answer) or ribbon_fault(answer)
        for cell, count in clues.items():
            seen = in_sight(cell, shaded, *size(answer))
            if seen != count:
                fault = fault or f"from {place(cell)} one sees {seen} shaded cells, not {count}"
        return fault

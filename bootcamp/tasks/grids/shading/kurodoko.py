"""Shade cells so that every number counts the unshaded cells in sight and the unshaded cells stay connected.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids with fewer numbers, which must be combined with each other and with the connectivity.
Skills: deduction, logic, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine in 1991.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Numbers, cells, mark, size, where
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts, few_clues
from bootcamp.lib.grid.constraints import connect, forbid_touching
from bootcamp.lib.grid.faults import place, scattered_fault, shaded_clue_fault
from bootcamp.lib.grid.shading import scattered, shading_model
from bootcamp.lib.grid.sight import in_sight, sight_switches
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_SHADING_AND_NUMBERS, SHADE_AMONG_NUMBERS
from bootcamp.verifiers import Board, Format, Grid


class Kurodoko(Task["Kurodoko.Params", "Kurodoko.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=4, le=10)
        numbers: int = knob("the least number of clues", levels=(8, 5, 9, 7, 9, 7, 11, 9, 14, 11), ge=2, le=50)

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        - Cells with a number stay unshaded.
        - A number counts the unshaded cells that are seen from its cell: the cell itself and all cells going up, down,
          left and right from it before the first shaded cell or the edge of the grid.
        - No two shaded cells may share a side.
        - All unshaded cells must be connected: from each of them one can reach every other by steps between unshaded
          cells that share a side.
        """,
        zh=r"""
        - 有数字的格不能涂黑。
        - 数字表示从该格能看到的未涂黑格的个数：包括它自己，以及向上、下、左、右四个方向、
          在遇到第一个黑格或边界之前的所有格。
        - 任意两个黑格不能有公共边。
        - 所有未涂黑的格必须连成一片：从其中任何一格出发，只经过有公共边的未涂黑格，就能到达其他每一个未涂黑格。
        """,
        before=SHADE_AMONG_NUMBERS,
        after=DRAW_SHADING_AND_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        shaded = scattered(n, n, rng, share=0.28)
        clear = {cell for cell in cells(n, n) if cell not in shaded}
        counts = {cell: 1 + in_sight(cell, clear, n, n) for cell in sorted(clear)}
        sat, black = shading_model(n, n)
        forbid_touching(sat, black)
        white = {cell: -literal for cell, literal in black.items()}
        connect(sat, white)
        switches = sight_switches(sat, white, {cell: count - 1 for cell, count in counts.items()})
        for cell, switch in switches.items():
            sat.add(-switch, white[cell])
        chosen = few_clues(sat, black, shaded, switches, rng, params.numbers, budget=100)
        return self.Instance(numbers=clue_board(n, n, counts, chosen)), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.numbers))

    def check(self, instance: Instance, answer: Board) -> str:
        clues, clear = clue_cells(instance.numbers), set(where(answer, "."))
        fault = shaded_clue_fault(clues, answer) or scattered_fault(answer)
        for cell, count in clues.items():
            seen = 1 + in_sight(cell, clear, *size(answer))
            if seen != count:
                fault = fault or f"from {place(cell)} one sees {seen} cells, not {count}"
        return fault

"""Shade cells so that exactly one of the cells at the stated distance from every number is shaded.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids with larger numbers and relatively fewer of them.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Kurochute.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, Numbers, cells, mark, size, where
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts, count_switch, few_clues
from bootcamp.lib.grid.constraints import connect, forbid_touching
from bootcamp.lib.grid.faults import place, scattered_fault, shaded_clue_fault
from bootcamp.lib.grid.shading import scattered, shading_model
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_SHADING_AND_NUMBERS, SHADE_AMONG_NUMBERS
from bootcamp.verifiers import Board, Format, Grid


class Kurochute(Task["Kurochute.Params", "Kurochute.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 7, 7, 8, 9, 10), ge=4, le=12)
        furthest: int = knob("the largest number", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=1, le=8)
        clued: int = knob(
            "the least share of cells with a number, in percent",
            levels=(60, 50, 50, 45, 42, 42, 38, 38, 36, 35),
            ge=10,
            le=80,
        )

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        - Cells with a number stay unshaded.
        - For a number k, consider the cells (four at most) that lie exactly k steps straight up, down, left and right
          of its cell. Exactly one of them is shaded.
        - No two shaded cells may share a side.
        - All unshaded cells must be connected: from each of them one can reach every other by steps between unshaded
          cells that share a side.
        """,
        zh=r"""
        - 有数字的格不能涂黑。
        - 对数字 k，考虑从该格向上、下、左、右直走恰好 k 步所到的至多四个格，其中恰有一个是黑格。
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
        shaded = scattered(n, n, rng, share=0.25)
        sat, black = shading_model(n, n)
        forbid_touching(sat, black)
        connect(sat, {cell: -literal for cell, literal in black.items()})
        numbers, switches = {}, {}
        for cell in cells(n, n):
            fitting = [k for k in range(1, params.furthest + 1) if len(shaded.intersection(_at(cell, k))) == 1]
            if fitting and cell not in shaded:
                numbers[cell] = rng.choice(fitting)
                targets = [black[other] for other in _at(cell, numbers[cell]) if other in black]
                switches[cell] = count_switch(sat, targets, 1)
                sat.add(-switches[cell], -black[cell])
        chosen = few_clues(sat, black, shaded, switches, rng, -(-params.clued * n * n // 100), budget=150)
        return self.Instance(numbers=clue_board(n, n, numbers, chosen)), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.numbers))

    def check(self, instance: Instance, answer: Board) -> str:
        clues, shaded = clue_cells(instance.numbers), set(where(answer, "#"))
        fault = shaded_clue_fault(clues, answer) or scattered_fault(answer)
        for cell, k in clues.items():
            found = len(shaded.intersection(_at(cell, k)))
            if found != 1:
                fault = fault or f"{found} of the cells at distance {k} from {place(cell)} are shaded, not one"
        return fault


def _at(cell: Cell, k: int) -> list[Cell]:
    """List the four cells, on the board or not, k steps away."""
    return [(cell[0] + k * down, cell[1] + k * right) for down, right in SIDES]

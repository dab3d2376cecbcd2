"""Shade a connected sea without 2 x 2 blocks around islands that have one number each, their size.

Answer: the grid in # (sea) and . (island); it is unique.
Harder: larger grids with more and larger islands, whose reach has to be weighed against each other.
Skills: deduction, logic, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine in 1991.
Small: at level 1, few seas fit on 4 x 4 cells.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Numbers, cells, components, mark, size, where
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts
from bootcamp.lib.grid.constraints import connect, forbid_blocks, judge_groups
from bootcamp.lib.grid.faults import place, ribbon_fault, shaded_clue_fault
from bootcamp.lib.grid.shading import ribbon, shading_model
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_SHADING_AND_NUMBERS, SHADE_AMONG_NUMBERS
from bootcamp.verifiers import Board, Format, Grid

_MOVES = 12


class Nurikabe(Task["Nurikabe.Params", "Nurikabe.Instance", Board]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 5, 5, 6, 6, 6, 6, 7, 7, 8), ge=4, le=9)
        cols: int = knob("the number of columns", levels=(4, 5, 7, 6, 6, 7, 8, 7, 8, 8), ge=4, le=9)
        largest: int = knob(
            "the number of cells of the largest island", levels=(3, 3, 3, 3, 4, 4, 4, 4, 4, 4), ge=2, le=12
        )

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        - Cells with a number stay unshaded.
        - The unshaded cells form islands: unshaded cells that share a side belong to the same island. Every island
          holds exactly one number, which is the number of its cells.
        - All shaded cells must be connected: from each of them one can reach every other by steps between shaded cells
          that share a side.
        - No 2×2 block of cells may be entirely shaded.
        """,
        zh=r"""
        - 有数字的格不能涂黑。
        - 没有涂黑的格组成岛屿：有公共边的未涂黑格属于同一座岛。每座岛上恰有一个数字，等于该岛的格数。
        - 所有黑格必须连成一片：从其中任何一格出发，只经过有公共边的黑格，就能到达其他每一个黑格。
        - 任何 2×2 的四个格不能全部涂黑。
        """,
        before=SHADE_AMONG_NUMBERS,
        after=DRAW_SHADING_AND_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        shaded = ribbon(rows, cols, rng, rng.uniform(0.64, 0.72))
        islands = components(cell for cell in cells(rows, cols) if cell not in shaded)
        if max(map(len, islands), default=0) != params.largest:
            raise task.Retry
        numbered = {rng.choice(island): island for island in islands}
        for _ in range(_MOVES):
            clues = {cell: len(island) for cell, island in numbered.items()}
            other = _another(clues, shaded, rows, cols)
            if not other:
                return self.Instance(numbers=clue_board(rows, cols, clues, clues)), mark(rows, cols, shaded)
            movable = [(cell, new) for cell, island in numbered.items() for new in island if new in other]
            for cell, new in rng.sample(movable, min(1, len(movable))):
                numbered[new] = numbered.pop(cell)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.numbers))

    def check(self, instance: Instance, answer: Board) -> str:
        clues = clue_cells(instance.numbers)
        fault = shaded_clue_fault(clues, answer) or ribbon_fault(answer)
        for island in components(where(answer, ".")):
            numbers = [clues[cell] for cell in island if cell in clues]
            if numbers != [len(island)]:
                fault = fault or f"the island at {place(island[0])} has {len(island)} cells and the numbers {numbers}"
        return fault


def _another(clues: Mapping[Cell, int], shaded: Collection[Cell], rows: int, cols: int) -> set[Cell]:
    """Give the sea of another solution than `shaded`, empty if there is none; raise Retry if that is hard to tell."""
    sat, black = shading_model(rows, cols)
    forbid_blocks(sat, black)
    connect(sat, black)
    for row, col in black:
        if all(abs(row - r) + abs(col - c) >= count for (r, c), count in clues.items()):
            sat.add(black[row, col])
    for cell in clues:
        sat.add(-black[cell])

    def bad(island: list[Cell], closed: bool) -> bool:
        numbers = [clues[cell] for cell in island if cell in clues]
        open_fault = len(numbers) > 1 or len(island) > (numbers or [max(clues.values())])[0]
        return numbers != [len(island)] if closed else open_fault

    judge_groups(sat, {cell: -literal for cell, literal in black.items()}, bad)
    solution = [literal if cell in shaded else -literal for cell, literal in black.items()]
    sat.prefer(solution)
    sat.add(*(-literal for literal in solution))
    try:
        found = sat.solve(budget=500)
    except BudgetError:
        raise task.Retry from None
    return {cell for cell, literal in black.items() if sat.model[literal]} if found else set()

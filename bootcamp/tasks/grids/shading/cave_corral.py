"""Shade cells around a connected cave so that every number counts the cells of the cave in sight.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids with relatively fewer numbers.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Cave or Corral.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, Numbers, cells, components, connected, mark, size, where
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts, few_clues
from bootcamp.lib.grid.constraints import connect
from bootcamp.lib.grid.faults import place, shaded_clue_fault
from bootcamp.lib.grid.regions import grow_region
from bootcamp.lib.grid.shading import shading_model
from bootcamp.lib.grid.sight import in_sight, sight_switches
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_SHADING_AND_NUMBERS
from bootcamp.verifiers import Board, Format, Grid


class CaveCorral(Task["CaveCorral.Params", "CaveCorral.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 5, 6, 6, 7, 7, 8), ge=4, le=10)
        clued: int = knob(
            "the least share of cells with a number, in percent",
            levels=(45, 35, 38, 32, 26, 30, 25, 28, 24, 26),
            ge=5,
            le=80,
        )

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        Shade some cells of this grid; the unshaded cells are a cave. A dot is a cell without a number.

        {{ numbers | board }}

        - Cells with a number stay unshaded.
        - A number counts the unshaded cells that are seen from its cell: the cell itself and all cells going up, down,
          left and right from it before the first shaded cell or the edge of the grid.
        - All unshaded cells must be connected: from each of them one can reach every other by steps between unshaded
          cells that share a side.
        - From every shaded cell one can reach a shaded cell in the first or last row or column by steps between shaded
          cells that share a side.
        """,
        zh=r"""
        把下面方格中的一些格涂黑，未涂黑的格构成一个洞穴。点表示没有数字的格。

        {{ numbers | board }}

        - 有数字的格不能涂黑。
        - 数字表示从该格能看到的未涂黑格的个数：包括它自己，以及向上、下、左、右四个方向、
          在遇到第一个黑格或边界之前的所有格。
        - 所有未涂黑的格必须连成一片：从其中任何一格出发，只经过有公共边的未涂黑格，就能到达其他每一个未涂黑格。
        - 从每个黑格出发，只经过有公共边的黑格，都能到达首行、末行、首列或末列中的某个黑格。
        """,
        after=DRAW_SHADING_AND_NUMBERS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        cave = _random_cave(n, rng)
        shaded = {cell for cell in cells(n, n) if cell not in cave}
        counts = {cell: 1 + in_sight(cell, cave, n, n) for cell in sorted(cave)}
        sat, black = shading_model(n, n)
        white = {cell: -literal for cell, literal in black.items()}
        connect(sat, white)
        outside = sat.variable()
        sat.add(outside)
        ring = {(row - 1, col - 1): outside for row, col in cells(n + 2, n + 2)}
        connect(sat, ring | black)
        switches = sight_switches(sat, white, {cell: count - 1 for cell, count in counts.items()})
        for cell, switch in switches.items():
            sat.add(-switch, white[cell])
        chosen = few_clues(sat, black, shaded, switches, rng, -(-params.clued * n * n // 100), budget=100)
        return self.Instance(numbers=clue_board(n, n, counts, chosen)), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.numbers))

    def check(self, instance: Instance, answer: Board) -> str:
        n, clues, cave = len(answer), clue_cells(instance.numbers), set(where(answer, "."))
        fault = shaded_clue_fault(clues, answer)
        for cell, count in clues.items():
            seen = 1 + in_sight(cell, cave, *size(answer))
            if seen != count:
                fault = fault or f"from {place(cell)} one sees {seen} cells, not {count}"
        if not connected(cave):
            fault = fault or "the unshaded cells are not connected"
        inner = _cut_off(where(answer, "#"), n)
        return fault or (f"the shaded cells around {place(inner[0])} do not reach the edge" if inner else "")


def _cut_off(shaded: list[Cell], n: int) -> list[Cell]:
    """List the shaded cells of groups that do not reach the edge."""
    groups = components(shaded)
    return [cell for group in groups if not any({0, n - 1}.intersection(place) for place in group) for cell in group]


def _random_cave(n: int, rng: Random) -> set[Cell]:
    """Grow a random cave of about three fifths of the board and add what it encloses."""
    start = (rng.randrange(n), rng.randrange(n))
    cave = set(grow_region(start, round(n * n * rng.uniform(0.5, 0.65)), set(cells(n, n)), rng))
    return cave.union(_cut_off([cell for cell in cells(n, n) if cell not in cave], n))

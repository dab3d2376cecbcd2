"""Shade cells so that no number repeats in a line, no two shaded cells touch and the rest stays connected.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids, in which the shading is dense and every repeated number may be shaded in several places.
Skills: deduction, logic, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine in 1990.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, lines, mark, where
from bootcamp.lib.grid.constraints import connect, forbid_touching, latin_square, shade_variables
from bootcamp.lib.grid.faults import latin_fault, scattered_fault
from bootcamp.lib.grid.shading import scattered
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_SHADING
from bootcamp.verifiers import Board, Format, Grid

Numbers = tuple[tuple[int, ...], ...]

_TRIES = 30


class Hitori(Task["Hitori.Params", "Hitori.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 4, 5, 5, 6, 7, 8, 9, 10, 12), ge=4, le=15)
        cols: int = knob("the number of columns", levels=(4, 5, 5, 6, 7, 8, 9, 10, 11, 12), ge=4, le=15)

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        Shade some cells of this grid of numbers.

        {{ numbers | board }}

        - In no row and no column may two unshaded cells hold the same number.
        - No two shaded cells may share a side.
        - All unshaded cells must be connected: from each of them one can reach every other by steps between unshaded
          cells that share a side.
        """,
        zh=r"""
        把下面数表中的一些格涂黑。

        {{ numbers | board }}

        - 任何一行、任何一列中，没有涂黑的格里不能有相同的数。
        - 任意两个黑格不能有公共边。
        - 所有没有涂黑的格必须连成一片：从其中任何一格出发，只经过有公共边的未涂黑格，就能到达其他每一个未涂黑格。
        """,
        after=DRAW_SHADING,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.numbers), len(instance.numbers[0]), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        model, _ = latin_square(max(rows, cols))
        latin = fill(max(rows, cols), max(rows, cols), model.solutions(rng=rng)[0])
        numbers = {(row, col): latin[row][col] for row, col in cells(rows, cols)}
        shaded = scattered(rows, cols, rng, share=1)
        for cell in sorted(shaded):
            numbers[cell] = _repeated(cell, numbers, shaded, rng)
        for _ in range(_TRIES):
            spared = _spared(fill(rows, cols, numbers.values()), shaded)
            if not spared:
                break
            cell = rng.choice(spared)
            numbers[cell] = _repeated(cell, numbers, shaded, rng)
        else:
            raise task.Retry
        return self.Instance(numbers=fill(rows, cols, numbers.values())), mark(rows, cols, shaded)

    def key(self, instance: Instance) -> object:
        return canonical_labels(instance.numbers)

    def check(self, instance: Instance, answer: Board) -> str:
        return latin_fault(instance.numbers, among=where(answer, ".")) or scattered_fault(answer)


def _repeated(cell: Cell, numbers: dict[Cell, int], shaded: set[Cell], rng: Random) -> int:
    """Draw a number that an unshaded cell of the same row or column has."""
    row, col = cell
    return rng.choice([numbers[r, c] for r, c in numbers if (r == row or c == col) and (r, c) not in shaded])


def _spared(numbers: Numbers, shaded: set[Cell]) -> list[Cell]:
    """Find another shading and list the cells of `shaded` that it leaves unshaded; none if there is no other."""
    rows, cols = len(numbers), len(numbers[0])
    sat = Sat()
    variables = shade_variables(sat, rows, cols)
    forbid_touching(sat, variables)
    connect(sat, {cell: -variable for cell, variable in variables.items()})
    for line in lines(rows, cols):
        same: dict[int, list[int]] = {}
        for row, col in line:
            same.setdefault(numbers[row][col], []).append(-variables[row, col])
        for unshaded in same.values():
            sat.at_most_one(unshaded)
    planted = [variable if cell in shaded else -variable for cell, variable in variables.items()]
    sat.prefer(planted)
    sat.add(*(-literal for literal in planted))
    try:
        if not sat.solve(budget=2_000):
            return []
    except BudgetError:
        raise task.Retry from None
    return [cell for cell in sorted(shaded) if not sat.model[variables[cell]]]

"""Shade cells so that every number counts the shaded cells of the 3 x 3 block around it.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids with fewer numbers, most of which tell something only together.
Skills: deduction, logic
Source: original generator; the puzzle is known as Fill-a-Pix (Trevor Truran) or Mosaic.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, Numbers, cells, graph, mark, size, where
from bootcamp.lib.grid.clues import choose_rules, clue_board, clue_cells, clue_texts
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.regions import grow_region
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.shading._statements import DRAW_SHADING, SHADE_AMONG_NUMBERS
from bootcamp.verifiers import Board, Format, Grid


class MosaicFill(Task["MosaicFill.Params", "MosaicFill.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 7, 8, 9, 10, 11), ge=3, le=12)
        clued: int = knob(
            "the largest share of cells with a number, in percent",
            levels=(80, 65, 60, 55, 52, 50, 48, 47, 46, 45),
            ge=20,
            le=100,
        )

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        A number tells how many cells are shaded among its own cell and the cells (8 at most) that share a side or a
        corner with it. Cells with a number may be shaded or not.
        """,
        zh=r"""
        每个数字表示它所在的格和与该格有公共边或公共角的格（至多 8 个）中，一共有几个黑格。有数字的格本身可以涂黑，
        也可以不涂。
        """,
        before=SHADE_AMONG_NUMBERS,
        after=DRAW_SHADING,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        start = (rng.randrange(n), rng.randrange(n))
        shaded = set(grow_region(start, round(n * n * rng.uniform(0.5, 0.65)), set(cells(n, n)), rng))
        model = Finite()
        black = dict(zip(cells(n, n), model.variables(n * n, (0, 1)), strict=True))
        blocks = _blocks(n, n)
        counts = {cell: sum(other in shaded for other in block) for cell, block in blocks.items()}
        rules = {model.total([black[o] for o in block], counts[cell]): cell for cell, block in blocks.items()}
        chosen = choose_rules(model, list(rules), rng, most=n * n * params.clued // 100, budget=100)
        if chosen is None:
            raise task.Retry
        shown = {rules[rule] for rule in chosen}
        return self.Instance(numbers=clue_board(n, n, counts, shown)), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.numbers))

    def check(self, instance: Instance, answer: Board) -> str:
        shaded, blocks = set(where(answer, "#")), _blocks(*size(answer))
        for cell, count in clue_cells(instance.numbers).items():
            found = sum(other in shaded for other in blocks[cell])
            if found != count:
                return f"{found} cells are shaded in and around {place(cell)}, not {count}"
        return ""


def _blocks(rows: int, cols: int) -> dict[Cell, tuple[Cell, ...]]:
    """Map every cell to itself and the cells around it."""
    return {cell: (cell, *near) for cell, near in graph(rows, cols, KING).items()}

"""Colour a grid so that no upright rectangle has four corners of one colour.

Answer: the coloured grid; every colouring is right.
Harder: larger grids with fewer coloured cells, close to the largest that can be coloured.
Skills: search, spatial
Source: original; grid colourings after Fenner, Gasarch, Glover and Purewal, "Rectangle Free Coloring of Grids" (2010).
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Numbers, cells, fill
from bootcamp.lib.grid.clues import show
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class RectangleFreeColouring(Task["RectangleFreeColouring.Params", "RectangleFreeColouring.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 3, 4, 5, 6, 6, 7, 7, 8, 9), ge=3, le=10)
        cols: int = knob("the number of columns", levels=(4, 6, 6, 5, 5, 6, 7, 8, 8, 9), ge=3, le=10)
        colours: int = knob("the number of colours", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=2, le=3)
        givens: int = knob(
            "the share of coloured cells, in percent", levels=(40, 35, 30, 36, 32, 30, 28, 26, 24, 20), ge=5, le=80
        )

    class Instance(task.Instance):
        colours: int
        givens: Numbers

        @property
        def rows(self) -> int:
            return len(self.givens)

        @property
        def cols(self) -> int:
            return len(self.givens[0])

    prompt = Prompt(
        en=r"""
        The cells of this grid of {{ rows }} rows and {{ cols }} columns are to be coloured with the colours 1 to
        {{ colours }}. Some cells are coloured already; a dot is a cell without a colour.

        {{ givens | board }}

        Colour the other cells such that no four cells of one colour are the corners of a rectangle with sides along the
        rows and columns: there must not be two rows and two columns whose four common cells all have the same colour.
        The coloured cells stay as they are. If there are several ways, give any one.
        """,
        zh=r"""
        用颜色 1 到 {{ colours }} 给下面 {{ rows }} 行 {{ cols }} 列的方格涂色。有些格已涂色，点表示尚未涂色的格。

        {{ givens | board }}

        请给其余各格涂色，使得没有四个同色的格恰为一个边与行列平行的矩形的四个角：
        即不存在两行和两列，其交叉处的四格颜色全部相同。
        已涂色的格不能改变。如果有多种涂法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.rows, instance.cols, tuple(str(colour) for colour in range(1, instance.colours + 1)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        colouring = _colouring(rows, cols, params.colours, rng)
        shown = rng.sample(range(rows * cols), round(rows * cols * params.givens / 100))
        givens = show(rows, cols, colouring, shown)
        return self.Instance(colours=params.colours, givens=givens), fill(rows, cols, map(str, colouring))

    def key(self, instance: Instance) -> object:
        return [canonical_labels(instance.givens, keep=(None,)), instance.colours]

    def check(self, instance: Instance, answer: Board) -> str:
        fault = givens_fault(instance.givens, answer)
        for top, bottom in combinations(range(instance.rows), 2) if not fault else ():
            for left, right in combinations(range(instance.cols), 2):
                if answer[top][left] == answer[top][right] == answer[bottom][left] == answer[bottom][right]:
                    corners = f"{place((top, left))} and {place((bottom, right))}"
                    return f"the rectangle between {corners} has four equal corners"
        return fault


def _colouring(rows: int, cols: int, colours: int, rng: Random) -> list[int]:
    """Draw a colouring without a rectangle of one colour, in reading order."""
    sat = Sat()
    variables = {cell: sat.variables(colours) for cell in cells(rows, cols)}
    for choices in variables.values():
        sat.exactly_one(choices)
    for top, bottom in combinations(range(rows), 2):
        for left, right in combinations(range(cols), 2):
            corners = [variables[cell] for cell in ((top, left), (top, right), (bottom, left), (bottom, right))]
            for same in zip(*corners, strict=True):
                sat.add(*(-literal for literal in same))
    sat.shuffle(rng)
    try:
        solved = sat.solve(budget=3_000)
    except BudgetError:
        solved = False
    if not solved:
        raise task.Retry
    return [next(k for k, literal in enumerate(choices, 1) if sat.model[literal]) for choices in variables.values()]

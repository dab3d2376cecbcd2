"""Fill a grid with three symbols so that three cells in a line never hold one symbol or all three.

Answer: the filled grid; every filling is right.
Harder: larger grids with fewer given symbols, so that wrong guesses show late.
Skills: deduction, logic, search
Source: original generator; the puzzle is known as Trilogy.
"""

from __future__ import annotations

from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import fill
from bootcamp.lib.grid.clues import draw_solution
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.symmetry import canonical_labels
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids._givens import GivenBoard
from bootcamp.tasks.grids.placement._windows import read, shown, windows
from bootcamp.verifiers import Board, Format, Grid

SYMBOLS = "OXT"
_TWO_OF_THREE = [line for line in product(range(3), repeat=3) if len(set(line)) == 2]


class TrilogySymbols(Task["TrilogySymbols.Params", "TrilogySymbols.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 4, 4, 5, 5, 6, 6, 7, 7, 8), ge=3, le=10)
        cols: int = knob("the number of columns", levels=(3, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=3, le=10)
        givens: int = knob(
            "the share of given symbols, in percent", levels=(50, 45, 40, 35, 30, 26, 22, 18, 14, 10), ge=5, le=80
        )

    class Instance(GivenBoard):
        pass

    prompt = Prompt(
        en=r"""
        Fill the empty cells (.) of this {{ rows }}×{{ cols }} grid with the symbols O, X and T.

        {{ givens | board }}

        Look at any three neighbouring cells in a straight line: side by side in a row, one below the other in a
        column, or corner to corner on a diagonal. They must hold exactly two different symbols: never the same symbol
        in all three, never O, X and T all together. The given symbols stay as they are. If there are several ways,
        give any one.
        """,
        zh=r"""
        用符号 O、X、T 填满下面 {{ rows }}×{{ cols }} 方格中的空格（.）。

        {{ givens | board }}

        任取一条直线上连续的三个格：同一行左右相连，同一列上下相连，或沿斜线依次以角相接。这三格必须恰好出现两种符号：
        既不能三格相同，也不能 O、X、T 各一个。已给出的符号不能改变。如果有多种填法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.rows, instance.cols, SYMBOLS)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        model = Finite()
        grid = model.grid(rows, cols, range(len(SYMBOLS)))
        for line in windows(rows, cols, 3):
            model.table([grid[row][col] for row, col in line], _TWO_OF_THREE)
        solution = fill(rows, cols, (SYMBOLS[value] for value in draw_solution(model, rng)))
        if len(set(solution)) < rows or len(set(zip(*solution, strict=True))) < cols:
            raise task.Retry  # a pattern that repeats is found without search
        return self.Instance(givens=shown(solution, params.givens, rng)), solution

    def key(self, instance: Instance) -> object:
        return canonical_labels(instance.givens, keep=(None,))

    def check(self, instance: Instance, answer: Board) -> str:
        fault = givens_fault(instance.givens, answer)
        for line in windows(instance.rows, instance.cols, 3) if not fault else ():
            found = read(answer, line)
            if len(set(found)) != 2:
                return f"the three cells from {place(line[0])} to {place(line[2])} hold {' '.join(found)}"
        return fault

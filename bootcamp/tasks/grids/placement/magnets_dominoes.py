"""Make every domino a magnet or a blank so that equal poles keep apart and rows and columns have their poles.

Answer: the grid in +, - and x (blank); it is unique.
Harder: larger grids with more dominoes, for which many of the counts are hidden.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Magnets.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import cells, fill, lines, pairs, size
from bootcamp.lib.grid.clues import count_switch, few_clues, random_solution
from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.faults import Counts, place
from bootcamp.lib.grid.regions import LETTERS, RegionMap, random_regions, region_cells
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class MagnetsDominoes(Task["MagnetsDominoes.Params", "MagnetsDominoes.Instance", Board]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(4, 4, 4, 4, 6, 6, 6, 6, 8, 8), ge=4, le=10, multiple_of=2)
        cols: int = knob("the number of columns", levels=(3, 4, 4, 5, 5, 6, 6, 7, 7, 8), ge=3, le=10)
        shown: int = knob(
            "the least share of counts that are shown, in percent",
            levels=(100, 90, 75, 75, 70, 70, 60, 60, 60, 60),
            ge=20,
            le=100,
        )

    class Instance(task.Instance):
        dominoes: RegionMap
        plus: Counts
        minus: Counts

        @property
        def counts(self) -> str:
            rows, cols = size(self.dominoes)
            names = [f"{line}{k + 1}" for line, count in (("R", rows), ("C", cols)) for k in range(count)]
            shown = [["?" if count is None else str(count) for count in counts] for counts in (self.plus, self.minus)]
            return draw([["", "+", "-"], *zip(names, *shown, strict=True)])

    prompt = Prompt(
        en=r"""
        This grid is covered by dominoes; the two cells with the same letter form a domino.

        {{ dominoes | regions }}

        Every domino is a magnet, with a + pole on one cell and a - pole on the other, or it is blank, with x on both
        cells. Cells that share a side must not hold the same pole (+ and +, or - and -); x may stand beside anything.

        This table gives the numbers of + and - poles in the rows (R, from the top) and the columns (C, from the
        left){{ "; ? is an unknown number" if "?" in counts }}.

        {{ counts }}

        Draw the grid with +, - and x.
        """,
        zh=r"""
        下面的方格被多米诺骨牌盖满，字母相同的两格组成一块骨牌。

        {{ dominoes | regions }}

        每块骨牌或者是磁铁，一格为 + 极、另一格为 - 极；或者是空牌，两格都为 x。
        有公共边的两格不能是同一种磁极（+ 与 +，或 - 与 -）；x 旁边可以是任何符号。

        下表给出各行（R，从上到下）和各列（C，从左到右）中 + 极与 - 极的个数{{ "；? 表示数未知" if "?" in counts }}。

        {{ counts }}

        用 +、- 和 x 画出方格。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.dominoes), "+-x")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        rows, cols = params.rows, params.cols
        dominoes = random_regions(rows, cols, 2, 2, rng)
        sat = Sat()
        plus, minus = ({cell: sat.variable() for cell in cells(rows, cols)} for _ in "+-")
        for a, b in region_cells(dominoes):
            sat.add(-plus[a], -minus[a])
            for one, other in ((a, b), (b, a)):
                sat.add(-plus[one], minus[other])
                sat.add(plus[one], -minus[other])
        for a, b in pairs(rows, cols):
            sat.add(-plus[a], -plus[b])
            sat.add(-minus[a], -minus[b])
        positive = random_solution(sat, plus, rng)
        negative = {cell for cell, literal in minus.items() if sat.model[literal]}
        counts, switches = {}, {}
        for sign, literals, marked in (("+", plus, positive), ("-", minus, negative)):
            for index, line in enumerate(lines(rows, cols)):
                counts[sign, index] = sum(cell in marked for cell in line)
                switches[sign, index] = count_switch(sat, [literals[cell] for cell in line], counts[sign, index])
        kept = few_clues(sat, plus, positive, switches, rng, -(-params.shown * len(counts) // 100), budget=50)
        shown = [tuple(counts[sign, k] if (sign, k) in kept else None for k in range(rows + cols)) for sign in "+-"]
        signs = ("+" if cell in positive else "-" if cell in negative else "x" for cell in cells(rows, cols))
        return self.Instance(dominoes=dominoes, plus=shown[0], minus=shown[1]), fill(rows, cols, signs)

    def check(self, instance: Instance, answer: Board) -> str:
        rows, cols = size(answer)
        for index, group in enumerate(region_cells(instance.dominoes)):
            if sorted(answer[row][col] for row, col in group) not in (["+", "-"], ["x", "x"]):
                return f"domino {LETTERS[index]} is neither a magnet nor blank"
        for a, b in pairs(rows, cols):
            if answer[a[0]][a[1]] == answer[b[0]][b[1]] != "x":
                return f"the poles in {place(a)} and {place(b)} are alike"
        for sign, counts in (("+", instance.plus), ("-", instance.minus)):
            for index, (line, count) in enumerate(zip(lines(rows, cols), counts, strict=True)):
                found = sum(answer[row][col] == sign for row, col in line)
                if count not in (None, found):
                    name = f"row {index + 1}" if index < rows else f"column {index + 1 - rows}"
                    return f"{name} has {found} poles {sign}, not {count}"
        return ""

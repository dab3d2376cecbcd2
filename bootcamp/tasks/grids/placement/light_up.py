"""Put bulbs on white cells so that every white cell is lit and no bulb lights another.

Answer: the grid in * (bulb), . (white) and # (black); it is unique.
Harder: larger grids with fewer black cells and fewer numbers on them.
Skills: deduction, logic, spatial
Source: original generator; the puzzle appeared in Nikoli's magazine in 2001 as Akari.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, fill, graph, ray, size, where
from bootcamp.lib.grid.clues import count_switch, few_clues, random_solution
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class LightUp(Task["LightUp.Params", "LightUp.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 7, 8, 8, 9, 10, 12), ge=4, le=14)
        black: int = knob(
            "the share of black cells, in percent", levels=(30, 30, 28, 28, 27, 27, 25, 25, 25, 24), ge=10, le=50
        )
        numbered: int = knob(
            "the least share of black cells with a number, in percent",
            levels=(90, 80, 70, 65, 60, 55, 50, 45, 40, 35),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        rows: Board

    prompt = Prompt(
        en=r"""
        In this grid dots are white cells; # is a black cell without a number, a digit is a black cell with a number.

        {{ rows | board }}

        Put bulbs on some white cells. A bulb lights its own cell and all white cells going up, down, left and right
        from it before the first black cell or the edge of the grid.

        - Every white cell must be lit.
        - No bulb may be lit by another bulb.
        - The number on a black cell tells how many of the cells that share a side with it hold a bulb.

        Draw the grid with * for a bulb, . for any other white cell and # for a black cell, with or without a number.
        """,
        zh=r"""
        下面的方格中，点是白格，# 是没有数字的黑格，数字表示带数字的黑格。

        {{ rows | board }}

        在一些白格里放灯泡。灯泡照亮它所在的格，以及向上、下、左、右四个方向、在遇到第一个黑格或边界之前的所有白格。

        - 每个白格都必须被照亮。
        - 任何灯泡都不能被另一个灯泡照到。
        - 黑格上的数字表示与它有公共边的格中有几个灯泡。

        画出结果：灯泡用 *，其余白格用 .，黑格（不论有无数字）用 # 表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.rows), "*.#")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        black = set(rng.sample(list(cells(n, n)), round(params.black * n * n / 100)))
        white = [cell for cell in cells(n, n) if cell not in black]
        sat = Sat()
        bulb = dict(zip(white, sat.variables(len(white)), strict=True))
        for cell in white:
            lit_from = _lit(cell, black, n, n)
            sat.add(bulb[cell], *(bulb[other] for other in lit_from))
            for other in lit_from:
                if cell < other:
                    sat.add(-bulb[cell], -bulb[other])
        bulbs = random_solution(sat, bulb, rng)
        near = graph(n, n)
        counts = {cell: sum(other in bulbs for other in near[cell]) for cell in sorted(black)}
        switches = {
            cell: count_switch(sat, [bulb[other] for other in near[cell] if other in bulb], count)
            for cell, count in counts.items()
        }
        chosen = few_clues(sat, bulb, bulbs, switches, rng, -(-params.numbered * len(black) // 100))
        signs = {cell: str(counts[cell]) if cell in chosen else "#" for cell in counts}
        solution = fill(n, n, ("#" if cell in black else "*" if cell in bulbs else "." for cell in cells(n, n)))
        return self.Instance(rows=fill(n, n, (signs.get(cell, ".") for cell in cells(n, n)))), solution

    def key(self, instance: Instance) -> object:
        return canonical(instance.rows)

    def check(self, instance: Instance, answer: Board) -> str:
        rows, cols = size(answer)
        black, bulbs, near = set(where(answer, "#")), set(where(answer, "*")), graph(rows, cols)
        for cell in cells(rows, cols):
            sign = instance.rows[cell[0]][cell[1]]
            if (sign == ".") == (cell in black):
                return f"the colour of {place(cell)} was changed"
            found = sum(other in bulbs for other in near[cell])
            if sign.isdigit() and int(sign) != found:
                return f"{found} bulbs are beside {place(cell)}, not {sign}"
        for cell in cells(rows, cols):
            lit = any(other in bulbs for other in _lit(cell, black, rows, cols))
            if cell not in black and lit == (cell in bulbs):
                return f"the bulb in {place(cell)} is lit by another" if lit else f"{place(cell)} is not lit"
        return ""


def _lit(cell: Cell, black: set[Cell], rows: int, cols: int) -> list[Cell]:
    """List the other cells that a bulb in this one lights, which are those that light it."""
    lit = []
    for step in SIDES:
        for other in ray(rows, cols, cell, step):
            if other in black:
                break
            lit.append(other)
    return lit

"""Fill thermometers from their bulbs to give the stated number of filled cells in rows and columns.

Answer: the grid in # (mercury) and . (empty); it is unique.
Harder: larger grids with more and longer thermometers, for which some of the counts are hidden.
Skills: deduction, logic, arithmetic
Source: original generator; the puzzle is known as Thermometers.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, fill, mark, ray, where
from bootcamp.lib.grid.drawing import draw_counts, listing
from bootcamp.lib.grid.faults import Counts
from bootcamp.lib.grid.shading import shading_model
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.tomography._line_counts import counts_fault, framed, shown_counts
from bootcamp.verifiers import Board, Format, Grid

Thermometer = tuple[Cell, ...]


class Thermometers(Task["Thermometers.Params", "Thermometers.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 4, 5, 5, 6, 6, 6, 7, 7, 7), ge=3, le=10)
        longest: int = knob("the most cells of a thermometer", levels=(3, 3, 4, 4, 5, 5, 6, 5, 6, 6), ge=2, le=8)
        shown: int = knob(
            "the least share of counts that are shown, in percent",
            levels=(100, 95, 90, 75, 85, 80, 75, 80, 75, 70),
            ge=20,
            le=100,
        )

    class Instance(task.Instance):
        thermometers: tuple[Thermometer, ...]
        rows: Counts
        cols: Counts

        @property
        def ends(self) -> tuple[str, ...]:
            return tuple(f"{listing(cells[:1])} → {listing(cells[-1:])}" for cells in self.thermometers)

        @property
        def board(self) -> str:
            return draw_counts([[None] * len(self.cols)] * len(self.rows), self.rows, self.cols)

    prompt = Prompt(
        en=r"""
        Straight thermometers cover a grid; each is given by the cell of its bulb and the cell of its tip, as (row,
        column) counted from 1 at the top left. It covers these cells and all between them. A thermometer of one cell
        is given by that cell twice.

        {{ ends | bullets }}

        Some cells are filled with mercury. A thermometer may be empty or full; otherwise the mercury reaches from the
        bulb to some cell without a gap. The number beside a row or below a column counts its filled
        cells{{ "; ? is an unknown number" if none in rows + cols }}.

        {{ board }}

        Draw the grid with # for a filled and . for an empty cell.
        """,
        zh=r"""
        方格被若干直的温度计盖满。每支温度计由球部所在格和末端所在格给出，格记为（行, 列），从左上角起由 1 开始计数；
        它占据这两格以及两格之间的所有格。只占一格的温度计，两次写的是同一格。

        {{ ends | bullets }}

        一些格里有水银。温度计可以全空，也可以全满；否则水银从球部开始连续充到某一格，中间没有间断。
        行右侧和列下方的数表示该行或该列中有水银的格数{{ "；? 表示数未知" if none in rows + cols }}。

        {{ board }}

        画出结果：有水银的格用 #，没有水银的格用 . 表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.rows), len(instance.cols), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        thermometers = _cover(n, params.longest, rng)
        filled = {cell for tube in thermometers for cell in tube[: rng.randint(0, len(tube))]}
        sat, mercury = shading_model(n, n)
        for tube in thermometers:
            for nearer, further in pairwise(tube):
                sat.add(mercury[nearer], -mercury[further])
        rows, cols = shown_counts(sat, mercury, filled, n, n, rng, params.shown)
        return self.Instance(thermometers=thermometers, rows=rows, cols=cols), mark(n, n, filled)

    def key(self, instance: Instance) -> object:
        filled = {cell: str(step) for tube in instance.thermometers for step, cell in enumerate(tube)}
        rows, cols = len(instance.rows), len(instance.cols)
        steps = fill(rows, cols, (filled[cell] for cell in cells(rows, cols)))
        return [canonical(framed(steps, instance.rows, instance.cols)), sorted(map(len, instance.thermometers))]

    def check(self, instance: Instance, answer: Board) -> str:
        filled = set(where(answer, "#"))
        for tube in instance.thermometers:
            if any(further in filled and nearer not in filled for nearer, further in pairwise(tube)):
                return f"the mercury in the thermometer from {listing(tube[:1])} has a gap"
        return counts_fault(instance.rows, instance.cols, filled, "filled cells")


def _cover(n: int, longest: int, rng: Random) -> tuple[Thermometer, ...]:
    """Cover a board with straight lines of random lengths, each from its first free cell to the right or down."""
    free = set(cells(n, n))
    tubes = []
    while free:
        start = min(free)
        line = [start]
        for cell in ray(n, n, start, rng.choice(SIDES[1:3])):
            if cell not in free or len(line) == longest:
                break
            line.append(cell)
        line = line[: rng.randint(min(2, len(line)), len(line))]
        free.difference_update(line)
        tubes.append(tuple(line if rng.random() < 0.5 else line[::-1]))
    rng.shuffle(tubes)
    return tuple(tubes)

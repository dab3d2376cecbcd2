"""Draw clouds, rectangles that do not touch, with the stated number of shaded cells in rows and columns.

Answer: the grid in # (cloud) and . (clear); every grid that obeys the rules is right.
Harder: larger grids with more and larger clouds, for which some of the counts are hidden.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Clouds or Radar.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, components, mark, where
from bootcamp.lib.grid.faults import Counts, place
from bootcamp.lib.grid.patches import random_rectangles, rectangle_fault
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.tomography._line_counts import counts_fault, framed
from bootcamp.tasks.grids.tomography._placing import some_counts
from bootcamp.verifiers import Board, Format, Grid


class CloudsRadar(Task["CloudsRadar.Params", "CloudsRadar.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(6, 7, 8, 8, 9, 10, 11, 12, 13, 14), ge=5, le=16)
        longest: int = knob("the longest side of a cloud", levels=(3, 3, 3, 4, 4, 4, 5, 5, 5, 5), ge=2, le=8)
        hidden: int = knob(
            "the share of counts that are hidden, in percent", levels=(0, 0, 0, 10, 15, 15, 15, 15, 15, 15), ge=0, le=60
        )

    class Instance(task.Instance):
        rows: Counts
        cols: Counts

        @property
        def blank(self) -> Board:
            return mark(len(self.rows), len(self.cols), ())

    prompt = Prompt(
        en=r"""
        Shade some cells of this grid as clouds:

        {{ blank | counted(rows, cols) }}

        - Every cloud is a full rectangle, at least 2 cells wide and at least 2 cells high.
        - No two clouds touch: cells of different clouds share neither a side nor a corner.
        - The number beside a row or below a column counts its shaded
          cells{{ "; ? is an unknown number" if none in rows + cols }}.

        Draw the grid with # for a shaded and . for any other cell. If there are several solutions, give any one.
        """,
        zh=r"""
        把下面方格中的一些格涂黑，画出云团：

        {{ blank | counted(rows, cols) }}

        - 每个云团都是实心的矩形，宽和高都至少有 2 格。
        - 任意两个云团互不接触：不同云团的格既没有公共边，也没有公共角。
        - 行右侧和列下方的数表示该行或该列中的黑格数{{ "；? 表示数未知" if none in rows + cols }}。

        画出结果：黑格用 #，其余的格用 . 表示。如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.rows), len(instance.cols), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        clouds = random_rectangles(n, n, rng, 2, params.longest, corners=False)
        rows, cols = some_counts(n, n, clouds, params.hidden, rng)
        if len(components(clouds)) < 2:
            raise task.Retry
        return self.Instance(rows=rows, cols=cols), mark(n, n, clouds)

    def key(self, instance: Instance) -> object:
        return canonical(framed(instance.blank, instance.rows, instance.cols))

    def check(self, instance: Instance, answer: Board) -> str:
        shaded = set(where(answer, "#"))
        fault = rectangle_fault(shaded, 2)
        if fault:
            return fault
        for group in components(shaded, KING):
            if len(components(group)) > 1:
                return f"the cloud at {place(group[0])} touches another at a corner"
        return counts_fault(instance.rows, instance.cols, shaded, "shaded cells")

"""Find rectangular clouds, apart from each other, from the number of their cells in rows and columns.

Answer: the grid in # (cloud) and . (sky); it is unique.
Harder: larger skies with more clouds, for which some of the counts are hidden.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Clouds or Radar.
"""

from __future__ import annotations

from random import Random

from pydantic import Field

from bootcamp import task
from bootcamp.lib.grid.board import KING, SIDES, Cell, blocks, components, mark, where
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task
from bootcamp.tasks.grids._line_counts import counts_fault, draw_counts, framed, shown_counts
from bootcamp.tasks.grids._patches import demand_rectangles, random_rectangles, rectangle_fault
from bootcamp.tasks.grids._shading import Board, Counts, shading_model
from bootcamp.verifiers import Format, Grid


class CloudsRadar(Task["CloudsRadar.Params", "CloudsRadar.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = Field(ge=4, le=14, description="the number of rows and of columns")
        largest: int = Field(ge=2, le=6, description="the largest side of a cloud")
        shown: int = Field(ge=20, le=100, description="the least share of counts that are shown, in percent")

    class Instance(task.Instance):
        rows: Counts
        cols: Counts

        @property
        def board(self) -> str:
            return draw_counts([[None] * len(self.cols)] * len(self.rows), self.rows, self.cols)

    prompt = Prompt(
        en=r"""
        Some cells of this grid are covered by clouds. The numbers beside the rows and below the columns count the
        covered cells of the line; ? is an unknown number.

        {{ board }}

        - Every cloud is a full rectangle of cells, at least 2 cells wide and at least 2 cells high.
        - Clouds never touch each other, not even at a corner.

        Draw the grid with # for a covered and . for a clear cell.
        """,
        zh=r"""
        下面方格中的一些格被云覆盖。行右侧和列下方的数表示该行或该列中被云覆盖的格数；? 表示数未知。

        {{ board }}

        - 每片云都是由格组成的实心矩形，宽和高都至少为 2 格。
        - 不同的云互不接触，连角也不能相碰。

        画出结果：被云覆盖的格用 #，晴空的格用 . 表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(len(instance.rows), len(instance.cols), "#.")

    def params(self, difficulty: int) -> Params:
        return self.Params(
            size=(7, 7, 8, 8, 8, 8, 9, 9, 9, 9)[difficulty - 1],
            largest=(3, 4, 3, 4, 4, 4, 4, 4, 4, 4)[difficulty - 1],
            shown=(100, 100, 100, 95, 90, 85, 95, 90, 85, 80)[difficulty - 1],
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        clouds = random_rectangles(n, n, rng, 2, params.largest, corners=False)
        sat, cloud = shading_model(n, n)
        demand_rectangles(sat, cloud, n, n)
        for a, b, c, d in blocks(n, n):
            sat.add(-cloud[a], -cloud[d], cloud[b], cloud[c])
            sat.add(cloud[a], cloud[d], -cloud[b], -cloud[c])
        for (row, col), literal in cloud.items():
            for down, right in SIDES[:2]:
                ends = [(row + down, col + right), (row - down, col - right)]
                sat.add(-literal, *(cloud[end] for end in ends if end in cloud))
        rows, cols = shown_counts(sat, cloud, clouds, n, n, rng, params.shown)
        return self.Instance(rows=rows, cols=cols), mark(n, n, clouds)

    def key(self, instance: Instance) -> object:
        blank = [[""] * len(instance.cols)] * len(instance.rows)
        return canonical(framed(blank, instance.rows, instance.cols))

    def check(self, instance: Instance, answer: Board) -> str:
        clouds = where(answer, "#")
        return (
            counts_fault(instance.rows, instance.cols, clouds, "covered cells")
            or rectangle_fault(clouds, least=2)
            or _corner_fault(clouds)
        )


def _corner_fault(clouds: list[Cell]) -> str:
    return "" if len(components(clouds, KING)) == len(components(clouds)) else "two clouds touch at a corner"

"""Shade cells so that every circle tells the total size of the shaded groups beside it.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids with larger groups, which several circles share, and circles without a number.
Skills: arithmetic, deduction, search
Source: original generator; the puzzle is known as Kurotto.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, graph, mark, reach, size, where
from bootcamp.lib.grid.clues import clue_texts
from bootcamp.lib.grid.faults import place, shaded_clue_fault
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_BLANK = "o"


class Kurotto(Task["Kurotto.Params", "Kurotto.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 7, 7, 8, 9, 10, 10), ge=4, le=12)
        circles: int = knob("the number of circles", levels=(4, 6, 7, 10, 13, 13, 18, 22, 28, 28), ge=3, le=40)
        largest: int = knob("the largest number of a circle", levels=(5, 6, 7, 9, 10, 12, 14, 16, 18, 20), ge=2, le=40)
        blank: int = knob(
            "the share of circles without a number, in percent", levels=(0, 0, 0, 5, 8, 10, 12, 15, 15, 20), ge=0, le=50
        )

    class Instance(task.Instance):
        circles: tuple[tuple[str | None, ...], ...]

    prompt = Prompt(
        en=r"""
        In this grid every number stands in a circle, an o is a circle without a number, and a dot is a cell without a
        circle.

        {{ circles | board }}

        Shade some cells:

        - Cells with a circle, with or without a number, stay unshaded.
        - Shaded cells that share a side belong to the same group. Each number is the total number of cells of all
          groups that have a cell sharing a side with the circle; a group that touches the circle more than once counts
          once. Circles without a number may touch groups of any size.

        Draw the grid with # for a shaded and . for an unshaded cell, with or without a circle. If there are several
        ways, give any one.
        """,
        zh=r"""
        下面的方格中，每个数字都写在一个圆圈里，o 表示没有数字的圆圈，点表示没有圆圈的格。

        {{ circles | board }}

        把一些格涂黑：

        - 有圆圈的格（不论有无数字）不能涂黑。
        - 有公共边的黑格属于同一组。某一组只要有一个格与圆圈所在的格有公共边，就算与这个圆圈相邻。
          圆圈里的数字等于与它相邻的各组的格数之和，每一组只算一次。没有数字的圆圈不受限制。

        画出结果：黑格用 #，未涂黑的格（不论有无圆圈）用 . 表示。如果有多种涂法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.circles), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        share = rng.uniform(0.35, 0.5)
        shaded = {cell for cell in cells(n, n) if rng.random() < share}
        totals = {cell: _total(cell, shaded, n) for cell in cells(n, n) if cell not in shaded}
        fitting = [cell for cell, total in totals.items() if 1 <= total <= params.largest]
        if len(fitting) < params.circles:
            raise task.Retry
        chosen = rng.sample(fitting, params.circles)
        texts = {cell: str(totals[cell]) for cell in chosen}
        texts.update(dict.fromkeys(chosen[: params.circles * params.blank // 100], _BLANK))
        return self.Instance(circles=fill(n, n, map(texts.get, cells(n, n)))), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.circles))

    def check(self, instance: Instance, answer: Board) -> str:
        shaded = set(where(answer, "#"))
        circles = {(r, c): text for r, row in enumerate(instance.circles) for c, text in enumerate(row) if text}
        fault = shaded_clue_fault(circles, answer)
        for cell, text in circles.items():
            total = _total(cell, shaded, len(answer))
            if text not in (_BLANK, str(total)):
                fault = fault or f"the groups beside the circle in {place(cell)} have {total} cells, not {text}"
        return fault


def _total(cell: Cell, shaded: Collection[Cell], n: int) -> int:
    """Count the cells of the shaded groups beside a cell."""
    return len({part for other in graph(n, n)[cell] if other in shaded for part in reach(other, shaded)})

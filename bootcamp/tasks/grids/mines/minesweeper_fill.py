"""Place mines on the unknown cells of a minesweeper board so that all its numbers hold.

Answer: the board with * for a mine; it is unique.
Harder: larger boards with fewer numbers, which must be combined over growing distances.
Skills: deduction, logic
Source: original generator; the problem is the search version of Kaye, "Minesweeper is NP-complete" (2000).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import KING, Numbers, cells, graph, mark, size, where
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts, count_switch, few_clues
from bootcamp.lib.grid.faults import place
from bootcamp.lib.grid.forced_steps import counted, rule_steps
from bootcamp.lib.grid.shading import shading_model
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class MinesweeperFill(Task["MinesweeperFill.Params", "MinesweeperFill.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 7, 7, 8, 9, 10), ge=3, le=12)
        shown: int = knob(
            "the least share of mine-free cells with a number, in percent",
            levels=(75, 65, 60, 55, 52, 50, 48, 47, 46, 46),
            ge=20,
            le=100,
        )

    class Instance(task.Instance):
        numbers: Numbers

    prompt = Prompt(
        en=r"""
        On this board some of the cells ? hide a mine. A number counts the mines in the cells (8 at most) that share a
        side or a corner with its own; cells with a number hold no mine.

        {{ numbers | board("?") }}

        Find the mines. Draw the board with * for a mine and . for every other cell, with or without a number.
        """,
        zh=r"""
        下面的盘面上，一些标 ? 的格藏有地雷。数字表示与它所在的格有公共边或公共角的格（至多 8 个）中一共有几个地雷；
        有数字的格没有地雷。

        {{ numbers | board("?") }}

        找出所有地雷。画出盘面：地雷用 *，其余各格（不论有无数字）用 . 表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.numbers), "*.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        near = graph(n, n, KING)
        mines = {cell for cell in cells(n, n) if rng.random() < 0.28}
        counts = {cell: sum(other in mines for other in near[cell]) for cell in cells(n, n) if cell not in mines}
        sat, mine = shading_model(n, n)
        switches = {}
        for cell, count in counts.items():
            switches[cell] = count_switch(sat, [mine[other] for other in near[cell]], count)
            sat.add(-switches[cell], -mine[cell])
        chosen = few_clues(sat, mine, mines, switches, rng, -(-params.shown * len(counts) // 100), budget=100)
        return self.Instance(numbers=clue_board(n, n, counts, chosen)), mark(n, n, mines, "*")

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.numbers))

    def check(self, instance: Instance, answer: Board) -> str:
        mines, near = set(where(answer, "*")), graph(*size(answer), KING)
        for cell, count in clue_cells(instance.numbers).items():
            found = sum(other in mines for other in near[cell])
            if cell in mines:
                return f"there is a mine on the number in {place(cell)}"
            if found != count:
                return f"{found} mines are around {place(cell)}, not {count}"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        numbers, near = clue_cells(instance.numbers), graph(*size(instance.numbers), KING)
        around = {cell: [other for other in near[cell] if other not in numbers] for cell in numbers}
        rules = [counted(cell, around[cell], count, "*.") for cell, count in numbers.items() if around[cell]]
        return "\n".join(rule_steps("*.", rules, language))

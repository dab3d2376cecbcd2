"""Draw the picture whose runs of filled cells are listed for every row and column.

Answer: the picture in # and .; every picture with these runs is right.
Harder: larger pictures; at the top levels sparse ones that line-by-line reasoning alone does not finish.
Skills: deduction, logic, spatial
Source: original generator; the puzzle by Non Ishida and Tetsuya Nishio (1987).
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import runs
from bootcamp.lib.grid.cell_names import named_lines
from bootcamp.lib.grid.constraints import fillings
from bootcamp.lib.grid.forced_steps import Rule, rule_steps
from bootcamp.lib.grid.symmetry import line_symmetries
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

Clues = tuple[tuple[int, ...], ...]


class Nonogram(Task["Nonogram.Params", "Nonogram.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 6, 7, 8, 9, 10, 12, 12, 15), ge=3, le=20)
        filled: int = knob(
            "the share of filled cells in percent, on average",
            levels=(60, 60, 58, 56, 55, 54, 53, 52, 48, 48),
            ge=20,
            le=80,
        )
        search: bool = knob(
            "whether line-by-line reasoning leaves cells open; if not, the picture is unique",
            levels=(False,) * 8 + (True, True),
        )

    class Instance(task.Instance):
        rows: Clues
        cols: Clues

        @property
        def size(self) -> int:
            return len(self.rows)

    prompt = Prompt(
        en=r"""
        Fill some cells of a grid of {{ size }}×{{ size }} cells so that the picture fits these clues. The list of a
        line gives, in order, the lengths of its runs of filled cells, where a run is as long as possible and any two
        runs are separated by at least one empty cell. The list 0 means that no cell of the line is filled.

        Rows from top to bottom, each read from left to right:
        {{ rows | line_lists }}

        Columns from left to right, each read from top to bottom:
        {{ cols | line_lists }}

        Draw the picture with # for a filled and . for an empty cell. If there are several ways, give any one.
        """,
        zh=r"""
        在 {{ size }}×{{ size }} 的方格中涂黑若干格，使图案符合下列提示。
        每条线的提示依次给出该线上各段连续黑格的长度；每一段取到最长，
        相邻两段之间至少隔一个空格。提示为 0 表示该线上没有黑格。

        各行（从上到下，每行从左往右读）：
        {{ rows | line_lists }}

        各列（从左到右，每列从上往下读）：
        {{ cols | line_lists }}

        画出图案：黑格用 #，空格用 . 表示。如果有多种画法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.size, instance.size, "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        picture = tuple(
            tuple("#" if rng.randrange(100) < params.filled else "." for _ in range(params.size))
            for _ in range(params.size)
        )
        rows, cols = _clues(picture)
        model = Finite()
        grid = model.grid(params.size, params.size, (0, 1))
        for line, clue in zip((*grid, *zip(*grid, strict=True)), rows + cols, strict=True):
            model.table(line, fillings(params.size, clue))
        domains = model.propagate()
        open_cells = domains is None or any(mask & (mask - 1) for mask in domains)
        if open_cells != params.search:
            raise task.Retry
        return self.Instance(rows=rows, cols=cols), picture

    def key(self, instance: Instance) -> object:
        return min(line_symmetries(instance.rows, instance.cols))

    def check(self, instance: Instance, answer: Board) -> str:
        rows, cols = _clues(answer)
        for name, clues, found in (("row", instance.rows, rows), ("column", instance.cols, cols)):
            for index, (clue, lengths) in enumerate(zip(clues, found, strict=True), 1):
                if clue != lengths:
                    return f"the runs of {name} {index} are {lengths or 0}, not {clue or 0}"
        return ""

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        n = instance.size
        rules = [
            Rule(
                f"{name} ({' '.join(map(str, clue)) or 0})",
                line,
                ["".join(".#"[x] for x in way) for way in fillings(n, clue)],
            )
            for (name, line), clue in zip(
                named_lines(n, n, language).items(), instance.rows + instance.cols, strict=True
            )
        ]
        return "\n".join(rule_steps("#.", rules, language, several=True, space=""))


def _clues(picture: Board) -> tuple[Clues, Clues]:
    return tuple(runs(row, "#") for row in picture), tuple(runs(col, "#") for col in zip(*picture, strict=True))

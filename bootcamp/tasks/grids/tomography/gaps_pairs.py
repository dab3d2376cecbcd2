"""Shade two cells in every row and column, apart from each other, with the stated gaps between them.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids with fewer gaps and no given cells.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is known as Gaps.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, cells, graph, lines, mark, where
from bootcamp.lib.grid.clues import few_clues, random_solution
from bootcamp.lib.grid.constraints import forbid_touching
from bootcamp.lib.grid.drawing import draw_counts
from bootcamp.lib.grid.faults import Counts, givens_fault, place
from bootcamp.lib.grid.shading import shading_model
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.tomography._line_counts import framed
from bootcamp.verifiers import Board, Format, Grid


class GapsPairs(Task["GapsPairs.Params", "GapsPairs.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(9, 9, 9, 9, 9, 10, 10, 10, 11, 11), ge=9, le=14)
        given: int = knob(
            "the share of cells that are given, in percent", levels=(50, 40, 30, 20, 10, 20, 10, 0, 10, 0), ge=0, le=60
        )
        gaps: int = knob(
            "the least share of lines with a number, in percent",
            levels=(95, 90, 85, 80, 75, 70, 65, 65, 60, 55),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        givens: tuple[tuple[str | None, ...], ...]
        rows: Counts
        cols: Counts

        @property
        def size(self) -> int:
            return len(self.rows)

        @property
        def board(self) -> str:
            return draw_counts([[sign or "?" for sign in row] for row in self.givens], self.rows, self.cols)

    prompt = Prompt(
        en=r"""
        Shade exactly two cells in every row and in every column of this grid of {{ size }}×{{ size }} cells; ? is a
        cell to decide, # a cell that is shaded for sure and . one that is not.

        {{ board }}

        - No two shaded cells may share a side or a corner.
        - The number to the right of a row or below a column tells how many cells lie between the two shaded cells of
          that line; ? is an unknown number.

        Draw the grid with # for a shaded and . for an unshaded cell.
        """,
        zh=r"""
        在这个 {{ size }}×{{ size }} 的方格中，每行、每列恰好涂黑两个格。
        ? 是待定的格，# 是已确定涂黑的格，. 是已确定不涂黑的格。

        {{ board }}

        - 任意两个黑格既没有公共边，也没有公共角。
        - 行右侧或列下方的数表示该行或该列的两个黑格之间隔着几个格；? 表示数未知。

        画出结果：黑格用 #，未涂黑的格用 . 表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.size, instance.size, "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        sat, black = shading_model(n, n)
        forbid_touching(sat, black, KING)
        for line in lines(n, n):
            sat.exactly([black[cell] for cell in line], 2)
        shaded = random_solution(sat, black, rng)
        solution = mark(n, n, shaded)
        given = set(rng.sample(list(cells(n, n)), params.given * n * n // 100))
        for cell in sorted(given):
            sat.add(black[cell] if cell in shaded else -black[cell])
        gaps = _gaps(solution)
        switches = {
            index: _gap_switch(sat, [black[cell] for cell in line], gaps[index])
            for index, line in enumerate(lines(n, n))
        }
        chosen = few_clues(sat, black, shaded, switches, rng, -(-params.gaps * 2 * n // 100), budget=20)
        shown = tuple(gap if index in chosen else None for index, gap in enumerate(gaps))
        givens = tuple(
            tuple(sign if (row, col) in given else None for col, sign in enumerate(line))
            for row, line in enumerate(solution)
        )
        return self.Instance(givens=givens, rows=shown[:n], cols=shown[n:]), solution

    def key(self, instance: Instance) -> object:
        return canonical(framed(instance.givens, instance.rows, instance.cols))

    def check(self, instance: Instance, answer: Board) -> str:
        shaded, n = set(where(answer, "#")), instance.size
        names = [f"{name} {index}" for name in ("row", "column") for index in range(1, n + 1)]
        for name, line, clue, gap in zip(names, lines(n, n), instance.rows + instance.cols, _gaps(answer), strict=True):
            if len(shaded.intersection(line)) != 2:
                return f"{name} has {len(shaded.intersection(line))} shaded cells, not two"
            if clue not in (None, gap):
                return f"{gap} cells lie between the shaded cells of {name}, not {clue}"
        near = graph(n, n, KING)
        touching = next((cell for cell in sorted(shaded) if shaded.intersection(near[cell])), None)
        fault = givens_fault(instance.givens, answer)
        return fault or (f"the shaded cell in {place(touching)} touches another" if touching else "")


def _gaps(board: Board) -> list[int]:
    """Count the cells between the first and the last shaded cell of every line; -1 for fewer than two."""
    texts = ["".join(line) for line in (*board, *zip(*board, strict=True))]
    return [text.rfind("#") - text.find("#") - 1 for text in texts]


def _gap_switch(sat: Sat, line: list[int], gap: int) -> int:
    """Make a variable that demands that two shaded cells of a line lie `gap` cells apart."""
    switch = sat.variable()
    for index, literal in enumerate(line):
        partners = [line[k] for k in (index - gap - 1, index + gap + 1) if 0 <= k < len(line)]
        sat.add(-switch, -literal, *partners)
    return switch

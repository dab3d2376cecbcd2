"""Shade a connected wall of cells that runs around the clues in pieces of the stated lengths.

Answer: the grid in # (shaded) and . (unshaded); it is unique.
Harder: larger grids with relatively fewer clues.
Skills: deduction, logic, spatial
Source: original generator; the puzzle was invented by Serkan Yürekli (2007).
"""

from __future__ import annotations

from functools import lru_cache
from random import Random

from pydantic import Field

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, fill, mark, size, where
from bootcamp.lib.grid.constraints import connect, forbid_blocks
from bootcamp.lib.grid.drawing import draw
from bootcamp.lib.grid.faults import place, ribbon_fault
from bootcamp.lib.grid.shading import ribbon
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Prompt, Task
from bootcamp.tasks.grids._shading import Board, few_clues, shaded_clue_fault, shading_model
from bootcamp.verifiers import Format, Grid


class Tapa(Task["Tapa.Params", "Tapa.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = Field(ge=4, le=10, description="the number of rows and of columns")
        clued: int = Field(ge=5, le=60, description="the least share of cells with a clue, in percent")

    class Instance(task.Instance):
        clues: tuple[tuple[tuple[int, ...] | None, ...], ...]

        @property
        def board(self) -> str:
            return draw(_texts(self.clues))

    prompt = Prompt(
        en=r"""
        Shade some cells of this grid; a dot is a cell without a clue, and the digits in any other cell are its clue.

        {{ board }}

        - Cells with a clue stay unshaded.
        - Going once around a cell with a clue through its 8 neighbours (those that share a side or a corner with it),
          where neighbours outside the grid count as unshaded, one meets maximal runs of consecutive shaded cells. The
          digits of the clue are the lengths of these runs in any order; the clue 0 means that there are none.
        - All shaded cells must be connected: from each of them one can reach every other by steps between shaded cells
          that share a side.
        - No 2×2 block of cells may be entirely shaded.

        Draw the grid with # for a shaded and . for an unshaded cell, with or without a clue.
        """,
        zh=r"""
        把下面方格中的一些格涂黑；点表示没有提示的格，其余格里的各个数字是该格的提示。

        {{ board }}

        - 有提示的格不能涂黑。
        - 绕有提示的格一圈，依次经过它周围的 8 个格（与它有公共边或公共角的格；在方格外的视为未涂黑），
          会遇到若干段取到最长的连续黑格。提示中的各个数字就是这些段的长度，顺序不限；提示 0 表示一段也没有。
        - 所有黑格必须连成一片：从其中任何一格出发，只经过有公共边的黑格，就能到达其他每一个黑格。
        - 任何 2×2 的四个格不能全部涂黑。

        画出结果：黑格用 #，未涂黑的格（不论有无提示）用 . 表示。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.clues), "#.")

    def params(self, difficulty: int) -> Params:
        return self.Params(
            size=(4, 4, 4, 4, 4, 5, 5, 6, 6, 7)[difficulty - 1],
            clued=(45, 40, 35, 30, 25, 32, 24, 24, 20, 22)[difficulty - 1],
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        shaded = ribbon(n, n, rng, rng.uniform(0.45, 0.6))
        sat, black = shading_model(n, n)
        forbid_blocks(sat, black)
        connect(sat, black)
        blank = [cell for cell in black if cell not in shaded]
        offered = sorted(rng.sample(blank, min(len(blank), 8 + n * n // 4)))
        clues = {cell: _ring_runs(tuple(other in shaded for other in _ring(cell))) for cell in offered}
        switches = {cell: _ring_switch(sat, black, cell, clue) for cell, clue in clues.items()}
        chosen = few_clues(sat, black, shaded, switches, rng, -(-params.clued * n * n // 100), budget=30)
        board = fill(n, n, (clues[cell] if cell in chosen else None for cell in cells(n, n)))
        return self.Instance(clues=board), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical([[text or "." for text in row] for row in _texts(instance.clues)])

    def check(self, instance: Instance, answer: Board) -> str:
        shaded = set(where(answer, "#"))
        clues = {(r, c): clue for r, row in enumerate(instance.clues) for c, clue in enumerate(row) if clue is not None}
        fault = shaded_clue_fault(clues, answer) or ribbon_fault(answer)
        for cell, clue in clues.items():
            found = _ring_runs(tuple(other in shaded for other in _ring(cell)))
            if found != clue:
                fault = fault or f"the runs around {place(cell)} have the lengths {found or 0}, not {clue or 0}"
        return fault


def _texts(clues: tuple[tuple[tuple[int, ...] | None, ...], ...]) -> list[list[str | None]]:
    return [[None if clue is None else "".join(map(str, clue)) or "0" for clue in row] for row in clues]


def _ring(cell: Cell) -> list[Cell]:
    """List the eight cells around a cell clockwise, on the board or not."""
    return [(cell[0] + down, cell[1] + right) for down, right in KING]


@lru_cache(maxsize=256)
def _ring_runs(shaded: tuple[bool, ...]) -> tuple[int, ...]:
    """Give the lengths of the runs of shaded cells on a ring, in increasing order."""
    if all(shaded):
        return (len(shaded),)
    start = shaded.index(False)
    text = "".join("#" if here else "." for here in shaded[start:] + shaded[:start])
    return tuple(sorted(len(run) for run in text.split(".") if run))


def _ring_switch(sat: Sat, black: dict[Cell, int], cell: Cell, clue: tuple[int, ...]) -> int:
    """Make a variable that demands that a cell is unshaded and that the runs around it fit its clue."""
    ring, switch = _ring(cell), sat.variable()
    sat.add(-switch, -black[cell])
    on_board = [other for other in ring if other in black]
    for bits in range(1 << len(on_board)):
        values = {other: bool(bits >> index & 1) for index, other in enumerate(on_board)}
        if _ring_runs(tuple(values.get(other, False) for other in ring)) != clue:
            sat.add(-switch, *(-black[other] if value else black[other] for other, value in values.items()))
    return switch

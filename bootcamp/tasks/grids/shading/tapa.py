"""Shade a connected wall of cells around clues that list the runs of shaded cells on their ring of neighbours.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids with relatively fewer clues, more of which list several runs.
Skills: deduction, search, spatial
Source: original generator; the puzzle was invented by Serkan Yürekli in 2007.
"""

from __future__ import annotations

from collections.abc import Collection
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, Numbers, cells, mark, runs, size, where
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts
from bootcamp.lib.grid.faults import place, ribbon_fault, shaded_clue_fault
from bootcamp.lib.grid.shading import ribbon
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class Tapa(Task["Tapa.Params", "Tapa.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 7, 7, 8, 9, 10, 10), ge=4, le=12)
        clues: int = knob("the number of clue cells", levels=(4, 6, 6, 8, 11, 10, 13, 17, 21, 19), ge=3, le=40)
        several: int = knob(
            "the least share of clues that list several runs, in percent",
            levels=(0, 20, 34, 38, 40, 50, 50, 60, 60, 70),
            ge=0,
            le=100,
        )

    class Instance(task.Instance):
        clues: Numbers

    prompt = Prompt(
        en=r"""
        Shade some cells of this grid; a dot is a cell without a clue.

        {{ clues | board }}

        - Cells with a clue stay unshaded.
        - Around a clue lies a ring of 8 cells, those that share a side or a corner with it. Going once around this
          ring, the shaded cells form runs of consecutive cells. Each digit of the clue is the length of one run, and
          every run has its digit; the order of the digits means nothing. For instance, 13 stands for one run of 1 cell
          and one of 3 cells, and 0 for a ring without shaded cells. Places of the ring outside the grid count as
          unshaded. A ring that is all shaded is a single run.
        - All shaded cells must be connected: from each of them one can reach every other by steps between shaded cells
          that share a side.
        - No 2×2 block of cells may be entirely shaded.

        Draw the grid with # for a shaded and . for an unshaded cell, with or without a clue. If there are several ways,
        give any one.
        """,
        zh=r"""
        把下面方格中的一些格涂黑；点表示没有提示的格。

        {{ clues | board }}

        - 有提示的格不能涂黑。
        - 与提示格有公共边或公共角的 8 个格围成一圈。沿这一圈走一周，相连的黑格组成若干段。
          提示中的每个数字是一段的长度，每一段都有对应的数字，数字的先后没有意义。
          例如，13 表示有一段 1 格和一段 3 格，0 表示这一圈没有黑格。圈上落在方格之外的位置算作未涂黑；
          整圈都是黑格时算一段。
        - 所有黑格必须连成一片：从其中任何一格出发，只经过有公共边的黑格，就能到达其他每一个黑格。
        - 任何 2×2 的四个格不能全部涂黑。

        画出结果：黑格用 #，未涂黑的格（不论有无提示）用 . 表示。如果有多种涂法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.clues), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        shaded = ribbon(n, n, rng, rng.uniform(0.5, 0.65))
        clues = {cell: _runs_around(cell, shaded) for cell in cells(n, n) if cell not in shaded}
        order = rng.sample(list(clues), len(clues))
        first = [cell for cell in order if clues[cell] > 9][: -(-params.several * params.clues // 100)]
        chosen = (first + [cell for cell in order if cell not in first])[: params.clues]
        if len(chosen) < params.clues or 100 * len(first) < params.several * params.clues:
            raise task.Retry
        return self.Instance(clues=clue_board(n, n, clues, chosen)), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        return canonical(clue_texts(instance.clues))

    def check(self, instance: Instance, answer: Board) -> str:
        clues, shaded = clue_cells(instance.clues), set(where(answer, "#"))
        fault = shaded_clue_fault(clues, answer) or ribbon_fault(answer)
        for cell, clue in clues.items():
            found = _runs_around(cell, shaded)
            if found != clue:
                fault = fault or f"the runs around {place(cell)} are {found}, not {clue}"
        return fault


def _runs_around(cell: Cell, shaded: Collection[Cell]) -> int:
    """Write the lengths of the runs of shaded cells on the ring around a cell as increasing digits, 0 if none."""
    ring = [(cell[0] + down, cell[1] + right) in shaded for down, right in KING]
    gap = ring.index(False) if False in ring else 0
    lengths = sorted(runs(ring[gap:] + ring[:gap], True))
    return int("".join(map(str, lengths)) or "0")

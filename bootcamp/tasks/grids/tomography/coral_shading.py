"""Shade a coral: connected cells that enclose nothing, with the lengths of the runs of lines given without their order.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids with longer lists, some of which are missing.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Coral.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, components, graph, mark, runs, where
from bootcamp.lib.grid.faults import place, ribbon_fault
from bootcamp.lib.grid.shading import full_block
from bootcamp.lib.grid.symmetry import line_symmetries
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

Clues = tuple[tuple[int, ...] | None, ...]


class CoralShading(Task["CoralShading.Params", "CoralShading.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 6, 6, 7, 8, 8, 9, 10, 11), ge=4, le=14)
        clued: int = knob(
            "the share of lines with a list, in percent",
            levels=(100, 100, 100, 90, 90, 90, 85, 80, 75, 75),
            ge=50,
            le=100,
        )

    class Instance(task.Instance):
        rows: Clues
        cols: Clues

        @property
        def size(self) -> int:
            return len(self.rows)

        @property
        def row_lists(self) -> str:
            return _listed(self.rows)

        @property
        def col_lists(self) -> str:
            return _listed(self.cols)

    prompt = Prompt(
        en=r"""
        Shade some cells of a grid of {{ size }}×{{ size }} cells:

        - The list of a row or column gives the lengths of all its runs of shaded cells from the shortest to the
          longest, whatever their order in the line. A run is as long as possible: between two runs of a line is at
          least one unshaded cell. The list 0 means that no cell is
          shaded{{ ", and ? that nothing is told about the line" if "?" in row_lists ~ col_lists }}.
        - All shaded cells must be connected: from each of them one can reach every other by steps between shaded cells
          that share a side.
        - No 2×2 block of cells may be entirely shaded.
        - From every unshaded cell one can reach a cell in the first or last row or column by steps between unshaded
          cells that share a side.

        Rows from top to bottom:
        {{ row_lists }}

        Columns from left to right:
        {{ col_lists }}

        Draw the grid with # for a shaded and . for an unshaded cell. If there are several ways, give any one.
        """,
        zh=r"""
        把 {{ size }}×{{ size }} 方格中的一些格涂黑：

        - 每条线（行或列）的提示从短到长列出该线上所有黑格段的长度，与各段在线上的先后无关。每一段取到最长，
          同一线上的任意两段之间至少隔一个未涂黑的格。
          提示为 0 表示该线上没有黑格{{ "，? 表示没有提示" if "?" in row_lists ~ col_lists }}。
        - 所有黑格必须连成一片：从其中任何一格出发，只经过有公共边的黑格，就能到达其他每一个黑格。
        - 任何 2×2 的四个格不能全部涂黑。
        - 从每个未涂黑的格出发，只经过有公共边的未涂黑格，都能到达首行、末行、首列或末列中的某个格。

        各行（从上到下）：
        {{ row_lists }}

        各列（从左到右）：
        {{ col_lists }}

        画出结果：黑格用 #，未涂黑的格用 . 表示。如果有多种涂法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(instance.size, instance.size, "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        shaded = _random_coral(n, round(n * n * rng.uniform(0.45, 0.55)), rng)
        hidden = rng.sample(range(2 * n), 2 * n * (100 - params.clued) // 100)
        clues = tuple(None if k in hidden else clue for k, clue in enumerate(_sorted_runs(mark(n, n, shaded))))
        return self.Instance(rows=clues[:n], cols=clues[n:]), mark(n, n, shaded)

    def key(self, instance: Instance) -> object:
        rows, cols = ([((clue is None, clue or ()),) for clue in side] for side in (instance.rows, instance.cols))
        return min(line_symmetries(rows, cols))

    def check(self, instance: Instance, answer: Board) -> str:
        n = len(answer)
        fault = ribbon_fault(answer)
        for k, (clue, found) in enumerate(zip(instance.rows + instance.cols, _sorted_runs(answer), strict=True)):
            if clue not in (None, found):
                name = f"row {k + 1}" if k < n else f"column {k + 1 - n}"
                fault = fault or f"the runs of {name} are {found or 0}, not {clue or 0}"
        inner = _enclosed(where(answer, "."), n)
        return fault or (f"the unshaded cell in {place(inner[0])} cannot reach the edge" if inner else "")


def _listed(clues: Clues) -> str:
    texts = ("?" if clue is None else " ".join(map(str, clue)) or "0" for clue in clues)
    return "\n".join(f"{index}: {text}" for index, text in enumerate(texts, 1))


def _sorted_runs(board: Board) -> list[tuple[int, ...]]:
    """Give the lengths of the runs of shaded cells of every row, then of every column, the shortest first."""
    return [tuple(sorted(runs(line, "#"))) for line in (*board, *zip(*board, strict=True))]


def _enclosed(unshaded: Iterable[Cell], n: int) -> list[Cell]:
    """List the cells of groups that do not reach the edge."""
    groups = components(unshaded)
    return [cell for group in groups if all(min(cell) > 0 and max(cell) < n - 1 for cell in group) for cell in group]


def _random_coral(n: int, length: int, rng: Random) -> set[Cell]:
    """Grow a connected group without a full 2 x 2 block that encloses nothing, cell by cell."""
    near = graph(n, n)
    edge = [rng.choice(list(near))]
    shaded: set[Cell] = set()
    while edge and len(shaded) < length:
        cell = edge.pop(rng.randrange(len(edge)))
        grown = {*shaded, cell}
        if not full_block(n, n, grown) and not _enclosed(near.keys() - grown, n):
            shaded = grown
            edge += [other for other in near[cell] if other not in shaded]
    return shaded

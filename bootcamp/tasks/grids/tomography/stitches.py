"""Join every two neighbouring regions of a board by stitches, with the stitch ends of rows and columns counted.

Answer: the board with the direction of the stitch in each cell that has one; every such sewing is right.
Harder: larger boards, more regions or more stitches between them, hidden counts.
Skills: deduction, search, spatial
Source: original generator; the puzzle is also called Heften.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, fill, size, where
from bootcamp.lib.grid.clues import random_solution
from bootcamp.lib.grid.faults import Counts, place
from bootcamp.lib.grid.regions import LETTERS, RegionMap, bordering, borders, random_regions
from bootcamp.lib.grid.symmetry import canonical_regions
from bootcamp.lib.grid.tiles import STEPS, beyond, name_sides
from bootcamp.lib.solver.sat import Sat
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.tomography._line_counts import counts_fault, framed, line_counts
from bootcamp.verifiers import Board, Format, Grid

_EMPTY = "."
_OPPOSITE = dict(zip("NESW", "SWNE", strict=True))


class Stitches(Task["Stitches.Params", "Stitches.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 7, 8, 9, 10), ge=4, le=10)
        smallest: int = knob(
            "the least number of cells of a region", levels=(4, 4, 4, 4, 8, 4, 9, 5, 10, 5), ge=3, le=25
        )
        largest: int = knob(
            "the largest number of cells of a region", levels=(6, 7, 6, 8, 14, 9, 16, 9, 20, 11), ge=4, le=40
        )
        stitches: int = knob(
            "the number of stitches between neighbouring regions", levels=(1, 1, 1, 1, 2, 1, 2, 1, 2, 1), ge=1, le=3
        )
        hidden: int = knob(
            "the share of hidden counts, in percent", levels=(0, 0, 10, 10, 15, 15, 20, 20, 25, 30), ge=0, le=60
        )

    class Instance(task.Instance):
        regions: RegionMap
        rows: Counts
        cols: Counts
        stitches: int

    prompt = Prompt(
        en=r"""
        The letters in this board show its regions:

        {{ regions | region_letters | counted(rows, cols) }}

        A stitch joins two cells that share a side and lie in different regions; each of the two cells holds one end of
        it. Draw stitches so that no cell holds more than one end and that every two regions that share a side somewhere
        are joined by exactly {{ stitches }} stitch{{ "es" if stitches > 1 else "" }}.

        The number on the right of a row or below a column counts its cells with a stitch
        end{{ "; ? is an unknown number" if none in rows + cols }}.

        Write the board with one sign in each cell: N, E, S or W if the cell holds a stitch end and the other end lies
        in the cell above, on its right, below or on its left; a dot if it holds none. If there are several solutions,
        give any one.
        """,
        zh=r"""
        下面棋盘中的字母表示区域：

        {{ regions | region_letters | counted(rows, cols) }}

        一针把有公共边且属于不同区域的两格缝在一起，这两格各有一个针脚。
        请缝线，使每两个在某处有公共边的区域之间恰好缝 {{ stitches }} 针，并且每格至多有一个针脚。

        行右侧和列下方的数表示该行或该列中有针脚的格数{{ "；? 表示数未知" if none in rows + cols }}。

        写出棋盘，每格一个符号：若格中有针脚，且同一针的另一端在上、右、下、左方的邻格，分别写 N、E、S、W；
        没有针脚的格写点。如果有多种缝法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.regions), "NESW" + _EMPTY)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        regions = random_regions(n, n, params.smallest, params.largest, rng)
        ends = _sewing(regions, params.stitches, rng)
        counts = line_counts(n, n, ends)
        hidden = rng.sample(range(2 * n), params.hidden * 2 * n // 100)
        shown = tuple(None if index in hidden else count for index, count in enumerate(counts))
        answer = fill(n, n, (ends.get(cell, _EMPTY) for cell in cells(n, n)))
        return self.Instance(regions=regions, rows=shown[:n], cols=shown[n:], stitches=params.stitches), answer

    def key(self, instance: Instance) -> object:
        unknown = (None,) * len(instance.rows)
        blank = [[""] * len(instance.cols)] * len(instance.rows)
        named = framed(instance.regions, unknown, unknown)
        return [canonical_regions(named, framed(blank, instance.rows, instance.cols)), instance.stitches]

    def check(self, instance: Instance, answer: Board) -> str:
        regions = instance.regions
        found = dict.fromkeys(bordering(regions), 0)
        ends = where(answer, *STEPS)
        for row, col in ends:
            other = beyond((row, col), answer[row][col])
            if other not in ends or answer[other[0]][other[1]] != _OPPOSITE[answer[row][col]]:
                return f"the stitch from {place((row, col))} has no other end"
            pair = sorted((regions[row][col], regions[other[0]][other[1]]))
            if pair[0] == pair[1]:
                return f"the stitch from {place((row, col))} stays in its region"
            found[pair[0], pair[1]] += 1
        for (a, b), count in found.items():
            if count != 2 * instance.stitches:
                return f"{count // 2} stitches join {LETTERS[a]} and {LETTERS[b]}, not {instance.stitches}"
        return counts_fault(instance.rows, instance.cols, ends, "stitch ends")


def _sewing(regions: RegionMap, stitches: int, rng: Random) -> dict[Cell, str]:
    """Draw stitches between all neighbouring regions; give the direction of each end. Raise Retry if that fails."""
    sat = Sat()
    literals = {edge: sat.variable() for edge in borders(regions)}
    for a, b in bordering(regions):
        between = [x for edge, x in literals.items() if sorted(regions[r][c] for r, c in edge) == [a, b]]
        sat.exactly(between, stitches)
    for cell in cells(*size(regions)):
        sat.at_most_one([x for edge, x in literals.items() if cell in edge])
    chosen = random_solution(sat, literals, rng)
    return {cell: name_sides(cell, [other]) for edge in chosen for cell, other in (edge, edge[::-1])}

"""Put one arrow into every region so that the arrows face each other in pairs.

Answer: the board of the arrows; every such board is right.
Harder: larger boards with more regions, a smaller share of which have a given arrow.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Nikoli's Toichika.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, fill, graph, ray, size
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.regions import LETTERS, RegionMap, bordering, number, region_cells
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.paths._straight import draw_pairs
from bootcamp.verifiers import Board, Format, Grid

_STEPS = dict(zip("^>v<", SIDES, strict=True))
_FACING = dict(zip("^>v<", "v<^>", strict=True))
_BLANK = "."


class Toichika(Task["Toichika.Params", "Toichika.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 6, 7, 8, 8, 9, 10), ge=4, le=12)
        pairs: int = knob("the number of pairs of arrows", levels=(3, 3, 4, 5, 6, 7, 8, 9, 11, 13), ge=2, le=25)
        given: int = knob("the number of given arrows", levels=(3, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=1, le=12)

    class Instance(task.Instance):
        regions: RegionMap
        arrows: tuple[tuple[str | None, ...], ...]

    prompt = Prompt(
        en=r"""
        This board is cut into regions. Cells with the same letter form a region:

        {{ regions | regions }}

        Put exactly one arrow into every region: ^ (up), > (right), v (down) or < (left).

        - The first arrow that one meets from an arrow in its direction, over any number of cells without arrows, must
          point back at it. So the arrows face each other in pairs.
        - The two regions of a pair do not share a border (a side of a cell).

        These arrows are given and stay as they are (a dot is a cell without a given arrow):

        {{ arrows | board }}

        Draw the board with the arrows and a dot in every other cell. If there are several ways, give any one.
        """,
        zh=r"""
        下面的棋盘划分成若干区域，字母相同的格属于同一区域：

        {{ regions | regions }}

        在每个区域里恰好放一个箭头：^（向上）、>（向右）、v（向下）或 <（向左）。

        - 从一个箭头出发，沿它的方向前进，途中可以经过任意多个没有箭头的格，遇到的第一个箭头必须正对着它。
          这样，箭头两两相对。
        - 相对的两个箭头所在的区域不能相邻（没有公共边）。

        下面给出了一些箭头，不能改变（点是没有给出箭头的格）：

        {{ arrows | board }}

        画出结果：箭头写在所在的格，其余的格写点。如果有多种放法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.regions), "^v<>.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        pairs = draw_pairs(n, params.pairs, rng, gap=1, crossing=True)
        arrows: dict[Cell, str] = {}
        for a, b in pairs:
            arrows[a] = ("v" if a[0] < b[0] else "^") if a[1] == b[1] else (">" if a[1] < b[1] else "<")
            arrows[b] = _FACING[arrows[a]]
        given = rng.sample(sorted(arrows), min(len(arrows), params.given))
        shown = fill(n, n, (arrows[cell] if cell in given else None for cell in cells(n, n)))
        answer = fill(n, n, (arrows.get(cell, _BLANK) for cell in cells(n, n)))
        return self.Instance(regions=_draw_regions(n, pairs, rng), arrows=shown), answer

    def check(self, instance: Instance, answer: Board) -> str:
        fault = givens_fault(instance.arrows, answer)
        if fault:
            return fault
        n = len(answer)
        arrows = {cell: answer[cell[0]][cell[1]] for cell in cells(n, n) if answer[cell[0]][cell[1]] != _BLANK}
        for region, group in enumerate(region_cells(instance.regions)):
            count = sum(cell in arrows for cell in group)
            if count != 1:
                return f"region {LETTERS[region]} has {count} arrows"
        near = bordering(instance.regions)
        for cell, symbol in arrows.items():
            met = next((ahead for ahead in ray(n, n, cell, _STEPS[symbol]) if ahead in arrows), None)
            if met is None or arrows[met] != _FACING[symbol]:
                return f"the arrow in {place(cell)} does not face another"
            one, other = sorted(instance.regions[row][col] for row, col in (cell, met))
            if (one, other) in near:
                return f"the arrows in {place(cell)} and {place(met)} are in regions that share a border"
        return ""


def _draw_regions(n: int, pairs: list[tuple[Cell, Cell]], rng: Random) -> RegionMap:
    """Grow a region around every cell so that those of a pair do not touch; raise Retry where some cell is left."""
    near = graph(n, n)
    label = {cell: index for index, cell in enumerate(cell for pair in pairs for cell in pair)}
    edge = [(cell, other) for cell in label for other in near[cell]]
    while edge:
        cell, other = edge.pop(rng.randrange(len(edge)))
        if other not in label and all(label.get(beyond) != label[cell] ^ 1 for beyond in near[other]):
            label[other] = label[cell]
            edge += [(other, onward) for onward in near[other]]
    if len(label) < n * n:
        raise task.Retry
    return number(fill(n, n, (label[cell] for cell in cells(n, n))))

"""Shade cells so that the rest is a tree in which every arrow points the way to the star.

Answer: the grid in # (shaded) and . (unshaded); every such shading is right.
Harder: larger grids with more arrows.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Nikoli's Guide Arrow.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import SIDES, Cell, cells, distances, fill, graph, mark, size, where
from bootcamp.lib.grid.faults import place, scattered_fault, shaded_clue_fault
from bootcamp.lib.grid.trees import tree_shading
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid

_STEPS = dict(zip("^>v<", SIDES, strict=True))
_STAR, _BLANK = "*", "."


class GuideArrow(Task["GuideArrow.Params", "GuideArrow.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=4, le=10)
        arrows: int = knob("the number of arrows", levels=(2, 3, 3, 4, 5, 6, 7, 8, 10, 12), ge=1, le=20)

    class Instance(task.Instance):
        signs: Board

    prompt = Prompt(
        en=r"""
        This grid holds a star (*) and arrows: ^ (up), > (right), v (down) and < (left). A dot is a blank cell.

        {{ signs | board }}

        Shade some of the blank cells:

        - No two shaded cells share a side.
        - The unshaded cells, those with the star and the arrows included, are connected by sides and form no loop: from
          any unshaded cell to any other there is exactly one path that goes over sides and visits no cell twice.
        - Every arrow points to the next cell on the only path from its own cell to the star.

        Draw the grid with # for a shaded and . for an unshaded cell; the cells of the star and of the arrows become
        dots. If there are several ways, give any one.
        """,
        zh=r"""
        下面的方格里有一颗星（*）和一些箭头：^（向上）、>（向右）、v（向下）、<（向左）。点是空格。

        {{ signs | board }}

        把一些空格涂黑：

        - 任何两个黑格都没有公共边。
        - 未涂黑的格（包括星和箭头所在的格）通过公共边连成一片，并且不形成环：
          从任一未涂黑的格到另一个未涂黑的格，每步穿过公共边且不重复经过同一格的路线恰好有一条。
        - 每个箭头指向从它所在的格到星的唯一路线上的下一格。

        画出结果：黑格用 #，未涂黑的格用 . 表示，星和箭头所在的格也写成点。如果有多种涂法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return Grid(*size(instance.signs), "#.")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        shaded = tree_shading(n, n, rng)
        if shaded is None:
            raise task.Retry
        tree = [cell for cell in cells(n, n) if cell not in shaded]
        star, *marked = rng.sample(tree, min(len(tree), params.arrows + 1))
        signs = {cell: _arrow(cell, distances(star, set(tree))) for cell in marked} | {star: _STAR}
        board = fill(n, n, (signs.get(cell, _BLANK) for cell in cells(n, n)))
        return self.Instance(signs=board), mark(n, n, shaded)

    def check(self, instance: Instance, answer: Board) -> str:
        fault = shaded_clue_fault(where(instance.signs, _STAR, *_STEPS), answer) or scattered_fault(answer)
        if fault:
            return fault
        tree = set(where(answer, _BLANK))
        near = graph(*size(answer))
        if sum(other in tree for cell in tree for other in near[cell]) != 2 * (len(tree) - 1):
            return "the unshaded cells form a loop"
        steps = distances(where(instance.signs, _STAR)[0], tree)
        for row, col in where(instance.signs, *_STEPS):
            if instance.signs[row][col] != _arrow((row, col), steps):
                return f"the arrow in {place((row, col))} does not point to the next cell on the path to the star"
        return ""


def _arrow(cell: Cell, steps: dict[Cell, int]) -> str:
    """Give the direction in which the number of steps to the star falls."""
    ahead = {symbol: (cell[0] + down, cell[1] + right) for symbol, (down, right) in _STEPS.items()}
    return next(symbol for symbol, other in ahead.items() if steps.get(other) == steps[cell] - 1)

"""Name every hidden cell of a minesweeper board that is surely a mine and every one that is surely safe.

Answer: two sets of cells; both are unique.
Harder: larger boards with more hidden cells, more of which follow only from several numbers together.
Skills: deduction, logic
Source: original; inference on minesweeper boards as in Kaye, "Minesweeper is NP-complete" (2000).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, fill, graph, to_one
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cells, Record

Answer = dict[str, frozenset[Cell]]
_HIDDEN = "?"


class MinesweeperDeduction(Task["MinesweeperDeduction.Params", "MinesweeperDeduction.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 4, 5, 5, 6, 7, 8, 9, 10), ge=3, le=12)
        mines: int = knob(
            "the chance of a mine in a cell, in percent", levels=(20, 22, 22, 24, 24, 25, 25, 26, 26, 26), ge=5, le=50
        )
        shown: int = knob(
            "the chance that a cell without a mine shows its number, in percent",
            levels=(70, 65, 60, 58, 55, 52, 50, 48, 46, 45),
            ge=20,
            le=80,
        )
        joint: int = knob(
            "the share of sure cells, in percent, that no number settles alone, at least",
            levels=(0, 0, 5, 10, 20, 25, 30, 34, 37, 40),
            ge=0,
            le=90,
        )

    class Instance(task.Instance):
        rows: tuple[tuple[str, ...], ...]

    answer = Record(mines=Cells(), safe=Cells())
    prompt = Prompt(
        en=r"""
        On this board some cells hide a mine. A number counts the mines in the cells (8 at most) that share a side or a
        corner with its own; cells with a number hold no mine. The cells ? are hidden: each may hold a mine or not, and
        the total number of mines is not known.

        {{ rows | board }}

        List two sets of hidden cells: "mines", the cells that hold a mine in every layout that fits all the numbers,
        and "safe", the cells that hold none in any such layout. A cell is written (row, column), counted from 1 at the
        top left.
        """,
        zh=r"""
        下面的扫雷盘上，有些格藏有地雷。数字表示与它所在的格有公共边或公共角的格（至多 8 个）中一共有几个地雷；
        有数字的格没有地雷。标 ? 的格尚未打开，可能有雷，也可能没有，地雷总数未知。

        {{ rows | board }}

        请列出两个集合："mines" 为在所有符合全部数字的布局中都有地雷的未打开格；
        "safe" 为在所有这样的布局中都没有地雷的未打开格。
        格记为（行, 列），从左上角起由 1 开始计数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        size = params.size
        near = graph(size, size, KING)
        mines = {cell for cell in cells(size, size) if rng.randrange(100) < params.mines}
        shown = [cell for cell in cells(size, size) if cell not in mines and rng.randrange(100) < params.shown]
        numbers = {cell: sum(other in mines for other in near[cell]) for cell in shown}
        model, frontier = _model(numbers, size)
        try:
            forced = model.forced(budget=300)
        except BudgetError:
            raise task.Retry from None
        alone = model.propagate() or []
        joint = sum(alone[variable] == 0b11 for variable in forced)
        if len(set(forced.values())) < 2 or len(forced) == len(frontier) or 100 * joint < params.joint * len(forced):
            raise task.Retry
        sure = {frontier[variable]: value for variable, value in forced.items()}
        board = fill(size, size, (str(numbers.get(cell, _HIDDEN)) for cell in cells(size, size)))
        return self.Instance(rows=board), {
            "mines": frozenset(to_one(cell for cell, value in sure.items() if value)),
            "safe": frozenset(to_one(cell for cell, value in sure.items() if not value)),
        }

    def key(self, instance: Instance) -> object:
        return canonical(instance.rows)


def _model(numbers: dict[Cell, int], size: int) -> tuple[Finite, list[Cell]]:
    """Model the hidden cells beside a number, in order: 1 is a mine. The others may always be either."""
    near = graph(size, size, KING)
    around = {cell: [other for other in near[cell] if other not in numbers] for cell in numbers}
    frontier = sorted({other for others in around.values() for other in others})
    model = Finite()
    variable = dict(zip(frontier, model.variables(len(frontier), (0, 1)), strict=True))
    for cell, others in around.items():
        if others:
            model.total([variable[other] for other in others], numbers[cell])
    return model, frontier

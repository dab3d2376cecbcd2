"""Give the probability that a cell of a minesweeper board with a known number of mines holds a mine.

Answer: a fraction strictly between 0 and 1.
Harder: larger boards with more hidden cells, whose layouts fall into several cases of different weight.
Skills: probability, counting, deduction
Source: original; exact mine probabilities as in Studholme, "Minesweeper as a constraint satisfaction problem" (2000).
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, cells, fill, graph
from bootcamp.lib.solver import BudgetError
from bootcamp.lib.solver.finite import Finite
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_LAYOUTS = 300


class MinesweeperProbability(Task["MinesweeperProbability.Params", "MinesweeperProbability.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 3, 4, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8)
        cols: int = knob("the number of columns", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 7), ge=2, le=8)
        mines: int = knob("the number of mines", levels=(2, 3, 4, 5, 5, 5, 6, 8, 9, 11), ge=1, le=16)
        shown: int = knob(
            "the number of cells that show their number", levels=(3, 3, 4, 4, 5, 8, 9, 11, 13, 15), ge=1, le=30
        )
        layouts: int = knob(
            "the fewest layouts of the hidden cells beside a number",
            levels=(2, 2, 4, 5, 6, 7, 8, 10, 14, 20),
            ge=2,
            le=100,
        )
        denominator: int = knob(
            "the least denominator of the answer", levels=(2, 3, 5, 5, 6, 7, 8, 9, 10, 11), ge=2, le=20
        )

    class Instance(task.Instance):
        numbers: tuple[tuple[int | None, ...], ...]
        mines: int
        row: int
        col: int

    answer = Rational()
    prompt = Prompt(
        en=r"""
        On this board exactly {{ mines }} of the cells ? hide a mine. A number counts the mines in the cells (8 at most)
        that share a side or a corner with its own; cells with a number hold no mine.

        {{ numbers | board("?") }}

        All layouts of the mines that fit the numbers and the total are equally likely. What is the probability that
        the cell in row {{ row }} and column {{ col }} (counted from 1 at the top left) hides a mine? Give an exact
        fraction in lowest terms.
        """,
        zh=r"""
        下面的盘面上，标 ? 的格中恰有 {{ mines }} 个藏有地雷。
        数字表示与它所在的格有公共边或公共角的格（至多 8 个）中一共有几个地雷；有数字的格没有地雷。

        {{ numbers | board("?") }}

        所有符合各数字和地雷总数的布局等可能。
        第 {{ row }} 行第 {{ col }} 列的格（从左上角起由 1 开始计数）藏有地雷的概率是多少？请给出最简分数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        rows, cols = params.rows, params.cols
        order = rng.sample(list(cells(rows, cols)), rows * cols)
        mines, shown = set(order[: params.mines]), order[params.mines :][: params.shown]
        near = graph(rows, cols, KING)
        counts = {cell: sum(other in mines for other in near[cell]) for cell in shown}
        weights, layouts = _weights(counts, rows, cols, params.mines)
        asked = [cell for cell in weights if weights[cell].denominator >= params.denominator]
        if layouts < params.layouts or not asked:
            raise task.Retry
        row, col = rng.choice(asked)
        numbers = fill(rows, cols, (counts.get(cell) for cell in cells(rows, cols)))
        instance = self.Instance(numbers=numbers, mines=params.mines, row=row + 1, col=col + 1)
        return instance, weights[row, col]


def _weights(counts: dict[Cell, int], rows: int, cols: int, mines: int) -> tuple[dict[Cell, Fraction], int]:
    """Give the probability of a mine for every hidden cell, and the number of layouts beside the numbers.

    The cells beside a number are enumerated; the others take the mines left over in any way.
    """
    near = graph(rows, cols, KING)
    hidden = [cell for cell in cells(rows, cols) if cell not in counts]
    frontier = [cell for cell in hidden if any(other in counts for other in near[cell])]
    away = [cell for cell in hidden if cell not in frontier]
    model = Finite()
    variable = dict(zip(frontier, model.variables(len(frontier), (0, 1)), strict=True))
    for cell, count in counts.items():
        around = [variable[other] for other in near[cell] if other in variable]
        if around:
            model.total(around, count)
    try:
        layouts = model.solutions(_LAYOUTS, budget=2_000)
    except BudgetError:
        raise task.Retry from None
    if len(layouts) == _LAYOUTS:
        raise task.Retry
    left = [mines - sum(layout) for layout in layouts]
    ways = [comb(len(away), rest) if rest >= 0 else 0 for rest in left]
    total = sum(ways)
    chance = {
        cell: Fraction(sum(way for layout, way in zip(layouts, ways, strict=True) if layout[place]), total)
        for cell, place in variable.items()
    }
    beyond = sum((Fraction(rest * way, len(away)) for rest, way in zip(left, ways, strict=True) if away), Fraction(0))
    return chance | dict.fromkeys(away, beyond / total), sum(way > 0 for way in ways)

"""Draw straight rays from numbers so that they cover all empty cells and each number counts what its rays cover.

Answer: the grid with a compass direction in every empty cell; every covering that obeys the rules is right.
Harder: larger grids with more and larger numbers; from level 6 on rays run along diagonals too.
Skills: deduction, search, spatial
Source: original generator; the puzzle is known as Four Winds or Line Segment, with diagonals as Eight Winds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import takewhile
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import KING, Cell, Numbers, cells, fill, ray, size
from bootcamp.lib.grid.clues import clue_board, clue_cells, clue_texts
from bootcamp.lib.grid.faults import givens_fault, place
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Board, Format, Grid


class FourWinds(Task["FourWinds.Params", "FourWinds.Instance", Board]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 5, 5, 6, 7, 6, 7, 8, 9, 10), ge=3, le=12)
        numbers: int = knob("the least number of numbers", levels=(3, 4, 5, 6, 8, 5, 6, 8, 10, 12), ge=2, le=30)
        diagonals: bool = knob("whether rays may run along diagonals", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        numbers: Numbers
        diagonals: bool

    prompt = Prompt(
        en=r"""
        Straight rays start at the numbers of this grid and cover its empty cells (dots):

        {{ numbers | board }}

        - Rays run N (up), E (right), S (down) or W (left){{ ", or diagonally NE, SE, SW or NW" if diagonals else "" }}.
          A number sends at most one ray in a direction.
        {% if diagonals %}
        - Two diagonal rays may cross where four cells meet.
        {% endif %}
        - A ray covers one or more empty cells, one after another, from the cell next to its number on.
        - Every empty cell is covered by exactly one ray, and no number is covered.
        - A number tells how many cells the rays that start at it cover together.

        Draw the grid with all numbers kept and, in every empty cell, the direction in which its ray runs away from its
        number. If there are several solutions, give any one.
        """,
        zh=r"""
        从下面方格中的数发出笔直的射线，盖住所有空格（点）：

        {{ numbers | board }}

        - 射线的方向为 N（上）、E（右）、S（下）、W（左）{{ "，以及斜方向 NE、SE、SW、NW" if diagonals else "" }}。
          每个数向每个方向至多发出一条射线。
        {% if diagonals %}
        - 两条斜向的射线可以在四格相交的顶点处交叉。
        {% endif %}
        - 一条射线从紧邻该数的格开始，连续盖住一个或多个空格，不能盖住数。每个空格恰好被一条射线盖住。
        - 每个数表示从它发出的所有射线一共盖住多少个格。

        画出结果：数照原样保留，每个空格写上所属射线离开该数的方向。如果有多个解，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        present = sorted(set(clue_cells(instance.numbers).values()))
        return Grid(*size(instance.numbers), (*_steps(instance.diagonals), *map(str, present)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.size
        rays = _rays(n, params.numbers, _steps(params.diagonals), rng)
        numbers = Counter(source for source, _ in rays.values())
        instance = self.Instance(numbers=clue_board(n, n, numbers, numbers), diagonals=params.diagonals)
        signs = {cell: str(numbers[cell]) if cell in numbers else rays[cell][1] for cell in cells(n, n)}
        return instance, fill(n, n, signs.values())

    def key(self, instance: Instance) -> object:
        return [canonical(clue_texts(instance.numbers)), instance.diagonals]

    def check(self, instance: Instance, answer: Board) -> str:
        numbers, steps = clue_cells(instance.numbers), _steps(instance.diagonals)
        reached = set(numbers)
        for cell, number in numbers.items():
            covered = [other for name, step in steps.items() for other in _covered(answer, cell, name, step)]
            if len(covered) != number:
                return f"the rays from {place(cell)} cover {len(covered)} cells, not {number}"
            reached.update(covered)
        astray = next((cell for cell in cells(*size(answer)) if cell not in reached), None)
        return f"no ray reaches {place(astray)}" if astray else givens_fault(instance.numbers, answer)


def _steps(diagonals: bool) -> dict[str, Cell]:
    """Give the steps of the directions that rays may take, by name."""
    names = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    return {name: step for name, step in zip(names, KING, strict=True) if diagonals or len(name) == 1}


def _covered(board: Board, start: Cell, name: str, step: Cell) -> Iterator[Cell]:
    """Give the cells that a ray from a number covers in one direction."""
    return takewhile(lambda cell: board[cell[0]][cell[1]] == name, ray(*size(board), start, step))


def _rays(n: int, count: int, steps: Mapping[str, Cell], rng: Random) -> dict[Cell, tuple[Cell, str]]:
    """Cover a board with rays, first of `count` numbers, then of more; give the start and direction for each cell."""
    free = list(cells(n, n))
    rng.shuffle(free)
    rays: dict[Cell, tuple[Cell, str]] = {}
    starts = [free.pop() for _ in range(count)]
    while starts:
        growing = [(start, name, iter(ray(n, n, start, step))) for start in starts for name, step in steps.items()]
        while growing:
            start, name, onward = rng.choice(growing)
            cell = next(onward, None)
            if cell in free and rng.random() < 0.9:
                free.remove(cell)
                rays[cell] = (start, name)
            else:
                growing.remove((start, name, onward))
        starts = [free.pop()] if free else []
    sources = {source for source, _ in rays.values()}
    for start in [cell for cell in cells(n, n) if cell not in rays and cell not in sources]:
        _take_tip(start, rays, steps)
    return rays


def _take_tip(start: Cell, rays: dict[Cell, tuple[Cell, str]], steps: Mapping[str, Cell]) -> None:
    """Let a number without a ray take over the last cell of a ray beside it; raise Retry if there is none to spare."""
    for name, (down, right) in steps.items():
        tip = (start[0] + down, start[1] + right)
        if tip in rays and sum(source == rays[tip][0] for source, _ in rays.values()) > 1:
            onward = steps[rays[tip][1]]
            if rays.get((tip[0] + onward[0], tip[1] + onward[1])) != rays[tip]:
                rays[tip] = (start, name)
                return
    raise task.Retry

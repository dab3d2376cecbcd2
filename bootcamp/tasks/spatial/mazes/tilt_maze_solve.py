"""Tilt a board so that all good marbles fall into holes and no bad one does.

Answer: the tilts in order; every list within the limit is right.
Harder: larger boards with more marbles, longer solutions, less slack above the shortest.
Skills: planning, search, spatial
Source: original generator; tilting boards are an old toy.
"""

from __future__ import annotations

from functools import lru_cache, partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, where
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.mazes import NESW, at, drawn, moved, scattered
from bootcamp.lib.plans import plan_fault, shortest
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

State = tuple[tuple[Cell, ...], tuple[Cell, ...]]
"""The cells of the good and of the bad marbles, sorted."""

_DRAWS = 60


class TiltMazeSolve(Task["TiltMazeSolve.Params", "TiltMazeSolve.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=4, le=10)
        good: int = knob("how many good marbles there are", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=4)
        bad: int = knob("how many bad marbles there are", levels=(0, 1, 1, 1, 1, 2, 2, 3, 3, 3), ge=0, le=4)
        tilts: int = knob("the fewest tilts, at least", levels=(2, 3, 4, 5, 6, 6, 7, 8, 8, 9), ge=1, le=20)
        slack: int = knob("how many more tilts are allowed", levels=(6, 5, 4, 3, 2, 2, 1, 1, 0, 0), ge=0, le=9)

    class Instance(task.Instance):
        board: tuple[str, ...]
        limit: int

    answer = Moves("NESW")
    prompt = Prompt(
        en=r"""
        Marbles lie on this board, which is seen from above, north at the top:

        {{ board | board }}

        - . is a free cell.
        - # is a wall.
        - O is a hole.
        - g is a good marble{{ ", b a bad one" if "b" in (board | lines) else "" }}.

        A tilt to the north (N), east (E), south (S) or west (W) makes all marbles roll in that direction at the same
        time. A marble rolls until the next cell is a wall, lies beyond the edge, or holds a marble that has come to
        rest. A marble that comes to a hole falls in and is gone; the hole stays open.

        Give a list of at most {{ limit }} tilts after which all good marbles have fallen into holes
        {{- " and no bad one has" if "b" in (board | lines) else "" }}. If there are several, give any one.
        """,
        zh=r"""
        下面是一块板的俯视图，上方为北，板上有一些弹珠：

        {{ board | board }}

        - . 是空格。
        - # 是墙。
        - O 是洞。
        - g 是好弹珠{{ "，b 是坏弹珠" if "b" in (board | lines) else "" }}。

        把板向北（N）、东（E）、南（S）或西（W）倾斜，所有弹珠就同时朝那个方向滚动。
        每颗弹珠一直滚到下一格是墙、在板外或停着一颗弹珠为止。滚到洞处的弹珠掉进洞里消失，洞仍然开着。

        给出至多 {{ limit }} 次倾斜的序列，使所有好弹珠都掉进洞里
        {{- "，并且没有坏弹珠掉进洞里" if "b" in (board | lines) else "" }}。如果有多种，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        size = params.size
        for _ in range(_DRAWS):
            free = scattered(rng, size, size, size * size * rng.randint(12, 25) // 100)
            symbols = "O" * rng.randint(1, 1 + params.good // 2) + "g" * params.good + "b" * params.bad
            marks = dict(zip(rng.sample(free, len(symbols)), symbols, strict=True))
            instance = self.Instance(board=drawn(size, size, free, marks), limit=0)
            try:
                plan = self.solve(instance)
            except BudgetError:
                continue
            if params.tilts <= len(plan) <= params.tilts + 3:
                return instance.model_copy(update={"limit": len(plan) + params.slack}), plan
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [canonical(instance.board), instance.limit]

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        if len(answer) > instance.limit:
            return f"there are {len(answer)} tilts"
        board = instance.board
        return plan_fault(_marbles(board), partial(_tilted, board), answer, _all_gone, instance.limit)

    def solve(self, instance: Instance) -> tuple[str, ...]:
        board = instance.board
        return shortest(_marbles(board), partial(_tilted, board), "NESW", _all_gone, budget=2_000)


def _marbles(board: tuple[str, ...]) -> State:
    """Give the state at the start."""
    return tuple(where(board, "g")), tuple(where(board, "b"))


def _all_gone(state: State) -> bool:
    """Tell whether all good marbles have fallen."""
    return not state[0]


@lru_cache(maxsize=8)
def _ways(board: tuple[str, ...], move: str) -> dict[Cell, Cell]:
    """Give the cell that a marble rolls to from each cell where it can roll on."""
    rolling = [cell for cell in cells(len(board), len(board)) if at(board, cell) not in "#O"]
    ways = {cell: moved(cell, NESW[move]) for cell in rolling}
    return {cell: ahead for cell, ahead in ways.items() if at(board, ahead) != "#"}


def _tilted(board: tuple[str, ...], state: State, move: str) -> State | str:
    """Give where the marbles are after a tilt, or say that a bad one falls."""
    step, ways = NESW[move], _ways(board, move)
    marbles = [(cell, good) for good, group in zip((True, False), state, strict=True) for cell in group]
    marbles.sort(key=lambda one: -(one[0][0] * step[0] + one[0][1] * step[1]))
    rested: dict[Cell, bool] = {}
    for cell, good in marbles:
        while (ahead := ways.get(cell)) and ahead not in rested:
            cell = ahead
        if at(board, cell) != "O":
            rested[cell] = good
        elif not good:
            return "a bad marble falls into a hole"
    good_ones, bad_ones = (sorted(cell for cell, good in rested.items() if good is kind) for kind in (True, False))
    return tuple(good_ones), tuple(bad_ones)

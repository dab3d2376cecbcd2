"""Fill a Latin square of heights from the numbers of buildings seen along its lines.

Answer: the completed grid; it is unique.
Harder: larger grids with fewer clues at the edges and fewer given heights.
Skills: deduction, logic, search
Source: original generator; the puzzle was posed at the first World Puzzle Championship (1992).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from pydantic import Field

from bootcamp import task
from bootcamp.lib.grid.clues import choose_rules, show
from bootcamp.task import Prompt, Task
from bootcamp.tasks.grids import _edges
from bootcamp.tasks.grids._latin import Board, Givens, number_grid, planted, square_fault, written
from bootcamp.verifiers import Format

State = tuple[int, int]
"""The highest building so far and the number of buildings seen."""


class Skyscrapers(Task["Skyscrapers.Params", "Skyscrapers.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = Field(ge=3, le=8, description="the number of rows, of columns and of heights")
        givens: int = Field(ge=0, le=40, description="how many heights are given")
        clues: int = Field(ge=1, le=32, description="the largest number of clues at the edges")

    class Instance(task.Instance):
        givens: Givens
        clues: tuple[int | None, ...]

        @property
        def n(self) -> int:
            return len(self.givens)

        @property
        def board(self) -> str:
            return _edges.drawing(self.givens, self.clues)

    prompt = Prompt(
        en=r"""
        Each cell of this {{ n }}×{{ n }} grid is the site of a building. A dot is a cell whose height is not known yet.

        {{ board }}

        - Every row and every column must hold each of the heights 1 to {{ n }} exactly once.
        - A number outside the frame tells how many buildings are seen from its place, looking along the row or column
          that it stands at: a building is seen if all buildings before it in that direction are lower.
        - The given heights stay as they are.

        Give the grid of heights, without the numbers outside the frame.
        """,
        zh=r"""
        下面 {{ n }}×{{ n }} 方阵的每一格都建有一栋楼，点表示高度未知的格。

        {{ board }}

        - 每行、每列都必须恰好包含 1 到 {{ n }} 的每个高度各一次。
        - 框外的数表示从该处沿着它所在的行或列望去能看到多少栋楼：
          一栋楼只要比这个方向上排在它前面的所有楼都高，就能被看到。
        - 已给出的高度不能改变。

        请给出填好的高度方阵，不写框外的数。
        """,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def params(self, difficulty: int) -> Params:
        return self.Params(
            n=(3, 4, 4, 5, 5, 5, 6, 6, 6, 7)[difficulty - 1],
            givens=(1, 4, 2, 4, 2, 1, 8, 6, 5, 12)[difficulty - 1],
            clues=(8, 10, 9, 12, 13, 14, 16, 19, 20, 24)[difficulty - 1],
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        n = params.n
        model, numbers = planted(n, rng)
        shown = rng.sample(range(n * n), min(params.givens, n * n))
        for variable in shown:
            model.domains[variable] = 1 << numbers[variable]
        views = [[row * n + col for row, col in line] for line in _edges.sight_lines(n)]
        counts = [_seen(numbers[variable] for variable in view) for view in views]
        rules = [model.regular(view, (0, 0), _look, _shows(count)) for view, count in zip(views, counts, strict=True)]
        chosen = choose_rules(model, rules, rng, params.clues)
        if chosen is None:
            raise task.Retry
        clues = _edges.kept(counts, [rules.index(rule) for rule in chosen])
        return self.Instance(givens=show(n, n, numbers, shown), clues=clues), written(numbers, n)

    def key(self, instance: Instance) -> object:
        return _edges.key(instance.givens, instance.clues)

    def check(self, instance: Instance, answer: Board) -> str:
        fault = square_fault(instance.givens, answer)
        if fault:
            return fault
        for index, (clue, line) in enumerate(zip(instance.clues, _edges.sight_lines(instance.n), strict=True)):
            count = _seen(int(answer[row][col]) for row, col in line)
            if clue not in (None, count):
                return f"{count} buildings are seen from {_edges.name(index, instance.n)}, not {clue}"
        return ""


def _look(state: State, height: int) -> State:
    """Look at the next building."""
    highest, seen = state
    return (height, seen + 1) if height > highest else state


def _shows(count: int) -> Callable[[State], bool]:
    return lambda state: state[1] == count


def _seen(heights: Iterable[int]) -> int:
    """Count the buildings that are higher than all before them."""
    state = (0, 0)
    for height in heights:
        state = _look(state, height)
    return state[1]

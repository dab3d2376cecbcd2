"""Fill a Latin square of heights from the sums of the heights seen along its lines.

Answer: the completed grid; it is unique.
Harder: larger grids with fewer sums at the edges and fewer given heights.
Skills: arithmetic, deduction, logic
Source: original generator; the variant of skyscrapers is common at puzzle championships.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid import edges
from bootcamp.lib.grid.forced_steps import latin_steps
from bootcamp.lib.grid.latin import number_grid
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.latin._views import BUILDINGS, State, ViewBoard, draw_views, view_rules, views_fault
from bootcamp.verifiers import Board, Format


class SumSkyscrapers(Task["SumSkyscrapers.Params", "SumSkyscrapers.Instance", Board]):
    version = 1

    class Params(task.Params):
        n: int = knob(
            "the number of rows, of columns and of heights", levels=(3, 4, 4, 5, 5, 5, 6, 6, 7, 7), ge=3, le=8
        )
        givens: int = knob("how many heights are given", levels=(1, 3, 1, 3, 1, 0, 6, 3, 11, 8), ge=0, le=40)
        clues: int = knob(
            "the largest number of sums at the edges", levels=(6, 8, 7, 11, 11, 11, 13, 15, 16, 18), ge=1, le=32
        )

    class Instance(ViewBoard):
        pass

    prompt = Prompt(
        en=r"""
        - Every row and every column must hold each of the heights 1 to {{ n }} exactly once.
        - A number outside the frame is the sum of the heights of all buildings that are seen from its place, looking
          along the row or column that it stands at: a building is seen if all buildings before it in that direction
          are lower.
        - The given heights stay as they are.

        Give the grid of heights, without the sums outside the frame.
        """,
        zh=r"""
        - 每行、每列都必须恰好包含 1 到 {{ n }} 的每个高度各一次。
        - 框外的数，是从该处沿着它所在的行或列望去能看到的所有楼的高度之和：
          一栋楼只要比这个方向上排在它前面的所有楼都高，就能被看到。
        - 已给出的高度不能改变。

        请给出填好的高度方阵，不写框外的数。
        """,
        before=BUILDINGS,
    )

    def format(self, instance: Instance) -> Format[Board]:
        return number_grid(instance.n)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Board]:
        givens, clues, board = draw_views(params.n, params.givens, params.clues, _look, rng)
        return self.Instance(givens=givens, clues=clues), board

    def key(self, instance: Instance) -> object:
        return edges.key(instance.givens, instance.clues)

    def check(self, instance: Instance, answer: Board) -> str:
        return views_fault(instance, answer, _look, "{} is the sum of the heights seen from {}, not {}")

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(latin_steps(instance.givens, language, rules=view_rules(instance, _look, language)))


def _look(state: State, height: int) -> State:
    """Look at the next building."""
    highest, total = state
    return (height, total + height) if height > highest else state

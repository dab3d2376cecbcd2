"""Draw one closed loop through all circles of a board, with equal or different straight runs on both sides.

Answer: the cells of the loop in order, from any of them and either way round; every loop that fits is right.
Harder: larger boards with more circles to satisfy at once.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Prasanna Seshadri's.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import to_one
from bootcamp.lib.grid.loops import Path, random_loop
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.grids.loops._loops import LOOP_ON_BOARD, ClueBoard, clue_fault, clued_board, loop_format
from bootcamp.tasks.grids.loops._statements import LIST_LOOP
from bootcamp.verifiers import Format


class BalanceLoop(Task["BalanceLoop.Params", "BalanceLoop.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 9), ge=4, le=12)
        circles: int = knob(
            "the share of the cells of the loop that have a circle, in percent",
            levels=(40, 50, 45, 55, 50, 60, 55, 65, 60, 75),
            ge=20,
            le=100,
        )

    class Instance(ClueBoard):
        pass

    prompt = Prompt(
        en=r"""
        The loop passes every circle.
        From the cell of a circle the loop leaves in two directions. In each of them measure how many steps it goes
        straight on until it turns for the first time.
        - At a white circle (W) both lengths are equal, at a black circle (B) they are different.
        - A number after the letter is the sum of the two lengths.
        """,
        zh=r"""
        回路要经过每个圆圈。
        从圆圈所在的格出发，回路有两个方向。分别数出沿每个方向直走多少步才第一次转弯。
        - 白圈（W）处两个长度相等，黑圈（B）处两个长度不等。
        - 字母后面的数是两个长度之和。
        """,
        before=LOOP_ON_BOARD,
        after=LIST_LOOP,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return loop_format(instance)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        loop = random_loop(params.size, params.size, rng)
        return self.Instance(clues=clued_board(loop, params.size, _circles, params.circles, rng)), to_one(loop)

    def key(self, instance: Instance) -> object:
        return canonical(instance.clues)

    def check(self, instance: Instance, answer: Path) -> str:
        return clue_fault(instance.clues, answer, _circles)


def _circles(bend: bool, back: int, onward: int) -> tuple[str, ...]:
    """Give the circles that may lie in a cell of a loop, without and with a number."""
    colour = "W" if back == onward else "B"
    return colour, f"{colour}{back + onward}"

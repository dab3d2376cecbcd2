"""Draw one closed loop through all numbers of a board, which give the lengths of its straight runs.

Answer: the cells of the loop in order, from any of them and either way round; every loop that fits is right.
Harder: larger boards with more numbers to satisfy at once.
Skills: deduction, logic, spatial
Source: original generator; the puzzle, "straight way" in German, is from the Swiss puzzle championships.
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


class Geradeweg(Task["Geradeweg.Params", "Geradeweg.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 9), ge=4, le=12)
        numbers: int = knob(
            "the share of the cells of the loop where a number is possible that have one, in percent",
            levels=(60, 80, 65, 85, 70, 90, 75, 95, 80, 100),
            ge=20,
            le=100,
        )

    class Instance(ClueBoard):
        pass

    prompt = Prompt(
        en=r"""
        The loop passes every number.
        A straight run is a longest part of the loop without a turn; its length is its number of steps, and it ends in
        two cells where the loop turns. Every straight run that contains a cell with a number, inside or at an end, has
        that number as its length. So if the loop turns in a cell with a number, both runs that meet there have this
        length.
        """,
        zh=r"""
        回路要经过每个数。
        直段是回路中不转弯的极长部分，它的长度是步数，两端是回路转弯的格。
        含有数字格的每个直段（数字格在中间或在端点都算），长度都等于这个数。
        因此如果回路在数字格转弯，在此相接的两个直段都是这个长度。
        """,
        before=LOOP_ON_BOARD,
        after=LIST_LOOP,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return loop_format(instance)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        loop = random_loop(params.size, params.size, rng)
        return self.Instance(clues=clued_board(loop, params.size, _lengths, params.numbers, rng)), to_one(loop)

    def key(self, instance: Instance) -> object:
        return canonical(instance.clues)

    def check(self, instance: Instance, answer: Path) -> str:
        return clue_fault(instance.clues, answer, _lengths)


def _lengths(bend: bool, back: int, onward: int) -> tuple[str, ...]:
    """Give the number that may stand in a cell of a loop, if any."""
    if bend:
        return (str(back),) if back == onward else ()
    return (str(back + onward),)

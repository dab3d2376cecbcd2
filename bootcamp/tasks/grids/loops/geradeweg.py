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
from bootcamp.tasks.grids.loops._loops import clue_fault, clued_board
from bootcamp.tasks.grids.loops._statements import LIST_LOOP
from bootcamp.verifiers import Cell as CellFormat, Format, Path as PathFormat


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

    class Instance(task.Instance):
        numbers: tuple[tuple[str, ...], ...]

        @property
        def size(self) -> int:
            return len(self.numbers)

    prompt = Prompt(
        en=r"""
        Draw one closed loop on this board:

        {{ numbers | board }}

        The loop goes from cell to neighbouring cell, horizontally or vertically, and passes no cell twice; it need not
        pass all cells. It passes every number.
        A straight run is a longest part of the loop without a turn; its length is its number of steps, and it ends in
        two cells where the loop turns. Every straight run that contains a cell with a number, inside or at an end, has
        that number as its length. So if the loop turns in a cell with a number, both runs that meet there have this
        length.
        """,
        zh=r"""
        在下面的棋盘上画一条闭合回路：

        {{ numbers | board }}

        回路每一步从一格水平或竖直地走到相邻的格，同一格至多经过一次，不必经过所有的格，但要经过每个数。
        直段是回路中不转弯的极长部分，它的长度是步数，两端是回路转弯的格。
        含有数字格的每个直段（数字格在中间或在端点都算），长度都等于这个数。
        因此如果回路在数字格转弯，在此相接的两个直段都是这个长度。
        """,
        after=LIST_LOOP,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return PathFormat(CellFormat(instance.size, instance.size), closed=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        loop = random_loop(params.size, params.size, rng)
        return self.Instance(numbers=clued_board(loop, params.size, _lengths, params.numbers, rng)), to_one(loop)

    def key(self, instance: Instance) -> object:
        return canonical(instance.numbers)

    def check(self, instance: Instance, answer: Path) -> str:
        return clue_fault(instance.numbers, answer, _lengths)


def _lengths(bend: bool, back: int, onward: int) -> tuple[str, ...]:
    """Give the number that may stand in a cell of a loop, if any."""
    if bend:
        return (str(back),) if back == onward else ()
    return (str(back + onward),)

"""Draw one closed loop through all pearls of a board, bent or straight as their colours demand.

Answer: the cells of the loop in order, from any of them and either way round; every loop that fits is right.
Harder: larger boards with more pearls to satisfy at once.
Skills: deduction, logic, spatial
Source: original generator; the puzzle is Nikoli's (2000).
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


class Masyu(Task["Masyu.Params", "Masyu.Instance", Path]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 9), ge=4, le=12)
        pearls: int = knob(
            "the share of places for a pearl that have one, in percent",
            levels=(60, 80, 70, 90, 80, 100, 85, 100, 85, 100),
            ge=20,
            le=100,
        )

    class Instance(ClueBoard):
        pass

    prompt = Prompt(
        en=r"""
        The loop passes every pearl:
        - In the cell of a white pearl (W) the loop goes straight on, and it turns in the cell before or in the cell
          after, or in both.
        - In the cell of a black pearl (B) the loop turns, and it goes straight on both in the cell before and in the
          cell after.
        """,
        zh=r"""
        回路要经过每颗珍珠：
        - 在白珍珠（W）所在的格，回路直行，并且在前一格或后一格（或两格都）转弯。
        - 在黑珍珠（B）所在的格，回路转弯，并且在前一格和后一格都直行。
        """,
        before=LOOP_ON_BOARD,
        after=LIST_LOOP,
    )

    def format(self, instance: Instance) -> Format[Path]:
        return loop_format(instance)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Path]:
        loop = random_loop(params.size, params.size, rng)
        return self.Instance(clues=clued_board(loop, params.size, _pearls, params.pearls, rng)), to_one(loop)

    def key(self, instance: Instance) -> object:
        return canonical(instance.clues)

    def check(self, instance: Instance, answer: Path) -> str:
        return clue_fault(instance.clues, answer, _pearls)


def _pearls(bend: bool, back: int, onward: int) -> tuple[str, ...]:
    """Give the pearl that may lie in a cell of a loop, if any."""
    beside = min(back, onward) == 1  # the loop turns in the cell before or after
    if bend == beside:
        return ()
    return ("B",) if bend else ("W",)

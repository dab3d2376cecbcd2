"""Find the fewest slides over ice that come to rest on the goal.

Answer: the slides in order; every shortest list is right.
Harder: larger sheets with more rocks and more slides; the way of a walker does not do.
Skills: planning, search, spatial
Source: original generator; ice floors are an old kind of puzzle in video games.
"""

from __future__ import annotations

from functools import partial
from operator import eq
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.mazes import UDLR, at, drawn, find, moved, scattered
from bootcamp.lib.plans import plan_fault, shortest, successors
from bootcamp.lib.search import explore
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

_DRAWS = 60


class IceSlideMaze(Task["IceSlideMaze.Params", "IceSlideMaze.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 6, 7, 8, 10, 12, 14, 16, 18, 20), ge=4, le=24)
        rocks: int = knob("how many rocks there are", levels=(5, 7, 9, 12, 17, 23, 30, 38, 48, 60), ge=1, le=120)
        slides: int = knob("the fewest slides", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=1, le=20)

    class Instance(task.Instance):
        hidden = ("best",)

        board: tuple[str, ...]
        best: int  # the fewest slides

    answer = Moves("UDLR")
    prompt = Prompt(
        en=r"""
        You stand on S on a sheet of ice and want to come to rest on G:

        {{ board | board }}

        - . is ice; S and G are ice too.
        - # is a rock.

        The moves are U (up), D (down), L (left) and R (right). After a move you slide straight on in that direction
        until the next cell is a rock or lies beyond the edge of the sheet; there you come to rest. A move is not
        allowed if you cannot slide at all, because the very next cell is a rock or lies beyond the edge. Sliding over G
        is not enough: you must come to rest on it.

        Give a list of as few moves as possible after which you rest on G. If several are shortest, give any one.
        """,
        zh=r"""
        你站在一片冰面上的 S 处，要在 G 处停住：

        {{ board | board }}

        - . 是冰；S 和 G 处也是冰。
        - # 是石块。

        动作有 U（上）、D（下）、L（左）、R（右）。每做一个动作，你就沿该方向一直滑行，
        直到前面一格是石块或已在冰面之外，这时停在原处。如果紧挨着的一格就是石块或已在冰面之外，完全滑不动，
        则不允许做这个动作。从 G 上滑过不算，必须停在 G 上。

        给出使你停在 G 上的最短的动作序列。如果最短的有多个，给出任意一个即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        size = params.size
        for _ in range(_DRAWS):
            free = scattered(rng, size, size, params.rocks)
            start = rng.choice(free)
            board = drawn(size, size, free, {start: "S"})
            rests = explore(start, successors(partial(_slid, board), "UDLR"))
            goals = [cell for cell, slides in rests.items() if slides == params.slides]
            if goals:
                goal = rng.choice(goals)
                instance = self.Instance(board=drawn(size, size, free, {start: "S", goal: "G"}), best=params.slides)
                return instance, self.solve(instance)
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return canonical(instance.board)

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        board = instance.board
        return plan_fault(find(board, "S"), partial(_slid, board), answer, partial(eq, find(board, "G")), instance.best)

    def solve(self, instance: Instance) -> tuple[str, ...]:
        board = instance.board
        return shortest(find(board, "S"), partial(_slid, board), "UDLR", partial(eq, find(board, "G")))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        board = instance.board
        start, goal = find(board, "S"), find(board, "G")
        ways, lines = {start: ""}, list[str]()
        waiting = [start]
        for cell in waiting:  # which grows
            new = []
            for move in "UDLR":
                after = _slid(board, cell, move)
                if not isinstance(after, str) and after not in ways:
                    ways[after] = ways[cell] + move
                    waiting.append(after)
                    new.append(f"{move} {_shown(after)}")
            lines.append(f"{_shown(cell)} {ways[cell]}: {', '.join(new) or '-'}")
            if goal in ways:
                break
        return "\n".join([*lines, f"{_shown(goal)}: {ways[goal]}"])


def _shown(cell: Cell) -> str:
    return f"({cell[0] + 1}, {cell[1] + 1})"


def _slid(board: tuple[str, ...], cell: Cell, move: str) -> Cell | str:
    """Give where a slide comes to rest, or say that there is none."""
    start = cell
    while at(board, moved(cell, UDLR[move])) != "#":
        cell = moved(cell, UDLR[move])
    return "nothing slides that way" if cell == start else cell

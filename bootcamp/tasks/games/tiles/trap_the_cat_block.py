"""Shut in a cat that runs to the border of a hexagonal board by blocking one cell a turn.

Answer: the cells that are blocked, in order; every list that shuts the cat in is right.
Harder: larger boards, fewer cells that are blocked at the start.
Skills: planning, spatial
Source: original; the game Circle the Cat.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Cell, Sequence

Spot = tuple[int, int]
Answer = tuple[Spot, ...]
_TRIES = 12
_LONGEST = 16


class TrapTheCatBlock(Task["TrapTheCatBlock.Params", "TrapTheCatBlock.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many rows and columns there are", levels=(5, 6, 7, 7, 8, 8, 9, 9, 10, 11), ge=4, le=13)
        share: int = knob(
            "how many cells there are for a blocked one", levels=(3, 3, 4, 5, 5, 6, 6, 7, 7, 8), ge=2, le=12
        )
        eager: bool = knob("whether the obvious lists must fail", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        board: tuple[str, ...]
        """Rows of ``.`` for a free cell, ``#`` for a blocked one and ``C`` for the cat."""

    prompt = Prompt(
        en=r"""
        A cat C sits on a board of hexagonal cells, of {{ board | length }} rows and as many columns. Free cells are
        `.`, blocked ones `#`:

        {{ board | lines }}

        Cells are (row, column), counted from (1,1) at the top left. Rows 2, 4, 6 and so on lie half a cell further to
        the right than the others, so the six neighbours of a cell are, in this order:

        - In an odd row r: (r, c-1), (r-1, c-1), (r-1, c), (r, c+1), (r+1, c), (r+1, c-1).
        - In an even row r: (r, c-1), (r-1, c), (r-1, c+1), (r, c+1), (r+1, c+1), (r+1, c).

        Those that are not on the board do not count. The border cells are those of the first and the last row and of
        the first and the last column.

        In every turn you first block one free cell; the cell of the cat is not free. If the cat can then no longer
        reach any border cell by steps to neighbouring free cells, it is shut in and you have won.
        Otherwise it takes one step along a way to a border cell that has as few steps as possible; if several of
        its neighbours begin such a way, it steps onto the one that is first in the order above. The cell that it has
        left is free again. If the cat stands on a border cell after its step, it has escaped.

        Give the cells that you block, one a turn, ending with the one that shuts the cat in. If there are several
        such lists, give any one.
        """,
        zh=r"""
        一只猫 C 在由六边形格子组成的棋盘上，共 {{ board | length }} 行 {{ board | length }} 列。
        `.` 是空格，`#` 是堵住的格子：

        {{ board | lines }}

        格子写成 (行, 列)，左上角是 (1,1)。第 2、4、6……行比其他行向右错开半格，所以一格的六个邻格依次为：

        - 奇数行 r 中：(r, c-1)、(r-1, c-1)、(r-1, c)、(r, c+1)、(r+1, c)、(r+1, c-1)。
        - 偶数行 r 中：(r, c-1)、(r-1, c)、(r-1, c+1)、(r, c+1)、(r+1, c+1)、(r+1, c)。

        不在棋盘上的不算。第一行、最后一行、第一列和最后一列的格子是边界格。

        每一回合你先堵住一个空格；猫所在的格子不是空格。如果这时猫再也不能沿着相邻的空格走到任何边界格，它就被困住，你就赢了。
        否则它沿着一条步数最少的通往边界格的路走一步；如果有几个邻格都是这样的路的开头，它走到按上述次序排在最前的那一个。
        它离开的格子又成为空格。如果走完这一步猫站在边界格上，它就逃脱了。

        给出你每一回合堵住的格子，以困住猫的那一格结束。如果有几种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Sequence[Spot]:
        return Sequence(Cell(len(instance.board), len(instance.board)))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        size = params.size
        cells = [(row, col) for row in range(1, size + 1) for col in range(1, size + 1)]
        cat = (rng.choice(((size + 1) // 2, size // 2 + 1)), rng.choice(((size + 1) // 2, size // 2 + 1)))
        blocked = set(rng.sample(cells, size * size // params.share + rng.randrange(2))) - {cat}
        # The obvious lists, of any length, block the next step of the cat, or the end of its way.
        if params.eager and any(_played(size, cat, blocked, itemgetter(at), len(cells)) for at in (0, -1)):
            raise task.Retry
        plans = (_played(size, cat, blocked, rng.choice, _LONGEST) for _ in range(_TRIES))
        plan = next((plan for plan in plans if len(plan) > 1), ())
        if not plan:
            raise task.Retry
        signs = {**dict.fromkeys(blocked, "#"), cat: "C"}
        lines = ["".join(signs.get((row, col), ".") for col in range(1, size + 1)) for row in range(1, size + 1)]
        return self.Instance(board=tuple(lines)), plan

    def check(self, instance: Instance, answer: Answer) -> str:
        size = len(instance.board)
        signs = {(r, c): sign for r, line in enumerate(instance.board, 1) for c, sign in enumerate(line, 1)}
        cat = next(cell for cell, sign in signs.items() if sign == "C")
        blocked = {cell for cell, sign in signs.items() if sign == "#"}
        for number, cell in enumerate(answer, 1):
            if cell == cat or cell in blocked or cell not in signs:
                return f"the cell of turn {number} is not free"
            blocked.add(cell)
            way = _way(size, cat, blocked)
            if not way:
                return "" if number == len(answer) else "the list goes on after the cat is shut in"
            cat = way[0]
            if len(way) == 1:
                return f"the cat has escaped in turn {number}"
        return "the cat is not shut in"


@lru_cache(maxsize=16)
def _around(size: int) -> dict[Spot, tuple[Spot, ...]]:
    """Map each cell to its neighbours in the order of the prompt, and each border cell to nothing."""
    around = dict[Spot, tuple[Spot, ...]]()
    for row in range(1, size + 1):
        for col in range(1, size + 1):
            left = col - row % 2
            nears = (row, col - 1), (row - 1, left), (row - 1, left + 1), (row, col + 1), (row + 1, left + 1)
            around[row, col] = (*nears, (row + 1, left)) if 1 < row < size and 1 < col < size else ()
    return around


def _way(size: int, cat: Spot, blocked: set[Spot]) -> list[Spot]:
    """Give the cells of a shortest way to the border after that of the cat, whose first one is the cat's; or none.

    The search goes outwards in the order of the prompt: a cell that is reached first belongs to the earliest first
    step, and the border cells of equal distance are met in the order of their first steps.
    """
    around, before, reached = _around(size), {**dict.fromkeys(blocked, cat), cat: cat}, [cat]
    for cell in reached:
        if not around[cell]:
            way = [cell]
            while before[way[-1]] != cat:
                way.append(before[way[-1]])
            return way[::-1]
        for near in around[cell]:
            if near not in before:
                before[near] = cell
                reached.append(near)
    return []


def _played(size: int, cat: Spot, blocked: set[Spot], choose: Callable[[list[Spot]], Spot], longest: int) -> Answer:
    """Block a cell of the cat's way each turn until it is shut in; give nothing if it escapes or that takes longer."""
    now, plan = set(blocked), list[Spot]()
    while way := _way(size, cat, now):
        plan.append(choose(way))
        now.add(plan[-1])
        after = _way(size, cat, now)
        if len(after) == 1 or len(plan) > longest:
            return ()
        cat = after[0] if after else cat
    return tuple(plan)

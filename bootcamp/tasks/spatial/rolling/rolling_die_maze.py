"""Roll a die to the goal over cells that admit it only with a certain number on top.

Answer: the rolls in order; every shortest list is right.
Harder: larger boards with more numbered and barred cells, and more rolls; the way that ignores numbers fails.
Skills: planning, search, spatial
Source: original generator; rolling-cube mazes are Robert Abbott's and Richard Tucker's.
"""

from __future__ import annotations

from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.mazes import NESW, at, drawn, find, moved, route, scattered
from bootcamp.lib.plans import plan_fault, shortest, successors
from bootcamp.lib.rolling import Cube, die, rolled, turns
from bootcamp.lib.search import explore
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

State = tuple[Cell, Cube[int]]
"""The cell of the die and how it lies."""

_DRAWS = 40


class RollingDieMaze(Task["RollingDieMaze.Params", "RollingDieMaze.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=12)
        numbered: int = knob(
            "the percentage of numbered cells", levels=(15, 20, 25, 28, 32, 36, 40, 44, 47, 50), ge=5, le=60
        )
        barred: int = knob("the percentage of barred cells", levels=(0, 6, 8, 8, 10, 10, 12, 12, 12, 12), ge=0, le=30)
        rolls: int = knob("the fewest rolls", levels=(4, 5, 7, 8, 10, 11, 13, 15, 17, 20), ge=1, le=34)

    class Instance(task.Instance):
        hidden = ("best",)

        board: tuple[str, ...]
        faces: tuple[int, int, int]  # top, north, east
        best: int  # the fewest rolls

    answer = Moves("NESW")
    prompt = Prompt(
        en=r"""
        A die lies on S on this board, north at the top:

        {{ board | board }}

        - . is a free cell, and so are S and G.
        - # is a barred cell.
        - A cell with a number may be entered only if the die then shows that number on top.

        Opposite faces of the die add up to 7. At the start it shows {{ faces[0] }} on top, {{ faces[1] }} on the side
        to the north and {{ faces[2] }} on the side to the east.

        A move rolls the die over its lower edge on the north (N), east (E), south (S) or west (W) side onto the next
        cell in that direction, so that this side becomes the bottom. The die must not leave the board or enter a barred
        cell. Cells may be visited again.

        Give a list of as few moves as possible that brings the die to G, whatever it shows there. If several are
        shortest, give any one.
        """,
        zh=r"""
        一枚骰子放在下面棋盘的 S 格上，上方为北：

        {{ board | board }}

        - . 是空格，S 和 G 处也是空格。
        - # 是禁入格。
        - 写有数字的格，只有骰子滚入后顶面恰为该数字时才能进入。

        骰子相对两面的点数之和为 7。开始时顶面为 {{ faces[0] }}，朝北的面为 {{ faces[1] }}，朝东的面为 {{ faces[2] }}。

        每个动作使骰子绕底面在北（N）、东（E）、南（S）或西（W）侧的棱滚到该方向相邻的一格，原来朝这个方向的面成为底面。
        骰子不能离开棋盘，也不能进入禁入格。格子可以重复经过。

        给出使骰子到达 G 的最短的动作序列，到达时各面的点数不限。如果最短的有多个，给出任意一个即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        size = params.size
        for _ in range(_DRAWS):
            free = scattered(rng, size, size, size * size * params.barred // 100)
            start, lying = rng.choice(free), rng.choice(turns())
            cube = tuple(die(1, 2, 3)[place] for place in lying)
            faces = cube[0], cube[2], cube[4]
            numbers = _numbers(rng, free, (start, die(*faces)), params.numbered, 3 * params.rolls)
            board = drawn(size, size, free, {**numbers, start: "S"})
            first: dict[Cell, int] = {}
            for (cell, _), rolls in explore((start, die(*faces)), successors(partial(_rolled, board), "NESW")).items():
                first.setdefault(cell, rolls)
            goals = [
                cell
                for cell, rolls in first.items()
                if rolls == params.rolls and len(route(free, start, cell)) < rolls and at(board, cell) == "."
            ]
            if goals:
                board = drawn(size, size, free, {**numbers, start: "S", rng.choice(goals): "G"})
                instance = self.Instance(board=board, faces=faces, best=params.rolls)
                return instance, self.solve(instance)
        raise task.Retry

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        board = instance.board
        start, goal = (find(board, "S"), die(*instance.faces)), find(board, "G")
        return plan_fault(start, partial(_rolled, board), answer, lambda state: state[0] == goal, instance.best)

    def solve(self, instance: Instance) -> tuple[str, ...]:
        board = instance.board
        start, goal = (find(board, "S"), die(*instance.faces)), find(board, "G")
        return shortest(start, partial(_rolled, board), "NESW", lambda state: state[0] == goal)


def _rolled(board: tuple[str, ...], state: State, move: str) -> State | str:
    """Give the state after a roll, or say why it is not allowed."""
    cell, cube = moved(state[0], NESW[move]), rolled(state[1], move)
    symbol = at(board, cell)
    if symbol == "#":
        return "the die cannot go there"
    return "the number on top does not fit" if symbol.isdigit() and int(symbol) != cube[0] else (cell, cube)


def _numbers(rng: Random, free: list[Cell], start: State, percentage: int, rolls: int) -> dict[Cell, str]:
    """Number some cells as a die that rolls about at random shows them first, and the rest of them at random."""
    (cell, cube), shown = start, dict[Cell, int]()
    for _ in range(rolls):
        move = rng.choice("NESW")
        if moved(cell, NESW[move]) in free:
            cell, cube = moved(cell, NESW[move]), rolled(cube, move)
            shown.setdefault(cell, cube[0])
    chosen = [one for one in free if one != start[0] and rng.randrange(100) < percentage]
    return {one: str(shown.get(one) or rng.randint(1, 6)) for one in chosen}

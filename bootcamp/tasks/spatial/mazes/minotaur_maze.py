"""Escape from a maze past a minotaur that takes two steps for each of yours.

Answer: the moves in order; every escape within the limit is right.
Harder: larger mazes, longer escapes, less slack above the shortest.
Skills: planning, search, spatial
Source: original generator; the puzzle is Robert Abbott's (Theseus and the Minotaur, 1990).
"""

from __future__ import annotations

from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.mazes import UDLR, at, drawn, find, moved, route, scattered
from bootcamp.lib.plans import plan_fault, shortest, successors
from bootcamp.lib.search import explore
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

State = tuple[Cell, Cell]
"""Where you are, and where the minotaur is."""

_DRAWS = 80
_STEPS = {**UDLR, "W": (0, 0)}


class MinotaurMaze(Task["MinotaurMaze.Params", "MinotaurMaze.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(5, 5, 6, 6, 7, 7, 8, 8, 9, 9), ge=4, le=12)
        moves: int = knob(
            "the fewest moves of an escape, at least", levels=(3, 4, 5, 6, 8, 9, 11, 12, 14, 16), ge=2, le=30
        )
        slack: int = knob("how many more moves are allowed", levels=(6, 5, 5, 4, 4, 3, 2, 1, 0, 0), ge=0, le=9)

    class Instance(task.Instance):
        board: tuple[str, ...]
        limit: int

    answer = Moves("UDLRW")
    prompt = Prompt(
        en=r"""
        You (S) must reach the exit (G) of this maze without being caught by the minotaur (M):

        {{ board | board }}

        - . is a free cell, and so are S, M and G once they are left.
        - # is a wall, which neither you nor the minotaur can enter.

        The game goes in turns:

        1. You step to the next cell up (U), down (D), to the left (L) or to the right (R), or wait (W). You may not
           leave the board, enter a wall, or enter the cell of the minotaur.
        2. If you are on G now, you have escaped, and the game is over at once.
        3. Otherwise the minotaur makes two steps, one after the other. For each step: if it is not in your column and
           the next cell towards your column, in its row, is no wall, it goes there. Otherwise, if it is not in your row
           and the next cell towards your row, in its column, is no wall, it goes there. Otherwise it stays.
        4. If it enters your cell, with the first or with the second step, you are caught.

        Give your moves, at most {{ limit }} of them, with the last of which you escape. If there are several ways, give
        any one.
        """,
        zh=r"""
        你（S）要到达这座迷宫的出口（G），并且不被牛头怪（M）抓住：

        {{ board | board }}

        - . 是空格；S、M、G 所在的格在离开后也是空格。
        - # 是墙，你和牛头怪都不能进入。

        游戏按回合进行：

        1. 你走到上（U）、下（D）、左（L）或右（R）相邻的一格，或者等待（W）。
           你不能走出棋盘，不能进墙，也不能走进牛头怪所在的格。
        2. 如果此时你在 G 上，你就逃脱了，游戏立即结束。
        3. 否则牛头怪连走两步。每一步这样走：如果它与你不同列，并且在它所在的行中朝你那一列的下一格不是墙，
        它就走到那一格；
           否则，如果它与你不同行，并且在它所在的列中朝你那一行的下一格不是墙，它就走到那一格；否则它不动。
        4. 如果它在第一步或第二步走进你所在的格，你就被抓住了。

        给出你的动作序列，至多 {{ limit }} 个动作，并以最后一个动作逃脱。如果有多种走法，给出任意一种即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        size = params.size
        for _ in range(_DRAWS):
            free = scattered(rng, size, size, size * size * rng.randint(18, 28) // 100)
            start, minotaur = rng.sample(free, 2)
            board = drawn(size, size, free, {start: "S", minotaur: "M"})
            alive = explore((start, minotaur), successors(partial(_turn, board, None), "UDLRW"))
            first: dict[Cell, int] = {}
            for (you, it), moves in alive.items():
                for step in UDLR.values():
                    if at(board, cell := moved(you, step)) != "#" and cell != it:
                        first[cell] = min(first.get(cell, moves + 1), moves + 1)
            far = [
                cell
                for cell, moves in sorted(first.items())
                if params.moves <= moves <= params.moves + 3 and len(route(free, start, cell)) + 1 < moves
            ]
            far = [cell for cell in far if cell not in (start, minotaur)]
            if far:
                exit_ = rng.choice(far)
                board = drawn(size, size, free, {start: "S", minotaur: "M", exit_: "G"})
                plan = self.solve(self.Instance(board=board, limit=0))
                return self.Instance(board=board, limit=len(plan) + params.slack), plan
        raise task.Retry

    def key(self, instance: Instance) -> object:
        board = instance.board
        return [min(board, board[::-1], (flipped := tuple(row[::-1] for row in board)), flipped[::-1]), instance.limit]

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        board = instance.board
        start, goal = (find(board, "S"), find(board, "M")), find(board, "G")
        if len(answer) > instance.limit:
            return f"there are {len(answer)} moves"
        step = partial(_turn, board, goal)
        return plan_fault(start, step, answer, lambda state: state[0] == goal, instance.limit)

    def solve(self, instance: Instance) -> tuple[str, ...]:
        board = instance.board
        start, goal = (find(board, "S"), find(board, "M")), find(board, "G")
        return shortest(start, partial(_turn, board, goal), "UDLRW", lambda state: state[0] == goal)


def _turn(board: tuple[str, ...], goal: Cell | None, state: State, move: str) -> State | str:
    """Give where you and the minotaur are after a turn, or say why the move is not allowed."""
    you, minotaur = moved(state[0], _STEPS[move]), state[1]
    if state[0] == goal:
        return "the game is over"
    if at(board, you) == "#":
        return "there is no way on"
    if you == minotaur:
        return "the minotaur stands there"
    if you == goal:
        return you, minotaur
    for _ in range(2):
        minotaur = _chased(board, minotaur, you)
        if minotaur == you:
            return "the minotaur catches you"
    return you, minotaur


def _chased(board: tuple[str, ...], minotaur: Cell, you: Cell) -> Cell:
    """Give where the minotaur is after a step."""
    down, right = ((there > here) - (there < here) for here, there in zip(minotaur, you, strict=True))
    for step in ((0, right), (down, 0)):
        if step != (0, 0) and at(board, moved(minotaur, step)) != "#":
            return moved(minotaur, step)
    return minotaur

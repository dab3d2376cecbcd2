"""Reach the exit of a maze of which only the surroundings are seen.

Answer: up to so many steps N, E, S, W; every way that reaches the exit within the turns wins.
Turns: several steps each.
Harder: larger mazes with loops, which take more moves.
Skills: spatial, search, planning
Source: original.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Set
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.tasks.interactive.worlds._compass import STEPS, WALK, Cell, beside, random_walk, too_long

Walk = tuple[str, ...]


class _Seen(NamedTuple):
    walked: int
    row: int
    col: int
    view: tuple[str, ...]


Past = tuple[tuple[Walk, _Seen], ...]


class MazeLocalView(Interactive["MazeLocalView.Params", "MazeLocalView.Instance", Walk, Cell, _Seen]):
    version = 1
    answer = WALK

    class Params(interactive.Params):
        size: int = knob("rows and columns of the maze", levels=(4, 4, 5, 5, 6, 7, 7, 8, 8, 9), ge=3, le=12)
        radius: int = knob("how many cells away one sees", levels=(1, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=1, le=3)
        steps: int = knob("the most steps of a move", levels=(3, 3, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=8)
        loops: int = knob("openings beyond those of a tree", levels=(0, 0, 0, 1, 1, 2, 2, 2, 3, 3), ge=0, le=20)
        turns: int = knob("the most moves", levels=(9, 8, 11, 11, 12, 14, 12, 12, 12, 14), ge=2, le=40)

    class Instance(interactive.Instance):
        secret = ("maze",)
        size: int
        radius: int
        steps: int
        start: tuple[int, int]
        exit: tuple[int, int]
        view: tuple[str, ...]
        maze: tuple[str, ...]
        """The drawing: cell (r, c), counted from 1, at row 2r - 1 and column 2c - 1."""

    prompt = Prompt(
        en=r"""
        You are in a maze of {{ size }} × {{ size }} cells, at (row, column) = ({{ start | join(", ") }}); rows count
        from 1 in the north, columns from 1 in the west. The exit is the cell ({{ exit | join(", ") }}). Every cell
        can be reached. You see only the cells at most {{ radius }} row{{ "" if radius == 1 else "s" }} and
        {{ radius }} column{{ "" if radius == 1 else "s" }} away, with the walls of these cells, even behind walls.

        A move is a string of 1 to {{ steps }} steps N, E, S, W, made in order. A step into a wall fails, and with it
        the move ends where you are. Then I show you what you see from there. You win as soon as you stand on the exit.

        In the drawing, north is up. Cells are every second character of every second line, starting with the second
        ones. @ is you, X the exit, . another cell. Between two cells next to each other there is . where one can pass
        and # where a wall is. All else is #, as is what lies outside the maze. At the start you see:

        {{ view | lines }}
        """,
        zh=r"""
        你在一个 {{ size }} × {{ size }} 格的迷宫里，位置（行, 列）是 {{ start | point }}；行从最北边起数，
        列从最西边起数，都从 1 开始。出口是 {{ exit | point }} 这一格。每一格都能走到。你只看得见行、列都相差
        不超过 {{ radius }} 的格子以及这些格子四边的墙，墙后面的也看得见。

        你的每一步是由 1 到 {{ steps }} 个字母 N（北）、E（东）、S（南）、W（西）组成的一串，依次各走一格。撞到墙的那
        一格走不成，这一步就在原地结束。然后我给你看从那里看到的情形。一站到出口上，你就获胜。

        图中上方为北。从第二行、第二个字符起，每隔一行、每隔一个字符是一个格子。@ 是你，X 是出口，. 是其他格子。
        相邻两格之间，能通过的地方是 .，有墙的地方是 #。其余位置以及迷宫之外都画成 #。开始时你看到：

        {{ view | lines }}
        """,
    )
    reply = Prompt(
        en="Steps made: {{ walked }}. You are at ({{ row }}, {{ col }}) and see:\n\n{{ view | lines }}",
        zh="走了 {{ walked }} 格。你在 ({{ row }}, {{ col }})，看到：\n\n{{ view | lines }}",
    )

    def deal(self, params: MazeLocalView.Params, rng: Random) -> Instance:
        n = params.size
        start = (rng.randint(1, n), rng.randint(1, n))
        free = _dug(n, params.loops, rng)
        away = _distances(free, start)
        far = sorted(away, key=lambda cell: (-away[cell], cell))[: max(1, n * n * 3 // 10)]
        target = rng.choice(far)
        if max(abs(a - b) for a, b in zip(start, target, strict=True)) <= params.radius:
            raise interactive.Retry
        maze = tuple("".join(".#"[(i, j) not in free] for j in range(2 * n + 1)) for i in range(2 * n + 1))
        instance = self.Instance(
            size=n,
            radius=params.radius,
            steps=params.steps,
            start=start,
            exit=target,
            view=_view(maze, start, target, params.radius),
            maze=maze,
            turns=params.turns,
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> Cell:
        return instance.start

    def illegal(self, shown: Instance, past: Past, move: Walk) -> str:
        return too_long(move, shown.steps)

    def react(self, instance: Instance, state: Cell, move: Walk) -> Turn:
        walked = 0
        for step in move:
            if state == instance.exit or _sign(instance.maze, _between(state, step)) == "#":
                break
            state, walked = beside(state, step), walked + 1
        seen = _Seen(walked, *state, _view(instance.maze, state, instance.exit, instance.radius))
        return Turn(state, seen, "won" if state == instance.exit else "")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Walk:
        return random_walk(rng, shown.steps)

    def policy(self, shown: Instance, past: Past, rng: Random) -> Walk:
        """Follow the shortest way on which nothing known stands, as far as it is known to be open."""
        known: dict[Cell, str] = {}
        at = shown.start
        for cell, view in [(shown.start, shown.view), *(((s.row, s.col), s.view) for _, s in past)]:
            at = cell
            up, left = (2 * (x - shown.radius - 1) for x in cell)
            known |= {(up + i, left + j): sign for i, row in enumerate(view) for j, sign in enumerate(row)}
        inner = range(1, 2 * shown.size)
        free = {(i, j) for i in inner for j in inner if known.get((i, j)) != "#"}
        away = _distances(free, shown.exit)
        way: list[str] = []
        while at != shown.exit and len(way) < shown.steps:
            step = min((s for s in STEPS if _between(at, s) in free), key=lambda s: away.get(beside(at, s), len(free)))
            if _between(at, step) not in known:
                break
            way.append(step)
            at = beside(at, step)
        return tuple(way)


def _between(cell: Cell, step: str) -> Cell:
    """Return where the drawing shows whether a step is possible."""
    return 2 * cell[0] - 1 + STEPS[step][0], 2 * cell[1] - 1 + STEPS[step][1]


def _dug(n: int, loops: int, rng: Random) -> set[Cell]:
    """Return what is open in the drawing of a maze: a tree dug depth first, and further openings."""
    free = {(2 * r - 1, 2 * c - 1) for r in range(1, n + 1) for c in range(1, n + 1)}
    stack, met = [(rng.randint(1, n), rng.randint(1, n))], set[Cell]()
    while stack:
        cell = stack[-1]
        met.add(cell)
        ways = [s for s in STEPS if beside(cell, s) not in met and all(1 <= x <= n for x in beside(cell, s))]
        if not ways:
            stack.pop()
            continue
        step = rng.choice(ways)
        free.add(_between(cell, step))
        stack.append(beside(cell, step))
    inner = range(1, 2 * n)
    walls = [(i, j) for i in inner for j in inner if (i + j) % 2 and (i, j) not in free]
    return free.union(rng.sample(walls, loops))


def _distances(free: Set[Cell], source: Cell) -> dict[Cell, int]:
    """Count the steps from each cell that can be reached."""
    away, queue = {source: 0}, deque([source])
    while queue:
        cell = queue.popleft()
        for step in STEPS:
            after = beside(cell, step)
            if after not in away and _between(cell, step) in free:
                away[after] = away[cell] + 1
                queue.append(after)
    return away


def _sign(maze: tuple[str, ...], place: Cell) -> str:
    return maze[place[0]][place[1]] if all(0 <= x < len(maze) for x in place) else "#"


def _view(maze: tuple[str, ...], at: Cell, target: Cell, radius: int) -> tuple[str, ...]:
    """Cut out what is seen from a cell."""
    marks = {(2 * target[0] - 1, 2 * target[1] - 1): "X", (2 * at[0] - 1, 2 * at[1] - 1): "@"}
    rows, cols = (range(2 * (x - radius) - 2, 2 * (x + radius) + 1) for x in at)
    return tuple("".join(marks.get((i, j), _sign(maze, (i, j))) for j in cols) for i in rows)

"""Find a shortest way through a grid of walls, or find that there is none.

Answer: the moves, or the word none; every shortest way is right.
Harder: larger grids, more walls, ways that make longer detours; the target cannot be reached in one case of eight.
Skills: search, spatial
Source: original.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, distances, fill, where
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Maybe, Moves

Answer = tuple[str, ...] | None

_STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
_DRAWS = 60


class ShortestPathGrid(Task["ShortestPathGrid.Params", "ShortestPathGrid.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "how many rows and columns there are", levels=(4, 5, 7, 9, 11, 14, 17, 21, 26, 32), ge=3, le=40
        )
        walls: int = knob("the percentage of walls", levels=(15, 25, 30, 33, 35, 36, 37, 38, 38, 38), ge=0, le=45)
        detour: int = knob(
            "the least number of moves beyond the distance without walls",
            levels=(0, 0, 2, 4, 6, 8, 10, 14, 18, 24), ge=0, le=100,
        )  # fmt: skip

    class Instance(task.Instance):
        hidden = ("best",)

        grid: tuple[str, ...]
        best: int  # the fewest moves, or -1 if the target cannot be reached

    answer = Maybe(Moves("UDLR"))
    prompt = Prompt(
        en=r"""
        In this grid # is a wall, S is the start, T is the target, and . is any other free cell:

        {{ grid | lines }}

        A move goes one cell up (U), down (D), left (L) or right (R), never onto a wall or out of the grid. Give a
        shortest string of moves that leads from S to T; if there are several shortest ones, any one will do. If T
        cannot be reached, answer none.
        """,
        zh=r"""
        下面的网格中，# 是墙，S 是起点，T 是终点，. 是其他可以通行的格：

        {{ grid | lines }}

        每一步向上（U）、下（D）、左（L）或右（R）走一格，不能走到墙上，也不能走出网格。
        请给出从 S 到 T 的一个最短的动作串；如果最短的有多个，给出任意一个即可。如果无法到达 T，请回答 none。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.size
        places = list(cells(n, n))
        blocked = rng.random() < 0.125
        for _ in range(_DRAWS):
            free = set(places) - set(rng.sample(places, n * n * params.walls // 100))
            start = rng.choice([cell for cell in places if cell in free])
            away = distances(start, free)
            ends = [end for end in places if _is_far(start, end, away, params.detour, n)]
            if not ends:
                continue
            end = rng.choice(ends)
            way = _way(start, end, free)
            if params.detour and _as_crow(start, end, free) == len(way):
                continue
            if blocked:
                inner = _trodden(start, way)[1:-1]
                inner = rng.sample(inner, len(inner))[:12]
                gates = [cell for cell in inner if end not in distances(start, free - {cell})]
                if not gates:
                    continue
                free.remove(gates[0])
            signs = dict.fromkeys(free, ".") | {start: "S", end: "T"}
            board = fill(n, n, (signs.get(cell, "#") for cell in places))
            best = -1 if blocked else len(way)
            return self.Instance(grid=tuple(map("".join, board)), best=best), None if blocked else way
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return canonical(instance.grid)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        (start,), (end,) = where(instance.grid, "S"), where(instance.grid, "T")
        free = set(where(instance.grid, ".", "S", "T"))
        away = distances(end, free)
        last = away.get(start, max(away.values()))
        rows = [[cell for cell in away if away[cell] == step] for step in range(last + 1)]
        lines = [f"{step}: {' '.join(f'({r + 1},{c + 1})' for r, c in row)}" for step, row in enumerate(rows)]
        if start not in away:
            return "\n".join([*lines, f"S = ({start[0] + 1},{start[1] + 1}): none"])
        way = _way(start, end, free)
        cells_ = [f"({r + 1},{c + 1})" for r, c in _trodden(start, way)]
        steps = [f"{one} {move} {other}" for move, (one, other) in zip(way, pairwise(cells_), strict=True)]
        return "\n".join([*lines, ", ".join(steps), f"{'moves: ' if language == 'en' else '移动：'}{''.join(way)}"])

    def check(self, instance: Instance, answer: Answer) -> str:
        if answer is None or instance.best < 0:
            return "" if answer is None and instance.best < 0 else "whether T can be reached is wrong"
        (start,), (end,) = where(instance.grid, "S"), where(instance.grid, "T")
        free = set(where(instance.grid, ".", "S", "T"))
        way = _trodden(start, answer)
        wrong = next((turn for turn, cell in enumerate(way) if cell not in free), None)
        if wrong is not None:
            return f"move {wrong} leads onto a wall or out of the grid"
        if way[-1] != end:
            return "the way does not end at T"
        return "" if len(answer) == instance.best else "a shorter way exists"


def _is_far(start: Cell, end: Cell, away: dict[Cell, int], detour: int, n: int) -> bool:
    """Tell whether the way to a cell is long and makes a detour that is long enough."""
    direct = abs(start[0] - end[0]) + abs(start[1] - end[1])
    return 2 * away.get(end, 0) >= n and away.get(end, 0) >= max(2, direct + detour)


def _trodden(start: Cell, moves: tuple[str, ...]) -> list[Cell]:
    """List the cells of a way, the start included."""
    way = [start]
    for move in moves:
        down, right = _STEPS[move]
        way.append((way[-1][0] + down, way[-1][1] + right))
    return way


def _way(start: Cell, end: Cell, free: Collection[Cell]) -> tuple[str, ...]:
    """Give a shortest way; there is one."""
    left = distances(end, free)
    here, way = start, []
    while here != end:
        ahead = {move: (here[0] + down, here[1] + right) for move, (down, right) in _STEPS.items()}
        move = min(ahead, key=lambda one: left.get(ahead[one], len(left)))
        way.append(move)
        here = ahead[move]
    return tuple(way)


def _as_crow(start: Cell, end: Cell, free: Collection[Cell]) -> int:
    """Count the moves of one who goes to the new cell that is nearest to the end, until stuck."""
    seen, here = {start}, start
    while here != end:
        beside = [(here[0] + down, here[1] + right) for down, right in _STEPS.values()]
        open_ = [cell for cell in beside if cell in free and cell not in seen]
        if not open_:
            return -1
        here = min(open_, key=lambda cell: (abs(cell[0] - end[0]) + abs(cell[1] - end[1]), cell))
        seen.add(here)
    return len(seen) - 1

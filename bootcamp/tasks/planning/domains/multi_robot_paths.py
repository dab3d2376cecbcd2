"""Lead robots on a grid to their goals at the same time without conflicts.

Answer: a string of moves for each robot; every set of strings that keeps the rules is right.
Harder: larger grids, more robots, more pairs that are in each other's way, no ticks to spare.
Skills: planning, search, spatial
Source: original; multi-agent pathfinding as in R. Stern et al. (2019).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise, product
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells, distances, fill, to_one
from bootcamp.lib.grid.symmetry import symmetries
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Moves, Word

Answer = dict[str, tuple[str, ...]]
Way = tuple[Cell, dict[Cell, int]]  # where a robot is, and how far its goal is from each cell
_STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1), "W": (0, 0)}
_NAMES = "ABCDEFGH"


class MultiRobotPaths(Task["MultiRobotPaths.Params", "MultiRobotPaths.Instance", Answer]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and columns", levels=(3, 4, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=12)
        robots: int = knob("how many robots there are", levels=(2, 2, 2, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        walls: int = knob("the percentage of walls", levels=(12, 15, 20, 24, 24, 26, 28, 30, 32, 34), ge=0, le=50)
        clashes: int = knob("how many pairs must collide", levels=(0, 0, 1, 1, 2, 2, 3, 3, 4, 5), ge=0, le=9)
        slack: int = knob("the ticks to spare beyond the plan found", levels=(4, 3, 1, 1, 0, 0, 0, 0, 0, 0), ge=0, le=9)

    class Instance(task.Instance):
        rows: tuple[str, ...]
        starts: tuple[Cell, ...]
        goals: tuple[Cell, ...]
        limit: int

        def trips(self) -> list[tuple[str, Cell, Cell]]:
            return list(zip(_NAMES, to_one(self.starts), to_one(self.goals), strict=False))

    prompt = Prompt(
        en=r"""
        Robots move on this grid, where # is a wall and . a free cell:

        {{ rows | board }}

        Cells are given as (row, column), counted from 1 at the top left. The robots, their starts and their goals:

        {% for robot, start, goal in trips() %}
        - {{ robot }}: from {{ start }} to {{ goal }}
        {% endfor %}

        In each tick every robot moves to the next cell up (U), down (D), left (L) or right (R) or waits (W), all at the
        same time, under these rules:

        - No robot enters a wall or leaves the grid.
        - After each tick no two robots are in the same cell, and no two robots exchange their cells in one tick.
        - A robot may enter a cell that another robot leaves in the same tick, except by such an exchange.
        - Robots at their goals stay on the grid and may move on; only the cells after the last tick count.

        Give a string of moves for each robot, one letter a tick, all of the same length, which is at most {{ limit }}.
        After the last tick every robot must be at its goal. If there are several ways, give any one.
        """,
        zh=r"""
        几个机器人在下面的网格上移动，# 是墙，. 是空格：

        {{ rows | board }}

        格子写作（行, 列），从左上角起由 1 开始数。各机器人的起点和终点：

        {% for robot, start, goal in trips() %}
        - {{ robot }}：从 {{ start }} 到 {{ goal }}
        {% endfor %}

        在每个时刻，所有机器人同时行动，各自向上（U）、下（D）、左（L）或右（R）移到相邻的一格，或者等待（W），并遵守下列规则：

        - 机器人不能进入墙，也不能离开网格。
        - 每个时刻之后，任何两个机器人不能在同一格；两个机器人也不能在同一时刻互换位置。
        - 除了互换以外，机器人可以进入另一个机器人在同一时刻离开的格子。
        - 到达终点的机器人仍留在网格上，也可以再移动；只看最后一个时刻之后的位置。

        请为每个机器人给出一串动作，每个时刻一个字母，各串长度相同，至多为 {{ limit }}，
        使得最后每个机器人都在自己的终点。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        names = tuple(_NAMES[: len(instance.starts)])
        return Mapping(Word(names), Moves("".join(_STEPS)), names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        every = fill(params.size, params.size, cells(params.size, params.size))
        everywhere = [cell for line in every for cell in line]
        floor = set(everywhere) - set(rng.sample(everywhere, len(everywhere) * params.walls // 100))
        floor = set(distances(rng.choice(sorted(floor)), floor))  # what can be reached from a cell
        if len(floor) < max(len(everywhere) // 2, 2 * params.robots):
            raise task.Retry
        starts, goals = (rng.sample(sorted(floor), params.robots) for _ in range(2))
        ways = [(start, distances(goal, floor)) for start, goal in zip(starts, goals, strict=True)]
        least = max(far[start] for start, far in ways)
        if min(far[start] for start, far in ways) == 0 or least < params.size - 1 + params.size // 6:
            raise task.Retry
        if sum(_collide(*pair) for pair in combinations(ways, 2)) < params.clashes:
            raise task.Retry
        orders = [rng.sample(range(params.robots), params.robots) for _ in range(4)]
        for ticks in range(least, least + 4):
            plans = [_plan(ways, order, ticks) for order in orders]
            good = next((plan for plan in plans if plan), None)
            if good:
                break
        bad = next((order for order, plan in zip(orders, plans, strict=True) if not plan), None)
        if not good or (not bad and not params.slack):
            raise task.Retry
        order = bad or orders[0]  # so that planning the robots one by one in the order of their names fails
        rows = tuple("".join(".#"[cell not in floor] for cell in line) for line in every)
        places = {"starts": tuple(starts[robot] for robot in order), "goals": tuple(goals[robot] for robot in order)}
        moves = {name: _moves(good[robot]) for name, robot in zip(_NAMES, order, strict=False)}
        return self.Instance(rows=rows, limit=ticks + params.slack, **places), moves

    def key(self, instance: Instance) -> object:
        starts, goals = (dict(zip(places, range(9), strict=False)) for places in (instance.starts, instance.goals))
        size, images = len(instance.rows), []
        board = [(instance.rows[a][b], starts.get((a, b), -1), goals.get((a, b), -1)) for a, b in cells(size, size)]
        for image in symmetries(fill(size, size, board)):
            flat = [cell for line in image for cell in line]
            place = {start: number for number, (_, start, _) in enumerate(flat) if start >= 0} | {-1: -1}
            images.append([(sign, place[start], place[goal]) for sign, start, goal in flat])
        return [min(images), instance.limit]

    def check(self, instance: Instance, answer: Answer) -> str:
        ticks = {len(moves) for moves in answer.values()}
        if len(ticks) > 1:
            return "the strings are not of the same length"
        if max(ticks) > instance.limit:
            return "there are more ticks than allowed"
        places = list(instance.starts)
        floor = {(row, col) for row, line in enumerate(instance.rows) for col, sign in enumerate(line) if sign == "."}
        for tick in range(max(ticks)):
            after = [_next(cell, answer[name][tick]) for name, cell in zip(_NAMES, places, strict=False)]
            if not floor.issuperset(after):
                return f"tick {tick + 1}: a robot enters a wall or leaves the grid"
            if len(set(after)) < len(after):
                return f"tick {tick + 1}: two robots are in one cell"
            if any(after[a] == places[b] and after[b] == places[a] for a, b in combinations(range(len(after)), 2)):
                return f"tick {tick + 1}: two robots exchange their cells"
            places = after
        return "" if tuple(places) == instance.goals else "a robot is not at its goal in the end"


def _next(cell: Cell, move: str) -> Cell:
    return cell[0] + _STEPS[move][0], cell[1] + _STEPS[move][1]


def _moves(path: Sequence[Cell]) -> tuple[str, ...]:
    return tuple(next(move for move in _STEPS if _next(a, move) == b) for a, b in pairwise(path))


def _collide(one: Way, other: Way) -> bool:
    """Tell whether two robots collide whichever shortest ways they take, without waiting before they arrive."""
    pairs = {(one[0], other[0])}
    for _ in range(max(one[1][one[0]], other[1][other[0]])):
        moved = {(pair, after) for pair in pairs for after in product(*map(_nearer, pair, (one[1], other[1])))}
        pairs = {(a, b) for pair, (a, b) in moved if a != b and (b, a) != pair}
    return not pairs


def _nearer(cell: Cell, far: dict[Cell, int]) -> list[Cell]:
    """List the next cells of shortest ways; at the goal a robot stays."""
    return [near for near in (_next(cell, move) for move in "UDLR") if far.get(near, 999) < far[cell]] or [cell]


def _plan(ways: Sequence[Way], order: Sequence[int], ticks: int) -> dict[int, list[Cell]] | None:
    """Find the robots' ways one after the other, each around those before, all at their goals after some ticks."""
    found: dict[int, list[Cell]] = {}
    for robot in order:
        start, far = ways[robot]
        layers: list[dict[Cell, Cell]] = [{start: start}]
        for tick in range(1, ticks + 1):
            swaps = {(path[tick], path[tick - 1]) for path in found.values()}
            layer: dict[Cell, Cell] = {path[tick]: start for path in found.values()}  # taken
            for row, col in layers[-1]:
                for near in ((row, col), (row - 1, col), (row + 1, col), (row, col - 1), (row, col + 1)):
                    if near not in layer and far.get(near, 999) <= ticks - tick and ((row, col), near) not in swaps:
                        layer[near] = row, col
            layers.append({cell: layer[cell] for cell in list(layer)[len(found) :]})
        if not layers[-1]:
            return None
        found[robot] = [min(layers[-1])]
        for layer in layers[:0:-1]:
            found[robot].append(layer[found[robot][-1]])
        found[robot].reverse()
    return found

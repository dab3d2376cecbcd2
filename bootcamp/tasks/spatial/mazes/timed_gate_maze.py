"""Find the earliest way through a maze whose gates open and close with the time.

Answer: the steps and waits in order; every plan that arrives earliest is right.
Harder: larger mazes, more gates with longer periods, more time lost; the shortest way without waiting fails.
Skills: planning, search, arithmetic
Source: original.
"""

from __future__ import annotations

from functools import lru_cache, partial
from math import lcm
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, distances
from bootcamp.lib.grid.symmetry import canonical
from bootcamp.lib.mazes import UDLR, at, carved, drawn, find, moved, route
from bootcamp.lib.plans import plan_fault, shortest
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

Gate = tuple[int, tuple[int, ...]]
"""A period, and the remainders of the times at which the gate is open."""
State = tuple[Cell, int]
"""Where one is, and the time, reduced by the least common multiple of the periods."""

_DRAWS = 60
_NAMES = "ABCDEFHIJK"
_STEPS = {**UDLR, "W": (0, 0)}


class TimedGateMaze(Task["TimedGateMaze.Params", "TimedGateMaze.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and of columns, odd", levels=(5, 5, 5, 7, 7, 9, 9, 11, 11, 13), ge=5, le=15
        )
        gates: int = knob("how many gates there are", levels=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), ge=1, le=10)
        period: int = knob("the longest period of a gate", levels=(2, 3, 3, 4, 4, 4, 4, 4, 5, 5), ge=2, le=6)
        delay: int = knob(
            "how much longer than a walk without gates it takes at least",
            levels=(0, 1, 1, 2, 2, 2, 2, 3, 3, 3),
            ge=0,
            le=9,
        )
        trap: bool = knob("whether each shortest walk with waits comes later", levels=(False,) * 2 + (True,) * 8)
        loops: int = knob("how many walls are opened", levels=(1, 1, 2, 4, 4, 8, 8, 12, 14, 18), ge=0, le=40)

    class Instance(task.Instance):
        hidden = ("best",)

        board: tuple[str, ...]
        gates: tuple[Gate, ...]  # A, B, ...
        best: int  # the earliest time

        @property
        def named(self) -> list[tuple[str, int, tuple[int, ...]]]:
            return [(name, *gate) for name, gate in zip(_NAMES, self.gates, strict=False)]

    answer = Moves("UDLRW")
    prompt = Prompt(
        en=r"""
        Find the way through this maze from S to G that arrives earliest:

        {{ board | board }}

        - . is a free cell.
        - # is a wall.
        - Other letters are gates, which are open at some times only:

        {% for name, period, open in named %}
        - {{ name }}: open at every time t with remainder {{ open | listed(last="or") }} after division by {{ period }}
        {% endfor %}

        You are on S at time 0. Every action takes one unit of time: a step to the next cell up (U), down (D), to the
        left (L) or to the right (R), or a wait (W), after which you are on the same cell. You may wait on any cell,
        also on S. A step off the board or into a wall is not allowed. After t actions the time is t, and if you are on
        a gate then, it must be open at that time.

        Give a list of as few actions as possible after which you are on G. If several are shortest, give any one.
        """,
        zh=r"""
        在下面的迷宫中找出从 S 最早到达 G 的走法：

        {{ board | board }}

        - . 是空格。
        - # 是墙。
        - 其余字母是闸门，只在某些时刻开放：

        {% for name, period, open in named %}
        - {{ name }}：时刻 t 除以 {{ period }} 余 {{ open | listed(language, "or") }} 时开放
        {% endfor %}

        时刻 0 你在 S 处。每个动作用去一个单位时间：走到上（U）、下（D）、左（L）或右（R）相邻的一格，
        或者等待（W），等待后仍在原来的格。在任何格都可以等待，在 S 处也可以。不能走出棋盘，也不能走进墙。
        做完 t 个动作时的时刻为 t；如果此时你在闸门格上，该闸门在这一时刻必须是开放的。

        给出使你到达 G 的最短的动作序列。如果最短的有多个，给出任意一个即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        size = params.size
        for _ in range(_DRAWS):
            free = carved(rng, size, size, params.loops)
            start, goal = rng.sample(free, 2)
            way = route(free, start, goal)
            inner = [cell for cell in free if cell not in (start, goal)]
            if not size <= len(way):
                continue
            on_way = rng.sample(way[1:-1], min(max(1, params.gates // 2), len(way) - 2))
            rest = [cell for cell in inner if cell not in on_way]
            cells = on_way + rng.sample(rest, min(params.gates - len(on_way), len(rest)))
            marks = dict(zip(sorted(cells), _NAMES, strict=False)) | {start: "S", goal: "G"}
            gates = tuple(_gate(rng, params.period) for _ in cells)
            instance = self.Instance(board=drawn(size, size, free, marks), gates=gates, best=0)
            plan = self.solve(instance)
            if not plan or len(plan) < len(way) - 1 + params.delay:
                continue
            if not params.trap or len(_straight(instance, free)) > len(plan):
                return instance.model_copy(update={"best": len(plan)}), plan
        raise task.Retry

    def key(self, instance: Instance) -> object:
        gates = {name: str([period, *times]) for name, period, times in instance.named}
        return canonical([[gates.get(symbol, symbol) for symbol in row] for row in instance.board])

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        goal, start = find(instance.board, "G"), (find(instance.board, "S"), 0)
        return plan_fault(start, partial(_acted, instance), answer, lambda s: s[0] == goal, instance.best)

    def solve(self, instance: Instance) -> tuple[str, ...]:
        goal, start = find(instance.board, "G"), (find(instance.board, "S"), 0)
        return shortest(start, partial(_acted, instance), "UDLRW", lambda s: s[0] == goal)


def _gate(rng: Random, longest: int) -> Gate:
    """Draw a gate that is open at fewer than two of three times."""
    period = rng.randint(2, longest)
    return period, tuple(sorted(rng.sample(range(period), rng.randint(1, max(1, period * 3 // 5)))))


@lru_cache(maxsize=8)
def _cycle(gates: tuple[Gate, ...]) -> int:
    """Give the time after which all gates open and close as before."""
    return lcm(*(period for period, _ in gates))


def _acted(instance: TimedGateMaze.Instance, state: State, move: str) -> State | str:
    """Give where one is after an action, and when, or say why it is not allowed."""
    cell, time = moved(state[0], _STEPS[move]), state[1] + 1
    symbol = at(instance.board, cell)
    if symbol == "#":
        return "there is no way on"
    if symbol in _NAMES:
        period, times = instance.gates[_NAMES.index(symbol)]
        if time % period not in times:
            return f"the gate {symbol} is closed"
    return cell, time % _cycle(instance.gates)


def _straight(instance: TimedGateMaze.Instance, free: list[Cell]) -> tuple[str, ...]:
    """Give the earliest plan that only waits and comes nearer to the goal; long ones stand for none."""
    goal, start = find(instance.board, "G"), (find(instance.board, "S"), 0)
    far = distances(goal, set(free))

    def nearer(state: State, move: str) -> State | str:
        after = _acted(instance, state, move)
        return after if isinstance(after, str) or move == "W" or far[after[0]] < far[state[0]] else "that is farther"

    return shortest(start, nearer, "UDLRW", lambda s: s[0] == goal) or ("W",) * 1000

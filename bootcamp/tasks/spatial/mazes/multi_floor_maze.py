"""Find a shortest way through a maze on several floors that stairs join.

Answer: the steps in order; every shortest way is right.
Harder: more and larger floors, and ways that must go up and down again; the nearest stairs mislead.
Skills: planning, search, spatial
Source: original.
"""

from __future__ import annotations

from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell
from bootcamp.lib.grid.cell_names import cell_name
from bootcamp.lib.grid.symmetry import canonical, layers
from bootcamp.lib.mazes import NESW, at, drawn, find, moved, scattered
from bootcamp.lib.plans import plan_fault, shortest, successors
from bootcamp.lib.shown_search import layer_lines
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

State = tuple[int, Cell]
"""The floor, counted from 0, and the cell."""
Floors = tuple[tuple[str, ...], ...]

_DRAWS = 60
_MOVES = "NESWUD"


class MultiFloorMaze(Task["MultiFloorMaze.Params", "MultiFloorMaze.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob("the number of rows and of columns", levels=(3, 4, 6, 6, 7, 7, 8, 8, 9, 10), ge=3, le=12)
        floors: int = knob("how many floors there are", levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 6), ge=2, le=8)
        stairs: int = knob("how many stairs join two floors", levels=(1, 2, 4, 4, 4, 4, 4, 5, 5, 5), ge=1, le=6)
        back: int = knob("how often one must go down at least", levels=(0, 0) + (1,) * 8, ge=0, le=2)

    class Instance(task.Instance):
        hidden = ("best",)

        floors: Floors  # from the lowest up
        best: int  # the fewest steps

    answer = Moves(_MOVES)
    prompt = Prompt(
        en=r"""
        A maze has {{ floors | length }} floors, one straight above the other. Their maps, north at the top:

        {% for floor in floors %}
        Floor {{ loop.index }}{{ " (the lowest)" if loop.first else " (the highest)" if loop.last else "" }}:

        {{ floor | board }}

        {% endfor %}
        - . is a free cell.
        - # is a wall.
        - ^ is a cell with stairs to the cell straight above it, on the next floor up.
        - v is a cell with stairs to the cell straight below it, on the next floor down.
        {% if floors | length > 2 %}
        - x is a cell with both.
        {% endif %}

        A step leads to the next cell to the north (N), east (E), south (S) or west (W) on the same floor, but not off
        the map or into a wall; or, where there are such stairs, up (U) or down (D) by one floor. Cells with stairs may
        also be crossed on their floor.

        Give a way from S to G with as few steps as possible, as the list of its steps. If several are shortest, give
        any one.
        """,
        zh=r"""
        一座迷宫有 {{ floors | length }} 层，各层上下对齐。各层的地图如下，上方为北：

        {% for floor in floors %}
        第 {{ loop.index }} 层{{ "（最低层）" if loop.first else "（最高层）" if loop.last else "" }}：

        {{ floor | board }}

        {% endfor %}
        - . 是空格。
        - # 是墙。
        - ^ 处有楼梯通到上一层正上方的格。
        - v 处有楼梯通到下一层正下方的格。
        {% if floors | length > 2 %}
        - x 处两种楼梯都有。
        {% endif %}

        每一步在同一层走到北（N）、东（E）、南（S）或西（W）相邻的一格，不能走出地图，也不能走进墙；
        或者在有相应楼梯的格上（U）或下（D）一层。有楼梯的格也可以在本层横穿。

        给出从 S 到 G 步数最少的走法，写成各步组成的序列。如果最短的有多个，给出任意一个即可。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        size = params.size
        for _ in range(_DRAWS):
            free = [scattered(rng, size, size, size * size * rng.randint(30, 38) // 100) for _ in range(params.floors)]
            marks: list[dict[Cell, str]] = [{} for _ in free]
            for floor in range(params.floors - 1):
                both = sorted(set(free[floor]) & set(free[floor + 1]))
                for cell in rng.sample(both, min(params.stairs, len(both))):
                    marks[floor][cell] = "x" if cell in marks[floor] else "^"
                    marks[floor + 1][cell] = "v"
            start = rng.choice([cell for cell in free[0] if cell not in marks[0]])
            marks[0][start] = "S"
            floors = tuple(drawn(size, size, *pair) for pair in zip(free, marks, strict=True))
            steps, downs = {(0, start): 0}, {(0, start): 0}
            queue = [(0, start)]
            for state in queue:
                for move, after in successors(partial(_stepped, floors), _MOVES)(state):
                    if after not in steps:
                        steps[after], downs[after] = steps[state] + 1, downs[state] + (move == "D")
                        queue.append(after)
            goals = [
                state
                for state in queue
                if downs[state] >= params.back
                and state[0] > 0
                and steps[state] >= size + params.floors
                and at(floors[state[0]], state[1]) == "."
            ]
            if goals:
                goal = rng.choice(goals)
                marks[goal[0]][goal[1]] = "G"
                floors = tuple(drawn(size, size, *pair) for pair in zip(free, marks, strict=True))
                instance = self.Instance(floors=floors, best=steps[goal])
                return instance, self.solve(instance)
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        start, goal = _ends(instance.floors)
        follow = successors(partial(_stepped, instance.floors), _MOVES)
        lines, way = layer_lines(start, follow, goal.__eq__, lambda at: f"{at[0] + 1} {cell_name(at[1])}")
        return "\n".join([*lines, f"S: {''.join(move for move, _ in way)}"])

    def key(self, instance: Instance) -> object:
        return canonical(layers(*instance.floors))

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        start, goal = _ends(instance.floors)
        return plan_fault(start, partial(_stepped, instance.floors), answer, goal.__eq__, instance.best)

    def solve(self, instance: Instance) -> tuple[str, ...]:
        start, goal = _ends(instance.floors)
        return shortest(start, partial(_stepped, instance.floors), _MOVES, goal.__eq__)


def _ends(floors: Floors) -> tuple[State, State]:
    """Give the start and the goal."""
    start, goal = (
        next((number, find(floor, mark)) for number, floor in enumerate(floors) if any(mark in row for row in floor))
        for mark in "SG"
    )
    return start, goal


def _stepped(floors: Floors, state: State, move: str) -> State | str:
    """Give the state after a step, or say why it is not allowed."""
    floor, cell = state
    if move in NESW:
        after = floor, moved(cell, NESW[move])
        return "there is no way on" if at(floors[floor], after[1]) == "#" else after
    if at(floors[floor], cell) not in ("^x" if move == "U" else "vx"):
        return "there are no such stairs"
    return floor + (1 if move == "U" else -1), cell

"""Plan what robot arms in the cells of a grid do at the same time, until all boxes are in their targets.

Answer: for each time step the moves made in it; every plan of at most so many steps is right.
Harder: larger grids, more boxes that need the same arms, no step to spare, little room in the cells.
Skills: planning, search, spatial
Source: original; the boxes and arms of Y. Chen et al., 2024, who planned for many robots by language models.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells
from bootcamp.lib.grid.symmetry import canonical_marks
from bootcamp.lib.mazes import UDLR, moved
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence as List, Set, Word

Plan = tuple[frozenset[str], ...]
Box = tuple[Cell, Cell]  # where it lies, and the cell of its target

_NAMES = ("abcdefghij", "ABCDEFGHIJ")
_DRAWS, _ORDERS = 60, 6
_WAYS = {**UDLR, "T": (0, 0), "": (0, 0)}


class BoxnetAgentsPlan(Task["BoxnetAgentsPlan.Params", "BoxnetAgentsPlan.Instance", Plan]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(2, 2, 2, 3, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        cols: int = knob("the number of columns", levels=(4, 4, 4, 3, 3, 4, 4, 5, 5, 5), ge=2, le=6)
        boxes: int = knob("how many boxes there are", levels=(2, 3, 4, 4, 5, 6, 7, 8, 9, 10), ge=1, le=10)
        slack: int = knob("the time steps to spare", levels=(2, 1, 0, 0, 0, 0, 0, 0, 0, 0), ge=0, le=5)
        room: int = knob("how many boxes a cell holds", levels=(10, 10, 10, 10, 10, 2, 2, 2, 2, 2), ge=1, le=10)

    class Instance(task.Instance):
        rows: int
        cols: int
        boxes: tuple[Box, ...]
        room: int
        limit: int

        @property
        def table(self) -> list[list[str]]:
            ends = [(box[side], _NAMES[side][index]) for side in (0, 1) for index, box in enumerate(self.boxes)]
            signs = ["".join(name for end, name in ends if end == cell) for cell in cells(self.rows, self.cols)]
            return [[sign or "." for sign in signs[row * self.cols :][: self.cols]] for row in range(self.rows)]

    prompt = Prompt(
        en=r"""
        A grid has {{ rows }} rows and {{ cols }} columns, and in the middle of every cell stands a robot arm. These are
        the cells, row by row, parted by blanks:

        {{ table | aligned }}

        - A small letter is a box that lies in the cell.
        - A capital letter is the target of the box with the same small letter; the target is in the cell too.
        - A dot is a cell with neither.

        In each time step, each arm may do one of the following with one box that lies in its cell at the beginning of
        the step, or nothing. All moves of a step are made at the same time.
        - U, D, L, R: it moves the box to the next cell up, down, left or right, which must be a cell of the grid.
        - T: it puts the box into the box's target, which must be in the arm's own cell; there the box stays.

        {% if room < boxes | length %}
        At the end of every time step a cell may hold at most {{ room }} of the boxes not yet in targets.
        {% endif %}
        Write a move as the letter of the box and the letter of what is done with it, and a plan as the list of its time
        steps: [{aU, bL}, {aT}] moves the box a up and b to the left in the first step and puts a into its target in the
        second. Give a plan of at most {{ limit }} time steps after which every box is in its target. If there are
        several plans, give any one.
        """,
        zh=r"""
        一个网格有 {{ rows }} 行 {{ cols }} 列，每一格的中央都有一只机械臂。下面逐行列出各格，格与格之间用空格隔开：

        {{ table | aligned }}

        - 小写字母是放在这一格里的箱子。
        - 大写字母是同名小写字母的箱子的目标槽，目标槽也在这一格里。
        - 点表示这一格里两者都没有。

        在每个时间步中，每只机械臂可以对一个在该步开始时位于本格的箱子做下面的一件事，也可以什么都不做。
        同一步中的所有动作同时进行。
        - U、D、L、R：把箱子移到上、下、左、右相邻的一格，那里必须是网格中的格子。
        - T：把箱子放进它自己的目标槽，这个目标槽必须就在机械臂所在的格里。此后箱子一直留在槽中。

        {% if room < boxes | length %}
        每个时间步结束时，每一格里至多有 {{ room }} 个箱子；已放进目标槽的不算。
        {% endif %}
        一个动作写成箱子的字母加上动作的字母，一个计划写成各时间步的列表，每一步列出该步进行的动作：
        计划 [{aU, bL}, {aT}] 表示第一步把箱子 a 向上移、把 b 向左移，第二步把 a 放进目标槽。
        请给出一个至多 {{ limit }} 个时间步的计划，使最后每个箱子都在自己的目标槽里。如果有多个，给出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return List(Set(Word(tuple(name + way for name in _NAMES[0][: len(instance.boxes)] for way in "UDLRT"))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        places = list(cells(params.rows, params.cols))
        for _ in range(_DRAWS):
            busy = rng.sample(places, 2 + params.boxes // 3)
            starts, goals = ([rng.choice(rng.choice((places, busy))) for _ in range(params.boxes)] for _ in range(2))
            boxes = tuple(zip(starts, goals, strict=True))
            least = _least(boxes)
            fits = all(start != goal for start, goal in boxes) and max(map(starts.count, starts)) <= params.room
            if fits and (params.slack or all(_hasty(boxes, number) > least for number in range(4))):
                break
        else:
            raise task.Retry
        plans = next(filter(None, (_planned(params, boxes, rng, least) for _ in range(_ORDERS))), [])
        if not plans:
            raise task.Retry
        size, limit = params.model_dump(include={"rows", "cols", "room"}), least + params.slack
        named = [(time, name, way) for name, ways in enumerate(plans) for time, way in enumerate(ways) if way]
        moves = [frozenset(_NAMES[0][name] + way for at, name, way in named if at == time) for time in range(least)]
        return self.Instance(**size, boxes=boxes, limit=limit), tuple(moves)

    def key(self, instance: Instance) -> object:
        marks = canonical_marks(instance.rows, instance.cols, [(box, "") for box in instance.boxes])
        return [sorted((instance.rows, instance.cols)), marks, instance.room, instance.limit]

    def check(self, instance: Instance, answer: Plan) -> str:
        grid = set(cells(instance.rows, instance.cols))
        at, goals = ({_NAMES[0][index]: box[side] for index, box in enumerate(instance.boxes)} for side in (0, 1))
        if len(answer) > instance.limit:
            return f"the plan has {len(answer)} time steps, more than allowed"
        for number, moves in enumerate(answer, 1):
            arms = [at[move[0]] for move in moves if move[0] in at]
            after = {move[0]: moved(at[move[0]], _WAYS[move[1]]) for move in moves if move[0] in at}
            done = [move[0] for move in moves if move[1] == "T"]
            at = {name: cell for name, cell in (at | after).items() if name not in done}
            lying = list(at.values())
            if len(arms) < len(moves):
                return f"step {number}: a box moves that is in its target already"
            if len(set(arms)) < len(arms):
                return f"step {number}: an arm makes two moves"
            if not grid.issuperset(lying):
                return f"step {number}: a box leaves the grid"
            if any(after[name] != goals[name] for name in done):
                return f"step {number}: the target of a box is in another cell"
            if any(lying.count(cell) > instance.room for cell in lying):
                return f"step {number}: more than {instance.room} boxes lie in a cell"
        return f"the box {min(at)} is not in its target" if at else ""


def _apart(box: Box) -> int:
    return abs(box[0][0] - box[1][0]) + abs(box[0][1] - box[1][1])


def _least(boxes: Sequence[Box]) -> int:
    """Give a lower bound: boxes leave one cell one by one, and get into the targets of one cell one by one."""
    groups = [[_apart(box) for box in boxes if box[side] == one[side]] for side in (0, 1) for one in boxes]
    return 1 + max(wait + way for group in groups for wait, way in enumerate(sorted(group, reverse=True)))


def _hasty(boxes: Sequence[Box], number: int) -> int:
    """Count the steps if each arm takes the first box, or that with the longest way, and rows or columns go first."""
    left, steps = list(boxes), 0
    while left:
        free, after = {cell for cell, _ in left}, []
        for cell, goal in sorted(left, key=lambda box: -_apart(box) * (number % 2)):
            down, right = ((goal[axis] > cell[axis]) - (goal[axis] < cell[axis]) for axis in (0, 1))
            step = (down, 0) if down and (number < 2 or not right) else (0, right)
            if cell not in free or any(step):
                after.append((moved(cell, step) if cell in free else cell, goal))
            free.discard(cell)
        left, steps = after, steps + 1
    return steps


def _planned(params: BoxnetAgentsPlan.Params, boxes: Sequence[Box], rng: Random, most: int) -> list[list[str]]:
    """Plan box after box in a drawn order round those before, in at most so many steps; nothing if that fails."""
    grid = set(cells(params.rows, params.cols))
    used, lying = set[tuple[int, Cell]](), list[tuple[int, Cell]]()
    plans: list[list[str]] = [[] for _ in boxes]
    drawn = rng.sample(range(len(boxes)), len(boxes))
    for index in sorted(drawn, key=lambda one: -_apart(boxes[one]) - rng.randint(0, 2)):
        (cell, goal), time, order = boxes[index], 0, rng.sample("UDLR", 4)
        layer: dict[Cell, list[str]] = {cell: []}
        while goal not in layer or (time, goal) in used:
            after: dict[Cell, list[str]] = {}
            for place, way in layer.items():
                for name in ["", *order] if (time, place) not in used else [""]:
                    end = moved(place, _WAYS[name])
                    fits = time + 1 + _apart((end, goal)) < most and lying.count((time + 1, end)) < params.room
                    if fits and end in grid and end not in after:
                        after[end] = [*way, name]
            layer, time = after, time + 1
            if not layer:
                return []
        plans[index] = [*layer[goal], "T"]
        for time, name in enumerate(plans[index]):
            lying.append((time, cell))
            used.update([(time, cell)] * len(name))
            cell = moved(cell, _WAYS[name])
    return plans

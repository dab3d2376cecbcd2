"""Push all boxes of a warehouse onto its targets.

Answer: the steps of the worker; every way within the limit is right.
Harder: more boxes, larger maps, boxes further from their targets.
Skills: planning, search, spatial
Source: original; the pushing puzzle of Hiroyuki Imabayashi, 1981.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.grid.board import Cell, cells
from bootcamp.lib.plans import Step, replay
from bootcamp.lib.search import shortest_plan
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Moves

State = tuple[Cell, frozenset[Cell]]
"""Where the worker stands, and the boxes."""

_STEPS = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
_BACK = {"U": "D", "D": "U", "L": "R", "R": "L"}
_LIMIT = 300


class SokobanSolve(Task["SokobanSolve.Params", "SokobanSolve.Instance", tuple[str, ...]]):
    version = 1

    class Params(task.Params):
        size: int = knob(
            "the number of rows and columns with the outer wall", levels=(6, 7, 7, 7, 8, 8, 8, 9, 10, 11), ge=5, le=14
        )
        boxes: int = knob("how many boxes there are", levels=(1, 1, 2, 2, 2, 3, 4, 4, 5, 6), ge=1, le=8)
        pulls: int = knob(
            "how many pushes the planted way has", levels=(4, 6, 8, 10, 12, 15, 18, 21, 24, 28), ge=2, le=60
        )
        away: int = knob(
            "how far the boxes are from their nearest targets in all",
            levels=(2, 2, 3, 3, 4, 5, 6, 7, 8, 9),
            ge=1,
            le=30,
        )

    class Instance(task.Instance):
        rows: tuple[str, ...]
        limit: int

    prompt = Prompt(
        en=r"""
        This is the map of a warehouse:

        {{ rows | board }}

        - # is a wall and - an empty floor cell.
        - @ is the worker, $ a box and . a target.
        - * is a box on a target and + the worker on a target.

        A step moves the worker to the next cell up (U), down (D), left (L) or right (R), which must not be a wall. If
        a box lies in that cell, it is pushed one cell further in the same direction; this is allowed only if the cell
        behind it is neither a wall nor another box. Boxes cannot be pulled.

        Give steps, at most {{ limit }}, after which every box lies on a target. If there are several ways, give any
        one.
        """,
        zh=r"""
        下面是一个仓库的地图：

        {{ rows | board }}

        - # 是墙，- 是空地。
        - @ 是工人，$ 是箱子，. 是目标点。
        - * 是在目标点上的箱子，+ 是站在目标点上的工人。

        每一步工人向上（U）、下（D）、左（L）或右（R）走到相邻的一格，这一格不能是墙。如果这一格里有箱子，
        箱子就沿同一方向被推到再下一格；只有当箱子后面的那一格既不是墙也没有别的箱子时才可以推。箱子不能拉。

        请给出至多 {{ limit }} 步，使得最后每个箱子都在目标点上。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[str, ...]]:
        return Moves("UDLR")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        inside = [(row + 1, col + 1) for row, col in cells(params.size - 2, params.size - 2)]
        open_ = set(rng.sample(inside, len(inside) * 7 // 8))
        floor = _reached((rng.choice(sorted(open_)), frozenset()), open_)
        if len(floor) < len(inside) // 2:
            raise task.Retry
        targets = sorted(rng.sample(sorted(floor), params.boxes))
        boxes = frozenset(targets)
        state: State = (rng.choice(sorted(floor - boxes)), boxes)
        legs: list[tuple[str, Cell, State]] = []  # a push, where the worker is after it, and the state to walk to
        last: Cell | None = None
        for _ in range(params.pulls):
            reached = _reached(state, floor)
            pulls = [
                (box, name)
                for box in sorted(state[1])
                for name, step in _STEPS.items()
                if _beside(box, step) in reached
                and _beside(_beside(box, step), step) in floor - state[1]
                and not (legs and box == last and legs[-1][0] == name)  # the pull before is not undone
            ]
            if not pulls:
                break
            far = [
                pull for pull in pulls if _away(_beside(pull[0], _STEPS[pull[1]]), targets) > _away(pull[0], targets)
            ]
            box, name = rng.choice(far * 6 + pulls)
            last = _beside(box, _STEPS[name])
            legs.append((_BACK[name], last, state))
            state = _beside(last, _STEPS[name]), state[1] - {box} | {last}
        away = sum(_away(box, targets) for box in state[1])
        worker = rng.choice(sorted(_reached(state, floor)))
        if away < params.away:
            raise task.Retry
        plan = _walk((worker, state[1]), state[0], floor)
        for push, place, before in reversed(legs):
            plan += [push, *_walk((place, before[1]), before[0], floor)]
        while plan and _is_done(worker, state[1], plan[:-1], floor, boxes):
            plan.pop()
        signs = dict.fromkeys(floor, "-") | dict.fromkeys(targets, ".")
        signs |= {cell: "*" if cell in boxes else "$" for cell in state[1]}
        signs[worker] = "+" if worker in boxes else "@"
        rows = tuple("".join(signs.get((row, col), "#") for col in range(params.size)) for row in range(params.size))
        if len(plan) > _LIMIT * 4 // 5:
            raise task.Retry
        return self.Instance(rows=rows, limit=_LIMIT), tuple(plan)

    def key(self, instance: Instance) -> object:
        looks, rows = [], instance.rows
        for _ in range(4):
            rows = tuple(map("".join, zip(*rows[::-1], strict=True)))
            looks += [rows, rows[::-1]]
        return min(looks)

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        if len(answer) > instance.limit:
            return f"{len(answer)} steps are more than allowed"
        at = {(row, col): sign for row, line in enumerate(instance.rows) for col, sign in enumerate(line)}
        floor = {cell for cell, sign in at.items() if sign != "#"}
        worker = next(cell for cell, sign in at.items() if sign in "@+")
        end = replay((worker, frozenset(cell for cell in at if at[cell] in "$*")), _stepper(floor), answer)
        if isinstance(end, str):
            return end
        return "" if all(at[box] in ".*+" for box in end[1]) else "a box does not lie on a target at the end"


def _away(box: Cell, targets: list[Cell]) -> int:
    return min(abs(box[0] - row) + abs(box[1] - col) for row, col in targets)


def _beside(cell: Cell, step: Cell) -> Cell:
    return cell[0] + step[0], cell[1] + step[1]


def _stepper(floor: set[Cell]) -> Step[State]:
    def step(state: State, move: str) -> State | str:
        place = _beside(state[0], _STEPS[move])
        behind = _beside(place, _STEPS[move])
        if place not in floor:
            return "there is a wall"
        if place not in state[1]:
            return place, state[1]
        if behind not in floor or behind in state[1]:
            return "the box cannot be pushed"
        return place, state[1] - {place} | {behind}

    return step


def _is_done(worker: Cell, start: frozenset[Cell], plan: list[str], floor: set[Cell], targets: frozenset[Cell]) -> bool:
    end = replay((worker, start), _stepper(floor), plan)
    return not isinstance(end, str) and end[1] == targets


def _reached(state: State, floor: set[Cell]) -> set[Cell]:
    """Give the cells to which the worker can walk without a push."""
    seen, waiting = {state[0]}, [state[0]]
    for cell in waiting:  # grows while it is read
        near = {_beside(cell, step) for step in _STEPS.values()} & floor - state[1] - seen
        seen |= near
        waiting += sorted(near)
    return seen


def _walk(state: State, goal: Cell, floor: set[Cell]) -> list[str]:
    free = floor - state[1]
    ways = {cell: [(name, _beside(cell, step)) for name, step in _STEPS.items()] for cell in free}
    return (
        shortest_plan(state[0], lambda cell: [way for way in ways[cell] if way[1] in free], lambda cell: cell == goal)
        or []
    )

"""Move the disks of a tower of Hanoi from one position to another in the fewest moves.

Answer: moves such as A>C in order; every way with so many moves is right.
Harder: more disks, positions further apart, more than three pegs.
Skills: planning, search
Source: original; the tower of É. Lucas, 1883; arbitrary positions, M. C. Er, 1984.
Small: level 1 has three disks, which allow about a hundred pairs of positions that differ by more than names of pegs.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.search import shortest_plan
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

State = tuple[int, ...]  # the peg of each disk, smallest disk first
Plan = tuple[str, ...]

_PEGS = "ABCDE"


class HanoiPlan(Task["HanoiPlan.Params", "HanoiPlan.Instance", Plan]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        disks: int = knob("how many disks there are", levels=(3, 4, 5, 5, 6, 5, 6, 7, 7, 7), ge=2, le=8)
        pegs: int = knob("how many pegs there are", levels=(3, 3, 3, 4, 3, 5, 4, 3, 3, 3), ge=3, le=5)
        least: int = knob("how many moves are needed at least", levels=(2, 4, 7, 5, 16, 6, 9, 35, 55, 75), ge=1, le=100)
        most: int = knob(
            "how many moves are needed at most", levels=(3, 7, 15, 31, 63, 31, 63, 127, 127, 127), ge=1, le=255
        )

    class Instance(task.Instance):
        start: State
        goal: State
        pegs: int
        limit: int

        @property
        def names(self) -> str:
            return _PEGS[: self.pegs]

        @property
        def stacks(self) -> list[tuple[str, list[int], list[int]]]:
            """For each peg its disks from top to bottom, at the start and in the goal."""
            pegs = enumerate(self.names)
            return [(name, _disks(self.start, peg), _disks(self.goal, peg)) for peg, name in pegs]

    prompt = Prompt(
        en=r"""
        Disks of the sizes 1 to {{ start | length }} lie on the pegs {{ names | list | listed(language) }}. A move takes
        the top disk of one peg and puts it on another peg that is empty or whose top disk is larger.

        Start, each peg from top to bottom:

        {% for name, disks, _ in stacks %}
        {{ name }}: {{ disks | comma if disks else "empty" }}
        {% endfor %}

        Goal:

        {% for name, _, disks in stacks %}
        {{ name }}: {{ disks | comma if disks else "empty" }}
        {% endfor %}

        Get from the start to the goal in at most {{ limit }} move{{ "s" if limit > 1 }}, the fewest that suffice. Write
        the move of a disk from A to C as A>C. If there are several ways, give any one.
        """,
        zh=r"""
        {{ names | list | listed(language) }} 柱上放着大小为 1 到 {{ start | length }} 的圆盘。
        每一步取下某柱最上面的圆盘，放到另一根空柱上，或放到最上面的圆盘比它大的柱上。

        初始状态（每柱从上到下）：

        {% for name, disks, _ in stacks %}
        {{ name }}：{{ disks | comma if disks else "空" }}
        {% endfor %}

        目标状态：

        {% for name, _, disks in stacks %}
        {{ name }}：{{ disks | comma if disks else "空" }}
        {% endfor %}

        请用至多 {{ limit }} 步（这是最少的步数）从初始状态到达目标状态。把圆盘从 A 移到 C 写作 A>C。
        如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Moves:
        return Moves(tuple(f"{a}>{b}" for a in instance.names for b in instance.names if a != b))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        start, goal = (tuple(rng.choices(range(params.pegs), k=params.disks)) for _ in range(2))
        plan = shortest_plan(start, lambda state: _moves(state, params.pegs), lambda state: state == goal)
        if plan is None or not params.least <= len(plan) <= params.most:
            raise task.Retry
        return self.Instance(start=start, goal=goal, pegs=params.pegs, limit=len(plan)), tuple(plan)

    def key(self, instance: Instance) -> object:
        places = instance.start + instance.goal
        order = list(dict.fromkeys(places))
        return [instance.pegs, [order.index(peg) for peg in places]]

    def check(self, instance: Instance, answer: Plan) -> str:
        if len(answer) > instance.limit:
            return f"{len(answer)} moves are more than allowed"
        state = instance.start
        for number, move in enumerate(answer, start=1):
            after = dict(_moves(state, instance.pegs)).get(move)
            if after is None:
                return f"move {number}, {move}, is not possible"
            state = after
        return "" if state == instance.goal else "the moves do not end in the goal"


def _disks(state: State, peg: int) -> list[int]:
    return [size for size, place in enumerate(state, start=1) if place == peg]


def _moves(state: State, pegs: int) -> Iterator[tuple[str, State]]:
    """Yield the moves of each top disk to the pegs on which no smaller disk lies."""
    covered: set[int] = set()
    for disk, peg in enumerate(state):
        if peg not in covered:
            covered.add(peg)
            for target in range(pegs):
                if target not in covered:
                    yield f"{_PEGS[peg]}>{_PEGS[target]}", (*state[:disk], target, *state[disk + 1 :])
        if len(covered) == pegs:
            return

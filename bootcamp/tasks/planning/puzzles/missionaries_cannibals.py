"""Move travellers and robbers across a river until both banks are as asked, the travellers never outnumbered.

Answer: for each trip how many of each kind are in the boat; every way with the fewest trips is right.
Harder: more people, longer ways, few who can row.
Skills: planning, search
Source: original; the missionaries and cannibals of nineteenth-century puzzle books, with any start and goal.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.search import explore, shortest_plan
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Trip = tuple[int, ...]
State = tuple[int, int, int, bool]
"""On the left bank: travellers, robbers who cannot row, robbers who can; and whether the boat is there."""


class MissionariesCannibals(Task["MissionariesCannibals.Params", "MissionariesCannibals.Instance", tuple[Trip, ...]]):
    version = 1

    class Params(task.Params):
        people: int = knob(
            "how many of each kind there are at most", levels=(4, 6, 10, 10, 11, 11, 11, 12, 12, 12), ge=2, le=12
        )
        seats: int = knob("how many the boat holds at most", levels=(2, 2, 3, 4, 4, 4, 4, 4, 5, 5), ge=2, le=5)
        least: int = knob("the fewest trips, at least", levels=(2, 3, 3, 4, 5, 5, 6, 6, 7, 8), ge=1, le=40)
        rowing: bool = knob("whether few robbers can row", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        hidden = ("best",)
        travellers: int
        robbers: int
        rowers: int
        seats: int
        start: State
        goal: tuple[int, int]
        best: int

        @property
        def banks(self) -> list[tuple[int, int, int, int, int]]:
            """Travellers, robbers and rowers at the start, then travellers and robbers at the end, left and right."""
            m, c, r, _ = self.start
            left = (m, c + r, r, *self.goal)
            total = (self.travellers, self.robbers, self.rowers, self.travellers, self.robbers)
            return [left, tuple(a - b for a, b in zip(total, left, strict=True))]  # type: ignore[list-item]

    prompt = Prompt(
        en=r"""
        {{ travellers }} travellers and {{ robbers }} robbers are on the two banks of a river:

        {% for m, c, r, _, _ in banks %}
        - {{ ("left", "right")[loop.index0] }} bank: travellers {{ m }}, robbers {{ c }}
        {{- " (of whom " ~ r ~ " can row)" if rowers < robbers else "" }}
        {% endfor %}

        The boat is at the {{ "left" if start[3] else "right" }} bank. It holds at most {{ seats }} people, and each
        trip brings those in it to the other bank.
        {% if rowers < robbers %}
        All travellers can row, but only {{ rowers }} of the robbers; on every trip somebody who can row must be in the
        boat.
        {% else %}
        Anybody can row, but the boat cannot cross empty.
        {% endif %}
        Wherever there is at least one traveller, on a bank or in the boat, there may at no time be more robbers than
        travellers. People who arrive leave the boat at once.

        In the end there shall be:

        {% for _, _, _, m, c in banks %}
        - {{ ("left", "right")[loop.index0] }} bank: travellers {{ m }}, robbers {{ c }}
        {% endfor %}

        The boat {{ "and those who can row " if rowers < robbers }}may be on either side in the end. Find a way with the
        fewest trips. For each trip in order give the numbers of travellers and of robbers in the boat
        {{- ", and then how many of these robbers can row" if rowers < robbers }}. If there are several ways, give any
        one.
        """,
        zh=r"""
        {{ travellers }} 名旅客和 {{ robbers }} 名强盗分别在河的两岸：

        {% for m, c, r, _, _ in banks %}
        - {{ ("左", "右")[loop.index0] }}岸：旅客 {{ m }} 名，强盗 {{ c }} 名
        {{- "（其中 " ~ r ~ " 名会划船）" if rowers < robbers else "" }}
        {% endfor %}

        船在{{ "左" if start[3] else "右" }}岸，最多坐 {{ seats }} 人，每一趟把船上的人送到对岸。
        {% if rowers < robbers %}
        旅客都会划船，强盗中只有 {{ rowers }} 名会划船；每一趟船上都必须有会划船的人。
        {% else %}
        人人都会划船，但船不能空着过河。
        {% endif %}
        任何时候，无论在岸上还是在船上，只要那里有旅客，强盗就不能比旅客多。到岸的人立即下船。

        最后应当是：

        {% for _, _, _, m, c in banks %}
        - {{ ("左", "右")[loop.index0] }}岸：旅客 {{ m }} 名，强盗 {{ c }} 名
        {% endfor %}

        最后船{{ "和会划船的人" if rowers < robbers }}在哪一岸都可以。请找出趟数最少的办法，
        按顺序给出每一趟船上旅客和强盗的人数{{ "，再给出这些强盗中会划船的人数" if rowers < robbers }}。
        如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Trip, ...]]:
        length = 3 if instance.rowers < instance.robbers else 2
        return Sequence(Sequence(Integer(0, instance.seats), length=length))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Trip, ...]]:
        robbers = rng.randint(params.people // 2, params.people)
        travellers = rng.randint(max(2, params.people // 2), params.people)
        rowers = rng.randint(1, min(3, robbers - 1)) if params.rowing else robbers
        seats = rng.randint(max(2, params.seats - 1), params.seats)
        counts = (travellers, robbers - rowers, rowers)
        m, c, r = (rng.randint(0, count) for count in counts)
        start = (m, c, r, rng.random() < 0.5)
        if not _is_safe(counts, start):
            raise task.Retry
        far = explore(start, lambda state: _trips(counts, seats, state), 5_000)
        nearest: dict[tuple[int, int], int] = {}
        for (m, c, r, _), trips in far.items():
            nearest[m, c + r] = min(nearest.get((m, c + r), trips), trips)
        goals = sorted(goal for goal, trips in nearest.items() if params.least <= trips <= params.least + 9)
        if not goals:
            raise task.Retry
        goal = rng.choice(goals)
        found = shortest_plan(
            start, lambda state: _trips(counts, seats, state), lambda state: (state[0], state[1] + state[2]) == goal
        )
        plan = [(m, c + r, r) if params.rowing else (m, c + r) for m, c, r in found or ()]
        instance = self.Instance(
            travellers=travellers,
            robbers=robbers,
            rowers=rowers,
            seats=seats,
            start=start,
            goal=goal,
            best=nearest[goal],
        )
        return instance, tuple(plan)

    def key(self, instance: Instance) -> object:
        banks = instance.banks if instance.start[3] else instance.banks[::-1]
        return [banks, instance.seats]

    def check(self, instance: Instance, answer: tuple[Trip, ...]) -> str:
        counts = (instance.travellers, instance.robbers - instance.rowers, instance.rowers)
        state = instance.start
        for number, (m, c, *own) in enumerate(answer, 1):
            r = own[0] if own else c if instance.rowers == instance.robbers else 0
            after = dict(_trips(counts, instance.seats, state)).get((m, c - r, r))
            if after is None:
                return f"trip {number} is not allowed"
            state = after
        if (state[0], state[1] + state[2]) != instance.goal:
            return "in the end the banks are not as asked"
        return "there is a way with fewer trips" if len(answer) > instance.best else ""


def _is_safe(counts: Trip, state: State) -> bool:
    m, robbers = state[0], state[1] + state[2]
    return not (0 < m < robbers or 0 < counts[0] - m < counts[1] + counts[2] - robbers)


def _trips(counts: Trip, seats: int, state: State) -> Iterator[tuple[Trip, State]]:
    """Yield the trips that are allowed, as travellers, robbers who cannot row and rowers, and what follows."""
    *left, there = state
    here = left if there else [count - on for count, on in zip(counts, left, strict=True)]
    sign = -1 if there else 1
    for m, c, r in product(*(range(min(count, seats) + 1) for count in here)):
        if m + r and m + c + r <= seats and not 0 < m < c + r:
            after = (left[0] + sign * m, left[1] + sign * c, left[2] + sign * r, not there)
            if _is_safe(counts, after):
                yield (m, c, r), after

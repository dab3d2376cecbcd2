"""Measure out amounts of water with unmarked jugs in the fewest actions.

Answer: actions in order; every way with so many actions is right.
Harder: more and larger jugs, more actions needed, no tap or no drain, a goal for all jugs.
Skills: planning, search, arithmetic
Source: original; the jugs of Abbot Albert of Stade, 13th century.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from bootcamp import task
from bootcamp.lib.search import explore, shortest_plan
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Moves

_BUDGET = 300  # states that are explored

NAMES = "ABCDE"

Amounts = tuple[int, ...]


class WaterJugsMeasure(Task["WaterJugsMeasure.Params", "WaterJugsMeasure.Instance", "tuple[str, ...]"]):
    version = 1

    class Params(task.Params):
        jugs: int = knob("how many jugs there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 3, 3), ge=2, le=5)
        largest: int = knob("the largest capacity", levels=(9, 12, 25, 40, 16, 24, 32, 40, 50, 60), ge=5, le=60)
        least: int = knob("how many actions are needed at least", levels=(2, 4, 6, 8, 6, 8, 9, 10, 12, 14), ge=2, le=40)
        closed: bool = knob("whether the tap, the drain or both may be missing", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        capacities: Amounts
        start: Amounts
        tap: bool
        drain: bool
        amount: int  # wanted in some jug; -1 if `goal` is wanted
        goal: Amounts  # () if `amount` is wanted
        limit: int

        @property
        def names(self) -> str:
            return NAMES[: len(self.capacities)]

        @property
        def jugs(self) -> list[tuple[str, int, int]]:
            return list(zip(self.names, self.capacities, self.start, strict=True))

    prompt = Prompt(
        en=r"""
        These jugs have no marks (amounts in litres):

        {% for name, capacity, amount in jugs %}
        {{ name }}: capacity {{ capacity }}, now holds {{ amount }}
        {% endfor %}

        The possible actions are:

        {{ "- fill_A: fill jug A to the brim from the tap\n" if tap -}}
        {{ "- empty_A: pour away all the water in jug A\n" if drain -}}
        - A>B: pour water from jug A into jug B until A is empty or B is full

        and the same with other jugs{{ "; there is no tap" if not tap }}{{
        "; no water may be poured away" if not drain }}.
        An action that changes nothing counts as well.
        Goal: {{ "the jugs in turn hold " ~ (goal | listed(language)) if goal else
        "some jug holds exactly " ~ amount }}.
        Give at most {{ limit }} actions, the fewest that suffice.
        If there are several ways, give any one.
        """,
        zh=r"""
        下面这些水壶没有刻度（水量单位为升）：

        {% for name, capacity, amount in jugs %}
        {{ name }}：容量 {{ capacity }}，现有水 {{ amount }}
        {% endfor %}

        可用的操作有：

        {{ "- fill_A：从水龙头把 A 壶灌满\n" if tap -}}
        {{ "- empty_A：把 A 壶中的水全部倒掉\n" if drain -}}
        - A>B：把 A 壶的水倒入 B 壶，直到 A 空或 B 满

        其他水壶同理{{ "；没有水龙头" if not tap }}{{ "；不能把水倒掉" if not drain }}。没有任何变化的操作也算一个操作。

        {{ "最后各壶的水量应依次为 " ~ (goal | join("、")) if goal else "最后应有某个水壶恰好装有 " ~ amount }}。
        请给出至多 {{ limit }} 个操作（这是最少的个数）。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Moves:
        return Moves(actions(len(instance.start), instance.tap, instance.drain))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[str, ...]]:
        capacities = tuple(rng.sample(range(3, params.largest + 1), params.jugs))
        tap, drain = rng.choice(((True, False), (False, True), (False, False))) if params.closed else (True, True)
        start = tuple(0 if tap and rng.random() < 0.7 else rng.randint(0, capacity) for capacity in capacities)

        def following(state: Amounts) -> Iterator[tuple[str, Amounts]]:
            return successors(capacities, tap, drain, state)

        try:
            fewest = explore(start, following, _BUDGET)
        except BudgetError:
            raise task.Retry from None
        far = [state for state, distance in fewest.items() if distance >= params.least]
        wanted = rng.choice(far or [start])
        amount = rng.choice([amount for amount in wanted if amount] or [0])
        simple = rng.random() < 0.6

        def is_goal(state: Amounts) -> bool:
            return amount in state if simple else state == wanted

        if any(distance < params.least and is_goal(state) for state, distance in fewest.items()):
            raise task.Retry
        plan = shortest_plan(start, following, is_goal) or []
        instance = self.Instance(
            capacities=capacities,
            start=start,
            tap=tap,
            drain=drain,
            amount=amount if simple else -1,
            goal=() if simple else wanted,
            limit=len(plan),
        )
        return instance, tuple(plan)

    def key(self, instance: Instance) -> object:
        goal = instance.goal or [-1] * len(instance.start)
        jugs = sorted(zip(instance.capacities, instance.start, goal, strict=True))
        return [jugs, instance.tap, instance.drain, instance.amount]

    def check(self, instance: Instance, answer: tuple[str, ...]) -> str:
        if len(answer) > instance.limit:
            return f"{len(answer)} actions are more than allowed"
        state = instance.start
        for action in answer:
            state = dict(successors(instance.capacities, instance.tap, instance.drain, state)).get(action, state)
        reached = state == instance.goal if instance.goal else instance.amount in state
        return "" if reached else "the amounts in the end are not those wanted"


def actions(jugs: int, tap: bool, drain: bool) -> tuple[str, ...]:
    """List all actions, whether they change anything or not.

    >>> actions(2, True, False)
    ('fill_A', 'fill_B', 'A>B', 'B>A')
    """
    names = NAMES[:jugs]
    ends = [f"fill_{name}" for name in names if tap] + [f"empty_{name}" for name in names if drain]
    return (*ends, *(f"{a}>{b}" for a in names for b in names if a != b))


def successors(capacities: Amounts, tap: bool, drain: bool, state: Amounts) -> Iterator[tuple[str, Amounts]]:
    """Yield every action that changes the amounts, and the amounts after it.

    >>> dict(successors((5, 3), True, True, (5, 0)))
    {'empty_A': (0, 0), 'A>B': (2, 3), 'fill_B': (5, 3)}
    """
    for i, amount in enumerate(state):
        name, before, after = NAMES[i], state[:i], state[i + 1 :]
        if tap and amount < capacities[i]:
            yield f"fill_{name}", (*before, capacities[i], *after)
        if drain and amount:
            yield f"empty_{name}", (*before, 0, *after)
        for j, other in enumerate(state):
            poured = min(amount, capacities[j] - other)
            if poured and i != j:
                poured_out = [*before, amount - poured, *after]
                poured_out[j] = other + poured
                yield f"{name}>{NAMES[j]}", tuple(poured_out)

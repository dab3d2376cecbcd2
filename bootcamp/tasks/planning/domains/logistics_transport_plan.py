"""Deliver parcels by trucks within cities and a plane between airports in few actions.

Answer: actions such as P1>TA, TA>A0 and P1>out in order; every plan within the limit is right.
Harder: more cities, places and parcels, vehicles that hold few parcels, no actions to spare.
Skills: planning, search
Source: original; the logistics domain of planning competitions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import chain
from random import Random

from bootcamp import task
from bootcamp.lib.naming import Statement, nameless
from bootcamp.lib.plans import plan_fault
from bootcamp.lib.search import cheapest_plan
from bootcamp.lib.solver import BudgetError
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Moves

Plan = tuple[str, ...]
Pairs = tuple[tuple[str, str], ...]
State = tuple[Pairs, tuple[str, ...]]  # the vehicles with their places, and the places or vehicles of the parcels


class LogisticsTransportPlan(Task["LogisticsTransportPlan.Params", "LogisticsTransportPlan.Instance", Plan]):
    version = 1

    class Params(task.Params):
        cities: int = knob("how many cities there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=5)
        places: int = knob("how many places a city has", levels=(3, 3, 4, 4, 3, 4, 4, 4, 4, 4), ge=2, le=6)
        parcels: int = knob("how many parcels there are", levels=(2, 3, 3, 4, 4, 4, 5, 6, 7, 8), ge=1, le=9)
        across: int = knob("how many go to another city", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=0, le=9)
        room: int = knob(
            "how many parcels a vehicle holds; 0 for any", levels=(0, 0, 0, 0, 3, 3, 2, 2, 2, 2), ge=0, le=5
        )
        slack: int = knob(
            "the actions to spare beyond the plan found", levels=(4, 3, 1, 1, 0, 0, 0, 0, 0, 0), ge=0, le=9
        )

    class Instance(task.Instance):
        cities: tuple[tuple[str, ...], ...]
        vehicles: Pairs
        parcels: Pairs
        room: int
        limit: int

    prompt = Prompt(
        en=r"""
        Parcels are to be delivered by trucks (TA in city A and so on) and a plane (F). These are the places of the
        cities, each city's airport first: {{ cities | map("join", " ") | join("; ") }}.

        At the start the vehicles are empty and are at these places:

        {% for vehicle, place in vehicles %}
        - {{ vehicle }}: at {{ place }}
        {% endfor %}

        Each parcel lies at its first place and shall lie at its second place in the end, out of the vehicles:

        {% for start, goal in parcels %}
        - P{{ loop.index }}: from {{ start }} to {{ goal }}
        {% endfor %}

        These are the kinds of actions:

        - P1>TA puts parcel P1, which lies at the place where TA is, into TA; likewise P1>F puts it into the plane.
        - P1>out takes parcel P1 out of its vehicle and lays it at the place where the vehicle is.
        - TA>A1 drives truck TA from its place to another place of its city, A1; trucks never leave their cities.
        - F>A0 flies the plane from its airport to another airport, A0.

        A vehicle holds {{ "at most " ~ room ~ " of the" if room else "any number of" }} parcels at a time. Deliver all
        parcels with at most {{ limit }} actions and list the actions in order. If there are several ways, give any one.
        """,
        zh=r"""
        要用卡车（城市 A 的卡车为 TA，其余类推）和一架飞机（F）运送包裹。
        各城市的地点如下，每个城市的第一个地点是机场：{{ cities | map("join", " ") | join("；") }}。

        开始时车和飞机都是空的，停在下列地点：

        {% for vehicle, place in vehicles %}
        - {{ vehicle }}：在 {{ place }}
        {% endfor %}

        每个包裹开始时放在第一个地点，最后应当放在第二个地点（不在车上或飞机上）：

        {% for start, goal in parcels %}
        - P{{ loop.index }}：从 {{ start }} 到 {{ goal }}
        {% endfor %}

        动作有以下几种：

        - P1>TA 表示把放在 TA 所在地点的包裹 P1 装上 TA；P1>F 同样表示装上飞机。
        - P1>out 表示把包裹 P1 从车或飞机上卸下，放在车或飞机所在的地点。
        - TA>A1 表示卡车 TA 从所在地点开到本城的另一个地点 A1；卡车不能离开自己的城市。
        - F>A0 表示飞机从所在机场飞到另一个机场 A0。

        每辆卡车和飞机同时{{ "至多各装 " ~ room ~ " 个" if room else "可以各装任意多个" }}包裹。
        请用至多 {{ limit }} 个动作送达所有包裹，按顺序写出这些动作。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        names = [one for one, _ in instance.vehicles]
        moves = [f"P{number + 1}>{to}" for number in range(len(instance.parcels)) for to in (*names, "out")]
        moves += [f"T{to[0]}>{to}" for to in chain(*instance.cities)] + [f"F>{places[0]}" for places in instance.cities]
        return Moves(tuple(moves))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        cities = tuple(tuple(f"{city}{n}" for n in range(params.places)) for city in "ABCDE"[: params.cities])
        parcels = tuple((a, b) for a, b in (rng.sample([*chain(*cities)], 2) for _ in range(params.parcels)))
        if sum(a[0] != b[0] for a, b in parcels) != params.across:
            raise task.Retry
        vehicles = (*((f"T{places[0][0]}", rng.choice(places)) for places in cities), ("F", rng.choice(cities)[0]))
        instance = self.Instance(cities=cities, vehicles=vehicles, parcels=parcels, room=params.room, limit=99)
        loads, start = _settled(instance, (vehicles, tuple(place for place, _ in parcels)))
        state, rides, goals = start, 0, tuple(goal for _, goal in parcels)
        while state[1] != goals and rides < 60:  # always go for the first parcel that is not delivered
            state, rides = next(_rides(instance, state))[2], rides + 1
        rest = partial(_rest, instance, max(4, params.parcels + 1))
        try:
            found = cheapest_plan(start, partial(_rides, instance), lambda state: state[1] == goals, rest, 250)
        except BudgetError:
            raise task.Retry from None
        if not found or (params.slack < 3 and rides <= len(found[1]) + params.slack):
            raise task.Retry
        plan = (*loads, *chain.from_iterable(found[1]))
        return instance.model_copy(update={"limit": len(plan) + params.slack}), plan

    def key(self, instance: Instance) -> object:
        given: list[Statement] = [("city", places[0], frozenset(places[1:])) for places in instance.cities]
        given += [(one[0], place) for one, place in instance.vehicles]
        given += [("parcel", *way) for way in instance.parcels]
        return [nameless(given), instance.room, instance.limit]

    def check(self, instance: Instance, answer: Plan) -> str:
        goals, start = (tuple(way[k] for way in instance.parcels) for k in (1, 0))
        step = partial(_after, instance)
        return plan_fault((instance.vehicles, start), step, answer, lambda state: state[1] == goals, 0, instance.limit)


def _after(instance: LogisticsTransportPlan.Instance, state: State, move: str) -> State | str:
    """Give the state after an action, or say why it is not possible."""
    at, spots, (one, _, to) = dict(state[0]), state[1], move.partition(">")
    if one in at:
        moved = tuple((name, to if name == one else place) for name, place in state[0])
        return (moved, spots) if at[one] != to else f"{one} is at {to} already"
    number = int(one[1:]) - 1
    if 0 < instance.room == spots.count(to) or (spots[number] not in at if to == "out" else spots[number] != at[to]):
        return f"{move} is not possible"
    return state[0], (*spots[:number], at[spots[number]] if to == "out" else to, *spots[number + 1 :])


def _leg(spot: str, goal: str) -> tuple[str, str]:
    """Give the vehicle that a parcel in a place or vehicle takes next, or is in, and to where."""
    city = spot[-1] if spot[0] == "T" else spot[0]
    if city == "F" or (city != goal[0] and spot == f"{city}0"):
        return "F", f"{goal[0]}0"
    return f"T{city}", goal if city == goal[0] else f"{city}0"


def _settled(instance: LogisticsTransportPlan.Instance, state: State, done: Plan = ()) -> tuple[Plan, State]:
    """Put out and in all parcels that wait for that where the vehicles are; give these actions too."""
    for number, (spot, (_, goal)) in enumerate(zip(state[1], instance.parcels, strict=True), 1):
        vehicle, to = _leg(spot, goal)
        move = f"P{number}>{'out' if spot == vehicle else vehicle}"
        after = _after(instance, state, move)
        if not isinstance(after, str) and spot != goal and (spot != vehicle or dict(state[0])[spot] == to):
            return _settled(instance, after, (*done, move))
    return done, state


def _wanted(instance: LogisticsTransportPlan.Instance, state: State) -> list[str]:
    """List the drives and flights that are still needed, parcel after parcel."""
    found: list[str] = []
    for spot, (_, goal) in zip(state[1], instance.parcels, strict=True):
        at = spot
        while at != goal:
            vehicle, to = _leg(at, goal)
            if at != vehicle and (at == spot or (vehicle, at) not in state[0]):
                found.append(f"{vehicle}>{at}")
            found.append(f"{vehicle}>{to}")
            at = to
    return found


def _rest(instance: LogisticsTransportPlan.Instance, weight: int, state: State) -> int:
    return weight * len(set(_wanted(instance, state)))


def _rides(instance: LogisticsTransportPlan.Instance, state: State) -> Iterator[tuple[Plan, int, State]]:
    """Yield drives and flights with what is then put out and in, those first that the first parcel needs first."""
    for move in dict.fromkeys(_wanted(instance, state)):
        after = _after(instance, state, move)
        if not isinstance(after, str):
            done, end = _settled(instance, after)
            yield (move, *done), 4, end

"""Bring travellers across a river in the fewest trips although some must not be left together.

Answer: for each trip the set of those in the boat; every way with the fewest trips is right.
Harder: more travellers and trips, more conflicts, groups of three, peacemakers.
Skills: planning, search
Source: original; river crossings are as old as Alcuin's Propositiones.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations
from random import Random

from bootcamp import task
from bootcamp.lib.search import shortest_plan
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Set, Word

Trips = tuple[frozenset[str], ...]
State = tuple[int, bool]
"""Those on the left bank as bits, and whether the boat is there."""

_NAMES = "ABCDEFGHIJ"


class RiverCrossingConflicts(Task["RiverCrossingConflicts.Params", "RiverCrossingConflicts.Instance", Trips]):
    version = 1

    class Params(task.Params):
        people: int = knob("how many travellers there are", levels=(3, 4, 5, 5, 5, 6, 6, 7, 8, 8), ge=3, le=10)
        seats: int = knob("how many the boat holds", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=4)
        rules: int = knob("how many groups are in conflict", levels=(1, 2, 2, 3, 4, 4, 5, 5, 5, 6), ge=1, le=14)
        triples: bool = knob("whether three may be in conflict", levels=(False,) + (True,) * 9)

    class Instance(task.Instance):
        hidden = ("best",)
        weights: tuple[int, ...]
        rowers: tuple[str, ...]
        seats: int
        load: int
        rules: tuple[tuple[tuple[str, ...], str], ...]
        best: int

        @property
        def names(self) -> str:
            return _NAMES[: len(self.weights)]

    prompt = Prompt(
        en=r"""
        Travellers stand on the left bank of a river and all of them want to get to the right bank. Their weights in
        kilograms:

        {% for name in names %}
        - {{ name }}: {{ weights[loop.index0] }}
        {% endfor %}

        Their boat holds at most {{ seats }} of them and at most {{ load }} kg. Whoever is in it crosses together, and
        on every trip, there or back, somebody who can row must be in it. Only {{ rowers | listed(language) }} can row.

        After each trip, with everybody out of the boat, neither bank may break any of these rules:

        {% for group, keeper in rules %}
        - {{ group | listed(language) }} are not {{ "all " if group | length == 3 }}on the same bank
        {{- ", unless " ~ keeper ~ " is there too" if keeper else "" }}.
        {% endfor %}

        In the boat they do no harm, and before the first trip the rules do not count. The trips go by turns to the
        right and back to the left. Bring everybody to the right bank in as few trips as possible, and give for each
        trip in order who is in the boat. If there are several ways, give any one.
        """,
        zh=r"""
        几名旅客站在河的左岸，都要到右岸去。他们的体重（千克）是：

        {% for name in names %}
        - {{ name }}：{{ weights[loop.index0] }}
        {% endfor %}

        他们的船最多坐 {{ seats }} 人，载重不超过 {{ load }} 千克。船上的人一起过河，
        每一趟（无论去还是回）船上都必须有会划船的人。只有 {{ rowers | listed(language) }} 会划船。

        每一趟结束、所有人下船以后，两岸都不得违反下列任何一条规则：

        {% for group, keeper in rules %}
        - {{ group | listed(language) }} 不能{{ "三人都" if group | length == 3 }}在同一岸
        {{- "，除非 " ~ keeper ~ " 也在那里" if keeper else "" }}。
        {% endfor %}

        在船上不会出问题，第一趟之前也不看这些规则。各趟依次为从左到右、从右到左，如此交替。
        请用尽可能少的趟数把所有人送到右岸，按顺序给出每一趟船上的人。如果有多种办法，给出任意一种即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Trips]:
        return Sequence(Set(Word(tuple(instance.names))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Trips]:
        weights = tuple(rng.sample(range(20, 99), params.people))
        names = _NAMES[: params.people]
        rowers = tuple(sorted(rng.sample(names, rng.randint(1 + params.people // 6, 1 + params.people // 3))))
        load = sum(sorted(weights)[-params.seats :]) - rng.choice((0, 1, 8, 20))
        instance = self.Instance(weights=weights, rowers=rowers, seats=params.seats, load=load, rules=(), best=0)
        easy = best = _plan(instance)
        for _ in range(4 * params.rules):  # more rules, as long as there is a way
            size = 3 if params.triples and rng.random() < 0.3 else 2
            *group, keeper = rng.sample(names, min(size + 1, params.people))
            rule = (tuple(sorted(group)), keeper if rng.random() < 0.4 else "")
            if best and len(instance.rules) < params.rules and rule[0] not in dict(instance.rules):
                more = instance.model_copy(update={"rules": tuple(sorted({*instance.rules, rule}))})
                plan = _plan(more) if _fault(more, best) else best
                instance, best = (more, plan) if plan else (instance, best)
        if not easy or not best or not _fault(instance, easy) or len(instance.rules) < params.rules - 1:
            raise task.Retry
        trips = tuple(frozenset(name for place, name in enumerate(names) if trip >> place & 1) for trip in best)
        return instance.model_copy(update={"best": len(best)}), trips

    def key(self, instance: Instance) -> object:
        weight = dict(zip(instance.names, instance.weights, strict=True))
        rules = sorted((sorted(weight[one] for one in group), weight.get(by, 0)) for group, by in instance.rules)
        rowers = sorted(weight[one] for one in instance.rowers)
        return [sorted(instance.weights), rowers, instance.seats, instance.load, rules]

    def check(self, instance: Instance, answer: Trips) -> str:
        trips = [_mask(trip) for trip in answer]
        fault = _fault(instance, trips)
        return fault or ("there is a way with fewer trips" if len(trips) > instance.best else "")


def _plan(instance: RiverCrossingConflicts.Instance) -> list[int] | None:
    """Give a plan with the fewest trips, if there is one."""
    everybody, rules = (1 << len(instance.weights)) - 1, _masks(instance)
    quiet = [_is_quiet(rules, bank) for bank in range(everybody + 1)]
    safe = [one and other for one, other in zip(quiet, reversed(quiet), strict=True)]
    groups = (group for size in range(1, instance.seats + 1) for group in combinations(instance.names, size))
    trips = [trip for trip in map(_mask, groups) if not _boat_fault(instance, trip)]

    def following(state: State) -> Iterator[tuple[int, State]]:
        left, there = state
        away = everybody ^ left if there else left
        return ((trip, (left ^ trip, not there)) for trip in trips if not trip & away and safe[left ^ trip])

    return shortest_plan((everybody, True), following, lambda state: not state[0])


def _fault(instance: RiverCrossingConflicts.Instance, trips: Iterable[int]) -> str:
    """Say why trips do not bring everybody across, or nothing."""
    left = everybody = (1 << len(instance.weights)) - 1
    rules = _masks(instance)
    for number, trip in enumerate(trips, 1):
        if trip & ~(left if number % 2 else everybody ^ left):
            return f"trip {number}: somebody in the boat was not on that bank"
        left ^= trip
        fault = _boat_fault(instance, trip)
        if fault or not (_is_quiet(rules, left) and _is_quiet(rules, everybody ^ left)):
            return f"trip {number}: {fault or 'on a bank there is a conflict'}"
    return "somebody is on the left bank in the end" if left else ""


def _mask(names: Iterable[str]) -> int:
    return sum(1 << _NAMES.index(name) for name in names)


def _masks(instance: RiverCrossingConflicts.Instance) -> list[tuple[int, int]]:
    return [(_mask(group), _mask(keeper)) for group, keeper in instance.rules]


def _boat_fault(instance: RiverCrossingConflicts.Instance, trip: int) -> str:
    aboard = [weight for place, weight in enumerate(instance.weights) if trip >> place & 1]
    if not 1 <= len(aboard) <= instance.seats or sum(aboard) > instance.load:
        return "there are too many or too heavy people in the boat, or nobody"
    return "" if trip & _mask(instance.rowers) else "nobody in the boat can row"


def _is_quiet(rules: list[tuple[int, int]], bank: int) -> bool:
    return all(bank & group != group or bank & keeper for group, keeper in rules)

"""Choose transport, hotels and sights of a trip so that times, comfort and points suffice within a budget.

Answer: the transport and the hotel of each city and the set of sights; every plan within the rules counts.
Harder: more cities and offers, a budget nearer to the least possible one.
Skills: planning, optimization
Source: original; travel planning under constraints, as in TravelPlanner (2024), in a closed form.
"""

from __future__ import annotations

from itertools import combinations, product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.prompts import clock
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Record, Sequence, Set, Word


class TravelBudgetPlan(Task["TravelBudgetPlan.Params", "TravelBudgetPlan.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        cities: int = knob("the number of cities", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=7)
        offers: int = knob("offers of a kind for each city", levels=(2, 3, 3, 3, 3, 4, 3, 4, 4, 5), ge=2, le=6)
        spare: int = knob(
            "percent of the least cost that the budget leaves", levels=(5, 4, 3, 3, 2, 1, 1, 1, 0, 0), ge=0, le=50
        )

    class Instance(task.Instance):
        cities: tuple[str, ...]
        transport: tuple[tuple[int, int, int], ...]
        """City, from 0, arrival in minutes, price."""
        hotels: tuple[tuple[int, int, int, int], ...]
        """City, latest arrival, price, stars."""
        sights: tuple[tuple[int, int, int], ...]
        """City, price, points."""
        stars: int
        points: int
        most: int  # sights in a city
        budget: int

        def names(self, kind: str) -> tuple[str, ...]:
            count = {"T": self.transport, "H": self.hotels, "S": self.sights}[kind]
            return tuple(f"{kind}{i + 1}" for i in range(len(count)))

        def rows(self, kind: str, language: str) -> list[list[object]]:
            offers = {"T": self.transport, "H": self.hotels, "S": self.sights}[kind]
            rows: list[list[object]] = []
            for name, (i, first, *rest) in zip(self.names(kind), offers, strict=True):
                rows.append([name, self.route(language)[i], first if kind == "S" else clock(first), *rest])
            return rows

        def route(self, language: str) -> list[str]:
            return [worlds.zh(city) if language == "zh" else city for city in self.cities]

    prompt = Prompt(
        en="""
        A trip visits {{ route(language) | listed(language) }}, in this order, with one stay in a hotel in each. These
        are the ways to get to each city, with the time of arrival on the day:

        {{ rows("T", language) | table(["transport", "to", "arrival", "price"]) }}

        These are the hotels:

        {{ rows("H", language) | table(["hotel", "in", "latest arrival", "price", "stars"]) }}

        And these are the sights:

        {{ rows("S", language) | table(["sight", "in", "price", "points"]) }}

        - For each city choose exactly one transport and one hotel; the arrival must not be later than the latest
          arrival of the hotel.
        - In each city choose at most {{ most }} sight{{ "s" if most > 1 }}.
        - The stars of the chosen hotels sum to at least {{ stars }}.
        - The points of the chosen sights sum to at least {{ points }}.
        - All prices together are at most {{ budget }}.

        Give the transport and the hotels, each in the order of the cities, and the set of sights. Any plan that keeps
        to this will do.
        """,
        zh="""
        一次旅行依次游览{{ route(language) | listed(language) }}，在每座城市住一家酒店。
        到达各城市的交通方式及当天的到达时间如下：

        {{ rows("T", language) | table(["交通", "前往", "到达", "价格"]) }}

        酒店如下：

        {{ rows("H", language) | table(["酒店", "所在", "最晚到达", "价格", "星级"]) }}

        景点如下：

        {{ rows("S", language) | table(["景点", "所在", "价格", "分数"]) }}

        - 每座城市恰好选一种交通方式和一家酒店；到达时间不得晚于酒店的最晚到达时间。
        - 每座城市至多选 {{ most }} 个景点。
        - 所选酒店的星级之和至少为 {{ stars }}。
        - 所选景点的分数之和至少为 {{ points }}。
        - 所有价格之和不超过 {{ budget }}。

        请写出按城市次序的交通方式（transport）和酒店（hotels），以及景点的集合（sights）。任何符合要求的方案都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        n = len(instance.cities)
        return Record(
            transport=Sequence(Word(instance.names("T")), length=n),
            hotels=Sequence(Word(instance.names("H")), length=n),
            sights=Set(Word(instance.names("S"))),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n, k = params.cities, params.offers
        spots = [i for i in range(n) for _ in range(k)]
        arrivals = [30 * rng.randint(20, 46) for _ in spots]
        transport = [(i, t, 10 + (1380 - t) // 20 + rng.randint(0, 30)) for i, t in zip(spots, arrivals, strict=True)]
        hotels = []
        for i in spots:
            stars, time = rng.randint(1, 5), 30 * rng.randint(30, 46)
            hotels.append((i, time, 20 + 14 * stars + (time - 900) // 20 + rng.randint(0, 15), stars))
        rates = [rng.randint(2, 6) for _ in range(n)]  # sights are not equally dear everywhere
        sights = [(i, rates[i] * points + rng.randint(0, 12), points) for i in spots for points in [rng.randint(2, 9)]]
        instance = self.Instance(
            cities=worlds.draw(rng, "city", n), transport=tuple(transport), hotels=tuple(hotels), sights=tuple(sights),
            stars=3 * n + rng.randint(0, n // 2), points=rng.randint(8, 10) * n, most=2, budget=10**6,
        )  # fmt: skip
        answer = _cheapest(instance)
        cheapest = [min((one[2], k) for k, one in enumerate(instance.hotels) if one[0] == i)[1] for i in range(n)]
        if k > 2 and answer["hotels"] == tuple(f"H{one + 1}" for one in cheapest):
            raise task.Retry
        budget = _cost(instance, answer) * (100 + params.spare) // 100
        instance = instance.model_copy(update={"budget": budget})
        free = _cheapest(instance.model_copy(update={"most": k}))
        if k > 2 and not self.check(instance, free):  # the limit on the sights of a city must matter
            raise task.Retry
        return instance, answer

    def check(self, instance: Instance, answer: dict[str, Any]) -> str:
        rides, rooms, seen = _chosen(instance, answer)
        for i, city in enumerate(instance.cities):
            if rides[i][0] != i or rooms[i][0] != i:
                return f"the transport or the hotel does not belong to {city}"
            if rides[i][1] > rooms[i][1]:
                return f"the arrival in {city} is too late for the hotel"
            if sum(one[0] == i for one in seen) > instance.most:
                return f"there are too many sights in {city}"
        if sum(one[3] for one in rooms) < instance.stars:
            return "the hotels have too few stars"
        if sum(one[2] for one in seen) < instance.points:
            return "the sights have too few points"
        return "" if _cost(instance, answer) <= instance.budget else "the plan costs more than the budget"

    def key(self, instance: Instance) -> object:
        offers = [sorted(instance.transport), sorted(instance.hotels), sorted(instance.sights)]
        return [*offers, instance.stars, instance.points, instance.most, instance.budget]


def _chosen(instance: TravelBudgetPlan.Instance, plan: dict[str, Any]) -> list[list[tuple[int, ...]]]:
    offers = {"transport": instance.transport, "hotels": instance.hotels, "sights": instance.sights}
    return [[every[int(name[1:]) - 1] for name in plan[kind]] for kind, every in offers.items()]


def _cost(instance: TravelBudgetPlan.Instance, plan: dict[str, Any]) -> int:
    rides, rooms, seen = _chosen(instance, plan)
    return sum(one[2] for one in (*rides, *rooms)) + sum(one[1] for one in seen)


def _cheapest(instance: TravelBudgetPlan.Instance) -> dict[str, Any]:
    """Find a cheapest plan city by city, by the stars and points that it has so far."""
    states: dict[tuple[int, int], tuple[int, tuple[Any, ...]]] = {(0, 0): (0, ())}
    for i in range(len(instance.cities)):
        places = [k for k, one in enumerate(instance.sights) if one[0] == i]
        seen_for: dict[int, tuple[int, tuple[int, ...]]] = {}  # the cheapest sights by their points
        for seen in (one for size in range(instance.most + 1) for one in combinations(places, size)):
            points, cost = (sum(instance.sights[k][place] for k in seen) for place in (2, 1))
            seen_for[points] = min(seen_for.get(points, (cost, seen)), (cost, seen))
        stay_for: dict[int, tuple[int, int, int]] = {}  # the cheapest stay by its stars
        for (t, ride), (h, room) in product(enumerate(instance.transport), enumerate(instance.hotels)):
            if ride[0] == room[0] == i and ride[1] <= room[1]:
                stay = ride[2] + room[2], t, h
                stay_for[room[3]] = min(stay_for.get(room[3], stay), stay)
        after: dict[tuple[int, int], tuple[int, tuple[Any, ...]]] = {}
        for ((stars, points), (cost, path)), (more, (paid, t, h)), (worth, (extra, seen)) in product(
            states.items(), stay_for.items(), seen_for.items()
        ):
            key = min(instance.stars, stars + more), min(instance.points, points + worth)
            total = cost + paid + extra
            if key not in after or total < after[key][0]:
                after[key] = total, (*path, (t, h, seen))
        states = after
    if (instance.stars, instance.points) not in states:
        raise task.Retry
    path = states[instance.stars, instance.points][1]
    rides, rooms = (tuple(f"{kind}{one[place] + 1}" for one in path) for place, kind in enumerate("TH"))
    return {"transport": rides, "hotels": rooms, "sights": frozenset(f"S{k + 1}" for *_, seen in path for k in seen)}

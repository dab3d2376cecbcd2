"""Order the cities of a trip so that there are direct flights and every appointment is kept.

Answer: the first and the last day in each city; every possible trip counts.
Harder: more cities, fewer flights, more days on which one must be in a city.
Skills: planning, search
Source: original; trips in the manner of calendar and travel planning problems.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Sequence, Word

Trip = dict[str, tuple[int, ...]]

_BUDGET = 3000


class TripDaysItinerary(Task["TripDaysItinerary.Params", "TripDaysItinerary.Instance", Trip]):
    version = 1

    class Params(task.Params):
        cities: int = knob("the number of cities", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12), ge=2, le=14)
        flights: int = knob(
            "flights that the planned trip does not need", levels=(0, 1, 3, 4, 5, 7, 9, 11, 13, 15), ge=0, le=40
        )
        events: int = knob("days on which one must be in a city", levels=(0, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=0, le=8)
        trips: int = knob("the most trips that are possible", levels=(2, 3, 4, 4, 4, 4, 4, 4, 4, 4), ge=1, le=20)

    class Instance(task.Instance):
        cities: tuple[str, ...]
        stays: tuple[int, ...]
        flights: tuple[tuple[int, int], ...]
        """Pairs of cities, from 0, joined both ways."""
        events: tuple[tuple[int, int], ...]
        """Cities and days."""

        def days(self) -> int:
            return sum(self.stays) - len(self.stays) + 1

        def shown(self, language: str) -> list[str]:
            return [worlds.gloss(city) if language == "zh" else city for city in self.cities]

        def rows(self, language: str) -> list[list[object]]:
            return [list(row) for row in zip(self.shown(language), self.stays, strict=True)]

        def pairs(self) -> list[str]:
            return [f"{self.cities[i]} - {self.cities[j]}" for i, j in self.flights]

    prompt = Prompt(
        en="""
        A trip of {{ days() }} days, day 1 to day {{ days() }}, visits each of these cities once, for the given number
        of days in a row:

        {{ rows(language) | table(["city", "days"]) }}

        One goes from city to city by direct flights, which exist in both directions between these pairs:

        {{ pairs() | bullets }}

        - The day of a flight counts in both cities: it is the last day in one and the first day in the next. A trip of
          two cities, 3 days in each, would have 5 days in all, the first city on days 1 to 3 and the second on days 3
          to 5.
        - The trip begins in its first city on day 1 and ends in its last city on day {{ days() }}.
        {% for i, day in events -%}
        - On day {{ day }} one must be in {{ cities[i] }}; a day of a flight from or to it will do.
        {% endfor %}

        Give for every city its first and its last day. Any trip that keeps to this will do.
        """,
        zh="""
        一次 {{ days() }} 天的旅行（第 1 天到第 {{ days() }} 天）要游览下列每座城市各一次，每座连续停留给定的天数：

        {{ rows(language) | table(["城市", "天数"]) }}

        城市之间乘直飞航班，下列各对城市之间双向都有直飞：

        {{ pairs() | bullets }}

        - 飞行的那一天在两座城市都计入：它是前一座城市的最后一天，也是后一座城市的第一天。例如只有两座城市、
          各停留 3 天的旅行共 5 天，第一座城市为第 1 到第 3 天，第二座城市为第 3 到第 5 天。
        - 旅行第 1 天在第一座城市开始，第 {{ days() }} 天在最后一座城市结束。
        {% for i, day in events -%}
        - 第 {{ day }} 天必须在 {{ cities[i] }}；往返该城市的飞行日也算。
        {% endfor %}

        请写出在每座城市的第一天和最后一天。任何符合要求的旅行都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Trip]:
        return Mapping(Word(instance.cities), Sequence(Integer(1, instance.days()), length=2), required=instance.cities)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Trip]:
        n = params.cities
        order = rng.sample(range(n), n)
        pairs = {(min(pair), max(pair)) for pair in pairwise(order)}
        rest = sorted({(i, j) for j in range(n) for i in range(j)} - pairs)
        flights = [*sorted(pairs), *rng.sample(rest, min(len(rest), params.flights))]
        rng.shuffle(flights)
        stays = tuple(rng.randint(2, 7 if n < 5 else 5) for _ in range(n))
        instance = self.Instance(cities=worlds.draw(rng, "city", n), stays=stays, flights=tuple(flights), events=())
        planned = _days(instance, tuple(order))
        kept = sorted(rng.sample(range(n), params.events))
        events = tuple((i, rng.randint(*planned[instance.cities[i]])) for i in kept)
        instance = instance.model_copy(update={"events": events})
        found = _trips(instance)
        if not 1 <= len(found) <= params.trips or tuple(range(n)) in found or tuple(range(n))[::-1] in found:
            raise task.Retry
        return instance, planned

    def check(self, instance: Instance, answer: Trip) -> str:
        spans = sorted((*answer[city], i) for i, city in enumerate(instance.cities))
        for first, last, i in spans:
            if last - first + 1 != instance.stays[i]:
                return f"the stay in {instance.cities[i]} does not have its number of days"
        if spans[0][0] != 1:
            return "the trip does not begin on day 1"
        for (_, last, i), (first, _, j) in pairwise(spans):
            if first != last:
                return f"the stay in {instance.cities[j]} does not begin on the last day in the city before"
            if (min(i, j), max(i, j)) not in instance.flights:
                return f"there is no direct flight between {instance.cities[i]} and {instance.cities[j]}"
        for i, day in instance.events:
            first, last = answer[instance.cities[i]]
            if not first <= day <= last:
                return f"the trip is not in {instance.cities[i]} on day {day}"
        return ""

    def key(self, instance: Instance) -> object:
        return [instance.stays, sorted(instance.flights), sorted(instance.events)]


def _days(instance: TripDaysItinerary.Instance, order: tuple[int, ...]) -> Trip:
    """Give the days in each city of a trip in an order."""
    day, days = 1, dict[int, tuple[int, ...]]()
    for i in order:
        days[i] = day, day + instance.stays[i] - 1
        day += instance.stays[i] - 1
    return {city: days[i] for i, city in enumerate(instance.cities)}


def _trips(instance: TripDaysItinerary.Instance) -> list[tuple[int, ...]]:
    """List the orders of all possible trips."""
    found: list[tuple[int, ...]] = []
    events = dict(instance.events)
    nodes = 0

    def extend(order: tuple[int, ...], day: int) -> None:
        nonlocal nodes
        nodes += 1
        if nodes > _BUDGET:
            raise task.Retry
        if len(order) == len(instance.stays):
            found.append(order)
            return
        for i in range(len(instance.stays)):
            last = day + instance.stays[i] - 1
            linked = not order or (min(i, order[-1]), max(i, order[-1])) in instance.flights
            if i not in order and linked and (i not in events or day <= events[i] <= last):
                extend((*order, i), last)

    extend((), 1)
    return found

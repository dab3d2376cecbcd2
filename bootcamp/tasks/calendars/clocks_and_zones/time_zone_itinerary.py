"""Follow a trip through time zones with printed rules of summer time to the local time of its end.

Answer: the local time of the last arrival, and the time at home then or at an earlier departure; they are unique.
Harder: more flights, changes to and from summer time on the way, durations and a zone to be found from local times.
Skills: arithmetic, simulation
Source: original; all places and rules are invented.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import calendar, moments
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Moment, Record

Leg = tuple[str, int, int, int]
"""``stay``: flies at the minutes after it came, ``at``: at a local time; then the minutes until then, those of the
flight, and whether the flight is told by its duration (0), its local arrival (1) or both (2)."""


class TimeZoneItinerary(Task["TimeZoneItinerary.Params", "TimeZoneItinerary.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        legs: int = knob("the number of flights", levels=(1, 2, 2, 3, 4, 4, 5, 6, 7, 8), ge=1, le=12)
        summer: bool = knob("whether zones have summer time", levels=(False, False) + (True,) * 8)
        arrivals: bool = knob("whether flights are told by their arrivals", levels=(False,) * 3 + (True,) * 7)
        unknown: bool = knob("whether a zone is to be found from a flight", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        places: tuple[str, ...]
        zones: tuple[moments.Zone, ...]
        start: int
        """The moment of the first departure."""
        legs: tuple[Leg, ...]
        unknown: int
        """The place whose zone is not printed, or -1."""
        asked: int
        """The number of the departure for which the time at home is asked."""

        def times(self) -> list[tuple[int, int]]:
            """Give the moments of each departure and arrival."""
            found, reached = list[tuple[int, int]](), self.start
            for _, wait, length, _ in self.legs:
                found.append((reached + wait, reached + wait + length))
                reached += wait + length
            return found

        def clock(self, place: int, moment: int) -> str:
            return moments.shown(moments.local(self.zones[place], moment))

        def rules(self, language: str) -> list[str]:
            hidden = (
                "时差固定，没有夏令时，具体数值未知"
                if language == "zh"
                else "a fixed offset, not known; no summer time"
            )
            sign = "：" if language == "zh" else ": "
            return [
                f"{name}{sign}{hidden if place == self.unknown else moments.told(zone, language)}"
                for place, (name, zone) in enumerate(zip(self.places, self.zones, strict=True))
            ]

        def told(self, language: str) -> list[str]:
            times = self.times()
            return [_told(self, index, *times[index], language) for index in range(len(self.legs))]

    answer = Record(arrival=Moment(), home=Moment(), air=Integer(0, unit="minutes"))
    prompt = Prompt(
        en=r"""
        Clocks show these times, each ahead of (+) or behind (-) UTC by the offset given:

        {{ rules(language) | bullets }}
        {% if "summer time from" in (rules(language) | join(" ")) %}

        Summer time begins and ends every year at the moments given, as the clocks of the place show them just before
        the change. While it lasts, clocks are ahead by the minutes added. It may last over the turn of the year.
        {% endif %}

        A traveller flies from place to place. All times told are those of the clocks at the place; dates are in the
        Gregorian calendar.

        {{ told(language) | numbered }}

        Give as arrival the local date and time at {{ places[-1] }} when the last flight arrives, as home the date and
        time that the clocks at {{ places[0] }} show when flight {{ asked }} departs, and as air the minutes spent
        in all flights together.
        """,
        zh=r"""
        各地时钟比 UTC 快（+）或慢（-）如下：

        {{ rules(language) | bullets }}
        {% if "夏令时从" in (rules(language) | join(" ")) %}

        夏令时每年在所给的时刻开始和结束，时刻以当地时钟在变更之前所示为准；夏令时期间时钟按所给分钟数拨快。
        夏令时可以跨年。
        {% endif %}

        一位旅行者从一地飞往另一地。所有时刻都是当地时钟的时刻，日期采用公历。

        {{ told(language) | numbered }}

        请给出：arrival，最后一个航班到达时 {{ places[-1] }} 的当地日期和时刻；home，第 {{ asked }} 个航班起飞时
        {{ places[0] }} 的时钟所示的日期和时刻；air，所有航班的飞行时间合计多少分钟。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        size = params.legs + 1
        zones = [moments.draw_zone(rng, params.summer and rng.random() < 0.7) for _ in range(size)]
        unknown = -1
        if params.unknown:
            unknown = rng.randint(1, params.legs - 1)
            zones[unknown] = (zones[unknown][0], 0, None)
        changes = [change for zone in zones if zone[2] for change in zone[2]]
        year = rng.randint(1990, 2060)
        month, day = (
            (rng.choice(changes)[0], rng.randint(1, 28)) if changes else (rng.randint(1, 12), rng.randint(1, 28))
        )
        start = moments.DAY * calendar.day_number((year, month, day)) + 5 * rng.randrange(288)
        legs = list[Leg]()
        for index in range(params.legs):
            wait = 5 * rng.randint(10, 700) if index else 0
            how = rng.randrange(2) if params.arrivals and index < params.legs - 1 else 0
            how = 2 if index + 1 == unknown else how
            kind = "at" if index in (0, unknown) else rng.choice(("stay", "at"))  # so that the zone matters
            legs.append((kind, wait, 5 * rng.randint(10, 200), how))
        instance = self.Instance(
            places=tuple(rng.sample(moments.PLACES, size)),
            zones=tuple(zones),
            start=start,
            legs=tuple(legs),
            unknown=unknown,
            asked=rng.randint(max(1, params.legs - 1), params.legs) if params.legs > 1 else 1,
        )
        for index, (departs, arrives) in enumerate(instance.times()):
            for place, moment in ((index, departs), (index + 1, arrives)):
                if len(moments.moments(zones[place], moments.local(zones[place], moment))) != 1:
                    raise task.Retry
        answer = self.solve(instance)
        for part in (0, 1):  # as if it were never or always summer
            fixed = tuple((offset + part * added, 0, None) for offset, added, _ in zones)
            if params.summer and self._read(instance, fixed) == answer["arrival"]:
                raise task.Retry
        return instance, answer

    def _read(self, instance: Instance, zones: tuple[moments.Zone, ...]) -> Any:
        """Give the last arrival by the times that are told, as if other zones held."""
        local = [
            (moments.local(instance.zones[index], one), moments.local(instance.zones[index + 1], two))
            for index, (one, two) in enumerate(instance.times())
        ]
        now = 0
        for index, (kind, wait, length, how) in enumerate(instance.legs):
            now = moments.moments(zones[index], local[index][0])[0] if kind == "at" else now + wait
            now = moments.moments(zones[index + 1], local[index][1])[0] if how == 1 else now + length
        return moments.to_datetime(moments.local(zones[-1], now))

    def solve(self, instance: Instance) -> dict[str, Any]:
        times = instance.times()
        home = moments.local(instance.zones[0], times[instance.asked - 1][0])
        return {
            "arrival": self._read(instance, instance.zones),
            "home": moments.to_datetime(home),
            "air": sum(length for _, _, length, _ in instance.legs),
        }

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"places"})


def _told(instance: TimeZoneItinerary.Instance, index: int, departs: int, arrives: int, language: str) -> str:
    kind, wait, length, how = instance.legs[index]
    first, second = instance.places[index : index + 2]
    if language == "zh":
        text = (
            f"在 {instance.clock(index, departs)} 从 {first} 起飞"
            if kind == "at"
            else f"到达 {first} 后过 {wait} 分钟再起飞"
        )
        text += f"，飞往 {second}"
        text += f"，飞行 {length} 分钟" * (how != 1) + f"，在当地 {instance.clock(index + 1, arrives)} 到达" * (how > 0)
        return text
    text = (
        f"Departs from {first} at {instance.clock(index, departs)}"
        if kind == "at"
        else f"Departs from {first} {wait} minutes after arriving there"
    )
    text += f" and flies to {second}"
    return (
        text
        + f", which takes {length} minutes" * (how != 1)
        + f", arriving at {instance.clock(index + 1, arrives)}" * (how > 0)
    )

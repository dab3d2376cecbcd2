"""Price stays by a tariff of bands, started units, free minutes and caps, and find the best moment to cut one in two.

Answer: the price of every stay in cents, and the least total when the last one is cut once; they are unique.
Harder: more stays, more bands, weekends with bands of their own, free minutes, caps that make cutting pay.
Skills: arithmetic, optimization
Source: original; tariffs of car parks and charging points.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import calendar, moments
from bootcamp.lib.moments import DAY
from bootcamp.lib.prompts import clock
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Record, Sequence

Bands = tuple[tuple[int, int], ...]
"""The minute of the day at which each band begins, the first one at 0, and its price for a unit in cents."""
_SETTINGS = (
    ("A car park", "car", "停车场", "车"),
    ("A boat yard", "boat", "船坞", "船"),
    ("A locker room", "locker", "寄存处", "柜子"),
    ("A mooring", "barge", "泊位", "驳船"),
    ("A rehearsal room", "band", "排练室", "乐队"),
    ("A bicycle hire", "bicycle", "自行车租赁点", "自行车"),
    ("A tool hire", "drill", "工具租赁店", "电钻"),
    ("A kennel", "dog", "寄养所", "狗"),
)


class TimeTariffBilling(Task["TimeTariffBilling.Params", "TimeTariffBilling.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        stays: int = knob("the number of stays", levels=(2, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8)
        bands: int = knob("the bands of a day", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        hours: int = knob("the longest stay in hours", levels=(4, 5, 6, 8, 9, 10, 12, 14, 16, 20), ge=2, le=24)
        weekend: bool = knob("whether weekends have bands of their own", levels=(False,) * 3 + (True,) * 7)
        capped: bool = knob("whether a stay has a cap", levels=(False, False) + (True,) * 8)

    class Instance(task.Told):
        settings = _SETTINGS

        unit: int
        free: int
        cap: int
        """The most for a stay; 0 if there is no cap."""
        week: Bands
        weekend: Bands
        """Empty if the same bands hold on Saturdays and Sundays."""
        stays: tuple[tuple[int, int], ...]

        def prices(self, weekend: bool) -> list[str]:
            bands = self.weekend if weekend else self.week
            ends = [*(start for start, _ in bands[1:]), DAY]
            return [
                f"{clock(a)}–{clock(b) if b < DAY else '24:00'}: {price}"
                for (a, price), b in zip(bands, ends, strict=True)
            ]

        def told(self) -> list[str]:
            return [f"{moments.shown(begin)} → {moments.shown(end)}" for begin, end in self.stays]

    answer = Record(prices=Sequence(Integer(0, unit="cents")), cut=Integer(0, unit="cents"))
    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} charges by the time that a {{ words(language)[1] }} stays. A stay is parted into units
        of {{ unit }} minutes from its first minute on; the last unit, if it is begun, is charged in full. A unit costs
        the price, in cents, of the band in which it begins; a band includes its first minute and not its last one.
        {{ "From Monday to Friday" if weekend else "Every day" }}:

        {{ prices(false) | bullets }}
        {% if weekend %}

        On Saturdays and Sundays:

        {{ prices(true) | bullets }}
        {% endif %}

        Units that begin less than {{ free }} minutes after the stay began are free.
        {% if cap %}
        A stay never costs more than {{ cap }} cents.
        {% endif %}
        These are the stays, from the first moment to the last:

        {{ told() | numbered }}

        Give as prices the price of each stay in cents, in order. The last stay may also be cut once, at a full minute
        strictly between its ends, into two stays that are charged each for itself, with all rules anew. Give as cut the
        least total in cents that such a cut can reach.
        """,
        zh=r"""
        某{{ words(language)[0] }}按停留时间收费（顾客：{{ words(language)[1] }}）。
        每次停留从第一分钟起按 {{ unit }} 分钟一个单位划分，最后一个单位只要开始就按整个单位计费。
        每个单位的价格（单位：分）取它开始时所在时段的价格；时段包括起点的那一分钟，不包括终点的那一分钟。
        {{ "星期一至星期五" if weekend else "每天" }}：

        {{ prices(false) | bullets }}
        {% if weekend %}

        星期六和星期日：

        {{ prices(true) | bullets }}
        {% endif %}

        在停留开始后不到 {{ free }} 分钟时开始的单位免费。
        {% if cap %}
        每次停留的费用不超过 {{ cap }} 分。
        {% endif %}
        各次停留的起止时刻如下：

        {{ told() | numbered }}

        请给出 prices：依次写出每次停留的费用（分）。最后一次停留也可以在两端之间（不含两端）的某个整分钟处切断一次，
        成为两次停留，各自按全部规则重新计费。请给出 cut：这样切断所能达到的最低总费用（分）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        first = DAY * calendar.day_number(calendar.random_date(rng, 1995, 2060))
        stays = []
        for place in range(params.stays):
            begin = first + place * DAY + rng.choice((rng.randrange(DAY), 10 * rng.randrange(DAY // 10)))
            longest = 60 * params.hours if place < params.stays - 1 else 60 * min(12, params.hours)
            stays.append((begin, begin + rng.randint(longest // 2, longest)))
        unit = rng.choice((20, 30, 40, 60))
        instance = self.Instance(
            setting=rng.randrange(len(_SETTINGS)),
            unit=unit,
            free=rng.choice((unit, 2 * unit - 5, unit + 10)),
            cap=0,
            week=_draw_bands(rng, params.bands),
            weekend=_draw_bands(rng, params.bands) if params.weekend else (),
            stays=tuple(stays),
        )
        if params.capped:
            most = max(_price(instance, *stay) for stay in stays)
            instance = instance.model_copy(update={"cap": 50 * (rng.randint(most // 2, most) // 50)})
        weekdays = instance.model_copy(update={"weekend": ()})
        if params.weekend and all(_price(instance, *stay) == _price(weekdays, *stay) for stay in stays):
            raise task.Retry
        answer = self.solve(instance)
        begin, end = stays[-1]
        middle = (begin + end) // 2
        halves = _price(instance, begin, middle) + _price(instance, middle, end)
        if answer["cut"] in (halves, answer["prices"][-1]) or answer["prices"][-1] == 0:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> dict[str, Any]:
        begin, end = instance.stays[-1]
        cuts = (_price(instance, begin, cut) + _price(instance, cut, end) for cut in range(begin + 1, end))
        return {"prices": tuple(_price(instance, *stay) for stay in instance.stays), "cut": min(cuts)}

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"setting"})


def _draw_bands(rng: Random, size: int) -> Bands:
    starts = [0, *sorted(30 * half for half in rng.sample(range(10, 47), size - 1))]
    return tuple((start, 10 * rng.randint(5, 60)) for start in starts)


def _price(instance: TimeTariffBilling.Instance, begin: int, end: int) -> int:
    total = 0
    for start in range(begin, end, instance.unit):
        if start - begin >= instance.free:
            weekend = (start // DAY + 2) % 7 > 4 and instance.weekend
            total += [price for low, price in weekend or instance.week if low <= start % DAY][-1]
    return min(total, instance.cap) if instance.cap else total

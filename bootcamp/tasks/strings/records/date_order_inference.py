"""Find out in which order day, month and year were written, from facts about the dates, and write the dates plainly.

Answer: the dates in the order of the rows; unique.
Harder: more rows, several writers with an order each, fewer rows that give the order away, more kinds of facts.
Skills: logic, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Sequence as Listed
from datetime import date
from itertools import permutations, product
from random import Random

from bootcamp import task
from bootcamp.lib import calendar
from bootcamp.lib.worlds import zh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Date, Format, Sequence

Parts = tuple[int, ...]
Fact = tuple[str, int, int, int]  # a key of `_EN`, one or two rows from 0, and a weekday or a number of days
Reading = tuple[calendar.Date, ...]
_ORDERS = tuple(permutations(range(3)))  # where year, month and day stand in a row

_EN = {
    "before": "Row {} is before row {}.",
    "weekday": "Row {0} is a {2}.",
    "gap": "Row {1} is later than row {0} by this number of days: {2}.",
}
_ZH = {"before": "第 {} 行早于第 {} 行。", "weekday": "第 {0} 行是{2}。", "gap": "第 {1} 行比第 {0} 行晚 {2} 天。"}


class DateOrderInference(Task["DateOrderInference.Params", "DateOrderInference.Instance", tuple[date, ...]]):
    version = 1

    class Params(task.Params):
        rows: int = knob("the number of rows", levels=(3, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=3, le=20)
        writers: int = knob("how many people wrote the rows", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=1, le=4)
        plain: int = knob(
            "what percentage of the rows may have large numbers",
            levels=(100, 80, 50, 40, 40, 30, 30, 30, 25, 20),
            ge=0,
            le=100,
        )
        kinds: int = knob("how many kinds of facts are told", levels=(0, 0, 1, 2, 2, 2, 2, 3, 3, 3), ge=0, le=3)

    class Instance(task.Instance):
        rows: tuple[Parts, ...]
        writers: tuple[str, ...]  # of the rows
        pivot: int
        facts: tuple[Fact, ...]

        def shown(self, language: str) -> list[str]:
            by = "（书写人 {}）" if language == "zh" else " (written by {})"
            more = [by.format(writer) if len(set(self.writers)) > 1 else "" for writer in self.writers]
            return ["/".join(f"{part:02}" for part in row) + text for row, text in zip(self.rows, more, strict=True)]

        def told(self, language: str) -> list[str]:
            return [_told(fact, language) for fact in self.facts]

    prompt = Prompt(
        en=r"""
        These dates (Gregorian calendar) were written with two digits each for the day, the month and the year:

        {{ shown(language) | numbered }}

        {% if writers | unique | list | length > 1 %}
        Each writer kept to one order of day, month and year in all their rows; there are six possible orders, and
        different writers may have used different ones or the same.
        {% else %}
        All rows have the same order of day, month and year; there are six possible orders.
        {% endif %}
        A year written {{ "%02d" | format(pivot) }} or higher means 19.., a lower one means 20...
        All rows are dates that exist.
        {% if facts %}
        Besides, it is known that:

        {{ told(language) | bullets }}
        {% endif %}

        This leaves one possibility only. Give the dates of all rows, in the order of the rows.
        """,
        zh=r"""
        下列日期（公历）的年、月、日各用两位数字书写：

        {{ shown(language) | numbered }}

        {% if writers | unique | list | length > 1 %}
        每位书写人在自己写的各行中始终采用同一种年、月、日的先后次序，可能的次序有六种；不同书写人的次序可以不同，也可以相同。
        {% else %}
        各行的年、月、日采用同一种先后次序，可能的次序有六种。
        {% endif %}
        写作 {{ "%02d" | format(pivot) }} 或更大的年份表示 19.. 年，更小的表示 20.. 年。各行都是确实存在的日期。
        {% if facts %}
        此外还知道：

        {{ told(language) | bullets }}
        {% endif %}

        由此只剩一种可能。请按行的顺序给出各行的日期。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[date, ...]]:
        return Sequence(Date(), length=len(instance.rows))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[date, ...]]:
        names = "ABCD"[: params.writers]
        writers = [*names, *(rng.choice(names) for _ in range(params.rows - len(names)))]
        rng.shuffle(writers)
        orders = {name: rng.choice(_ORDERS) for name in names}
        pivot = rng.randint(3, 12)
        rows: list[Parts] = []
        for writer in writers:
            highest = (99, 12, 31) if rng.randrange(100) < params.plain else (12, 12, 12)
            numbers = zip(orders[writer], map(rng.randint, (1, 1, 1), highest), strict=True)  # year, month, day
            rows.append(tuple(number for _, number in sorted(numbers)))
        readings = _readings(rows, writers, pivot)
        read = [_date(row, orders[writer], pivot) for row, writer in zip(rows, writers, strict=True)]
        true = tuple(day for day in read if day)
        if true not in readings or len(set(true)) < len(true) or (len(readings) == 1) != (params.kinds == 0):
            raise task.Retry
        chosen = _choose(rng, _facts(rng, list(true), params.kinds), readings)
        if params.kinds and len(chosen) < params.writers:
            raise task.Retry
        instance = self.Instance(rows=tuple(rows), writers=tuple(writers), pivot=pivot, facts=chosen)
        return instance, self.solve(instance)

    def key(self, instance: Instance) -> object:
        return [instance.rows, instance.writers, instance.pivot, sorted(instance.facts)]

    def solve(self, instance: Instance) -> tuple[date, ...]:
        readings = _readings(instance.rows, instance.writers, instance.pivot)
        reading = next(one for one in readings if all(_holds(fact, one) for fact in instance.facts))
        return tuple(date(*day) for day in reading)


def _date(row: Parts, order: Listed[int], pivot: int) -> calendar.Date | None:
    """Read a row in an order; None if there is no such date."""
    year, month, day = (row[order[part]] for part in range(3))
    year += 1900 if year >= pivot else 2000
    return (year, month, day) if calendar.is_date(year, month, day) else None


def _readings(rows: Listed[Parts], writers: Listed[str], pivot: int) -> list[Reading]:
    """List all different readings of the rows as dates that exist."""
    names = sorted(set(writers))
    possible = []
    for name in names:
        own = [row for row, writer in zip(rows, writers, strict=True) if writer == name]
        possible.append([order for order in _ORDERS if all(_date(row, order, pivot) for row in own)])
    found = []
    for orders in product(*possible):
        chosen = dict(zip(names, orders, strict=True))
        days = [_date(row, chosen[writer], pivot) for row, writer in zip(rows, writers, strict=True)]
        found.append(tuple(day for day in days if day))
    return list(dict.fromkeys(found))


def _facts(rng: Random, days: list[calendar.Date], kinds: int) -> list[Fact]:
    """Draw true facts of some kinds about the dates of the rows."""
    chosen = rng.sample(sorted(_EN), kinds)
    facts: list[Fact] = []
    for i, j in permutations(range(len(days)), 2):
        if days[i] < days[j]:
            facts += [("before", i, j, 0)] * ("before" in chosen)
            facts += [("gap", i, j, calendar.days_between(days[i], days[j]))] * ("gap" in chosen)
    facts += [("weekday", i, 0, calendar.weekday(day)) for i, day in enumerate(days) if "weekday" in chosen]
    return rng.sample(facts, len(facts))


def _holds(fact: Fact, reading: Reading) -> bool:
    kind, i, j, number = fact
    first, second = reading[i], reading[j]
    if kind == "weekday":
        return calendar.weekday(first) == number
    return first < second if kind == "before" else calendar.days_between(first, second) == number


def _choose(rng: Random, facts: list[Fact], readings: list[Reading]) -> tuple[Fact, ...]:
    """Choose facts that leave one reading; of a few drawn ones, each time the one that excludes the least."""
    chosen: list[Fact] = []
    while len(readings) > 1:
        tried = rng.sample(facts, min(6, len(facts)))
        left = {fact: [reading for reading in readings if _holds(fact, reading)] for fact in tried}
        telling = [fact for fact in tried if len(left[fact]) < len(readings)]
        if not telling:
            raise task.Retry
        chosen.append(max(telling, key=lambda one: len(left[one])))
        readings = left[chosen[-1]]
    return tuple(rng.sample(chosen, len(chosen)))


def _told(fact: Fact, language: str) -> str:
    kind, i, j, number = fact
    name = calendar.WEEKDAYS[number] if kind == "weekday" else ""
    name, text = (zh(name) if name else "", _ZH[kind]) if language == "zh" else (name, _EN[kind])
    return text.format(i + 1, j + 1, name or number)

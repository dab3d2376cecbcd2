"""Count the days between two dates that meet conditions and are no holidays.

Answer: one integer; it is unique.
Harder: longer spans, more conditions that must hold at once, holidays to leave out.
Skills: arithmetic, counting
Source: original; the Gregorian calendar.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib import calendar
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calendars import _conditions
from bootcamp.verifiers import Integer


class DaysBetweenCount(Task["DaysBetweenCount.Params", "DaysBetweenCount.Instance", int]):
    version = 1

    class Params(task.Params):
        span: int = knob(
            "the most days between the ends",
            levels=(60, 120, 200, 300, 450, 700, 1200, 2500, 5000, 9000),
            ge=20,
            le=20_000,
        )
        conditions: int = knob("the number of conditions", levels=(0, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=0, le=4)
        holidays: int = knob("the number of holidays", levels=(0, 0, 2, 3, 4, 5, 6, 7, 8, 10), ge=0, le=15)

    class Instance(task.Instance):
        first: calendar.Date
        last: calendar.Date
        ends: tuple[bool, bool]
        """Whether the first and the last day themselves count."""
        conditions: tuple[_conditions.Condition, ...]
        holidays: tuple[calendar.Date, ...]

        def shown(self) -> tuple[str, str]:
            return calendar.iso(self.first), calendar.iso(self.last)

        def told(self, language: str) -> list[str]:
            return _conditions.told(self.conditions, language)

        def free(self) -> list[str]:
            return [calendar.iso(date) for date in self.holidays]

    answer = Integer(0, unit="days")
    prompt = Prompt(
        en=r"""
        Count days from {{ shown()[0] }} to {{ shown()[1] }} in the Gregorian calendar. The day
        {{ shown()[0] }} itself {{ "may count" if ends[0] else "does not count" }}, the day {{ shown()[1] }} itself
        {{ "may count" if ends[1] else "does not count" }}.
        {% if conditions %}
        A day counts if {{ "all of this is" if conditions[1:] else "this is" }} true of it:

        {{ told(language) | bullets }}
        {% else %}
        Every day counts that may.
        {% endif %}

        {% if holidays %}
        These holidays never count: {{ free() | comma }}.
        {% endif %}
        How many days count?
        """,
        zh=r"""
        数一数公历 {{ shown()[0] }} 到 {{ shown()[1] }} 之间的日子。
        {{- shown()[0] }} 这一天本身{{ "可以计入" if ends[0] else "不计入" }}，
        {{ shown()[1] }} 这一天本身{{ "可以计入" if ends[1] else "不计入" }}。
        {% if conditions %}
        {{ "同时满足下列所有条件" if conditions[1:] else "满足下列条件" }}的日子才计入：

        {{ told(language) | bullets }}
        {% else %}
        其余日子都计入。
        {% endif %}

        {% if holidays %}
        下列假日一律不计入：{{ free() | comma }}。
        {% endif %}
        共计入多少天？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        first = calendar.random_date(rng, 1900, 2080)
        span = rng.randint(params.span // 2, params.span)
        kinds = rng.sample(_conditions.PLAIN, min(params.conditions, len(_conditions.PLAIN)))
        instance = self.Instance(
            first=first,
            last=calendar.add_days(first, span),
            ends=rng.choice(((True, False), (False, True), (False, False), (True, True))),
            conditions=tuple(_conditions.draw(rng, kind) for kind in kinds),
            holidays=(),
        )
        if ("multiple", (4,)) in instance.conditions and "parity" in kinds:  # one would say nothing new
            raise task.Retry
        fitting = _counted(instance.model_copy(update={"ends": (True, True)}))
        if len(fitting) < 7 + params.holidays:
            raise task.Retry
        if rng.random() < 0.9:  # both ends meet the conditions, so that it matters whether they count
            instance = instance.model_copy(update={"first": fitting[0], "last": fitting[-1]})
        counted = _counted(instance)
        span = calendar.days_between(instance.first, instance.last)
        dates = [calendar.add_days(instance.first, n) for n in rng.sample(range(span + 1), params.holidays // 2)]
        dates += rng.sample(counted, params.holidays - len(dates))
        holidays = tuple(sorted(set(dates)))
        return instance.model_copy(update={"holidays": holidays}), len(set(counted) - set(holidays))

    def key(self, instance: Instance) -> object:
        return [instance.first, instance.last, instance.ends, sorted(instance.conditions), instance.holidays]


def _counted(instance: DaysBetweenCount.Instance) -> list[calendar.Date]:
    """List the days that meet the conditions, holidays among them."""
    first, last = calendar.day_number(instance.first), calendar.day_number(instance.last)
    counted = []
    for number in range(first + (not instance.ends[0]), last + instance.ends[1]):
        date = calendar.from_day_number(number)
        if all(_conditions.holds(condition, date, (number + 2) % 7) for condition in instance.conditions):
            counted.append(date)
    return counted

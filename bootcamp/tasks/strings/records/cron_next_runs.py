"""Find the next times at which schedules of five fields fire.

Answer: dates with times, in order; unique.
Harder: more times, fields with lists, ranges and steps, days and weekdays together, rare dates, two schedules.
Skills: instructions, counting
Source: original; schedules as those of cron.
"""

from __future__ import annotations

from datetime import datetime
from heapq import merge
from itertools import islice
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import calendar, schedules
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Moment, Sequence

Times = tuple[datetime, ...]


class CronNextRuns(Task["CronNextRuns.Params", "CronNextRuns.Instance", Times]):
    version = 1

    class Params(task.Params):
        k: int = knob("the number of times", levels=(1, 2, 2, 2, 3, 4, 4, 5, 6, 6), ge=1, le=12)
        restricted: int = knob("how many fields are restricted", levels=(2, 2, 3, 3, 3, 4, 5, 5, 5, 5), ge=2, le=5)
        forms: int = knob("how many forms fields may have", levels=(1, 2, 2, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        both: bool = knob("whether day and weekday are both restricted", levels=(False,) * 3 + (True,) * 7)
        rare: bool = knob("whether days at the ends of months occur", levels=(False,) * 4 + (True,) * 6)
        lines: int = knob("the number of schedules", levels=(1, 1, 1, 1, 1, 1, 1, 2, 2, 3), ge=1, le=3)

    class Instance(task.Instance):
        lines: tuple[str, ...]
        start: tuple[calendar.Date, int]
        """The date and the minutes after midnight."""
        k: int

        def shown(self) -> str:
            return Moment().render(_moment(self.start))

        def has(self, sign: str) -> bool:
            return any(sign in line for line in self.lines)

        def both(self) -> bool:
            return any("*" not in (line.split()[2], line.split()[4]) for line in self.lines)

    prompt = Prompt(
        en=r"""
        {{ "These schedule lines fire" if lines[1:] else "This schedule line fires" }} at certain times:

        {{ lines | lines }}

        The five fields of a line are minute (0-59), hour (0-23), day of the month (1-31), month (1-12) and weekday
        (0-6;
        0 is Sunday). In a field, * allows every value and a number only itself
        {%- if has(",") %}; a comma joins values, each of which is allowed{% endif %}
        {%- if has("-") %}; a-b allows all values from a to b{% endif %}
        {%- if has("/") %}; a-b/s allows a, a+s, a+2s and so on up to b at most, and */s the same from the least to the
        greatest value of the field{% endif %}. A line fires at every minute that all its fields allow
        {%- if both() %}, with one exception: if neither the day of the month nor the weekday is *, it is enough that
        one
        of these two fields allows the date{% endif %}. Dates are in the Gregorian calendar.

        Give the first {{ "time" if k == 1 else "%d times" % k }} after {{ shown() }} (this time itself does not count)
        at
        which {{ "a line fires, in order; a time at which several lines fire is given once." if lines[1:]
        else "it fires, in order." if k > 1 else "it fires." }}
        """,
        zh=r"""
        {{ "下列各行计划" if lines[1:] else "下面这行计划" }}在某些时刻触发：

        {{ lines | lines }}

        一行的五个字段依次是分（0-59）、时（0-23）、日（1-31）、月（1-12）和星期（0-6，0 表示星期日）。
        字段中 * 表示允许一切值，一个数表示只允许该值
        {%- if has(",") %}；逗号连接的各个值都允许{% endif %}
        {%- if has("-") %}；a-b 允许从 a 到 b 的所有值{% endif %}
        {%- if has("/") %}；a-b/s 允许 a、a+s、a+2s 等不超过 b 的值，*/s 同样从该字段的最小值取到最大值{% endif %}。
        一行在它的所有字段都允许的每一分钟触发
        {%- if both() %}，但有一个例外：如果日和星期都不是 *，那么日期只要符合这两个字段之一即可{% endif %}。
        日期采用公历。

        请按先后给出 {{ shown() }} 之后（不含该时刻）{{ "某一行" if lines[1:] else "它" }}触发的前 {{ k }} 个时刻
        {{- "；几行同时触发的时刻只写一次" if lines[1:] }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Times]:
        return Sequence(Moment(), length=instance.k)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Times]:
        lines = [
            schedules.draw(rng, params.restricted, params.forms, params.both and place == 0, params.rare)
            for place in range(params.lines)
        ]
        start = calendar.random_date(rng, 2015, 2040), rng.randrange(1440)
        instance = self.Instance(lines=tuple(lines), start=start, k=params.k)
        answer = self.solve(instance)
        if len(answer) < params.k or len(set(lines)) < len(lines):
            raise task.Retry
        if params.k > 2 and len({one.date() for one in answer}) < 2:
            raise task.Retry
        if params.lines > 1 and any(
            self.solve(instance.model_copy(update={"lines": (line,)})) == answer for line in lines
        ):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.lines), instance.start, instance.k]

    def solve(self, instance: Instance) -> Times:
        streams = [schedules.times(line, *instance.start) for line in instance.lines]
        found: dict[tuple[calendar.Date, int], None] = {}
        for one in islice(merge(*streams), 3 * instance.k):
            found[one] = None
        return tuple(map(_moment, list(found)[: instance.k]))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        for line in instance.lines:
            lines += schedules.following(line, *instance.start, instance.k, language)
        times = [Moment().render(one) for one in self.solve(instance)]
        return "\n".join([*lines, ", ".join(times)] if len(instance.lines) > 1 else lines)


def _moment(one: tuple[calendar.Date, int]) -> datetime:
    (year, month, day), minutes = one
    return datetime(year, month, day, minutes // 60, minutes % 60)

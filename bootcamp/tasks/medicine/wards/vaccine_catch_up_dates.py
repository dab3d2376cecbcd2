"""Find which recorded doses count under an invented schedule, and when the remaining ones are due.

Answer: for each vaccine the numbers of the doses that count and the dates of the remaining ones; they are unique.
Harder: more vaccines and recorded doses, grace days, a rule on live vaccines.
Skills: instructions, simulation, arithmetic
Source: original; vaccines and schedules are invented.
"""

from __future__ import annotations

import datetime
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import calendar
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Date, Integer, Record, Sequence
from bootcamp.verifiers.base import Format

Day = tuple[int, int, int]
Vaccine = tuple[str, bool, tuple[int, ...], tuple[int, ...]]
"""Name, whether live, least ages in months for each dose, least gaps in days before dose 2, 3, ..."""

NAMES = ("ABX", "CORV", "DELP", "FENV", "KOLM", "PARV")


class VaccineCatchUpDates(Task["VaccineCatchUpDates.Params", "VaccineCatchUpDates.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        vaccines: int = knob("the number of vaccines", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=6)
        doses: int = knob("the most doses of a schedule", levels=(2, 3, 3, 3, 3, 4, 4, 4, 4, 4), ge=1, le=4)
        recorded: int = knob("the most recorded doses of a vaccine", levels=(1, 1, 2, 2, 2, 3, 3, 4, 4, 4), ge=0, le=4)
        grace: bool = knob("whether there are grace days", levels=(False,) * 3 + (True,) * 7)
        live: bool = knob("whether live vaccines keep apart", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        born: Day
        today: Day
        vaccines: tuple[Vaccine, ...]
        given: tuple[tuple[int, Day], ...]
        """The vaccine, from 0, and the date, in the order of dates."""
        grace: int
        apart: int

        def schedule(self, language: str) -> list[str]:
            rows = list[str]()
            for name, live, ages, gaps in self.vaccines:
                a, g = ", ".join(map(str, ages)), ", ".join(map(str, gaps)) or "-"
                if language == "zh":
                    text = f"{name}：{len(ages)} 剂；各剂最小月龄：{a}；与前一剂的最小间隔（天）：{g}"
                    rows.append(text + "；活疫苗" * bool(live and self.apart))
                else:
                    text = f"{name}: doses: {len(ages)}; least ages in months: {a}; least gaps in days: {g}"
                    rows.append(text + "; live" * bool(live and self.apart))
            return rows

        def record(self) -> list[str]:
            return [f"{self.vaccines[v][0]}: {calendar.iso(day)}" for v, day in self.given] or ["-"]

        @property
        def dates(self) -> tuple[str, str]:
            return calendar.iso(self.born), calendar.iso(self.today)

    prompt = Prompt(
        en=r"""
        A child was born on {{ dates[0] }}; today is {{ dates[1] }}. This schedule is invented; ages and gaps are
        listed from the first dose, or from the second one, on:

        {{ schedule(language) | bullets }}

        These doses were given so far, of each vaccine in order of the dates:

        {{ record() | bullets }}

        - A child is k months old from the day that has the same number as the birthday, k months later; if that month
          has no such day, from the first day of the next month.
        - Go through the recorded doses of a vaccine by date. A dose counts as the next dose of the schedule if on that
          day its least age is reached and at least the least gap has passed since the last dose that counts. A dose
          that does not count changes nothing, and doses beyond the schedule do not count.
        {% if grace %}
        - A recorded dose that is at most {{ grace }} days too early for its age, its gap or both still counts.
        {% endif %}
        {% if apart %}
        - A recorded dose of a live vaccine 1 to {{ apart - 1 }} days after a recorded dose of another live vaccine,
          which may count or not, does not count; there is no grace for this.
        {% endif %}
        - The remaining doses are given one after the other as soon as ages and gaps allow, but not before today,
          without grace; the gap is counted from the last dose that counts
          {{- ", and live vaccines need not keep apart" if apart }}.

        Give for each vaccine as NAME_valid the numbers of its recorded doses that count (1 for its first one by
        date), and as NAME_due the dates of its remaining doses, both in order. An empty list is [].
        """,
        zh=r"""
        某儿童生于 {{ dates[0] }}；今天是 {{ dates[1] }}。下列接种程序为虚构，月龄从第一剂、间隔从第二剂起依次列出：

        {{ schedule(language) | bullets }}

        迄今已接种（各疫苗按日期先后）：

        {{ record() | bullets }}

        - 满 k 个月从 k 个月之后与生日同号的那一天算起；若该月没有这一天，从下个月的第一天算起。
        - 按日期依次看某疫苗已接种的各剂。若接种当天已达到下一剂的最小月龄，且距上一有效剂至少已过最小间隔天数，
          则该剂作为程序的下一剂有效。无效的剂不改变任何情况，超出程序的剂也无效。
        {% if grace %}
        - 已接种的剂比规定的月龄、间隔或两者最多早 {{ grace }} 天的，仍然有效。
        {% endif %}
        {% if apart %}
        - 已接种的活疫苗若在另一种活疫苗的已接种剂（不论有效与否）之后 1 到 {{ apart - 1 }} 天内，则无效；此处没有宽限。
        {% endif %}
        - 其余各剂在月龄和间隔允许时尽早逐剂接种，但不早于今天，没有宽限；间隔从上一有效剂算起
          {{- "，活疫苗之间不必间隔" if apart }}。

        对每种疫苗，NAME_valid 为其已接种的剂中有效者的序号（按日期第一剂为 1），NAME_due 为其余各剂的日期，
        都按先后顺序；
        NAME 为疫苗名，空列表写作 []。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        kinds: dict[str, Format[Any]] = {"valid": Sequence(Integer(low=1)), "due": Sequence(Date())}
        return Record(**{f"{name}_{kind}": form for name, *_ in instance.vaccines for kind, form in kinds.items()})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        born = calendar.random_date(rng, 2015, 2024)
        vaccines = list[Vaccine]()
        for name in sorted(rng.sample(NAMES, params.vaccines)):
            ages = [rng.choice((1, 2, 3, 6, 9))]
            gaps = [
                rng.choice((21, 28, 30, 56, 60, 90, 180))
                for _ in range(rng.randint(min(2, params.doses), params.doses) - 1)
            ]
            for gap in gaps:
                ages.append(ages[-1] + -(-gap // 30) + rng.choice((0, 0, 1, 3)))
            vaccines.append((name, rng.random() < 0.6, tuple(ages), tuple(gaps)))
        apart, grace = 28 * params.live, rng.choice((2, 3, 4)) if params.grace else 0
        given = list[tuple[int, Day]]()
        for v, (_, _, due, waits) in enumerate(vaccines):
            day = calendar.day_number(_aged(born, due[0])) + rng.choice((-20, -grace - 1, -grace, 0, 3, 25))
            for gap in [*waits, 40][: rng.randint(v == 0, params.recorded)]:
                given.append((v, calendar.from_day_number(day)))
                day += gap + rng.choice((-15, -grace - 1, -grace, 0, 5, 40))
        given.sort(key=lambda one: (one[1], one[0]))
        last = calendar.day_number(given[-1][1] if given else _aged(born, 4))
        instance = self.Instance(
            born=born,
            today=calendar.from_day_number(last + rng.randint(5, 60)),
            vaccines=tuple(vaccines),
            given=tuple(given),
            grace=grace,
            apart=apart,
        )
        result, found = dict[str, Any](), _all(instance)
        for (name, *_), pair in zip(vaccines, found, strict=True):
            result |= zip((f"{name}_valid", f"{name}_due"), pair, strict=True)
        without = [{"grace": 0}] * (grace > 0) + [{"apart": 0}] * (apart > 0)
        if (
            len(given) < params.recorded
            or (len(given) > 2 and sum(len(valid) for valid, _ in found) == len(given))
            or not any(map(len, result.values()))
            or any(_all(instance.model_copy(update=one)) == found for one in without)
        ):
            raise task.Retry
        return instance, result


def _aged(born: Day, months: int) -> Day:
    """Give the day from which on a child is so many months old."""
    year, month = born[0] + (born[1] - 1 + months) // 12, (born[1] - 1 + months) % 12 + 1
    if calendar.is_date(year, month, born[2]):
        return year, month, born[2]
    return (year, month + 1, 1) if month < 12 else (year + 1, 1, 1)


def _all(instance: VaccineCatchUpDates.Instance) -> list[tuple[tuple[int, ...], tuple[datetime.date, ...]]]:
    return [_judged(instance, v) for v in range(len(instance.vaccines))]


def _judged(instance: VaccineCatchUpDates.Instance, v: int) -> tuple[tuple[int, ...], tuple[datetime.date, ...]]:
    """Give the numbers of the doses of a vaccine that count, and the dates of the others."""
    _, live, ages, gaps = instance.vaccines[v]
    rivals = [day for w, day in instance.given if w != v and instance.vaccines[w][1] and live]
    starts = [calendar.day_number(_aged(instance.born, age)) for age in ages]
    valid, days = list[int](), list[int]()
    for number, day in enumerate((calendar.day_number(day) for w, day in instance.given if w == v), start=1):
        n = len(days)
        if n == len(ages) or any(0 < day - other < instance.apart for other in map(calendar.day_number, rivals)):
            continue
        least = max(starts[n], days[-1] + gaps[n - 1]) if n else starts[n]
        if day >= least - instance.grace:
            valid.append(number)
            days.append(day)
    due = list[datetime.date]()
    for n in range(len(days), len(ages)):
        days.append(max(starts[n], days[-1] + gaps[n - 1] if n else 0, calendar.day_number(instance.today)))
        due.append(datetime.date(*calendar.from_day_number(days[-1])))
    return tuple(valid), tuple(due)

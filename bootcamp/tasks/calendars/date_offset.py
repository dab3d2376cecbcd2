"""Move a date by days, weeks, months and years, or find the date from which such moves lead to another.

Answer: a date; it is unique.
Harder: more and longer moves, months that lack the day, the question asked backwards.
Skills: arithmetic, knowledge
Source: original; the Gregorian calendar.
"""

from __future__ import annotations

from datetime import date
from random import Random

from bootcamp import task
from bootcamp.lib import calendar
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Date

Move = tuple[int, str]  # a number, negative for moves back, and a unit


class DateOffset(Task["DateOffset.Params", "DateOffset.Instance", date]):
    version = 1

    class Params(task.Params):
        moves: int = knob("how many moves are made", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=1, le=12)
        days: int = knob(
            "the most days of a move",
            levels=(30, 60, 100, 300, 1000, 3000, 10**4, 10**5, 10**5, 10**6),
            ge=10,
            le=10**6,
        )
        months: bool = knob("whether moves by months and years occur", levels=(False,) + (True,) * 9)
        clipping: bool = knob(
            "whether some month lacks the day that a move leads to", levels=(False, False) + (True,) * 8
        )
        reversible: bool = knob("whether the date before the moves may be asked for", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        date: calendar.Date  # the first one or, if `reversed`, the last one
        moves: tuple[Move, ...]
        reversed: bool

        @property
        def shown(self) -> str:
            return calendar.iso(self.date)

        @property
        def clipping(self) -> bool:
            return any(unit in ("month", "year") for _, unit in self.moves)

        @property
        def phrases(self) -> list[str]:
            return [f"go {_DIRECTIONS[n > 0][0]} {abs(n)} {unit}{'s' * (abs(n) > 1)}" for n, unit in self.moves]

        @property
        def zh_phrases(self) -> list[str]:
            return [f"{_DIRECTIONS[n > 0][1]} {abs(n)} {_ZH_UNITS[unit]}" for n, unit in self.moves]

    answer = Date()
    prompt = Prompt(
        en=r"""
        {% if reversed %}
        After these moves, made in this order, a date has become {{ shown }}:
        {% else %}
        Start at the date {{ shown }} and make these moves in this order:
        {% endif %}

        {{ phrases | numbered }}

        {% if clipping %}
        If a month lacks the day that a move by months or years leads to, take the last day of that month.
        {% endif %}
        Dates are in the Gregorian calendar, written year-month-day.
        {{ "What was the date before the moves?" if reversed else "Which date is reached?" }}
        """,
        zh=r"""
        {% if reversed %}
        某个日期依次经过下列移动后变成了 {{ shown }}：
        {% else %}
        从日期 {{ shown }} 开始，依次进行下列移动：
        {% endif %}

        {{ zh_phrases | numbered }}

        {% if clipping %}
        按月或按年移动时，若目标月份没有那一天，则取该月的最后一天。
        {% endif %}
        日期采用公历，写作“年-月-日”。{{ "移动之前是哪一天？" if reversed else "最后到达哪一天？" }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, date]:
        backwards = params.reversible and rng.randrange(3) == 0
        units = ["day", "week"] if backwards or not params.months else ["day", "week", "month", "year"]
        for _ in range(200):
            first = calendar.random_date(rng, 1900, 2100)
            if params.clipping and not backwards:
                first = (*first[:2], rng.randint(28, calendar.month_length(*first[:2])))
            moves = tuple(_draw_move(params, units, rng) for _ in range(params.moves))
            dates = [first]
            for move in moves:
                dates.append(_moved(dates[-1], move))
            clips = any(
                unit in ("month", "year") and a[2] > b[2]
                for (_, unit), a, b in zip(moves, dates, dates[1:], strict=False)
            )
            if all(1 <= year <= 9998 for year, _, _ in dates) and (clips or backwards or not params.clipping):
                shown, asked = (dates[-1], first) if backwards else (first, dates[-1])
                return self.Instance(date=shown, moves=moves, reversed=backwards), date(*asked)
        raise task.Retry

    def solve(self, instance: Instance) -> date:
        moves = instance.moves
        if instance.reversed:
            moves = tuple((-n, unit) for n, unit in reversed(moves))
        result = instance.date
        for move in moves:
            result = _moved(result, move)
        return date(*result)


_DIRECTIONS = {True: ("forward", "向后推"), False: ("back", "向前推")}
_ZH_UNITS = {"day": "天", "week": "周", "month": "个月", "year": "年"}


def _draw_move(params: DateOffset.Params, units: list[str], rng: Random) -> Move:
    unit = rng.choice(units)
    most = {"day": params.days, "week": max(4, params.days // 7), "month": 40, "year": 30}[unit]
    return rng.choice((1, -1)) * rng.randint(1, most), unit


def _moved(start: calendar.Date, move: Move) -> calendar.Date:
    n, unit = move
    if unit in ("day", "week"):
        return calendar.add_days(start, 7 * n if unit == "week" else n)
    return calendar.add_months(start, 12 * n if unit == "year" else n)

"""Move a date by days, weeks, months and years, or find the date from which such moves lead to another.

Answer: a date; it is unique.
Harder: more moves, months that lack the day, moves that depend on the date reached, the question asked backwards.
Skills: arithmetic, knowledge
Source: original; the Gregorian calendar.
"""

from __future__ import annotations

from datetime import date
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import calendar, calendar_walk
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Date

Move = tuple[int, str]  # a number, negative for moves to earlier dates, and a unit, a weekday or "month end"


class DateOffset(Task["DateOffset.Params", "DateOffset.Instance", date]):
    version = 1

    class Params(task.Params):
        moves: int = knob("how many moves are made", levels=(1, 2, 2, 3, 3, 4, 5, 6, 7, 8), ge=1, le=12)
        days: int = knob(
            "the most days of a move", levels=(30, 60, 100, 200, 200, 250, 300, 350, 400, 500), ge=10, le=10**6
        )
        months: bool = knob("whether moves by months and years occur", levels=(False,) + (True,) * 9)
        clipping: bool = knob(
            "whether some month lacks the day that a move leads to", levels=(False, False) + (True,) * 8
        )
        reversible: bool = knob("whether the date before the moves may be asked for", levels=(False,) * 3 + (True,) * 7)
        dependent: bool = knob(
            "whether moves to a weekday, to the end of a month or by working days occur",
            levels=(False,) * 4 + (True,) * 6,
        )

    class Instance(task.Instance):
        date: calendar.Date  # the first one or, if `reversed`, the last one
        moves: tuple[Move, ...]
        reversed: bool

        @property
        def shown(self) -> str:
            return calendar.iso(self.date)

        @property
        def clipping(self) -> bool:
            return any(unit in _BY_MONTHS for _, unit in self.moves)

        @property
        def working(self) -> bool:
            return any(unit == "working day" for _, unit in self.moves)

        @property
        def phrases(self) -> list[tuple[str, str]]:
            return [_phrase(move) for move in self.moves]

    answer = Date()
    prompt = Prompt(
        en=r"""
        {% if reversed %}
        After these moves, made in this order, a date has become {{ shown }}:
        {% else %}
        Start at the date {{ shown }} and make {{ "these moves in this order" if moves[1:] else "this move" }}:
        {% endif %}

        {{ phrases | map("first") | numbered }}

        {% if clipping %}
        If a month lacks the day that a move by months or years leads to, take the last day of that month.
        {% endif %}
        {% if working %}
        Working days are Monday to Friday; a move by working days passes over all other days without counting them.
        {% endif %}
        Dates are in the Gregorian calendar, written year-month-day.
        {{ "What was the date before the moves?" if reversed else "Which date is reached?" }}
        """,
        zh=r"""
        {% if reversed %}
        某个日期依次经过下列移动后变成了 {{ shown }}：
        {% else %}
        从日期 {{ shown }} 开始，{{ "依次" if moves[1:] }}进行下列移动：
        {% endif %}

        {{ phrases | map("last") | numbered }}

        {% if clipping %}
        按月或按年移动时，若目标月份没有那一天，则取该月的最后一天。
        {% endif %}
        {% if working %}
        工作日是星期一至星期五；按工作日移动时，其他日子都跳过不数。
        {% endif %}
        日期采用公历，写作“年-月-日”。{{ "移动之前是哪一天？" if reversed else "最后到达哪一天？" }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, date]:
        backwards = params.reversible and rng.randrange(3) == 0
        units = ["day", "week", *(["month", "year"] if params.months else [])]
        if params.dependent and not backwards:
            units += ["working day", "weekday", "month end"]
        for _ in range(200):
            first = calendar.random_date(rng, 1900, 2100)
            if params.clipping and not backwards:
                first = (*first[:2], rng.randint(28, calendar.month_length(*first[:2])))
            moves = tuple(_draw_move(params, units, rng) for _ in range(params.moves))
            dates = [first]
            for move in moves:
                dates.append(_moved(dates[-1], move))
            steps = [
                (a[2], b[2]) for (_, unit), a, b in zip(moves, dates, dates[1:], strict=False) if unit in _BY_MONTHS
            ]
            if backwards:  # a date is reached from one date alone if no month can lack its day
                fits = all(after < 28 for _, after in steps)
            else:
                fits = not params.clipping or any(before > after for before, after in steps)
            if fits and all(1 <= year <= 9998 for year, _, _ in dates):
                shown, asked = (dates[-1], first) if backwards else (first, dates[-1])
                instance = self.Instance(date=shown, moves=moves, reversed=backwards)
                other = self.solve(instance.model_copy(update={"moves": moves[::-1]}))
                if not moves[1:] or not params.months or other != date(*asked):  # the order should matter
                    return instance, date(*asked)
        raise task.Retry

    def solve(self, instance: Instance) -> date:
        result = instance.date
        for move in _in_order(instance):
            result = _moved(result, move)
        return date(*result)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, day = list[str](), instance.date
        for n, unit in _in_order(instance):
            after = _moved(day, (n, unit))
            days = calendar.days_between(day, after)
            if unit in _BY_MONTHS:
                lines.append(calendar_walk.months_line(day, 12 * n if unit == "year" else n))
            elif unit == "month end":
                lines.append(calendar.iso(after))
            elif unit == "working day":
                lines += calendar_walk.working_lines(day, n, language)
            else:
                lines += [f"7 * {abs(n)} = {abs(days)}"] * (unit == "week")
                lines += calendar_walk.weekday_lines(day, language) if unit in calendar.WEEKDAYS else []
                lines += calendar_walk.moved_lines(day, days)
            day = after
        return "\n".join(lines)


def _in_order(instance: DateOffset.Instance) -> tuple[Move, ...]:
    """Give the moves from the date that is shown to the one that is asked for."""
    return tuple((-n, unit) for n, unit in reversed(instance.moves)) if instance.reversed else instance.moves


_BY_MONTHS = ("month", "year")
_ZH_UNITS = {"day": "天", "week": "周", "month": "个月", "year": "年", "working day": "个工作日"}


def _draw_move(params: DateOffset.Params, units: list[str], rng: Random) -> Move:
    unit, sign = rng.choice(units), rng.choice((1, -1))
    if unit == "weekday":
        return sign, rng.choice(calendar.WEEKDAYS)
    if unit == "month end":
        return 1, unit
    most = {"day": params.days, "week": max(4, params.days // 7), "month": 40, "year": 30, "working day": 40}[unit]
    return sign * rng.randint(1, most), unit


def _phrase(move: Move) -> tuple[str, str]:
    """Tell a move in English and in Chinese."""
    n, unit = move
    if unit == "month end":
        return "go to the last day of the month", "移到当月的最后一天"
    if unit in calendar.WEEKDAYS:
        zh = f"星期{'一二三四五六日'[calendar.WEEKDAYS.index(unit)]}"
        if n > 0:
            return f"go to the first {unit} after the date", f"移到该日期之后的第一个{zh}"
        return f"go to the last {unit} before the date", f"移到该日期之前的最后一个{zh}"
    en, zh = ("forward", "推迟") if n > 0 else ("back", "提前")
    return f"go {en} {abs(n)} {unit}{'s' * (abs(n) > 1)}", f"{zh} {abs(n)} {_ZH_UNITS[unit]}"


def _moved(start: calendar.Date, move: Move) -> calendar.Date:
    n, unit = move
    if unit == "month end":
        return *start[:2], calendar.month_length(*start[:2])
    if unit in calendar.WEEKDAYS:
        return calendar.add_days(
            start, n * ((n * (calendar.WEEKDAYS.index(unit) - calendar.weekday(start)) - 1) % 7 + 1)
        )
    if unit == "working day":
        return calendar_walk.working_days(start, n)[-1]
    if unit in _BY_MONTHS:
        return calendar.add_months(start, 12 * n if unit == "year" else n)
    return calendar.add_days(start, 7 * n if unit == "week" else n)

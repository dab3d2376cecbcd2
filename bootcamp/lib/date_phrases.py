"""Phrases that lead from one day to another, such as "the last day of the quarter of ...": drawn, resolved and told."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from bootcamp.lib import calendar
from bootcamp.lib.prompts import ordinal
from bootcamp.lib.worlds import zh
from bootcamp.verifiers.times import MONTHS

Phrase = tuple[str, int, int, int]
"""A kind and three numbers: which one, a weekday, and how many periods later.

``after``, ``before``: the n-th of a weekday strictly after or before. ``seen``: a weekday of this, the next or the last
week. ``days``: n days later or earlier. ``working``: the n-th day from Monday to Friday after. ``edge week``, ``edge
month``, ``edge quarter``, ``edge fiscal``: the first (0) or last (1) day of a period. ``in month``, ``in quarter``,
``in fiscal``: the n-th of a weekday in a period, -1 for the last.
"""
Phrases = tuple[Phrase, ...]
Terms = tuple[int, int]
"""The weekday with which weeks begin, and the month with which fiscal years begin."""

_UNITS = {
    "week": ("week", "周", "一周"),
    "month": ("month", "月", "个月"),
    "quarter": ("quarter", "季度", "一季度"),
    "fiscal": ("fiscal year", "财年", "一财年"),
}


def draw(rng: Random, kinds: Sequence[str]) -> Phrase:
    """Draw a phrase of one of some kinds.

    >>> draw(Random(1), ["after"])
    ('after', 1, 4, 0)
    """
    kind = rng.choice(kinds)
    group, _, unit = kind.partition(" ")
    weekday = rng.randrange(7)
    if group in ("after", "before"):
        return kind, rng.randint(1, 4), weekday, 0
    if kind == "days":
        return kind, rng.choice((-1, 1)) * rng.randint(3, 60), 0, 0
    if kind == "working":
        return kind, rng.randint(2, 12), 0, 0
    shift = rng.choice((-2, -1, -1, 0, 1, 1, 2))
    if kind == "seen":
        return kind, 0, weekday, max(-1, min(1, shift))
    if group == "edge":
        return kind, rng.randrange(2), 0, shift
    most = {"month": 4, "quarter": 12, "fiscal": 50}[unit]
    return kind, rng.choice((-1, rng.randint(1, most))), weekday, max(-1, min(1, shift))


def loosened(phrase: Phrase) -> Phrase:
    """Read "this", "next" and "last" with a weekday as the first or last one after or before the day.

    >>> loosened(("seen", 0, 4, 1))
    ('after', 1, 4, 0)
    """
    kind, _, weekday, shift = phrase
    return ("before" if shift < 0 else "after", 1, weekday, 0) if kind == "seen" else phrase


def period(day: calendar.Date, unit: str, shift: int, terms: Terms) -> tuple[int, int]:
    """Give the first and the last day of a period near that of a day, as day numbers.

    >>> [calendar.from_day_number(number) for number in period((2024, 2, 14), "quarter", 1, (0, 4))]
    [(2024, 4, 1), (2024, 6, 30)]
    """
    year, month, _ = day
    if unit == "week":
        first = calendar.day_number(day) - (calendar.weekday(day) - terms[0]) % 7 + 7 * shift
        return first, first + 6
    size, start = {"month": (1, 1), "quarter": (3, 1), "fiscal": (12, terms[1])}[unit]
    index = (12 * year + month - start) // size + shift
    ends = [
        calendar.day_number((whole // 12, whole % 12 + 1, 1))
        for whole in (size * index + start - 1, size * (index + 1) + start - 1)
    ]
    return ends[0], ends[1] - 1


def resolve(day: calendar.Date, phrases: Phrases, terms: Terms) -> calendar.Date:
    """Follow phrases from a day, the innermost first.

    >>> resolve((2024, 2, 14), (("edge quarter", 1, 0, 0), ("after", 2, 1, 0)), (0, 4))
    (2024, 4, 9)
    """
    for kind, n, weekday, shift in phrases:
        group, _, unit = kind.partition(" ")
        number = calendar.day_number(day)
        if group == "after":
            number += (weekday - calendar.weekday(day) - 1) % 7 + 1 + 7 * (n - 1)
        elif group == "before":
            number -= (calendar.weekday(day) - weekday - 1) % 7 + 1 + 7 * (n - 1)
        elif kind == "days":
            number += n
        elif kind == "working":
            for _ in range(n):
                number += max(1, 7 - (number + 2) % 7) if (number + 2) % 7 > 3 else 1
        else:
            first, last = period(day, unit or "week", shift, terms)
            if kind == "seen":
                number = first + (weekday - terms[0]) % 7
            elif group == "edge":
                number = last if n else first
            elif n < 0:
                number = last - (last + 2 - weekday) % 7
            else:
                number = first + (weekday - first - 2) % 7 + 7 * (n - 1)
        day = calendar.from_day_number(number)
    return day


def told(inside: str, phrases: Phrases, language: str) -> str:
    """Write phrases around the words for a day.

    >>> told("today", (("edge quarter", 1, 0, -1), ("after", 2, 1, 0)), "en")
    'the 2nd Tuesday after the last day of the quarter before the quarter of today'
    """
    for phrase in phrases:
        inside = (_chinese if language == "zh" else _english)(inside, *phrase)
    return inside


def _english(inside: str, kind: str, n: int, weekday: int, shift: int) -> str:
    name, (group, _, unit) = calendar.WEEKDAYS[weekday], kind.partition(" ")
    if group in ("after", "before"):
        return f"the {ordinal(n)} {name} {kind} {inside}"
    if kind == "days":
        return f"the day {abs(n)} days {'after' if n > 0 else 'before'} {inside}"
    if kind == "working":
        return f"the {ordinal(n)} working day after {inside}"
    if kind == "seen":
        return (
            f"{('this', 'next', 'last')[shift]} {name}, seen from {inside}"
            if inside != "today"
            else f"{('this', 'next', 'last')[shift]} {name}"
        )
    period = f"the {_UNITS[unit][0]} of {inside}"
    if shift:
        which = "" if abs(shift) == 1 else "second "
        period = f"the {which}{_UNITS[unit][0]} {'after' if shift > 0 else 'before'} {period}"
    if group == "edge":
        return f"the {'last' if n else 'first'} day of {period}"
    return f"the {'last' if n < 0 else ordinal(n)} {name} of {period}"


def _chinese(inside: str, kind: str, n: int, weekday: int, shift: int) -> str:
    name, (group, _, unit) = zh(calendar.WEEKDAYS[weekday]), kind.partition(" ")
    if group in ("after", "before"):
        return f"{inside}{'之后' if kind == 'after' else '之前'}的第 {n} 个{name}"
    if kind == "days":
        return f"{inside}{'之后' if n > 0 else '之前'} {abs(n)} 天的那一天"
    if kind == "working":
        return f"{inside}之后的第 {n} 个工作日"
    if kind == "seen":
        return f"{'' if inside == '今天' else f'以{inside}来看的'}“{('本周', '下周', '上周')[shift]}”{name}"
    period = f"{inside}所在的{_UNITS[unit][1]}"
    if shift:
        period += f"的{('下', '下下')[shift - 1] if shift > 0 else ('上', '上上')[-shift - 1]}{_UNITS[unit][2]}"
    if group == "edge":
        return f"{period}的{'最后' if n else '第'}一天"
    return f"{period}的{'最后一个' if n < 0 else f'第 {n} 个'}{name}"


def rules(phrases: Phrases, terms: Terms, language: str) -> list[str]:
    """Say what the terms mean that some phrases use.

    >>> rules((("edge week", 0, 0, 0),), (6, 4), "en")
    ['A week begins on Sunday; the week of a day is the week in which it lies.']
    """
    kinds = {kind for kind, *_ in phrases}
    units = {kind.partition(" ")[2] for kind in kinds} | ({"week"} if "seen" in kinds else set())
    first, month = calendar.WEEKDAYS[terms[0]], MONTHS[terms[1] - 1]
    lines = [
        (
            kinds & {"after", "before"},
            '"The n-th Friday after (before) a day" is counted forward (backward) from the day, which never counts.',
            "“某日之后（之前）的第 n 个星期五”从该日往后（往前）数，该日本身不算。",
        ),
        (kinds & {"days"}, "The day 1 day after a day is the next day.", "某日之后 1 天是它的次日。"),
        (
            kinds & {"working"},
            "Working days are Monday to Friday; the n-th working day after a day is counted without that day.",
            "工作日是星期一至星期五；数某日之后的工作日时，该日本身不算。",
        ),
        (
            units & {"week"},
            f"A week begins on {first}; the week of a day is the week in which it lies.",
            f"一周从{zh(first)}开始；某日所在的周就是包含该日的那一周。",
        ),
        (
            kinds & {"seen"},
            '"This Friday", seen from a day, is the Friday of the week of that day; '
            '"next Friday" and "last Friday" are those of the week after it and of the week before it.',
            "以某日来看，“本周”星期五是该日所在周的星期五；“下周”“上周”星期五分别是下一周、上一周的星期五。",
        ),
        (units & {"month"}, "The month of a day is the calendar month in which it lies.", "某日所在的月指日历月。"),
        (
            units & {"quarter"},
            "Quarters begin on the first days of January, April, July and October.",
            "季度从一月、四月、七月、十月的第一天开始。",
        ),
        (
            units & {"fiscal"},
            f"A fiscal year begins on the first day of {month} and lasts 12 months.",
            f"财年从{zh(month)}的第一天开始，为期 12 个月。",
        ),
    ]
    return [chinese if language == "zh" else english for used, english, chinese in lines if used]

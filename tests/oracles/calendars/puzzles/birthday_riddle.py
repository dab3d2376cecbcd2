"""Judge by Python's datetime: every day of the span, with ages counted birthday by birthday."""

from datetime import date, timedelta
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: frozenset[date]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    first, last = date(*instance.first), date(*instance.last)
    births = [date(*born) for _, born in instance.others]
    found = {
        day
        for day in (first + timedelta(days=n) for n in range((last - first).days + 1))
        if all(_true(day, births, *statement) for statement in instance.statements)
    }
    if not 1 <= len(found) <= 6:
        return f"{len(found)} dates fit"
    return "" if found == answer else f"the dates that fit are {sorted(found)}"


def near_misses(instance: Any, answer: frozenset[date]) -> list[frozenset[date]]:
    """One date less, one more, one moved."""
    some = min(answer)
    rest = answer - {some}
    moved = [some + timedelta(days=n) for n in (1, -1, 7)]
    return [*([rest] if rest else []), *(rest | {day} for day in moved if day not in answer)]


def _birthday(born: date, n: int) -> date:
    try:
        return born.replace(year=born.year + n)
    except ValueError:
        return date(born.year + n, 3, 1)


def _years(born: date, day: date) -> int:
    """Count the birthdays up to a day; -1 before the birth, as one year less for each year before."""
    years = day.year - born.year - 2
    while _birthday(born, years + 1) <= day:
        years += 1
    return years


def _true(born: date, births: list[date], kind: str, numbers: Any, dates: Any) -> bool:
    days = [date(*day) for day in dates]
    if kind == "age":
        return _years(born, days[0]) == numbers[0]
    if kind == "around":
        shown = [days[0] - timedelta(days=numbers[0]), days[0] + timedelta(days=numbers[2])]
        return [_years(born, day) for day in shown] == [numbers[1], numbers[3]]
    if kind == "weekday":
        return _birthday(born, numbers[0]).weekday() == numbers[1]
    if kind == "same":
        return (_birthday(born, numbers[0]) - born).days % 7 == 0
    if kind == "near":
        return abs((_birthday(born, numbers[0]) - days[0]).days) <= numbers[1]
    if kind == "digits":
        return _years(born, days[0]) == sum(int(sign) for sign in str(born.year))
    if kind == "older":
        return _years(births[numbers[2]], _birthday(born, numbers[0])) == numbers[1]
    if kind == "later":
        other = births[numbers[0]]
        return (born.month, born.day) > (other.month, other.day)
    return _years(born, days[0]) == numbers[0] * _years(births[numbers[1]], days[0])

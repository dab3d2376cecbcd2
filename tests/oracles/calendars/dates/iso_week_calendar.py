"""Judge by the ISO calendar of Python's datetime and a list of the weeks of every retail year."""

from datetime import date, timedelta
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    day = date(*instance.start)
    for kind, n in instance.moves:
        year, week, number = day.isocalendar()
        if kind == "period":
            place = next(index for index, weeks in enumerate(_periods(year)) if week in weeks)
            inside = _periods(year)[place].index(week)
            later = year * 12 + place + n
            weeks = _periods(later // 12)[later % 12]
            day = date.fromisocalendar(later // 12, (weeks[inside:] or weeks[-1:])[0], number)
        elif kind == "year":
            last = _periods(year + n)[-1][-1]
            day = date.fromisocalendar(year + n, min(week, last), number)
        elif kind == "last":
            while (day + timedelta(weeks=1)).isocalendar()[0] == year:
                day += timedelta(weeks=1)
        else:
            day += timedelta(weeks=n) if kind == "week" else timedelta(days=n)
    year, week, number = day.isocalendar()
    place = next(index for index, weeks in enumerate(_periods(year)) if week in weeks)
    inside = _periods(year)[place].index(week) + 1
    true = {
        "date": day,
        "week": {"year": year, "week": week, "day": number},
        "retail": {"year": year, "period": place + 1, "week": inside, "day": number},
    }[instance.asked]
    return "" if answer == true else f"the day is {true}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A day or a year away."""
    if instance.asked == "date":
        return [answer + timedelta(days=1), answer - timedelta(days=7)]
    return [{**answer, "day": answer["day"] % 7 + 1}, {**answer, "year": answer["year"] + 1}]


def _periods(year: int) -> list[list[int]]:
    """List the weeks of the 12 periods of a year."""
    last = date(year, 12, 31)
    while last.isocalendar()[0] != year:
        last -= timedelta(days=1)
    left = list(range(1, last.isocalendar()[1] + 1))
    periods = []
    for size in (4, 4, 5) * 4:
        periods.append(left[:size])
        left = left[size:]
    periods[-1] += left
    return periods

"""Read conditions on dates by the datetime and calendar modules of Python."""

from calendar import isleap, monthrange
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any


def days(first: date, last: date) -> Iterator[date]:
    """Yield all days, both ends included."""
    for ahead in range((last - first).days + 1):
        yield first + timedelta(days=ahead)


def meets(day: date, conditions: Any) -> bool:
    """Tell whether a day meets all conditions."""
    return all(_TESTS[kind](day, *numbers) for kind, numbers in conditions)


def _digits(day: date) -> str:
    return day.isoformat().replace("-", "")


_TESTS: dict[str, Any] = {
    "weekdays": lambda day, *weekdays: day.weekday() in weekdays,
    "weekday": lambda day, weekday: day.isoweekday() == weekday + 1,
    "parity": lambda day, rest: (day.day - rest) % 2 == 0,
    "long": lambda day: monthrange(day.year, day.month)[1] == 31,
    "multiple": lambda day, n: day.day in range(n, 32, n),
    "year day": lambda day, n: day.timetuple().tm_yday % n == 0,
    "day": lambda day, n: day.day == n,
    "product": lambda day: day.year % 100 == day.month * day.day,
    "sum": lambda day, n: day.day == n - day.month,
    "digits": lambda day, n: sum(map(int, _digits(day))) == n,
    "palindrome": lambda day: _digits(day) == _digits(day)[::-1],
    "leap": lambda day: isleap(day.year),
    "new year": lambda day: (day.timetuple().tm_yday - 1) % 7 == 0,
    "year multiple": lambda day, n: day.year in range(0, 10_000, n),
    "digit": lambda day, n: str(n) not in _digits(day),
}

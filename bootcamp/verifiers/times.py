"""Formats of dates and times of day."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bootcamp.lib.calendar import MONTHS
from bootcamp.verifiers.base import Format, Malformed
from bootcamp.verifiers.dress import undress

_DATE = re.compile(r"(\d{1,4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?")
_SHORT = [name[:3] for name in MONTHS]
_NAMES = "|".join(f"[{name[0]}{name[0].lower()}]{name[1:3]}(?:{name[3:]})?" for name in MONTHS)
_MONTH = rf"(?P<month>{_NAMES}|[Ss]ept)\.?"
_DAY = r"(?P<day>\d{1,2})(?:st|nd|rd|th)?"
_NAMED = (
    re.compile(rf"{_MONTH}\s+{_DAY},?\s+(?P<year>\d{{4}})"),
    re.compile(rf"{_DAY}\s+{_MONTH},?\s+(?P<year>\d{{4}})"),
)
_CLOCK = re.compile(r"(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\s*([AaPp])\.?[Mm]\.?)?")


@dataclass(frozen=True)
class Date(Format[datetime.date]):
    """A date written year-month-day, or with the month's English name; the value is a ``datetime.date``.

    >>> Date().parse("2024-3-5"), Date().render(datetime.date(2024, 3, 5))
    (datetime.date(2024, 3, 5), '2024-03-05')
    >>> Date().parse("March 5th, 2024") == Date().parse("5 Mar 2024")
    True
    """

    def form(self, language: str) -> str:
        """Describe the answer."""
        return "一个日期，格式为 YYYY-MM-DD" if language == "zh" else "one date in the form YYYY-MM-DD"

    def parse(self, text: str) -> datetime.date:
        """Read a date; raise Malformed for one that does not exist."""
        text = undress(text)
        parts = _date_parts(text) if len(text) <= 60 else None
        try:
            if parts is not None:
                return datetime.date(*parts)
        except ValueError:
            pass
        raise Malformed("expected a date of the form YYYY-MM-DD")

    def render(self, value: datetime.date) -> str:
        """Write the date as YYYY-MM-DD."""
        return value.isoformat()

    def guess(self, rng: Random) -> datetime.date:
        """Draw a date of this century."""
        return datetime.date(2000, 1, 1) + datetime.timedelta(days=rng.randrange(36_500))

    def neighbours(self, value: datetime.date, rng: Random) -> Iterator[datetime.date]:
        """Give dates a day, a week or a month away."""
        for days in (1, -1, 7, rng.randint(27, 31)):
            try:
                yield value + datetime.timedelta(days=days)
            except OverflowError:
                continue


def _date_parts(text: str) -> tuple[int, int, int] | None:
    """Return year, month and day as written, whether or not there is such a date."""
    found = _DATE.fullmatch(text)
    if found is not None:
        return int(found[1]), int(found[2]), int(found[3])
    for pattern in _NAMED:
        found = pattern.fullmatch(text)
        if found is not None:
            return int(found["year"]), 1 + _SHORT.index(found["month"][:3].capitalize()), int(found["day"])
    return None


@dataclass(frozen=True)
class Clock(Format[int]):
    """A time of day, hours and minutes or, with `seconds`, seconds too; the value counts minutes (seconds) since
    midnight.

    >>> Clock().parse("9:05"), Clock().parse("12:30 PM"), Clock().render(545)
    (545, 750, '09:05')
    """

    seconds: bool = False

    @property
    def _day(self) -> int:
        return 86_400 if self.seconds else 1440

    def form(self, language: str) -> str:
        """Describe the answer."""
        shape = "HH:MM:SS" if self.seconds else "HH:MM"
        return (
            f"一个时刻，格式为 {shape}（24 小时制）"
            if language == "zh"
            else f"one time of day in the form {shape} (24 hours)"
        )

    def parse(self, text: str) -> int:
        """Read a time of day; raise Malformed for one that does not exist."""
        text = undress(text)
        found = _CLOCK.fullmatch(text) if len(text) <= 60 else None
        if found is None or (found[3] is not None and not self.seconds and found[3] != "00"):
            raise Malformed("expected a time of day")
        hours, minutes, seconds = int(found[1]), int(found[2]), int(found[3] or 0)
        if found[4]:
            if not 1 <= hours <= 12:
                raise Malformed("expected a time of day")
            hours = hours % 12 + 12 * (found[4] in "Pp")
        if hours > 23 or minutes > 59 or seconds > 59:
            raise Malformed("expected a time of day")
        return 3600 * hours + 60 * minutes + seconds if self.seconds else 60 * hours + minutes

    def render(self, value: int) -> str:
        """Write the time with two digits a part."""
        minutes, seconds = divmod(value, 60) if self.seconds else (value, 0)
        text = f"{minutes // 60:02}:{minutes % 60:02}"
        return f"{text}:{seconds:02}" if self.seconds else text

    def guess(self, rng: Random) -> int:
        """Draw a time."""
        return rng.randrange(self._day)

    def neighbours(self, value: int, rng: Random) -> Iterator[int]:
        """Give times a minute, an hour and half a day away."""
        for step in (1, -1, self._day // 24, self._day // 2):
            yield (value + step) % self._day

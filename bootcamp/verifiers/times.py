"""Formats of dates, times of day, and both together."""

from __future__ import annotations

import datetime
import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bootcamp.verifiers.base import Format, Malformed
from bootcamp.verifiers.dress import undress

MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)
_DATE = re.compile(r"(\d{1,4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*[日号]?|(\d{4})(\d{2})(\d{2})")
_SHORT = [name[:3].casefold() for name in MONTHS]
_NAMES = "|".join(f"{name[:3]}(?:{name[3:]})?" for name in MONTHS)
_MONTH = rf"(?P<month>{_NAMES}|Sept)\.?"
_DAY = r"(?:the\s+)?(?P<day>\d{1,2})(?:st|nd|rd|th)?"
_NAMED = (
    re.compile(rf"{_MONTH}\s+{_DAY},?\s+(?P<year>\d{{4}})", re.IGNORECASE),
    re.compile(rf"{_DAY}[\s-]+(?:of\s+)?{_MONTH},?[\s-]+(?:of\s+)?(?P<year>\d{{4}})", re.IGNORECASE),
    re.compile(rf"(?P<year>\d{{4}})[\s-]+{_MONTH}[\s-]+{_DAY}", re.IGNORECASE),
)
_WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_CHINESE_WEEKDAYS = "一二三四五六日"
_WEEKDAY = re.compile(
    rf"[,(]?\s*(?:on\s+)?(?P<name>{'|'.join(f'{name[:3]}(?:{name[3:]}|{name[3:-3]})?' for name in _WEEKDAYS)})\b"
    r"\.?\s*[,)]?"
    r"|[,(]?\s*(?:星期|周|礼拜)(?P<sign>[一二三四五六日天])\s*[,)]?",
    re.IGNORECASE,
)
_DATE_DRESS = re.compile(r"\A(?:on\s+|公元)|(?:T|\s)00:00(?::00)?\Z")
_HALF = r"(?P<half>上午|早上|早晨|凌晨|清晨|下午|午后|晚上|夜里|傍晚|中午)"
_NOON = {"noon": "12:00", "12 noon": "12:00", "正午": "12:00", "midnight": "00:00", "12 midnight": "00:00",
    "午夜": "00:00"}  # fmt: skip
_PARTS_OF_DAY = {"morning": "AM", "afternoon": "PM", "evening": "PM"}
_PART_OF_DAY = re.compile(rf"\s+in the ({'|'.join(_PARTS_OF_DAY)})\Z")
_TWICE = re.compile(r"([^()]+)\(([^()]*)\)")
_CLOCK = re.compile(
    rf"{_HALF}?\s*(?P<hours>\d{{1,2}})"
    r"(?:\s*(?:\{:\}|:|h(?=\s?\d))\s*(?P<minutes>\d{2})(?:min)?(?:\s*(?:\{:\}|:)\s*(?P<seconds>\d{2}))?"
    r"|\s*[点时](?:\s*(?P<minutes_zh>\d{1,2})\s*分?(?:\s*(?P<seconds_zh>\d{1,2})\s*秒)?|整)?"
    r"|(?=\s*[AaPp]\.?\s*[Mm]))"
    r"(?:\s*(?P<letter>[AaPp])\.?\s*[Mm]\.?)?(?:\s*(?:hours|hrs|h|o'clock))?"
    r"|(?P<hours_24>\d{2})(?P<minutes_24>\d{2})(?:\s*(?:hours|hrs|h))?"
)


@dataclass(frozen=True)
class Date(Format[datetime.date]):
    """A date written year-month-day, or with the month's English name; the value is a ``datetime.date``.

    >>> Date().parse("2024-3-5"), Date().render(datetime.date(2024, 3, 5))
    (datetime.date(2024, 3, 5), '2024-03-05')
    >>> Date().parse("Tuesday, March 5th, 2024") == Date().parse("5 Mar 2024")
    True
    """

    def form(self, language: str) -> str:
        """Describe the answer."""
        return "一个日期，格式为 YYYY-MM-DD" if language == "zh" else "a date in the form YYYY-MM-DD"

    def parse(self, text: str) -> datetime.date:
        """Read a date; raise Malformed for one that does not exist."""
        text = _DATE_DRESS.sub("", undress(text))
        weekdays = [] if len(text) <= 10 else list(_WEEKDAY.finditer(text[:60]))
        try:
            day = datetime.date(*_date_parts(_WEEKDAY.sub("", text).strip() if weekdays else text))
        except ValueError:
            day = None
        if day is None or any(_weekday(found) != day.weekday() for found in weekdays):
            raise Malformed("expected a date of the form YYYY-MM-DD")
        return day

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


def _weekday(found: re.Match[str]) -> int:
    """Return the number of a weekday that is named, from 0 for Monday."""
    if found["sign"]:
        return _CHINESE_WEEKDAYS.index(found["sign"].replace("天", "日"))
    return next(index for index, name in enumerate(_WEEKDAYS) if name.startswith(found["name"][:3].casefold()))


def _date_parts(text: str) -> tuple[int, int, int]:
    """Return year, month and day as written, whether or not there is such a date; raise ValueError for other texts."""
    found = _DATE.fullmatch(text) if len(text) <= 60 else None
    if found is not None:
        year, month, day = filter(None, found.groups())
        return int(year), int(month), int(day)
    for pattern in _NAMED if len(text) <= 60 else ():
        found = pattern.fullmatch(text)
        if found is not None:
            return int(found["year"]), 1 + _SHORT.index(found["month"][:3].casefold()), int(found["day"])
    raise ValueError(f"text={text!r}: expected a date")


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
            else f"a time of day in the form {shape} (24-hour clock)"
        )

    def parse(self, text: str) -> int:
        """Read a time of day; raise Malformed for one that does not exist."""
        text = undress(text).removeprefix("at ")
        text = _NOON.get(text.casefold(), text)
        if twice := _TWICE.fullmatch(text):
            one, other = map(self.parse, twice.groups())
            if one != other:
                raise Malformed("expected one time of day")
            return one
        text = _PART_OF_DAY.sub(lambda found: f" {_PARTS_OF_DAY[found[1]]}", text)
        found = _CLOCK.fullmatch(text) if len(text) <= 60 else None
        seconds = int((found["seconds"] or found["seconds_zh"] or 0) if found else 0)
        if found is None or (seconds and not self.seconds):
            raise Malformed("expected a time of day")
        hours, minutes = _hours(found), int(found["minutes"] or found["minutes_zh"] or found["minutes_24"] or 0)
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


def _hours(found: re.Match[str]) -> int:
    """Return the hour of 24; the half of the day may be told by letters or in Chinese, where 下午 15 点 is said too."""
    hours, half = int(found["hours"] or found["hours_24"]), found["half"]
    if found["letter"]:
        if not 1 <= hours <= 12:
            raise Malformed("expected a time of day")
        return hours % 12 + 12 * (found["letter"] in "Pp")
    if half in ("晚上", "夜里") and (hours < 5 or hours == 12):  # after midnight
        return hours % 12
    if half in ("下午", "午后", "晚上", "夜里", "傍晚"):
        return hours if hours >= 12 else hours + 12
    if half == "中午":
        return hours + 12 if hours < 3 else hours
    return hours % 12 if half and hours == 12 else hours


_FINAL_WEEKDAY = re.compile(rf"\s*\(({'|'.join(_WEEKDAYS)}|(?:星期|周)[一二三四五六日天])\)\Z", re.IGNORECASE)
_BETWEEN = re.compile(r"[,\s]+(?:at\s+|on\s+)?|(?<=\d)_(?=\d)|(?<=\d)T(?=\d)|(?<=[日号])(?=\S)")


@dataclass(frozen=True)
class Moment(Format[datetime.datetime]):
    """A date and a time of day, either first; the value is a ``datetime.datetime`` without a zone.

    >>> Moment().parse("2024-3-5 9:05"), Moment().render(datetime.datetime(2024, 3, 5, 9, 5))
    (datetime.datetime(2024, 3, 5, 9, 5), '2024-03-05 09:05')
    >>> Moment().parse("5 March 2024, 9:05 PM") == Moment().parse("2024-03-05T21:05")
    True
    """

    seconds: bool = False

    def form(self, language: str) -> str:
        """Describe the answer."""
        shape = "YYYY-MM-DD HH:MM:SS" if self.seconds else "YYYY-MM-DD HH:MM"
        if language == "zh":
            return f"一个日期和时刻，格式为 {shape}（24 小时制）"
        return f"a date and time in the form {shape} (24-hour clock)"

    def parse(self, text: str) -> datetime.datetime:
        """Read a date and a time of day; raise Malformed for one that does not exist."""
        text = undress(text)
        if weekday := _FINAL_WEEKDAY.search(text):  # it belongs to the date
            text = f"{weekday[1]}, {text[: weekday.start()]}"
        date, clock = Date(), Clock(self.seconds)
        for gap in _BETWEEN.finditer(text) if len(text) <= 60 else ():
            left, right = text[: gap.start()], text[gap.end() :]
            for day, time in ((left, right), (right, left)):
                try:
                    return self._joined(date.parse(day), clock.parse(time))
                except Malformed:
                    continue
        raise Malformed("expected a date and a time of day")

    def _joined(self, day: datetime.date, time: int) -> datetime.datetime:
        minutes, seconds = divmod(time, 60) if self.seconds else (time, 0)
        return datetime.datetime.combine(day, datetime.time(minutes // 60, minutes % 60, seconds))

    def render(self, value: datetime.datetime) -> str:
        """Write the date and the time with a blank between them."""
        return value.isoformat(" ", "seconds" if self.seconds else "minutes")

    def guess(self, rng: Random) -> datetime.datetime:
        """Draw a date of this century and a time."""
        return self._joined(Date().guess(rng), Clock(self.seconds).guess(rng))

    def neighbours(self, value: datetime.datetime, rng: Random) -> Iterator[datetime.datetime]:
        """Give moments a minute, an hour, half a day and a day away."""
        for minutes in (1, -1, 60, -60, 720, 1440, -1440):
            try:
                yield value + datetime.timedelta(minutes=minutes)
            except OverflowError:
                continue

"""How papers that come in at an office, with a limit of days or months, are told."""

from __future__ import annotations

from bootcamp.lib import calendar
from bootcamp.lib.prompts import clock

_UNITS = {
    "day": ("day", "日"),
    "clear": ("clear day", "整日"),
    "working": ("working day", "个工作日"),
    "month": ("month", "个月"),
}


def told(start: calendar.Date | int, minute: int, post: bool, kind: str, n: int, language: str) -> str:
    """Write an event that starts at a date, or at the deadline of an event with a number.

    >>> told(2, 600, True, "clear", 5, "en")
    'a paper comes in on the deadline of event 2 at 10:00 by post; limit of 5 clear days'
    """
    en, zh = _UNITS[kind]
    if language == "zh":
        day = f"事件 {start} 的截止日" if isinstance(start, int) else f" {calendar.iso(start)}"
        return f"文件于{day} {clock(minute)} {'邮寄' if post else '当面'}送到；期限 {n} {zh}"
    day = f"the deadline of event {start}" if isinstance(start, int) else calendar.iso(start)
    way = "by post" if post else "by hand"
    return f"a paper comes in on {day} at {clock(minute)} {way}; limit of {n} {en}{'s' * (n > 1)}"

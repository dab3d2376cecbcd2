"""Judge minute by minute with Python's datetime."""

from datetime import date, datetime, timedelta
from typing import Any

LEVELS = range(1, 11)
_MINUTE = timedelta(minutes=1)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    opened, closed = map(datetime.fromisoformat, instance.ends())
    pauses = [tuple(map(datetime.fromisoformat, line.split(" → "))) for line in instance.stops()]
    still = {first + step * _MINUTE for first, last in pauses for step in range((last - first) // _MINUTE)}
    off = {date(*day) for day in instance.holidays}
    now, used, due = opened, 0, opened
    while now < closed:
        minute = 60 * now.hour + now.minute
        spans = instance.hours[now.weekday()]
        if now not in still and now.date() not in off and any(first <= minute < last for first, last in spans):
            used += 1
            if used == instance.limit:
                due = now + _MINUTE
        now += _MINUTE
    found = {"used": used, "due": due}
    return "" if found == answer else f"it is {found}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A minute or a day beside it."""
    return [
        {**answer, "used": answer["used"] + 1},
        {**answer, "due": answer["due"] - _MINUTE},
        {**answer, "due": answer["due"] + timedelta(days=1)},
    ]

"""Judge by Python's datetime with zones, read from the stamps as shown; pauses are cut at all ends."""

from datetime import datetime, timedelta
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    first, last = (_read(text) for text in instance.shown())
    pauses = [[_read(text) for text in line.split(" → ")] for line in instance.breaks()]
    cuts = sorted({first, last, *(moment for pause in pauses for moment in pause)})
    total = timedelta()
    for begin, end in pairwise(cuts):
        if not any(one <= begin and end <= two for one, two in pauses):
            total += end - begin
    true = {"days": total.days, "rest": total.seconds}
    return "" if answer == true else f"it ran {total}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A day or a second more."""
    return [{**answer, "days": answer["days"] + 1}, {**answer, "rest": (answer["rest"] + 1) % 86_400}]


def _read(text: str) -> datetime:
    text = text.replace("(", "").replace(")", "").replace("\u2212", "-")
    return datetime.strptime(text, "%Y-%m-%d %I:%M:%S %p %z" if "M" in text else "%Y-%m-%d %H:%M:%S %z")

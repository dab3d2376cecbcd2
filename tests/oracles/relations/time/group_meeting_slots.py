"""Judge by arrays of minutes in numpy, filled from the printed rows."""

import re
from typing import Any

import numpy

LEVELS = range(1, 11)
_DAY = 1440


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size, pad = instance.days * _DAY, _DAY
    free = numpy.ones(size, dtype=bool)
    for row in instance.rows:
        sign, hours, minutes = re.fullmatch(r"UTC([+-])(\d+):(\d+)", row["zone"]).groups()  # type: ignore[union-attr]
        ahead = (int(hours) * 60 + int(minutes)) * (1 if sign == "+" else -1)
        local = numpy.zeros(size + 2 * pad, dtype=bool)  # local minutes, from a day before on
        for day in range(instance.days):
            local[pad + day * _DAY + row["start"] : pad + day * _DAY + row["end"]] = True
        for text, _ in row["busy"]:
            number, times = text.removeprefix("day ").split(": ")
            base = pad + (int(number) - 1) * _DAY
            for a, b, c, d in re.findall(r"(\d+):(\d+)-(\d+):(\d+)", times):
                start, stop = 60 * int(a) + int(b), 60 * int(c) + int(d)
                local[base + start : base + stop + row["rest"]] = False
        free &= local[pad + ahead : pad + ahead + size]
    runs = numpy.zeros(size + 1, dtype=int)
    for minute in range(size - 1, -1, -1):
        runs[minute] = runs[minute + 1] + 1 if free[minute] else 0
    starts = runs[:size:30]
    longest = int(starts.max())
    first = int(numpy.argmax(starts == longest)) * 30
    right = {
        "minutes": longest,
        "count": int((starts == longest).sum()),
        "day": first // _DAY + 1,
        "time": first % _DAY,
    }
    return "" if answer == right else f"it is {right}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """A start more or less, another length, a half hour later."""
    return [
        {**answer, "count": answer["count"] - 1},
        {**answer, "minutes": answer["minutes"] + 5},
        {**answer, "time": (answer["time"] + 30) % _DAY},
    ]

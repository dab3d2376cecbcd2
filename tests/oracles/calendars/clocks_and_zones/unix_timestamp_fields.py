"""Judge from the printed stamps with int.from_bytes and Python's datetime."""

import re
from datetime import datetime, timedelta
from fractions import Fraction
from typing import Any

LEVELS = range(1, 11)
_SIZES = {"seconds": 1, "milliseconds": 1000, "quarters of a second": 4}


def confirm(instance: Any, answer: tuple[datetime, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    found = tuple(map(_read, instance.told("en")))
    return "" if found == answer else f"it is {found}"


def near_misses(instance: Any, answer: tuple[datetime, ...]) -> list[tuple[datetime, ...]]:
    """A second, an hour or a day beside it."""
    steps = (timedelta(seconds=1), -timedelta(hours=1), timedelta(days=1))
    return [(answer[0] + step, *answer[1:]) for step in steps]


def _read(line: str) -> datetime:
    shown, rest = line.split(" (")
    count = 0
    if "-bit" in rest:
        data = bytes.fromhex(shown)
        count = int.from_bytes(data, "little" if "little" in rest else "big", signed=" signed" in rest)
        over = re.search(r"run over (\d+)", rest)
        count += int(over[1]) * 256 ** len(data) if over else 0
    else:
        count = int(shown)
    unit = re.search(r"in ([a-z ]+) since (\S+)\)", rest)
    zone = re.search(r"UTC([+-])(\d\d):(\d\d)", rest)
    if unit is None:
        raise ValueError(line)
    moment = datetime.fromisoformat(unit[2]) + timedelta(seconds=Fraction(count, _SIZES[unit[1]]) // 1)
    ahead = timedelta(hours=int(zone[2]), minutes=int(zone[3])) if zone else timedelta()
    return moment - ahead if zone and zone[1] == "-" else moment + ahead

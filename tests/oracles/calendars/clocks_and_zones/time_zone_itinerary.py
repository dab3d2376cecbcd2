"""Judge from the text of the flights by Python's datetime; the zone that is not printed is found from its flight."""

import re
from datetime import datetime, timedelta
from typing import Any

from tests.oracles.calendars.clocks_and_zones._zones import clock, read

LEVELS = range(1, 11)
_STAMP = r"(\d{4}-\d\d-\d\d \d\d:\d\d)"


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    zones = list(instance.zones)
    if instance.unknown >= 0:
        zones[instance.unknown] = None
    now, air, home = datetime.min, 0, datetime.min
    for number, line in enumerate(instance.told("en")):
        leaves = re.search(rf" at {_STAMP} and", line)
        arrives = re.search(rf"arriving at {_STAMP}", line)
        waits = re.search(r"(\d+) minutes after", line)
        takes = re.search(r"takes (\d+)", line)
        if leaves:
            now = read(zones[number], datetime.fromisoformat(leaves[1]))
        elif waits:
            now += timedelta(minutes=int(waits[1]))
        if number + 1 == instance.asked:
            home = clock(zones[0], now)
        before = now
        if takes:
            now += timedelta(minutes=int(takes[1]))
        elif arrives:
            now = read(zones[number + 1], datetime.fromisoformat(arrives[1]))
        if zones[number + 1] is None and arrives:
            ahead = datetime.fromisoformat(arrives[1]) - now
            zones[number + 1] = (ahead // timedelta(minutes=1), 0, None)
        air += (now - before) // timedelta(minutes=1)
    found = {"arrival": clock(zones[-1], now), "home": home, "air": air}
    return "" if found == answer else f"it is {found}"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """An hour or a day beside it."""
    hour, day = timedelta(hours=1), timedelta(days=1)
    return [
        {**answer, "arrival": answer["arrival"] + hour},
        {**answer, "arrival": answer["arrival"] - day},
        {**answer, "home": answer["home"] - hour},
        {**answer, "air": answer["air"] + 60},
    ]

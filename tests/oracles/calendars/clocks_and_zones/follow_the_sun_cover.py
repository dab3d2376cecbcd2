"""Judge hour by hour in UTC: what the clocks of a site show decides whether a shift began at most its length ago."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    for name, _, _, low, high, _, _ in instance.sites:
        if name not in answer or answer[name] not in range(low, high + 1):
            return f"{name} has no hour from {low} to {high}"
    for first, last, low, high, least in instance.demands:
        for hour in range(168):
            wanted = first <= hour // 24 <= last and low <= hour % 24 < high
            if wanted and sum(_works(site, answer[site[0]], hour, instance.length) for site in instance.sites) < least:
                return f"too few in hour {hour}"
    return ""


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """An hour that may not be chosen."""
    name, _, _, low, high, _, _ = instance.sites[0]
    return [{**answer, name: low - 1}, {**answer, name: high + 1}]


def _works(site: Any, start: int, hour: int, length: int) -> bool:
    """Tell whether the clocks showed the beginning of a shift on a working day in one of the last hours."""
    _, ahead, work, _, _, change, later = site
    for moment in range(hour - length + 1, hour + 1):
        shown = moment + (later if 0 <= change <= moment else ahead)
        if shown % 24 == start and shown // 24 % 7 in work:
            return True
    return False

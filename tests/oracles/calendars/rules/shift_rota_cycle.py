"""Judge by a whole plan, day by day with datetime, which exchanges and holidays change as they are told."""

from datetime import date, timedelta
from itertools import cycle
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    last = max(date(*day) for day, _ in instance.slots)
    plan: dict[date, dict[str, str]] = {}
    for crew, first in zip("ABCDEFGHI", instance.begin(), strict=False):
        day = date.fromisoformat(first)
        for duty in cycle(instance.pattern):
            if day > last:
                break
            plan.setdefault(day, {})[crew] = duty
            day += timedelta(days=1)
    for line in instance.told("en"):
        span, crews = line.split(": ")
        begin, end = map(date.fromisoformat, span.split(" to "))
        one, two = crews.split(" and ")
        for day in plan:
            if begin <= day <= end:
                plan[day][one], plan[day][two] = plan[day][two], plan[day][one]
    for holiday in instance.holidays:
        duties = plan.get(date(*holiday), {})
        for crew in duties:
            duties[crew] = {"D": "N", "N": "D"}.get(duties[crew], "-")
    workers = [[crew for crew, duty in plan[date(*day)].items() if duty == wanted] for day, wanted in instance.slots]
    if any(len(crews) != 1 for crews in workers):
        return "a duty is not done by one crew"
    found = tuple(crews[0] for crews in workers)
    return "" if found == answer else f"the crews are {found}"


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Another crew at one place."""
    others = ["ABCDEFGHI"[: instance.crews].replace(crew, "")[0] for crew in answer]
    return [(*answer[:place], others[place], *answer[place + 1 :]) for place in range(len(answer))]

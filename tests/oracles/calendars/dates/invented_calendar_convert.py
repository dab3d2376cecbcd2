"""Judge by walking from date to date, day by day, with the weekday carried along; steps are bounded at high levels."""

from collections.abc import Iterator
from datetime import date
from typing import Any

LEVELS = range(1, 8)
_State = tuple[int, int, int, int]


def confirm(instance: Any, answer: dict[str, int]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    start, first, weekday = instance.matches[0]
    gap = (date(*instance.given) - date(*start)).days
    for number in range(1, len(instance.planets)):
        known, other, other_weekday = instance.matches[number]
        ahead = 0
        for state in _walk(instance.planets[number - 1], (*first, weekday), 1):
            if state[:3] == tuple(known):
                break
            ahead += 1
        first, weekday, gap = other, other_weekday, gap - ahead
    planet = instance.planets[-1]
    walk = _walk(planet, (*first, weekday), 1 if gap >= 0 else -1)
    state = next(walk)
    for _ in range(abs(gap)):
        state = next(walk)
    found = dict(zip(("year", "month", "day", "weekday"), (*state[:3], state[3] + 1), strict=True))
    return "" if found == answer else f"it is {found}"


def near_misses(instance: Any, answer: dict[str, int]) -> list[dict[str, int]]:
    """Another weekday, day or year."""
    week = instance.planets[-1].week
    return [
        {**answer, "weekday": answer["weekday"] % week + 1},
        {**answer, "day": answer["day"] % 60 + 1},
        {**answer, "year": answer["year"] + 1},
    ]


def _length(planet: Any, year: int, month: int) -> int:
    leap = False
    for place, number in enumerate(planet.leap):
        if year % number == 0:
            leap = place != 1
    return int(planet.months[month - 1]) + (1 if leap and month == planet.long else 0)


def _walk(planet: Any, state: _State, way: int) -> Iterator[_State]:
    """Yield one day after another; the weekday of a feast is that of the ordinary day behind it on the way."""
    year, month, day, weekday = state
    while True:
        yield year, month, day, weekday
        day += way
        if day == 0 or day > _length(planet, year, month):
            month += way
            if month == 0 or month > len(planet.months):
                year, month = year + way, len(planet.months) if way < 0 else 1
            day = _length(planet, year, month) if way < 0 else 1
        if not (month in planet.feasts and day == _length(planet, year, month)):
            weekday = (weekday + way) % planet.week

"""Judge day by day: in which cities one is on each day of the trip."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, tuple[int, int]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    total = sum(instance.stays) - len(instance.stays) + 1
    joined = {frozenset((instance.cities[i], instance.cities[j])) for i, j in instance.flights}
    days = {city: set(range(first, last + 1)) for city, (first, last) in answer.items()}
    if any(len(days[city]) != stay for city, stay in zip(instance.cities, instance.stays, strict=True)):
        return "a stay is too long or too short"
    flown = 0
    for day in range(1, total + 1):
        here = [city for city in instance.cities if day in days[city]]
        if not here:
            return "a day is nowhere"
        if len(here) > 1:
            flown += 1
            if len(here) > 2 or frozenset(here) not in joined:
                return "no such flight"
            if sorted((min(days[city]) == day, max(days[city]) == day) for city in here) != [
                (False, True),
                (True, False),
            ]:
                return "no flight on that day"
    if flown != len(instance.cities) - 1 or max(map(max, days.values())) > total:
        return "not a trip"
    return "" if all(day in days[instance.cities[i]] for i, day in instance.events) else "an appointment is missed"


def near_misses(instance: Any, answer: dict[str, tuple[int, int]]) -> list[dict[str, tuple[int, int]]]:
    """The cities in the order of the list; a stay moved by a day; two stays exchanged."""
    day, listed = 1, {}
    for city, stay in zip(instance.cities, instance.stays, strict=True):
        listed[city] = (day, day + stay - 1)
        day += stay - 1
    one, other = instance.cities[0], instance.cities[-1]
    first, last = answer[one]
    wrong = [listed, {**answer, one: (first + 1, last + 1)}, {**answer, one: (first, last - 1)}]
    wrong.append({**answer, one: answer[other], other: answer[one]})
    return [near for near in wrong if confirm(instance, near) and max(b for _, b in near.values()) <= day]

"""Judge each rule by hand, and by scipy's mixed-integer programmes that there is a plan within the budget at all."""

from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    rides = [instance.transport[int(name[1:]) - 1] for name in answer["transport"]]
    rooms = [instance.hotels[int(name[1:]) - 1] for name in answer["hotels"]]
    seen = [instance.sights[int(name[1:]) - 1] for name in answer["sights"]]
    cities = list(range(len(instance.cities)))
    if [one[0] for one in rides] != cities or [one[0] for one in rooms] != cities:
        return "not one offer for each city"
    if any(ride[1] > room[1] for ride, room in zip(rides, rooms, strict=True)):
        return "too late"
    if any([one[0] for one in seen].count(city) > instance.most for city in cities):
        return "too many sights"
    if sum(room[3] for room in rooms) < instance.stars or sum(one[2] for one in seen) < instance.points:
        return "too few stars or points"
    total = sum(one[2] for one in rides) + sum(one[2] for one in rooms) + sum(one[1] for one in seen)
    return "" if total <= instance.budget else "too dear"


def others(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The cheapest plan by scipy."""
    stays = [
        (t, h)
        for t, ride in enumerate(instance.transport)
        for h, room in enumerate(instance.hotels)
        if ride[0] == room[0] and ride[1] <= room[1]
    ]
    m, k = len(stays), len(instance.sights)
    goal = [instance.transport[t][2] + instance.hotels[h][2] for t, h in stays] + [one[1] for one in instance.sights]
    rows, low, high = [], [], []
    for city in range(len(instance.cities)):
        rows.append([instance.transport[t][0] == city for t, _ in stays] + [0] * k)
        rows.append([0] * m + [one[0] == city for one in instance.sights])
        low += [1, 0]
        high += [1, instance.most]
    rows.append([instance.hotels[h][3] for _, h in stays] + [0] * k)
    rows.append([0] * m + [one[2] for one in instance.sights])
    low += [instance.stars, instance.points]
    high += [numpy.inf, numpy.inf]
    found = milp(
        goal,
        constraints=LinearConstraint(numpy.array(rows, float), low, high),
        integrality=numpy.ones(m + k),
        bounds=Bounds(0, 1),
    )
    assert found.success
    taken = sorted(stays[i] for i in range(m) if found.x[i] > 0.5)
    return [
        {
            "transport": tuple(f"T{t + 1}" for t, _ in taken),
            "hotels": tuple(f"H{h + 1}" for _, h in taken),
            "sights": frozenset(f"S{i + 1}" for i in range(k) if found.x[m + i] > 0.5),
        }
    ]


def greedy(instance: Any) -> dict[str, Any]:
    """The cheapest ride and hotel of each city, and the sights with most points for their price."""
    cities = range(len(instance.cities))
    chosen: list[int] = []
    for i in sorted(range(len(instance.sights)), key=lambda i: instance.sights[i][1] / instance.sights[i][2]):
        same = [k for k in chosen if instance.sights[k][0] == instance.sights[i][0]]
        if len(same) < instance.most and sum(instance.sights[k][2] for k in chosen) < instance.points:
            chosen.append(i)
    best = {}
    for kind, offers in (("T", instance.transport), ("H", instance.hotels)):
        cheap = [min((one[2], i) for i, one in enumerate(offers) if one[0] == city)[1] for city in cities]
        best[kind] = tuple(f"{kind}{i + 1}" for i in cheap)
    return {
        "transport": best["T"],
        "hotels": best["H"],
        "sights": frozenset(f"S{i + 1}" for i in chosen),
    }


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The greedy plan, no sights, all sights, rides exchanged."""
    wrong = [greedy(instance), {**answer, "sights": frozenset()}]
    wrong.append({**answer, "sights": frozenset(f"S{i + 1}" for i in range(len(instance.sights)))})
    wrong.append({**answer, "transport": answer["transport"][::-1]})
    return [one for one in wrong if confirm(instance, one)]

"""Judge on a table of what is where; networkx checks the limit where there are few states."""

from collections import Counter
from typing import Any

from tests.oracles.planning._plans import Game, judged

LEVELS = range(1, 11)


def _read(instance: Any) -> Game:
    """States are tables from parcels and vehicles to places, or to vehicles for parcels aboard."""
    towns = {place: places for places in instance.cities for place in places}
    airports = [places[0] for places in instance.cities]
    wanted = {(f"P{k}", goal) for k, (_, goal) in enumerate(instance.parcels, 1)}

    def after(state: Any) -> dict[str, Any]:
        table = dict(state)
        load, found = Counter(table.values()), {}
        for thing, where in state:
            if thing.startswith("P"):
                if where in table:
                    found[f"{thing}>out"] = {**table, thing: table[where]}
                    continue
                for name, _ in instance.vehicles:
                    if table[name] == where and (not instance.room or load[name] < instance.room):
                        found[f"{thing}>{name}"] = {**table, thing: name}
                continue
            for place in airports if thing == "F" else towns[where]:
                if place != where:
                    found[f"{thing}>{place}"] = {**table, thing: place}
        return {move: tuple(sorted(end.items())) for move, end in found.items()}

    start = dict(instance.vehicles) | {f"P{k}": place for k, (place, _) in enumerate(instance.parcels, 1)}
    return Game(tuple(sorted(start.items())), after, lambda state: wanted <= set(state), instance.limit)


confirm, others, near_misses = judged(_read, exact=False, most=400)


def greedy(instance: Any) -> Any:
    """Bring one parcel after the other to its goal."""
    table, plan = dict(instance.vehicles), list[str]()
    for k, (place, goal) in enumerate(instance.parcels, 1):
        while place != goal:
            near, airport = place[0] == goal[0], place.endswith("0")
            name = "F" if airport and not near else f"T{place[0]}"
            to = goal if near else f"{goal[0]}0" if airport else f"{place[0]}0"
            if table[name] != place:
                plan.append(f"{name}>{place}")
            plan += [f"P{k}>{name}", f"{name}>{to}", f"P{k}>out"]
            table[name] = place = to
    return tuple(plan)

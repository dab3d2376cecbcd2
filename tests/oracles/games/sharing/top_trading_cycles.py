"""Judge by the cycles of a graph of agents and houses in networkx; for few owners, by the one division in the core."""

from itertools import combinations, permutations
from typing import Any

import networkx as nx

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    people = [chr(65 + i) for i in range(len(instance.wishes))]
    owner = {h: people[a] if a >= 0 else "" for h, a in enumerate(instance.owners, 1)}
    wish = dict(zip(people, instance.wishes, strict=True))
    house: dict[str, int] = {}
    leaving: dict[str, int] = {}
    step = 0
    while len(house) < len(people):
        step += 1
        here = [name for name in people if name not in house]
        open_houses = [h for h in owner if h not in house.values()]
        net = nx.DiGraph()
        for name in here:
            net.add_edge(name, min(open_houses, key=wish[name].index))
        for h in open_houses:
            net.add_edge(h, owner[h] if owner[h] in here else min(here))
        for cycle in nx.simple_cycles(net):
            for name in cycle:
                if isinstance(name, str):
                    house[name] = next(iter(net[name]))
                    leaving[name] = step
    if len(people) <= 5 and -1 not in instance.owners:
        assert house == _core(people, owner, wish)
    if answer["round"] != leaving:
        return f"they leave in the rounds {leaving}"
    return "" if answer["house"] == house else f"the houses are {house}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Two houses exchanged, a round too late."""
    moved = answer["house"] | {"A": answer["house"]["B"], "B": answer["house"]["A"]}
    return [answer | {"house": moved}, answer | {"round": answer["round"] | {"A": answer["round"]["A"] + 1}}]


def _core(people: list[str], owner: dict[int, str], wish: dict[str, Any]) -> dict[str, int]:
    """Find the one division that no group can better for some and worsen for none with its own houses."""

    def beaten(found: dict[str, int]) -> bool:
        for size in range(1, len(people) + 1):
            for group in combinations(people, size):
                own = [h for h in owner if owner[h] in group]
                for order in permutations(own):
                    gains = [
                        wish[name].index(found[name]) - wish[name].index(h)
                        for name, h in zip(group, order, strict=True)
                    ]
                    if min(gains) >= 0 and max(gains) > 0:
                        return True
        return False

    fine = [dict(zip(people, order, strict=True)) for order in permutations(owner)]
    (one,) = [found for found in fine if not beaten(found)]
    return one

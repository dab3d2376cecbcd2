"""Judge by trying all states of all inner nodes, site by site, where that is feasible."""

from collections.abc import Iterator
from itertools import product
from typing import Any

LEVELS = range(1, 6)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    least = sum(min(_all(instance, site).values()) for site in range(len(instance.leaves[0][1])))
    total = 0
    for site in range(len(instance.leaves[0][1])):
        total += _all(instance, site)[tuple(answer["states"][node][site] for node in instance.inner())]
    return "" if total == answer["cost"] == least else f"the least cost is {least}, this costs {total}"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Other best states of the first site."""
    ways = _all(instance, 0)
    for way, cost in ways.items():
        if cost == min(ways.values()):
            changed = {n: s + answer["states"][n][1:] for n, s in zip(instance.inner(), way, strict=True)}
            yield answer | {"states": changed}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """Another cost, a worse state."""
    yield answer | {"cost": answer["cost"] + 1}
    yield answer | {"cost": answer["cost"] - 1}
    ways = _all(instance, 0)
    for way, cost in list(ways.items())[:20]:
        if cost != min(ways.values()):
            changed = {n: s + answer["states"][n][1:] for n, s in zip(instance.inner(), way, strict=True)}
            yield {"cost": answer["cost"] - min(ways.values()) + cost, "states": changed}


def _all(instance: Any, site: int) -> dict[tuple[str, ...], int]:
    inner, leaves = instance.inner(), dict(instance.leaves)
    price = {(a, b): instance.costs[i][j] for i, a in enumerate(instance.states) for j, b in enumerate(instance.states)}
    found = {}
    for way in product(instance.states, repeat=len(inner)):
        state = dict(zip(inner, way, strict=True))
        found[way] = sum(
            price[state[node], state.get(child) or leaves[child][site]]
            for node, one, other in instance.children
            for child in (one, other)
        )
    return found

"""Judge by users counted from sets; all choices are tried where they are few."""

from collections import Counter
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    names = sorted(answer)
    chosen = {name: instance.routes[k][answer[name] - 1] for k, name in enumerate(names)}
    for k, name in enumerate(names):
        paid = _paid(instance, chosen, name)
        for route in instance.routes[k]:
            if _paid(instance, chosen | {name: route}, name) < paid:
                return f"{name} switches"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """All equilibria of few choices."""
    sizes = [range(1, len(own) + 1) for own in instance.routes]
    if len(sizes) > 4:
        return []
    found = [dict(zip(instance.players, picks, strict=True)) for picks in product(*sizes)]
    return [one for one in found if not confirm(instance, one)]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One player on another route, and a route that does not exist."""
    moved = [answer | {name: answer[name] % len(instance.routes[0]) + 1} for name in answer]
    return [one for one in moved if confirm(instance, one)]


def _paid(instance: Any, chosen: Any, name: str) -> int:
    users = Counter(r for route in chosen.values() for r in route)
    return sum(instance.costs[r][users[r] - 1] for r in chosen[name])

"""Judge by going through sets of marked people: each person compares the possible sets that agree on those seen."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, int | None]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    people, unseen = instance.people, dict(instance.unseen)
    sees = {name: set(people) - {name} - set(unseen.get(name, ())) for name in people}
    sizes = range(instance.least, len(people) + 1)
    possible = [frozenset(group) for size in sizes for group in combinations(people, size)]
    actual = frozenset(instance.marked)
    found: dict[str, int | None] = dict.fromkeys(people)
    for number in range(1, 2 ** len(people)):
        speakers = {world: _speakers(possible, sees, world) for world in _tables(possible, sees)}
        for name in speakers[actual]:
            found[name] = found[name] or number
        left = [world for world in possible if speakers[world] == speakers[actual]]
        if left == possible:
            break
        possible = left
    return "" if answer == found else "the rounds differ"


def near_misses(instance: Any, answer: dict[str, int | None]) -> list[dict[str, int | None]]:
    """All one round later, one person a round later, everyone never."""
    one = next(name for name, number in answer.items() if number)
    later = {name: number + 1 if number else None for name, number in answer.items()}
    return [later, answer | {one: later[one]}, answer | {one: None}]


_known: dict[Any, Any] = {}


def _tables(possible: list[Any], sees: Any) -> list[Any]:
    """Note for each person and each sight whether the own mark can be both."""
    _known.clear()
    for world in possible:
        for name, seen in sees.items():
            _known.setdefault((name, world & seen), set()).add(name in world)
    return possible


def _speakers(possible: list[Any], sees: Any, world: Any) -> frozenset[str]:
    return frozenset(name for name, seen in sees.items() if len(_known[name, world & seen]) == 1)

"""Judge by all pairings and all pairs of people."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    stable = _stable(instance)
    if answer is None:
        return "there is one" if stable else ""
    return "" if {frozenset(pair) for pair in answer} in stable else "it is not stable"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """Every stable pairing, the pairs turned round."""
    for pairing in _stable(instance)[:4]:
        yield frozenset(tuple(sorted(pair, reverse=True)) for pair in pairing)


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """None where there is one, any pairing where there is none, and a pair too few."""
    if answer is None:
        yield greedy(instance)
    else:
        yield None
        yield answer - {min(answer)}


def greedy(instance: Any) -> Any:
    """Each without a partner takes the favourite of those without."""
    pairs: list[tuple[str, str]] = []
    for one, row in enumerate(instance.lists):
        taken = {name for pair in pairs for name in pair}
        if instance.names[one] not in taken:
            pairs.append((instance.names[one], next(instance.names[v] for v in row if instance.names[v] not in taken)))
    return frozenset(pairs)


def _stable(instance: Any) -> list[set[frozenset[str]]]:
    names = instance.names
    likes = {name: [names[v] for v in row] for name, row in zip(names, instance.lists, strict=True)}
    found = []
    for pairing in _pairings(list(names)):
        mate = {one: other for pair in pairing for one, other in (pair, pair[::-1])}
        if not any(
            likes[u].index(v) < likes[u].index(mate[u]) and likes[v].index(u) < likes[v].index(mate[v])
            for u, v in combinations(names, 2)
        ):
            found.append({frozenset(pair) for pair in pairing})
    return found


def _pairings(people: list[str]) -> Iterator[list[tuple[str, str]]]:
    if not people:
        yield []
        return
    first, *rest = people
    for other in rest:
        for pairing in _pairings([name for name in rest if name != other]):
            yield [(first, other), *pairing]

"""Judge by adding missing pairs one at a time until the stated conditions hold."""

from collections.abc import Iterator
from itertools import product
from typing import Any

LEVELS = range(1, 11)

_STEPS = {"rt": ["rt"], "e": ["rst"]}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    relation = set(instance.pairs)
    for together in _STEPS.get(instance.kind, list(instance.kind)):
        while missing := next(_missing(instance.elements, relation, together), None):
            relation.add(missing)
    added = relation - set(instance.pairs)
    return "" if added == set(answer) else f"to be added: {sorted(added)}"


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """One pair left out, and one of R added."""
    yield answer - {min(answer)}
    yield answer | {instance.pairs[0]}


def _missing(n: int, relation: set[tuple[int, int]], conditions: str) -> Iterator[tuple[int, int]]:
    if "r" in conditions:
        yield from ((x, x) for x in range(1, n + 1) if (x, x) not in relation)
    if "s" in conditions:
        yield from ((y, x) for x, y in relation if (y, x) not in relation)
    if "t" in conditions:
        pairs = product(relation, relation)
        yield from ((x, z) for (x, y), (w, z) in pairs if y == w and (x, z) not in relation)

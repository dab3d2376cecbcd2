"""Judge by taking every weight off the list in turn; for few weights all placements are tried."""

from collections.abc import Iterator
from itertools import product
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left, shelf = instance.load, list(instance.weights)
    for pan, sign in (("with_object", 1), ("other", -1)):
        for weight in answer[pan]:
            if weight not in shelf:
                return "a weight is not there"
            shelf.remove(weight)
            left += sign * weight
    return "it does not balance" if left else ""


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """All other placements that balance."""
    if len(instance.weights) <= 7:
        for sides in product((-1, 0, 1), repeat=len(instance.weights)):
            placed = list(zip(sides, instance.weights, strict=True))
            if sum(side * weight for side, weight in placed) == instance.load:
                yield {
                    "with_object": frozenset(weight for side, weight in placed if side < 0),
                    "other": frozenset(weight for side, weight in placed if side > 0),
                }


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The pans exchanged, a weight that is not there, and one weight on both pans."""
    pans = answer["with_object"], answer["other"]
    extra = max(instance.weights) + 1
    return [
        {"with_object": pans[1], "other": pans[0]},
        {"with_object": frozenset(), "other": frozenset({instance.load})},
        {"with_object": pans[0] | {extra}, "other": pans[1] | {extra}},
        {"with_object": pans[0] | {min(pans[1])}, "other": pans[1] | {min(pans[1])}},
    ]

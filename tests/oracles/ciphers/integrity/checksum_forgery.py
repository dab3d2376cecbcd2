"""Judge by numpy and by rows of bits; other answers come from trying all changes where these are few."""

from itertools import combinations, product
from typing import Any

import numpy as np

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    old, new = np.array(instance.line), np.array(answer)
    if old.shape != new.shape or new.min() < 0 or new.max() >= 2**instance.bits:
        return "no line of such numbers"
    places = set((np.flatnonzero(old != new) + 1).tolist())
    if len(places) != instance.changes or not places <= set(instance.places):
        return "other places are changed"
    if (old - new) @ np.array(instance.weights) % instance.modulus:
        return "another weighted sum"
    if instance.products and (old[1:] @ old[:-1] - new[1:] @ new[:-1]) % instance.products:
        return "another sum of products"
    return "another state" if instance.xor and _state(instance, old) != _state(instance, new) else ""


def others(instance: Any, answer: Any) -> list[Any]:
    """List some answers where few changes are possible."""
    if instance.changes > 2:
        return []
    found = []
    for places in combinations(instance.places, instance.changes):
        for values in product(range(2**instance.bits), repeat=instance.changes):
            line = list(instance.line)
            for place, value in zip(places, values, strict=True):
                line[place - 1] = value
            if (np.array(line) - np.array(instance.line)) @ np.array(instance.weights) % instance.modulus == 0:
                found += [tuple(line)] if not confirm(instance, line) else []
    return found[:20]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The line itself, and one number moved by 1, which always changes the weighted sum."""
    return [instance.line, *((*answer[:i], x + 1, *answer[i + 1 :]) for i, x in enumerate(answer))]


def _state(instance: Any, line: Any) -> list[int]:
    """Add up modulo 2 where each bit of each number ends: it moves one place for each number that follows."""
    ends = [0] * instance.bits
    for after, x in enumerate(reversed(line.tolist())):
        for bit in range(instance.bits):
            ends[(bit + after) % instance.bits] ^= x >> bit & 1
    return ends

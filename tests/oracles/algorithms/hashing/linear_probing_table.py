"""Judge by the whole walk of each search, cut at the first empty slot."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    held: dict[int, int] = {}
    dead: set[int] = set()
    for inserts, key in instance.operations:
        start = instance.factor * key + instance.shift
        walk = [(start + step) % instance.slots for step in range(instance.slots)]
        end = next(place for place, slot in enumerate(walk) if slot not in held and slot not in dead)
        found = [slot for slot in walk[:end] if held.get(slot) == key]
        if inserts and not found:
            (slot, *_) = [slot for slot in walk[: end + 1] if slot not in held]
            held[slot] = key
            dead.discard(slot)
        elif found and not inserts:
            del held[found[0]]
            dead.add(found[0])
    if answer["keys"] != held:
        return "the keys stand elsewhere"
    return "" if answer["tombstones"] == dead else "other slots hold tombstones"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Two keys exchanged, a key or a tombstone missing, and the table without tombstones' reuse of the empty kind."""
    (first, one), (second, other), *_ = answer["keys"].items()
    less = dict(list(answer["keys"].items())[1:])
    return [
        {**answer, "keys": {**answer["keys"], first: other, second: one}},
        {**answer, "keys": less},
        {**answer, "tombstones": frozenset()},
    ]

"""Judge by where the end of each batch of operations lies, without keeping tables, and by reading every key."""

from itertools import chain
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _levels(instance, drop=True)
    for name, value in right.items():
        found = answer[name] if name in ("memory", "level2") else list(answer[name])
        if found != value:
            return f"{name} holds something else"
    kept = {instance.operations[one - 1][0]: one for one in sorted(_flat(answer))}
    plain: dict[str, int] = {}
    for number, (key, written) in enumerate(instance.operations, 1):
        plain.pop(key, None)
        if written:
            plain[key] = number
    return "" if {key: one for key, one in kept.items() if instance.operations[one - 1][1]} == plain else "reads differ"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Marks of deletions kept at the bottom, runs in the other order, memory forgotten, all live entries."""
    kept = _levels(instance, drop=False)
    wrong: list[dict[str, Any]] = [
        {name: value if isinstance(value, frozenset) else tuple(value) for name, value in kept.items()},
        {**answer, "level0": answer["level0"][::-1], "level1": answer["level1"][::-1]},
        {**answer, "memory": frozenset()},
        {**answer, "level2": frozenset(_flat(answer))},
        {**answer, "level2": frozenset(sorted(answer["level2"])[1:])},
    ]
    return [one for one in wrong if one != answer]


def _flat(answer: dict[str, Any]) -> set[int]:
    sets = [answer["memory"], answer["level2"], *answer["level0"], *answer["level1"]]
    return {number for entries in sets for number in entries}


def _levels(instance: Any, drop: bool) -> dict[str, Any]:
    """Cut the operations into the batches that filled the memory; runs are unions of batches in a row."""
    batches: list[list[int]] = [[]]
    for number in range(1, len(instance.operations) + 1):
        batches[-1].append(number)
        if len({instance.operations[one - 1][0] for one in batches[-1]}) == instance.memory:
            batches.append([])
    *full, rest = batches
    size = instance.runs
    joined = [[*chain(*full[start : start + size])] for start in range(0, len(full) - len(full) % size, size)]
    deep = len(joined) - len(joined) % size
    bottom = _newest(instance, [*chain(*joined[:deep])])
    return {
        "memory": _newest(instance, rest),
        "level0": [_newest(instance, one) for one in full[len(joined) * size :]],
        "level1": [_newest(instance, one) for one in joined[deep:]],
        "level2": frozenset(one for one in bottom if instance.operations[one - 1][1] or not drop),
    }


def _newest(instance: Any, numbers: list[int]) -> frozenset[int]:
    return frozenset({instance.operations[one - 1][0]: one for one in sorted(numbers)}.values())

"""Judge by a counting filter: how many stored keys set each bit."""

from collections import Counter
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    counts: Counter[int] = Counter()
    for key in instance.keys:
        counts.update(_bits(instance, key))
    if sorted(answer["bits"]) != sorted(counts):
        return "other bits are set"
    reported = [key for key in instance.queries if min(counts[bit] for bit in _bits(instance, key)) > 0]
    if answer["wrong"] != set(reported) - set(instance.keys):
        return "other queries are reported wrongly"
    spare = [key for key in instance.keys if min(counts[bit] for bit in _bits(instance, key)) > 1]
    return "" if answer["needless"] == set(spare) else "other keys are needless"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """All that are reported, a bit too few, no needless keys, and the keys that are needed instead."""
    bits = sorted(answer["bits"])
    return [
        {**answer, "wrong": frozenset()},
        {**answer, "bits": frozenset(bits[1:])},
        {**answer, "needless": frozenset()},
        {**answer, "needless": frozenset(instance.keys) - answer["needless"]},
    ]


def _bits(instance: Any, key: int) -> list[int]:
    return list(dict.fromkeys(divmod(factor * key + shift, instance.bits)[1] for factor, shift in instance.hashes))

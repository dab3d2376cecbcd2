"""Judge by cutting a strand of single kilobases; other maps are the mirror images and turns of the map."""

from collections import Counter
from itertools import groupby
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    owners = Counter(place for places in answer.values() for place in places)
    if max(owners.values()) > 1 or any(not 0 <= place < instance.length for place in owners):
        return "sites coincide or lie outside"
    for names, parts in instance.digests:
        cuts = {place for name in names for place in answer[name]}
        # kilobase i lies between positions i and i + 1
        labels, label = [], 0
        for i in range(instance.length):
            label += i in cuts and i > 0
            labels.append(label)
        if instance.circular and 0 not in cuts:
            labels = [0 if one == label else one for one in labels]
        sizes = Counter(labels)
        if sorted(sizes.values()) != sorted(parts) or not list(groupby(labels)):
            return f"the digest {names} is {sorted(sizes.values())}"
    return ""


def others(instance: Any, answer: Any) -> list[Any]:
    """The mirror image, and for circles two turns."""
    n = instance.length
    maps = [{name: tuple(sorted((n - place) % n for place in places)) for name, places in answer.items()}]
    if instance.circular:
        maps += [
            {name: tuple(sorted((place + turn) % n for place in places)) for name, places in answer.items()}
            for turn in (1, 5)
        ]
    return maps


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One site moved, one site lost."""
    name = min(answer)
    first, *rest = answer[name]
    taken = {place for places in answer.values() for place in places}
    low = 0 if instance.circular else 1
    moved = [tuple(sorted([new, *rest])) for new in (first + 1, first - 1) if new not in taken and new >= low]
    changed = [answer | {name: one} for one in [*moved, tuple(rest)]]
    return [one for one in changed if confirm(instance, one)]

"""Judge by counting every set of items with bit masks."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _right(instance)
    return "" if answer == right else f"it is {sorted(map(sorted, right))}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One left out; one added that does not belong."""
    some = min(answer, key=sorted)
    if instance.kind == "rules":
        return [answer - {some}, answer ^ {some[::-1]}]
    return [answer - {some}, answer ^ {frozenset(instance.items)}, answer | {frozenset(instance.items[:1])}]


def _right(instance: Any) -> frozenset[Any]:
    items = instance.items
    baskets = [sum(1 << items.index(item) for item in basket) for basket in instance.baskets]
    counts = [sum(basket & mask == mask for basket in baskets) for mask in range(1 << len(items))]
    if instance.kind == "rules":
        found = set()
        for i, a in enumerate(items):
            for j, b in enumerate(items):
                both = counts[1 << i | 1 << j]
                if i == j or both < instance.support:
                    continue
                if both < instance.confidence * counts[1 << i]:
                    continue
                if both * len(baskets) > counts[1 << j] * counts[1 << i]:
                    found.add((a, b))
        return frozenset(found)
    frequent = [mask for mask, count in enumerate(counts) if count >= instance.support and mask.bit_count() > 1]
    if instance.kind == "maximal":
        frequent = [mask for mask in frequent if not any(other & mask == mask != other for other in frequent)]
    elif instance.kind == "closed":
        frequent = [
            mask
            for mask in frequent
            if not any(mask & 1 << i == 0 and counts[mask | 1 << i] == counts[mask] for i in range(len(items)))
        ]
    return frozenset(frozenset(item for i, item in enumerate(items) if mask >> i & 1) for mask in frequent)

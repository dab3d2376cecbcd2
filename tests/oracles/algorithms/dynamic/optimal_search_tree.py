"""Judge by inserting the keys in the order of the answer into a tree of nodes, and by all shapes where they are few."""

from functools import cache
from itertools import permutations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if sorted(answer) != list(instance.keys) or _preorder(answer) != list(answer):
        return "no preorder of a search tree of the keys"
    if len(instance.keys) <= 5:
        assert _least(instance) == min(_looks(instance, order) for order in permutations(instance.keys))
    return "" if _looks(instance, answer) == _least(instance) else "not the least"


def greedy(instance: Any) -> Any:
    """Insert the keys that are searched for most often first."""
    ranked = sorted(instance.keys, key=lambda key: -instance.hits[instance.keys.index(key)])
    return tuple(_preorder(ranked))


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The keys in order and backwards, two exchanged, one missing, the greedy tree."""
    swapped = (answer[1], answer[0], *answer[2:])
    wrong = [tuple(sorted(answer)), answer[::-1], swapped, answer[:-1], greedy(instance)]
    return [one for one in wrong if confirm(instance, one)]


def _grown(keys: Any) -> dict[int, list[int | None]]:
    """Insert keys into an empty tree; give the children of each."""
    children: dict[int, list[int | None]] = {}
    for key in keys:
        at: int | None = next(iter(children), None)
        while at is not None:
            side = int(key > at)
            if children[at][side] is None:
                children[at][side] = key
                break
            at = children[at][side]
        children[key] = [None, None]
    return children


def _preorder(keys: Any) -> list[int]:
    children = _grown(keys)
    found: list[int] = []
    waiting = [next(iter(children), None)]
    while waiting:
        at = waiting.pop()
        if at is not None:
            found.append(at)
            waiting += reversed(children[at])
    return found


def _looks(instance: Any, keys: Any) -> int:
    children = _grown(keys)
    root = next(iter(children))
    gaps = [instance.keys[0] - 0.5, *(key + 0.5 for key in instance.keys)]
    total = 0
    for wanted, often in [*zip(instance.keys, instance.hits, strict=True), *zip(gaps, instance.misses, strict=False)]:
        at: int | None = root
        while at is not None:
            total += often
            at = None if at == wanted else children[at][wanted > at]
    return total


@cache
def _least(instance: Any) -> int:
    """Move the root one key after the other, from the table of all shorter ranges (sums of searches below it)."""
    size = len(instance.keys)
    weight = [[0] * (size + 1) for _ in range(size + 1)]
    cost = [[0] * (size + 1) for _ in range(size + 1)]
    for low in range(size, -1, -1):
        weight[low][low] = instance.misses[low] if instance.misses else 0
        for high in range(low + 1, size + 1):
            gap = instance.misses[high] if instance.misses else 0
            weight[low][high] = weight[low][high - 1] + instance.hits[high - 1] + gap
            cost[low][high] = weight[low][high] + min(
                cost[low][root] + cost[root + 1][high] for root in range(low, high)
            )
    return cost[0][size]

"""Judge by inserting the keys in the order of the answer into a tree of nodes, and by all shapes where they are few."""

from functools import cache
from itertools import accumulate
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if sorted(answer) != list(instance.keys) or _preorder(answer) != list(answer):
        return "no preorder of a search tree of the keys"
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
    """The least of all shapes where they are few; else by a table of ranges of keys."""
    if len(instance.keys) <= 7:
        return min(_looks(instance, shape) for shape in _shapes(instance.keys))
    size = len(instance.keys)
    misses = instance.misses or (0,) * (size + 1)
    ends = [0, *accumulate(hit + miss for hit, miss in zip(instance.hits, misses[1:], strict=True))]
    cost = {(low, low): 0 for low in range(size + 1)}
    for width in range(1, size + 1):
        for low in range(size - width + 1):
            high = low + width
            below = min(cost[low, root] + cost[root + 1, high] for root in range(low, high))
            cost[low, high] = below + ends[high] - ends[low] + misses[low]
    return cost[0, size]


def _shapes(keys: Any) -> list[tuple[int, ...]]:
    """All search trees of the keys, each in preorder."""
    if not keys:
        return [()]
    return [
        (keys[root], *left, *right)
        for root in range(len(keys))
        for left in _shapes(keys[:root])
        for right in _shapes(keys[root + 1 :])
    ]

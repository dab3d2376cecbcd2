"""Judge by asking, at every time, when each key was used last and what has become of it since."""

from collections import OrderedDict
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    cache: OrderedDict[str, int] = OrderedDict()
    hits, gets, evicted = 0, 0, []
    for time, (puts, key, life) in enumerate(instance.requests, start=1):
        for stale in [one for one, end in cache.items() if 0 < end <= time]:
            del cache[stale]
        if puts:
            cache[key] = time + life if life else 0
        else:
            gets += 1
            hits += key in cache
        if key in cache:
            cache.move_to_end(key)
        if len(cache) > instance.capacity:
            evicted.append(cache.popitem(last=False)[0])
    if (answer["hits"], answer["misses"]) != (hits, gets - hits):
        return "other numbers of hits and misses"
    if list(answer["evicted"]) != evicted:
        return "other keys are evicted"
    return "" if list(answer["left"]) == [*cache][::-1] else "other keys are left, or in another order"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """Hits and misses off by one, the keys left the other way round, an eviction too few."""
    return [
        {**answer, "hits": answer["hits"] + 1, "misses": answer["misses"] - 1},
        {**answer, "left": answer["left"][::-1]},
        {**answer, "evicted": answer["evicted"][1:]},
    ]

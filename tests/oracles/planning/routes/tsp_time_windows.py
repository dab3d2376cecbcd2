"""Judge by a depth-first search over all orders that are in time."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if sorted(answer) != list(range(1, len(instance.windows) + 1)):
        return "not an order"
    clock = here = 0
    for place in answer:
        clock = _after(instance, clock, here, place)
        here = place
        if clock < 0:
            return "too late"
    best = [10**9]

    def go(clock: int, here: int, left: frozenset[int]) -> None:
        if not left:
            best[0] = min(best[0], clock + instance.times[here][0])
        for place in left:
            later = _after(instance, clock, here, place)
            if 0 <= later < best[0]:
                go(later, place, left - {place})

    go(0, 0, frozenset(answer))
    return "" if clock + instance.times[here][0] == best[0] else "an earlier return is possible"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Neighbours exchanged; the order turned round or sorted."""
    near = [(*answer[:i], answer[i + 1], answer[i], *answer[i + 2 :]) for i in range(len(answer) - 1)]
    near += [answer[::-1], tuple(sorted(answer))]
    return [one for one in near if confirm(instance, one)]


def _after(instance: Any, clock: int, here: int, place: int) -> int:
    low, high = instance.windows[place - 1]
    begin = max(low, clock + instance.times[here][place])
    return begin + instance.service[place - 1] if begin <= high else -1

"""Judge by a search over all contents of the frames that can be had with each number of faults."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[str, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    held: set[str] = set()
    given = iter(answer)
    used = 0
    for page in instance.requests:
        if page not in held:
            if len(held) == instance.frames:
                gone = next(given, "")
                if gone not in held:
                    return "an eviction cannot be made"
                held.remove(gone)
                used += 1
            held.add(page)
    if used < len(answer):
        return "too many evictions"
    return "" if used == _fewest(instance) else "fewer are possible"


def others(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Single evictions replaced, where the result is as good."""
    pages = sorted(set(instance.requests))
    changed = [
        (*answer[:place], page, *answer[place + 1 :])
        for place in range(len(answer))
        for page in pages
        if page != answer[place]
    ]
    return [one for one in changed if not confirm(instance, one)][:4]


def greedy(instance: Any) -> tuple[str, ...]:
    """Evict the page that was used least recently."""
    held: dict[str, int] = {}
    evicted = []
    for time, page in enumerate(instance.requests):
        if page not in held and len(held) == instance.frames:
            evicted.append(min(held, key=held.__getitem__))
            del held[evicted[-1]]
        held[page] = time
    return tuple(evicted)


def near_misses(instance: Any, answer: tuple[str, ...]) -> list[tuple[str, ...]]:
    """An eviction too few or too many, the order backwards."""
    wrong = [answer[:-1], (*answer, answer[-1]), answer[::-1], greedy(instance)]
    return [one for one in wrong if confirm(instance, one)]


def _fewest(instance: Any) -> int:
    states: dict[frozenset[str], int] = {frozenset(): 0}
    for page in instance.requests:
        after: dict[frozenset[str], int] = {}
        for held, made in states.items():
            if page in held:
                moves = [(held, made)]
            elif len(held) < instance.frames:
                moves = [(held | {page}, made)]
            else:
                moves = [(held - {gone} | {page}, made + 1) for gone in held]
            for state, count in moves:
                after[state] = min(count, after.get(state, count))
        states = after
    return min(states.values())

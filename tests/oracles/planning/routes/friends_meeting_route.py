"""Judge by a depth-first search over all orders in which friends can be met."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: dict[str, tuple[int, int]]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    spans = sorted((begin, end, instance.names.index(name)) for name, (begin, end) in answer.items())
    now, here = 540, 0
    for begin, end, i in spans:
        low, high, least = instance.friends[i]
        if not low <= begin <= end - least <= high - least or begin - now < instance.ways[here][i + 1]:
            return "a meeting is not possible"
        now, here = end, i + 1

    def most(now: int, here: int, left: frozenset[int]) -> int:
        counts = [0]
        for i in left:
            low, high, least = instance.friends[i]
            end = max(low, now + instance.ways[here][i + 1]) + least
            if end <= high:
                counts.append(1 + most(end, i + 1, left - {i}))
        return max(counts)

    return "" if len(answer) == most(540, 0, frozenset(range(len(instance.names)))) else "more friends can be met"


def near_misses(instance: Any, answer: dict[str, tuple[int, int]]) -> list[dict[str, tuple[int, int]]]:
    """A friend left out, a meeting a minute shorter or earlier, all friends as soon as they are there."""
    wrong: list[dict[str, tuple[int, int]]] = []
    for name, (begin, end) in answer.items():
        wrong += [{**answer, name: (begin, end - 1)}, {**answer, name: (begin - 1, end - 1)}]
        wrong.append({other: span for other, span in answer.items() if other != name})
    every = zip(instance.names, instance.friends, strict=True)
    wrong.append({name: (low, low + least) for name, (low, _, least) in every})
    return [one for one in wrong if one and confirm(instance, one)]

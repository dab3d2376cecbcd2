"""Judge by the points that each interval contains."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.graph.vertices
    points = {v: set(range(left, right + 1)) for v, (left, right) in answer.items()}
    if sorted(points) != list(range(1, n + 1)) or not all(points.values()):
        return "an interval is missing or empty"
    if not set().union(*points.values()) <= set(range(1, 2 * n + 1)):
        return "an interval goes too far"
    meeting = {pair for pair in combinations(range(1, n + 1), 2) if points[pair[0]] & points[pair[1]]}
    return "" if meeting == {(min(p), max(p)) for p in instance.graph.ends()} else "the wrong pairs meet"


def others(instance: Any, answer: Any) -> Iterator[Any]:
    """The mirror image."""
    end = 2 * instance.graph.vertices + 1
    yield {v: (end - right, end - left) for v, (left, right) in answer.items()}


def near_misses(instance: Any, answer: Any) -> Iterator[Any]:
    """All intervals alike, one turned round, and one in the place of another that has other neighbours."""
    yield dict.fromkeys(answer, (1, 2))
    long = next(v for v in answer if answer[v][0] < answer[v][1])
    yield answer | {long: answer[long][::-1]}
    for one, other in combinations(answer, 2):
        changed = answer | {one: answer[other]}
        if confirm(instance, changed):
            yield changed
            break

"""Judge by going through the list once, in a stretch or so many numbers behind one; by all ends where the list is
short."""

from itertools import combinations
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if len(answer) != instance.spans or not _apart(instance, answer):
        return "not so many stretches that are apart"
    best = _most(instance)
    if len(instance.numbers) <= 10 and instance.spans <= 2:
        size = len(instance.numbers)
        spans = [(first, last) for first in range(1, size + 1) for last in range(first, size + 1)]
        choices = (one for one in combinations(spans, instance.spans) if _apart(instance, one))
        assert best == max(_sum(instance, one) for one in choices)
    return "" if _sum(instance, answer) == best else "more is possible"


def greedy(instance: Any) -> Any:
    """The greatest single numbers, as far apart as they must be."""
    chosen: list[tuple[int, int]] = []
    for place in sorted(range(1, len(instance.numbers) + 1), key=lambda one: -instance.numbers[one - 1]):
        if len(chosen) < instance.spans and _apart(instance, sorted([*chosen, (place, place)])):
            chosen.append((place, place))
    return tuple(sorted(chosen))


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A stretch longer or shorter at an end, the greatest single numbers, the whole list."""
    (first, last), *rest = answer
    wrong = [((first, last + 1), *rest), ((first, last - 1), *rest), ((first + 1, last), *rest), greedy(instance)]
    size = len(instance.numbers)
    return [one for one in wrong if all(1 <= end <= size for span in one for end in span) and confirm(instance, one)]


def _apart(instance: Any, spans: Any) -> bool:
    ordered = all(first <= last for first, last in spans)
    return ordered and all(
        after[0] - before[1] > instance.gap for before, after in zip(spans, list(spans)[1:], strict=False)
    )


def _sum(instance: Any, spans: Any) -> int:
    return sum(sum(instance.numbers[first - 1 : last]) for first, last in spans)


def _most(instance: Any) -> int:
    # State: stretches begun, and 0 inside one or how many numbers have been left out since (at most the gap).
    states = {(0, instance.gap): 0}
    for number in instance.numbers:
        after: dict[tuple[int, int], int] = {}
        for (begun, out), total in states.items():
            moves = [((begun, min(instance.gap, out + 1)), total)]
            if out == 0:
                moves.append(((begun, 0), total + number))
            elif out == instance.gap and begun < instance.spans:
                moves.append(((begun + 1, 0), total + number))
            for state, value in moves:
                after[state] = max(value, after.get(state, -(10**9)))
        states = after
    return max(total for (begun, _), total in states.items() if begun == instance.spans)

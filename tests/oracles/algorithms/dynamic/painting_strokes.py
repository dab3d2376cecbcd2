"""Judge by painting, by a table over the places where the first stroke of a part ends, and by a search backwards over
all fences where they are short."""

from functools import cache
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    size = len(instance.fence)
    if any(not 1 <= first <= last <= size for first, last, _ in answer):
        return "no stroke"
    for board in range(1, size + 1):
        over = [colour for first, last, colour in answer if first <= board <= last]
        if not over or over[-1] != instance.fence[board - 1]:
            return "another colour"
    if size <= 7:
        assert _fewest(instance.fence) == _search(instance.fence)
    return "" if len(answer) == _fewest(instance.fence) else "not the fewest"


def others(instance: Any, answer: Any) -> list[Any]:
    """Neighbouring strokes that do not overlap exchanged."""
    found = []
    for at in range(len(answer) - 1):
        one, two = answer[at : at + 2]
        if one[1] < two[0] or two[1] < one[0]:
            found.append((*answer[:at], two, one, *answer[at + 2 :]))
    return found[:2]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A stroke missing or made twice, the strokes backwards, a stroke for each board."""
    single = tuple((board, board, colour) for board, colour in enumerate(instance.fence, start=1))
    wrong = [answer[1:], answer[:-1], (*answer, answer[-1]), answer[::-1], single]
    return [one for one in wrong if confirm(instance, one)]


@cache
def _fewest(fence: tuple[int, ...]) -> int:
    """Paint the last board with a stroke of its own, or together with an earlier board of its colour."""
    if not fence:
        return 0
    alone = _fewest(fence[:-1]) + 1
    joined = [
        _fewest(fence[: place + 1]) + _fewest(fence[place + 1 : -1])
        for place, colour in enumerate(fence[:-1])
        if colour == fence[-1]
    ]
    return min([alone, *joined])


def _search(fence: tuple[int, ...]) -> int:
    """Take strokes off again: a run that shows one colour, free boards (0) aside, can be the last stroke."""
    edge, seen, depth = {fence}, {fence}, 0
    while not any(not any(one) for one in edge):
        after = set()
        for one in edge:
            for first in range(len(one)):
                for last in range(first, len(one)):
                    if len(set(one[first : last + 1]) - {0}) == 1:
                        after.add((*one[:first], *[0] * (last - first + 1), *one[last + 1 :]))
        edge = after - seen
        seen |= after
        depth += 1
    return depth

"""Judge by replay, by the quadratic table of rising subsequences, and by a search over all rows where they are
short."""

from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    row = list(instance.row)
    for number, place in answer:
        row = _moved(row, number, place)
    if any(one > two for one, two in pairwise(row)):
        return "not sorted"
    longest = list[int]()
    for place, number in enumerate(instance.row):
        longest.append(1 + max((longest[one] for one in range(place) if instance.row[one] < number), default=0))
    fewest = len(instance.row) - max(longest)
    if len(instance.row) <= 6:
        assert fewest == _search(tuple(instance.row))
    return "" if len(answer) == fewest else "not the fewest"


def others(instance: Any, answer: Any) -> list[Any]:
    """The same numbers moved from the greatest down, each to just below the next one that stands right."""
    moved = sorted((number for number, _ in answer), reverse=True)
    row, moves, right = list(instance.row), [], set(instance.row) - set(moved)
    for number in moved:
        row.remove(number)
        above = [place for place, other in enumerate(row) if other in right and other > number]
        place = min(above, default=len(row))
        row.insert(place, number)
        right.add(number)
        moves.append((number, place + 1))
    return [tuple(moves)] if tuple(moves) != answer else []


def greedy(instance: Any) -> Any:
    """Bring the numbers to their places one by one, from the smallest on."""
    row, moves = list(instance.row), []
    for place, number in enumerate(sorted(row), start=1):
        if row[place - 1] != number:
            row = _moved(row, number, place)
            moves.append((number, place))
    return tuple(moves)


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A move missing or made twice, the order backwards."""
    wrong = [answer[1:], (*answer, answer[-1]), answer[::-1], greedy(instance)]
    return [one for one in wrong if confirm(instance, one)]


def _moved(row: list[int], number: int, place: int) -> list[int]:
    rest = [one for one in row if one != number]
    return [*rest[: place - 1], number, *rest[place - 1 :]]


def _search(row: tuple[int, ...]) -> int:
    goal, depth, edge, seen = tuple(sorted(row)), 0, {row}, {row}
    while goal not in edge:
        edge = {
            tuple(_moved(list(one), number, place))
            for one in edge
            for number in one
            for place in range(1, len(one) + 1)
        } - seen
        seen |= edge
        depth += 1
    return depth

"""Judge by a recursive run on a list that has an unused place 0, as the rules number it; parts must lie about the
pivot."""

from contextlib import suppress
from typing import Any

LEVELS = range(1, 11)


class _Enough(Exception):
    """The wanted partitions have been made."""


def confirm(instance: Any, answer: dict[str, Any]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, pivots = [0, *instance.numbers], list[int]()

    def sort(low: int, high: int) -> None:
        if low >= high:
            return
        if len(pivots) == instance.partitions:
            raise _Enough
        before, after = _partition(a, low, high, instance.scheme, pivots)
        assert all(a[one] <= pivots[-1] for one in range(low, before + 1))
        assert all(a[one] >= pivots[-1] for one in range(after, high + 1))
        sort(low, before)
        sort(after, high)

    with suppress(_Enough):
        sort(1, len(instance.numbers))
    if list(answer["list"]) != a[1:]:
        return "another list"
    return "" if list(answer["pivots"]) == pivots else "other pivots"


def near_misses(instance: Any, answer: dict[str, Any]) -> list[dict[str, Any]]:
    """The list sorted or as it was, the pivots backwards or another number."""
    wrong = [
        {**answer, "list": tuple(sorted(instance.numbers))},
        {**answer, "list": instance.numbers},
        {**answer, "pivots": answer["pivots"][::-1]},
        {**answer, "pivots": (answer["pivots"][0] + 1, *answer["pivots"][1:])},
    ]
    return [one for one in wrong if one != answer]


def _partition(a: list[int], low: int, high: int, scheme: str, pivots: list[int]) -> tuple[int, int]:
    """Partition in place; give the end of the lower part and the start of the upper one."""
    if scheme == "last":
        pivots.append(a[high])
        place = low
        for j in range(low, high):
            if a[j] < pivots[-1]:
                a[place], a[j], place = a[j], a[place], place + 1
        a[place], a[high] = a[high], a[place]
        return place - 1, place + 1
    if scheme == "middle":
        pivots.append(a[(low + high) // 2])
        i, j = low, high
        while True:
            i = next(one for one in range(i, high + 1) if a[one] >= pivots[-1])
            j = next(one for one in range(j, low - 1, -1) if a[one] <= pivots[-1])
            if i >= j:
                return j, j + 1
            a[i], a[j] = a[j], a[i]
            i, j = i + 1, j - 1
    pivots.append(a[low])
    p = i = low
    q = high
    while i <= q:
        side = (a[i] > pivots[-1]) - (a[i] < pivots[-1])
        if side < 0:
            a[p], a[i], p, i = a[i], a[p], p + 1, i + 1
        elif side > 0:
            a[i], a[q], q = a[q], a[i], q - 1
        else:
            i += 1
    return p - 1, q + 1

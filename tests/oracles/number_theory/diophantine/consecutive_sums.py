"""Judge by moving a window of terms over the progressions, or by trying every number of terms where n is large."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, step = instance.n, instance.step
    ways, count, offset = [], 2, step
    while offset < n:
        if (n - offset) % count == 0:
            first = (n - offset) // count
            ways.append((first, first + step * (count - 1)))
        offset += step * count
        count += 1
    if n <= 20_000:
        assert sorted(ways) == sorted(_by_window(n, step))
    expected = tuple(sorted(ways))
    return "" if tuple(map(tuple, answer)) == expected else f"the ways are {expected}"


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """The number alone; a way missing, doubled or turned round; another order."""
    (first, last), *rest = answer
    wrong = [(*answer, (instance.n, instance.n)), (*answer, answer[-1]), ((last, first), *rest)]
    return [*wrong, answer[1:], answer[::-1]] if rest else wrong


def _by_window(n: int, step: int) -> list[tuple[int, int]]:
    """Move both ends of a sum up through each residue class."""
    found = []
    for residue in range(1, step + 1):
        low = high = total = residue
        while low < n:
            if total < n:
                high += step
                total += high
            else:
                if total == n and high > low:
                    found.append((low, high))
                total -= low
                low += step
    return found

"""Judge by breadth-first search for small numbers, else by the two Fibonacci numbers around what is left."""

from functools import cache
from itertools import pairwise
from typing import Any

LEVELS = range(1, 11)
NUMBERS = [1, 2]
while NUMBERS[-1] < 10**20:
    NUMBERS.append(NUMBERS[-1] + NUMBERS[-2])


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if any(abs(term) not in NUMBERS for term in answer) or sum(answer) != instance.n:
        return "not a sum of Fibonacci numbers that gives n"
    least = _fewest(instance.n)
    if instance.n <= 2000:
        assert least == _searched(instance.n)
    return "" if len(answer) == least else f"{least} terms are enough"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The terms in another order."""
    return [answer[::-1]]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Two terms too many, a sign changed, a term left out, a term split into the two before it."""
    first = answer[0]
    split = next((a, b) for a, b in pairwise([1, *NUMBERS]) if a + b == abs(first)) if abs(first) > 1 else (2, -1)
    return [(*answer, 1, -1), (-first, *answer[1:]), answer[1:], (*split, *answer[1:])]


@cache
def _fewest(n: int) -> int:
    if n in NUMBERS or n == 0:
        return min(n, 1)
    above = next(number for number in NUMBERS if number > n)
    below = NUMBERS[NUMBERS.index(above) - 1]
    return 1 + min(_fewest(n - below), _fewest(above - n))


def _searched(n: int) -> int:
    reached, layer, steps = {0}, {0}, 0
    small = [number for number in NUMBERS if number <= 4 * n]
    while n not in reached:
        layer = {x + s * f for x in layer for f in small for s in (1, -1) if abs(x + s * f) <= 4 * n} - reached
        reached |= layer
        steps += 1
    return steps

"""Judge by trying every y from 1 on."""

from functools import cache
from itertools import count
from math import isqrt
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    right = _first(instance.d, instance.n, instance.k)
    return "" if answer == right else f"the first solutions are {right}"


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[Any]:
    """Signs changed, the order turned round."""
    wrong: list[Any] = [tuple((-x, y) for x, y in answer), tuple((y, x) for x, y in answer)]
    wrong += [answer[::-1], answer[1:] + answer[:1]] if len(answer) > 1 else []
    return [near for near in wrong if near != answer]


@cache
def _first(d: int, n: int, k: int) -> tuple[tuple[int, ...], ...]:
    found: list[tuple[int, ...]] = []
    for y in count(1):
        square = n + d * y * y
        if square > 0 and isqrt(square) ** 2 == square:
            found.append((isqrt(square), y))
            if len(found) == k:
                return tuple(found)
    raise AssertionError

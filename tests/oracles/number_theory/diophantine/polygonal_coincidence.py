"""Judge by square roots: test every polygonal number of the one kind above the bound for being one of the other."""

from math import isqrt
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, i, j = answer
    (s, t), shift = instance.sides, instance.shift
    if i < 1 or j < 1 or _value(s, i) != n or _value(t, j) + shift != n:
        return "the places do not belong to the number"
    if n <= instance.above:
        return "it is not above the bound"
    k = i - 1
    while k >= 1 and (earlier := _value(s, k)) > instance.above:
        if _place(t, earlier - shift):
            return f"{earlier} is smaller"
        k -= 1
    return ""


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The places exchanged, the places counted from 0, and the trivial number 1."""
    n, i, j = answer
    return [(n, i - 1, j - 1), (1, 1, 1), (n, i, j + 1), (n, i, -j)]


def _value(s: int, k: int) -> int:
    return k * ((s - 2) * (k - 1) + 2) // 2


def _place(s: int, n: int) -> int:
    """The k for which n is the k-th s-gonal number, or 0."""
    if n < 1:
        return 0
    square = 8 * (s - 2) * n + (s - 4) ** 2
    root = isqrt(square)
    k, rest = divmod(root + s - 4, 2 * (s - 2))
    return k if root * root == square and rest == 0 else 0

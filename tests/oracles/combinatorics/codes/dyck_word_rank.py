"""Judge by adding up the strings that branch off before, by recursion, and by the list of all short strings."""

from functools import cache
from itertools import product
from math import comb
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, depth = instance.pairs, instance.depth or instance.pairs
    word, number = (answer, instance.number) if instance.number else (instance.word, answer)
    if not _balanced(word, n, depth):
        return "no such string"
    right = 1
    for place, sign in enumerate(word):
        if sign == ")":
            opened, closed = word[:place].count("("), word[:place].count(")")
            right += _ways(n - opened - 1, n - closed, depth)
    if n <= 5:
        every = ["".join(one) for one in product("()", repeat=2 * n)]
        assert [one for one in every if _balanced(one, n, depth)].index(word) + 1 == right
    if not instance.depth:
        assert _ways(n, n, n) == comb(2 * n, n) // (n + 1)
    return "" if number == right else f"the string has the number {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Counted from 0; the string backwards."""
    if not instance.number:
        return [answer + 1, *([answer - 1] if answer > 1 else [])]
    mirrored = answer[::-1].translate(str.maketrans("()", ")("))
    return [one for one in (mirrored, "()" * instance.pairs) if one != answer]


@cache
def _ways(opening: int, closing: int, depth: int) -> int:
    """Count the ways to use up brackets; the height is how many more are still to be closed than opened."""
    if opening < 0 or closing < opening or closing - opening > depth:
        return 0
    return 1 if closing == 0 else _ways(opening - 1, closing, depth) + _ways(opening, closing - 1, depth)


def _balanced(word: str, n: int, depth: int) -> bool:
    heights = [word[:i].count("(") - word[:i].count(")") for i in range(len(word) + 1)]
    return len(word) == 2 * n and min(heights) >= 0 == heights[-1] and max(heights) <= depth

"""Judge by the digits as they are written, and find other sums by trying small palindromes."""

from collections.abc import Iterator
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if not 1 <= len(answer) <= 3 or min(answer) < 0:
        return "not one to three numbers"
    if not all(_is_palindrome(n, instance.base) for n in answer):
        return "not all are palindromes"
    return "" if sum(answer) == instance.n else "the sum differs"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The palindromes in another order, and sums found by search where the number is small."""
    found = [answer[::-1]]
    return [*found, *list(_search(instance))[:3]] if instance.n < 10**4 else found


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The number alone, a number too few, and a zero too many; a sum that is one off."""
    wrong = [(instance.n,), answer[:2], (*answer, 0), (*answer[:2], answer[2] + 1)]
    return [near for near in wrong if confirm(instance, near)]


def _is_palindrome(n: int, base: int) -> bool:
    mirrored, left = 0, n
    while left:
        left, place = divmod(left, base)
        mirrored = mirrored * base + place
    return mirrored == n


def _search(instance: Any) -> Iterator[tuple[int, ...]]:
    n, base = instance.n, instance.base
    palindromes = [p for p in range(n + 1) if _is_palindrome(p, base)]
    for a in reversed(palindromes):
        for b in palindromes[:20]:
            if b <= n - a and _is_palindrome(n - a - b, base):
                yield a, b, n - a - b

"""Judge by trying every number around where it is small, else by the ranks of palindromes, found by bisection."""

from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, base = instance.n, instance.base
    if answer < 1 or _numeral(answer, base) != _numeral(answer, base)[::-1]:
        return "not a palindrome"
    if answer % instance.divisor:
        return "not divisible"
    if instance.nearest:
        return "" if answer == _nearest(n, base) else f"{_nearest(n, base)} is nearer, or as near and smaller"
    if answer <= n:
        return "not greater than N"
    ranks = range(_rank(n, base) + 1, _rank(answer, base) + 1)
    if instance.divisor == 1:
        return "" if len(ranks) == instance.k else f"it is number {len(ranks)}"
    fitting = sum(_at(rank, base) % instance.divisor == 0 for rank in ranks)
    return "" if fitting == instance.k else f"it is number {fitting}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """The number after, and the palindromes around."""
    rank = _rank(answer, instance.base)
    return [answer + 1, _at(rank + 1, instance.base), *([_at(rank - 1, instance.base)] if rank > 1 else [])]


def _numeral(n: int, base: int) -> list[int]:
    places = []
    while n:
        places.append(n % base)
        n //= base
    return places


def _rank(n: int, base: int) -> int:
    """Count the positive palindromes up to n."""
    places = _numeral(n, base)[::-1]
    size = len(places)
    shorter = sum((base - 1) * base ** ((length + 1) // 2 - 1) for length in range(1, size))
    half = places[: (size + 1) // 2]
    value = sum(place * base**i for i, place in enumerate(reversed(half)))
    whole = half + half[: size // 2][::-1]
    return shorter + value - base ** (len(half) - 1) + (whole <= places)


def _at(rank: int, base: int) -> int:
    """Give the palindrome of a rank by bisection."""
    low, high = 1, base ** (2 * len(_numeral(rank, base)) + 1)
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if _rank(middle, base) >= rank else (middle + 1, high)
    return low


def _nearest(n: int, base: int) -> int:
    if n < 10**5:
        ranked = (m for gap in range(1, n) for m in (n - gap, n + gap))
        return next(m for m in ranked if _numeral(m, base) == _numeral(m, base)[::-1])
    own = _numeral(n, base) == _numeral(n, base)[::-1]
    below, above = _at(_rank(n, base) - own, base), _at(_rank(n, base) + 1, base)
    return below if n - below <= above - n else above

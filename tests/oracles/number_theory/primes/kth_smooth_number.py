"""Judge by counting exponent by exponent, and by dividing every small number."""

from functools import reduce
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    primes = instance.primes
    if instance.limit is not None:
        count = _count(instance.limit, primes)
        return "" if answer == count else f"there are {count}"
    if not _is_smooth(answer, primes):
        return "it has another prime factor"
    place = _count(answer, primes)
    return "" if place == instance.place else f"it stands at place {place}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """A number that is not in the list or not at this place; a count without 1."""
    return [answer * instance.primes[0], answer + 1, answer - 1 or answer + 2]


def _count(limit: int, primes: tuple[int, ...]) -> int:
    if limit <= 5000:
        return sum(_is_smooth(n, primes) for n in range(1, limit + 1))
    return _count_powers(limit, primes)


def _count_powers(limit: int, primes: tuple[int, ...]) -> int:
    if not primes:
        return 1
    count = 0
    while limit:
        count += _count_powers(limit, primes[1:])
        limit //= primes[0]
    return count


def _is_smooth(n: int, primes: tuple[int, ...]) -> bool:
    return reduce(_without, primes, n) == 1


def _without(n: int, p: int) -> int:
    while n > 1 and n % p == 0:
        n //= p
    return n

"""Judge by sympy's primes: pairs are tried from the middle outwards, triples below the largest prime are listed."""

from functools import cache
from itertools import combinations, islice
from typing import Any

from sympy import isprime, primerange

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.n
    if len(answer) != 2 + n % 2 or sum(answer) != n or not all(p > 1 and isprime(p) for p in answer):
        return "not the right number of primes with the sum"
    if n % 2 == 0:
        return "" if abs(answer[0] - answer[1]) == _gap(n) else f"the least difference is {_gap(n)}"
    if len(set(answer)) < 3:
        return "two primes are equal"
    return "" if max(answer) == max(_triples(n)[0]) else f"{_triples(n)[0]} is better"


def others(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The primes in another order, and other triples with the same largest prime."""
    return [answer[::-1], *(_triples(instance.n) if instance.n % 2 else [])]


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Sums with numbers that are not prime, and a sum of primes further apart."""
    *rest, last = answer
    wrong = [(*rest[:-1], rest[-1] + 1 - last, 2 * last - 1), (1, *rest[1:], last + rest[0] - 1)]
    if instance.n % 2 == 0:
        n = instance.n
        wider = ((n - q, q) for q in range(max(answer) + 1, n - 1) if isprime(q) and isprime(n - q))
        wrong += list(islice(wider, 2))
    return wrong


@cache
def _gap(n: int) -> int:
    return next(gap for gap in range(0, n, 2) if isprime(n // 2 - gap // 2) and isprime(n // 2 + gap // 2))


@cache
def _triples(n: int) -> list[tuple[int, ...]]:
    """All triples of different primes with the least largest one."""
    for largest in primerange(n // 3, n):
        low = max(2, n - 2 * largest)
        found: list[tuple[int, ...]] = [
            (p, q, largest) for p, q in combinations(primerange(low, largest), 2) if p + q + largest == n
        ]
        if found:
            return found
    raise AssertionError(n)

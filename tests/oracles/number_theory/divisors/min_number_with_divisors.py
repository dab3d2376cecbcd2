"""Judge by counting divisors from n = 1 up where the answer is small, else by a search over exponents of primes."""

from math import gcd
from typing import Any

from sympy import divisor_count, divisors, factorint, primerange

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if answer < 1 or answer > 10**40 or not _fits(instance, answer):
        return "it breaks the condition"
    if answer <= 3000:
        smaller = next(n for n in range(1, answer + 1) if _fits(instance, n))
    else:
        smaller = _search(instance, answer)
    return "" if smaller == answer else f"{smaller} will do"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Numbers around the answer, and twice the answer."""
    return [answer + 1, answer - 1, 2 * answer]


def _fits(instance: Any, n: int) -> bool:
    if instance.condition == "multiples counted":
        return n % instance.m == 0 and sum(d % instance.m == 0 for d in divisors(n)) == instance.count
    if instance.condition == "coprime" and gcd(n, instance.m) > 1:
        return False
    return (instance.condition != "multiple" or n % instance.m == 0) and divisor_count(n) == instance.count


def _search(instance: Any, best: int) -> int:
    """Give the least number with the right count; a number of divisors is a product of one factor for each prime."""
    factors = factorint(instance.m) if instance.condition.startswith("multiple") else {}
    banned = set(factorint(instance.m)) if instance.condition == "coprime" else set()
    primes = sorted({p for p in primerange(100) if p not in banned} | set(factors), key=lambda p: (p not in factors, p))
    counted = instance.condition == "multiples counted"

    def extend(i: int, n: int, left: int, best: int) -> int:
        if n >= best:
            return best
        if left == 1 and not any(p in factors for p in primes[i:]):
            return n
        if i == len(primes):
            return best
        p = primes[i]
        low = factors.get(p, 0)
        for e in range(low, 80):
            if n * p**e >= best:
                break
            share = e - low + 1 if counted else e + 1
            if left % share == 0:
                best = min(best, extend(i + 1, n * p**e, left // share, best))
        return best

    return extend(0, 1, instance.count, best)

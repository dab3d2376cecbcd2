"""Judge by following a pile night by night, and by trying all piles above the bound where there are few enough."""

from itertools import count
from math import prod
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if answer <= instance.above:
        return "the pile is too small"
    if not _works(instance, answer):
        return "the pile cannot be shared like this"
    if answer - instance.above <= 10**5:
        least = next(pile for pile in count(instance.above + 1) if _works(instance, pile))
        return "" if answer == least else f"{least} is enough"
    period = prod(b for _, _, b in instance.nights) * len(instance.nights)
    primes = [p for p in range(2, 21) if period % p == 0 and all(p % q for q in range(2, p))]
    for p in primes:  # the least period divides this one
        while period % p == 0 and _works(instance, answer + 10 * period + period // p):
            period //= p
    return "" if not _works(instance, answer - period) or answer - period <= instance.above else "a smaller pile works"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Other piles that can be shared, and a pile that cannot."""
    period = prod(b for _, _, b in instance.nights) * len(instance.nights)
    return [answer + period, answer - period, answer + 1]


def _works(instance: Any, pile: int) -> bool:
    for r, a, b in instance.nights:
        pile -= r
        hidden, rest = divmod(pile * a, b)
        if rest or hidden < 1:
            return False
        pile -= hidden
    share, rest = divmod(pile - instance.rest, len(instance.nights))
    return share >= 1 and rest == 0

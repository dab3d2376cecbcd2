"""Judge by adding logarithms in mpmath to the precision that the number needs."""

from typing import Any

from mpmath import floor, loggamma, mp, mpf, workdps

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    with workdps(60):
        logarithm = loggamma(mpf(instance.factorial + 1)) / mp.log(10)
        logarithm += sum(exponent * mp.log10(base) for base, exponent in instance.powers)
        digits = int(floor(logarithm)) + 1
        first = int(floor(mpf(10) ** (logarithm - digits + instance.leading)))
    expected = {"digits": digits, "first": first} if instance.leading else digits
    return "" if answer == expected else f"expected {expected}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The exponent of the leading power of ten, and neighbouring first digits."""
    if not instance.leading:
        return [answer - 1, answer + 1]
    first, low = answer["first"], 10 ** (instance.leading - 1)
    near = [n for n in (first - 1, first + 1) if low <= n < 10 * low]
    return [answer | {"digits": answer["digits"] - 1}, *(answer | {"first": n} for n in near)]

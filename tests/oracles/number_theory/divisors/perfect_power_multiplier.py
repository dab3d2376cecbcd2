"""Judge by sympy's roots, and by trying all exponents of each prime for the least ones."""

from itertools import count
from math import prod
from typing import Any

from sympy import factorint, integer_nthroot

from bootcamp.verifiers import Expression

LEVELS = range(1, 11)
FORMAT = Expression(operators=("*", "^"))


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = int(answer.value)
    if not _fits(instance, n):
        return "a condition fails"
    least = _least(instance)
    if least <= 10_000:
        assert not any(_fits(instance, m) for m in range(1, least))
    return "" if n == least else f"{least} fits too"


def others(instance: Any, answer: Any) -> list[Any]:
    """The number itself."""
    return [FORMAT.parse(str(int(answer.value)))]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """A larger number that fits, a double, a number without its largest prime."""
    n = int(answer.value)
    larger = n * prod(2**k for _, _, k in instance.conditions)
    return [FORMAT.parse(str(m)) for m in (larger, 2 * n, n // max(factorint(n)))]


def _fits(instance: Any, n: int) -> bool:
    return n > 0 and all(
        (multiple or n % c == 0) and integer_nthroot(n * c if multiple else n // c, k)[1]
        for c, multiple, k in instance.conditions
    )


def _least(instance: Any) -> int:
    n = 1
    for p in sorted({p for c, _, _ in instance.conditions for p in factorint(c)}):
        shifts = [((1 if m else -1) * factorint(c).get(p, 0), k) for c, m, k in instance.conditions]
        n *= p ** next(e for e in count() if all(e + s >= 0 and (e + s) % k == 0 for s, k in shifts))
    return int(n)

"""Judge by a scan from 1 for every term, with the relations tested on divisors, sympy's primes and texts."""

from itertools import count
from typing import Any

from sympy import isprime

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    terms = list(instance.start)
    while len(terms) < max(instance.indices):
        terms.append(next(x for x in count(1) if x not in terms and _fits(instance.relations, x, *terms[:-3:-1])))
    right = [terms[i - 1] for i in instance.indices]
    return "" if list(answer) == right else f"expected {right}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The last term one more, and the terms backwards."""
    return [terms for terms in [(*answer[:-1], answer[-1] + 1), answer[::-1]] if terms != answer]


def _fits(names: tuple[str, ...], x: int, a: int, b: int) -> bool:
    return all(_holds(name, x, a, b) for name in names)


def _holds(name: str, x: int, a: int, b: int) -> bool:
    if name in ("factor", "yellowstone"):
        shared = [any(x % d == 0 and y % d == 0 for d in range(2, y + 1)) for y in (a, b)]
        return shared[0] if name == "factor" else shared == [False, True]
    if name in ("prime sum", "digit sum"):
        return bool(isprime(x + a if name == "prime sum" else sum(int(sign) for sign in f"{x}{a}")))
    if name == "digits":
        return all(sign not in str(a) for sign in str(x))
    if name == "square sum":
        return x + a in [n * n for n in range(x + a + 1)]
    if name == "third":
        return (x + a + b) % 15 in (0, 3, 5, 6, 9, 10, 12)
    if name == "binary":
        return sum(p == q == "1" for p, q in zip(f"{x:b}"[::-1], f"{a:b}"[::-1], strict=False)) == 1
    return x not in range(a - 4, a + 5) and x not in (b - 1, b, b + 1)

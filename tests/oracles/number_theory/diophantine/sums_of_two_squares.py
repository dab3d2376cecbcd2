"""Judge by products of Gaussian primes over the factors that sympy finds."""

from itertools import product
from typing import Any

from sympy import factorint

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[tuple[int, ...], ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    choices = [_elements_of_norm(p, e) for p, e in factorint(instance.n).items()]
    pairs = set()
    for factors in product(*choices):
        x, y = 1, 0
        for u, v in factors:
            x, y = x * u - y * v, x * v + y * u
        pairs.add(tuple(sorted((abs(x), abs(y)))))
    expected = tuple(sorted(pairs))
    return "" if tuple(map(tuple, answer)) == expected else f"the pairs are {expected}"


def near_misses(instance: Any, answer: tuple[tuple[int, ...], ...]) -> list[tuple[tuple[int, ...], ...]]:
    """A pair the other way round, missing, doubled or one off; the order reversed."""
    (a, b), *rest = answer
    wrong = [(*answer, answer[-1]), ((a + 1, b), *rest)]
    if a != b:
        wrong.append(((b, a), *rest))
    return [*wrong, answer[1:], answer[::-1]] if rest else wrong


def _elements_of_norm(p: int, e: int) -> list[tuple[int, int]]:
    """All Gaussian integers of norm p^e, up to units."""
    if p % 4 == 3:
        return [(p ** (e // 2), 0)] if e % 2 == 0 else []
    u = next(u for u in range(1, p) if int((p - u * u) ** 0.5 + 0.5) ** 2 == p - u * u)
    v = int((p - u * u) ** 0.5 + 0.5)
    found = []
    for k in range(e + 1):
        x, y = 1, 0
        for sign in [1] * k + [-1] * (e - k):
            x, y = x * u - y * sign * v, x * sign * v + y * u
        found.append((x, y))
    return found

"""Judge by sympy's sum of proper divisors, and by trying all smaller numbers as divisors where terms are small."""

from typing import Any

from sympy import divisor_sigma

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    seen = [instance.start]
    while instance.terms is None or len(seen) <= instance.terms:
        n = seen[-1]
        seen.append(int(divisor_sigma(n)) - n)
        if n < 2000:
            assert seen[-1] == sum(d for d in range(1, n) if n % d == 0)
        if instance.terms is None and (seen[-1] == 0 or seen[-1] in seen[:-1]):
            break
    return "" if list(answer) == seen[1:] else f"the terms are {seen[1:]}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The list with the start, without its last term, and with one divisor forgotten."""
    return [(instance.start, *answer), answer[:-1], (answer[0] - 1, *answer[1:])]

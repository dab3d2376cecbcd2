"""Judge by sympy's square roots, and by trying every x where the modulus is small."""

from typing import Any

from sympy.ntheory import sqrt_mod

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a, n = instance.a, instance.modulus
    if n <= 20_000:
        roots = [x for x in range(n) if (x * x - a) % n == 0]
    else:
        roots = sorted(map(int, sqrt_mod(a, n, all_roots=True)))
    return "" if list(answer) == roots else f"the roots are {roots}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """A root missing, the order changed, a root out of range."""
    wrong = [answer[:-1], (*answer, answer[0] + instance.modulus)]
    return [*wrong, answer[::-1]] if len(answer) > 1 else wrong

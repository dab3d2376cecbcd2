"""Judge by trying every x where n is small, else by combining 0, 1 (and -1) over the prime powers."""

from itertools import product
from typing import Any

from sympy import factorint
from sympy.ntheory import sqrt_mod
from sympy.ntheory.modular import crt

LEVELS = range(1, 11)


def confirm(instance: Any, answer: tuple[int, ...]) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n, power = instance.n, instance.power
    if n <= 10_000:
        roots = [x for x in range(n) if (x**power - x) % n == 0]
    else:
        moduli = [p**e for p, e in factorint(n).items()]
        # x and x^(power-1) - 1 have no common factor, so that one of them is 0 modulo each prime power
        parts = [[0, 1] if power == 2 else [0, *map(int, sqrt_mod(1, q, all_roots=True))] for q in moduli]
        roots = sorted(int(crt(moduli, residues)[0]) for residues in product(*parts))
    return "" if list(answer) == roots else f"the numbers are {roots}"


def near_misses(instance: Any, answer: tuple[int, ...]) -> list[tuple[int, ...]]:
    """The trivial ones alone, one missing, the order turned round."""
    return [(0, 1), answer[:-1], answer[::-1]]

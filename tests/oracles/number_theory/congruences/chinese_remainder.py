"""Judge by sympy's solver of congruences, and by trying every x where the lcm of the moduli is small."""

from math import lcm
from typing import Any

from sympy.ntheory.modular import solve_congruence

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    solved = solve_congruence(*((r * pow(a, -1, m), m) for a, r, m in instance.congruences))
    residue, modulus = map(int, solved)
    least = instance.low + (residue - instance.low) % modulus
    if lcm(*(m for _, _, m in instance.congruences)) <= 10**5:
        hits = (x for x in range(instance.low, instance.low + modulus + 1) if _fits(instance, x))
        assert next(hits) == least
    return "" if answer == least else f"the least x is {least}"


def near_misses(instance: Any, answer: int) -> list[int]:
    """Solutions that are not the least one, and a number next to it."""
    step = lcm(*(m for _, _, m in instance.congruences))
    return [answer + step, answer - step, answer + 1]


def _fits(instance: Any, x: int) -> bool:
    return all((a * x - r) % m == 0 for a, r, m in instance.congruences)

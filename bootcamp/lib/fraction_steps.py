"""Fractions put into lowest terms, with the steps written down."""

from __future__ import annotations


def lowest_terms(top: int, bottom: int) -> str:
    """Write a fraction of positive numbers, the remainders of Euclid's algorithm, and the fraction in lowest terms.

    >>> lowest_terms(12, 21)
    '12/21: 21 mod 12 = 9, 12 mod 9 = 3, 9 mod 3 = 0: 4/7'
    """
    steps, a, b = [], max(top, bottom), min(top, bottom)
    while b:
        steps.append(f"{a} mod {b} = {a % b}")
        a, b = b, a % b
    reduced = f"{top // a}/{bottom // a}" if bottom > a else str(top // a)
    return f"{top}/{bottom}: {', '.join(steps)}: {reduced}"

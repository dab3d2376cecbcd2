"""Fractions put into lowest terms, with the steps written down."""

from __future__ import annotations


def lowest_terms(top: int, bottom: int) -> str:
    """Write a fraction of positive numbers, the remainders of Euclid's algorithm down to 0, and the lowest terms.

    >>> lowest_terms(12, 21)
    '12/21: 21, 12, 9, 3, 0: 4/7'
    """
    steps = [max(top, bottom), min(top, bottom)]
    while steps[-1]:
        steps.append(steps[-2] % steps[-1])
    shared = steps[-2]
    reduced = f"{top // shared}/{bottom // shared}" if bottom > shared else str(top // shared)
    return f"{top}/{bottom}: {', '.join(map(str, steps))}: {reduced}"

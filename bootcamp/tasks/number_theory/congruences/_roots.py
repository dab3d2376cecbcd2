"""Roots of polynomials modulo n."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from bootcamp import task
from bootcamp.lib.numbers import crt, factorize
from bootcamp.lib.polynomial import evaluate


def roots_modulo(coefficients: Sequence[int], n: int, most: int) -> tuple[int, ...]:
    """List all x in 0..n-1 at which a polynomial, constant term first, is 0 modulo n; raise Retry if over `most`."""
    parts: list[list[int]] = []
    moduli = [p**e for p, e in factorize(n).items()]
    for p, e in factorize(n).items():
        roots = [0]
        for i in range(e):
            candidates = (x for root in roots for x in range(root, p ** (i + 1), p**i))
            roots = [x for x in candidates if evaluate(coefficients, x, p ** (i + 1)) == 0]
            if len(roots) > 10 * most:
                raise task.Retry
        parts.append(roots)
    combined = [solved[0] for residues in product(*parts) if (solved := crt(residues, moduli))]
    if len(combined) > most:
        raise task.Retry
    return tuple(sorted(combined))

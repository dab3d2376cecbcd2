"""Judge by elimination of the written-out matrices modulo two large primes."""

from collections.abc import Callable
from math import gcd
from typing import Any

from bootcamp.verifiers.symbolic import mul, neg
from bootcamp.verifiers.symbolic.exact import exact

LEVELS = range(1, 11)
PRIMES = (2**61 - 1, 10**18 + 9)
ENTRIES: dict[str, Callable[..., int]] = {
    "constant": lambda i, j, n, p, a, b: a if i == j else b,
    "minimum": lambda i, j, n, p, k, s: k * min(i, j) + s,
    "tridiagonal": lambda i, j, n, p, a, b, c: {0: a, 1: b, -1: c}.get(j - i, 0),
    "arrow": lambda i, j, n, p, a, d, b, c: (a if i == 1 else d) if i == j else b if i == 1 else c if j == 1 else 0,
    "difference": lambda i, j, n, p, k, s: k * abs(i - j) + s,
    "cycle": lambda i, j, n, p, a, b: a if i == j else b if j == i % n + 1 else 0,
    "rank_one": lambda i, j, n, p, d, s: s * i * j + d * (i == j),
    "powers": lambda i, j, n, p, k, s: (k * i + s) ** (j - 1),
    "divisor": lambda i, j, n, p, k: k * gcd(i, j),
    "triangle": lambda i, j, n, p, d, s: s * (i + j) + d * (i == j),
    "hilbert": lambda i, j, n, p, c, k: k * pow(i + j + c, -1, p),
}


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    value = exact(answer)
    if value is None:
        return "the answer is not a rational number"
    for p in PRIMES:
        n = instance.size
        parts = {}
        for name, (kind, numbers) in zip("AB", instance.rules, strict=False):
            span = range(1, n + 1)
            parts[name] = [[ENTRIES[kind](i, j, n, p, *numbers) % p for j in span] for i in span]
        total = [[int(i == j) for j in range(n)] for i in range(n)]
        below = 1  # the determinant of what is inverted
        for part in instance.expression.split():
            if part.isdigit():
                total = [[int(part) * x % p for x in row] for row in total]
            elif part.endswith("{-1}"):
                below = below * _determinant(parts[part[0]], p) % p
            else:
                rows = parts[part[0]]
                rows = [list(column) for column in zip(*rows, strict=True)] if part.endswith("T") else rows
                for _ in range(int(part[2:]) if part[2:].isdigit() else 1):
                    total = _product(total, rows, p)
        if (int(value.numerator) * below - _determinant(total, p) * int(value.denominator)) % p:
            return f"modulo {p} the determinant is another"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other sign, and twice the value."""
    return [neg(answer), mul(2, answer)]


def _product(a: Any, b: Any, p: int) -> Any:
    columns = list(zip(*b, strict=True))
    return [[sum(x * y for x, y in zip(row, column, strict=True)) % p for column in columns] for row in a]


def _determinant(rows: Any, p: int) -> int:
    rows, value = [list(row) for row in rows], 1
    for k in range(len(rows)):
        pivot = next((i for i in range(k, len(rows)) if rows[i][k]), None)
        if pivot is None:
            return 0
        if pivot != k:
            rows[k], rows[pivot], value = rows[pivot], rows[k], -value
        value = value * rows[k][k] % p
        scale = pow(rows[k][k], -1, p)
        for i in range(k + 1, len(rows)):
            factor = rows[i][k] * scale % p
            if factor:
                rows[i] = [(x - factor * y) % p for x, y in zip(rows[i], rows[k], strict=True)]
    return value % p

"""Judge by the elementary divisors: sympy's ranks of powers of A - kI, counted as partitions are transposed."""

from typing import Any

from sympy import QQ
from sympy.polys.matrices import DomainMatrix

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.matrix)
    if sum(map(sum, answer.values())) != n:
        return "the sizes do not add up to the number of rows"
    given = DomainMatrix([list(map(QQ, row)) for row in instance.matrix], (n, n), QQ)
    for value, sizes in answer.items():
        shifted = given - DomainMatrix.eye(n, QQ) * QQ(int(value))
        power = DomainMatrix.eye(n, QQ)
        for k in range(1, n + 1):
            power = power * shifted
            if n - power.rank() != sum(min(k, size) for size in sizes):
                return f"the kernel of the power {k} of A - ({value})I has another dimension"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All blocks of size 1; one block for each eigenvalue; one eigenvalue with the other sign."""
    flat = {value: (1,) * sum(sizes) for value, sizes in answer.items()}
    whole = {value: (sum(sizes),) for value, sizes in answer.items()}
    turned = {-value: sizes for value, sizes in answer.items()}
    return [near for near in (flat, whole, turned) if near != answer]

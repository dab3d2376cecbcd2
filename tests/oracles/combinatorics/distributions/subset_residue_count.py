"""Judge by roots of unity in complex numbers of 60 digits (mpmath), and by all subsets of small sets."""

from itertools import combinations
from typing import Any

import mpmath

LEVELS = range(1, 11)


def confirm(instance: Any, answer: int) -> str:
    """Say what is wrong with `answer`, or nothing."""
    m, wanted = instance.modulus, instance.size
    with mpmath.workdps(60):
        total = mpmath.mpf(0)
        for j in range(m):
            root = [mpmath.expjpi(mpmath.mpf(2 * j * k) / m) for k in range(m)]
            poly = [mpmath.mpc(1)]  # by the number of elements
            for element in instance.elements:
                factor = root[element % m]
                poly = [a + factor * b for a, b in zip([*poly, 0], [0, *poly], strict=True)]
            value = mpmath.fsum(poly) if wanted is None else poly[wanted]
            total += (value * root[-instance.remainder % m]).real
        right = int(mpmath.nint(total / m))
    if len(instance.elements) <= 11:
        sizes = range(len(instance.elements) + 1) if wanted is None else [wanted]
        chosen = (one for size in sizes for one in combinations(instance.elements, size))
        assert right == sum(sum(one) % m == instance.remainder for one in chosen)
    return "" if answer == right else f"there are {right}"

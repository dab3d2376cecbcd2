"""Judge by the nearest codeword: all words of the code are listed, from sympy's null space where checks are given."""

from itertools import product
from typing import Any

import numpy as np
from sympy import GF
from sympy.polys.matrices import DomainMatrix

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p = instance.p
    basis = instance.matrix
    if not instance.generator:
        field = GF(p, symmetric=False)
        rows = [[field(x) for x in row] for row in instance.matrix]
        kernel = DomainMatrix(rows, (len(rows), len(rows[0])), field).nullspace().to_Matrix()
        basis = [[int(x) for x in kernel.row(i)] for i in range(kernel.rows)]
    factors = np.array(list(product(range(p), repeat=len(basis))))
    words = np.unique(factors @ np.array(basis) % p, axis=0)
    near = words[(words != np.array(instance.received)).sum(axis=1) <= instance.errors]
    assert len(near) == 1
    return "" if near[0].tolist() == list(answer) else f"it is {near[0]}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The received word, the zero word, the answer with a symbol changed."""
    changed = ((answer[0] + 1) % instance.p, *answer[1:])
    nears = [instance.received, (0,) * len(answer), changed]
    return [near for near in nears if near != answer]

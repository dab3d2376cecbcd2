"""Judge by sympy's Smith normal form, and by the greatest common divisors of minors where they are few."""

from itertools import combinations
from math import gcd
from typing import Any

from sympy import ZZ, Matrix
from sympy.matrices.normalforms import smith_normal_form

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a = Matrix(instance.matrix)
    size = min(a.shape)
    form = smith_normal_form(a, domain=ZZ)
    right = sorted((abs(int(form[i, i])) for i in range(size)), key=lambda x: (not x, x))
    if size < 4:
        product = 1
        for k in range(1, size + 1):
            product *= right[k - 1]
            minors = (
                int(a.extract(list(rows), list(cols)).det())
                for rows in combinations(range(a.rows), k)
                for cols in combinations(range(a.cols), k)
            )
            assert gcd(*minors) == product
    return "" if list(answer) == right else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """All ones but the last, the order turned round, one doubled."""
    product = 1
    for x in answer:
        product *= x
    nears = [(1,) * (len(answer) - 1) + (product,), answer[::-1], (*answer[:-1], answer[-1] * 2 + 1)]
    return [near for near in nears if near != answer]

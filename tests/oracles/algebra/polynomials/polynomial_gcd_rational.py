"""Judge by sympy: the greatest common divisor has the irreducible factors that all polynomials share."""

from functools import reduce
from typing import Any

import sympy

from tests.oracles.algebra._trees import rational

LEVELS = range(1, 11)
_X = sympy.Symbol("x")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    polys = [sympy.Poly(p[::-1], _X) for p in instance.polynomials]
    tables = [{f.monic(): n for f, n in p.factor_list()[1]} for p in polys]
    shared = {f: min(table.get(f, 0) for table in tables) for f in tables[0]}
    wanted = reduce(lambda a, b: a * b, (f**n for f, n in shared.items()), sympy.Poly(1, _X))
    given = sum((rational(c) * _X**n for (n,), c in answer), sympy.Integer(0))
    return "" if sympy.expand(wanted.as_expr() - given) == 0 else "another polynomial is the greatest common divisor"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The divisor doubled, and the constant 1."""
    found = [tuple((e, 2 * c) for e, c in answer)]
    return found if len(answer) == 1 else [*found, (((0,), answer[0][1]),)]

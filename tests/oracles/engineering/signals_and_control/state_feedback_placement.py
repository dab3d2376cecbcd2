"""Judge by sympy: the characteristic polynomial of the closed loop is expanded and compared."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    s = sympy.Symbol("s")
    a = sympy.Matrix(instance.a)
    n = a.rows
    symbols = sympy.symbols(f"k0:{n}")
    gains = sympy.Matrix([[sympy.Rational(str(g)) for g in answer]])

    def closed(row: Any) -> Any:
        fixed = sympy.Matrix(instance.b)
        return a - (row.T * fixed.T if instance.observer else fixed * row)

    wanted = sympy.prod([s - r for r in instance.real]) * sympy.prod(
        [(s - x - sympy.I * y) * (s - x + sympy.I * y) for x, y in instance.pairs]
    )
    found = closed(gains).charpoly(s).as_expr()
    if sympy.expand(found - wanted) != 0:
        return f"the polynomial is {found}"
    if n > 3:
        return ""
    free = closed(sympy.Matrix([list(symbols)])).charpoly(s).as_expr()
    solutions = sympy.solve(sympy.Poly(sympy.expand(free - wanted), s).coeffs(), symbols, dict=True)
    return "" if len(solutions) == 1 else "it is not unique"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Signs turned, order turned, one more."""
    near = [tuple(-g for g in answer), answer[::-1], (answer[0] + 1, *answer[1:])]
    return [one for one in near if one != answer]

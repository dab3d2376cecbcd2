"""Judge by sympy's derivatives of the formula as the prompt prints it."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    symbols = sympy.symbols(" ".join("abcdefgh"[: len(instance.measured)]))
    formula = sympy.sympify(instance.text.replace("^", "**"), locals={str(one): one for one in symbols})
    at = {symbol: value for symbol, (value, _) in zip(symbols, instance.measured, strict=True)}
    slopes = [sympy.diff(formula, symbol).subs(at) for symbol in symbols]
    matrix = sympy.diag(*(sympy.Rational(str(error)) ** 2 for _, error in instance.measured))
    for i, j, c in instance.covariances:
        matrix[i, j] = matrix[j, i] = sympy.Rational(str(c))
    row = sympy.Matrix([slopes])
    right = (row * matrix * row.T)[0]
    return "" if right == sympy.Rational(str(answer)) else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice, one more."""
    return [2 * answer, answer + 1]

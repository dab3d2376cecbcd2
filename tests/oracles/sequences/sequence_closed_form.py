"""Judge by sympy: solve for the coefficients with every choice of bases, then compare values far out."""

from itertools import combinations
from operator import mul
from typing import Any

from sympy import Matrix, Rational, sympify
from sympy.abc import n

LEVELS = range(1, 8)
BASES = (-4, -3, -2, -1, 2, 3, 4, 5)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    terms = [Rational(term.numerator, term.denominator) for term in instance.terms]
    found = set()
    for bases in combinations(BASES, instance.powers):
        rows = Matrix([_values(instance, bases, i) for i in range(1, len(terms) + 1)])
        weights = rows[: rows.cols, :].LUsolve(Matrix(terms[: rows.cols]))
        if rows * weights == Matrix(terms):
            found.add(tuple(sum(map(mul, weights, _values(instance, bases, i))) for i in FAR))
    if len(found) != 1:
        return f"{len(found)} formulas fit"
    text = _plain(answer)
    values = tuple(sympify(text).subs(n, i) for i in FAR)
    return "" if values in found else f"the values at {FAR} are {found}"


def _values(instance: Any, bases: tuple[int, ...], i: int) -> list[int]:
    """List the values at i of the functions of which the formula is a sum."""
    powers = [i**j * base**i for base in bases for j in range(instance.factor_degree + 1)]
    return [i**j for j in range(instance.degree + 1)] + powers


FAR = (3, 10, 15, 16, 21)


def _plain(tree: Any) -> str:
    """Write the tree for sympy."""
    parts = [_plain(part) for part in tree.args]
    signs = {"add": " + ", "mul": " * ", "div": " / ", "pow": "**"}
    if tree.head == "neg":
        return f"(-{parts[0]})"
    return f"({signs[tree.head].join(parts)})" if parts else f"({tree.leaf})"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more than the formula, or with an unknown constant."""
    from bootcamp.verifiers import Math

    text = _plain(answer).replace("**", "^")
    return [Math(variables=("n",)).parse(f"{text} + {more}") for more in ("1", "c", "(-1)^n", "0^(n-1)", f"1 = {text}")]


def others(instance: Any, answer: Any) -> list[Any]:
    """The formula written as an equation, and with a power taken apart."""
    from bootcamp.verifiers import Math

    text = _plain(answer).replace("**", "^")
    return [Math(variables=("n",)).parse(form) for form in (f"a(n) = {text}", f"{text} + 2*2^(n-1) - 2^n")]

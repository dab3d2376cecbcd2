"""Judge by sympy: solve for the coefficients with every choice of bases, then compare sympy expressions far out."""

from itertools import combinations
from typing import Any

from sympy import Matrix, Rational, sympify
from sympy.abc import n

LEVELS = range(1, 8)
BASES = (-4, -3, -2, -1, 2, 3, 4, 5)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    terms = [Rational(term.numerator, term.denominator) for term in instance.terms]
    found = {}
    for bases in combinations(BASES, instance.powers):
        functions = [n**i for i in range(instance.degree + 1)]
        functions += [n**i * sympify(base) ** n for base in bases for i in range(instance.factor_degree + 1)]
        rows = Matrix([[f.subs(n, i) for f in functions] for i in range(1, len(terms) + 1)])
        size = len(functions)
        weights = rows[:size, :].LUsolve(Matrix(terms[:size]))
        if rows * weights == Matrix(terms):
            formula = sum(weight * f for weight, f in zip(weights, functions, strict=True))
            found[tuple(formula.subs(n, i) for i in FAR)] = formula
    if len(found) != 1:
        return f"{len(found)} formulas fit"
    text = _plain(answer)
    values = tuple(sympify(text).subs(n, i) for i in FAR)
    return "" if values in found else f"the formula is {list(found.values())}"


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

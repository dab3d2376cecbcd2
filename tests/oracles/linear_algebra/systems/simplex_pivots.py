"""Judge by the revised method: the inverse of the matrix of basic columns gives each tableau, in sympy."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    given = sympy.Matrix(instance.tableau)
    m = given.rows - 1
    whole = given[:m, :]
    costs = given[m, :]
    basis = list(range(given.cols - 1 - m, given.cols - 1))
    body, reduced = whole, costs
    for _ in range(instance.pivots):
        entering = min(k for k in range(given.cols - 1) if reduced[k] < 0)
        rows = [i for i in range(m) if body[i, entering] > 0]
        least = min(body[i, given.cols - 1] / body[i, entering] for i in rows)
        tied = [i for i in rows if body[i, given.cols - 1] / body[i, entering] == least]
        basis[min(tied, key=lambda i: basis[i])] = entering
        square = sympy.Matrix.hstack(*(whole[:, k] for k in basis))
        body = square.inv() * whole
        reduced = costs - sympy.Matrix([[costs[k] for k in basis]]) * body
    if tuple(k + 1 for k in basis) != answer["basis"]:
        return f"the basis is {[k + 1 for k in basis]}"
    found = sympy.Matrix([[sympy.Rational(x.numerator, x.denominator) for x in row] for row in answer["tableau"]])
    return "" if found == body.col_join(reduced) else "the tableau is another"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The tableau given, the basis in increasing order, and row z with its signs changed."""
    signs = (*answer["tableau"][:-1], tuple(-x for x in answer["tableau"][-1]))
    nears = [{**answer, "tableau": instance.tableau}, {**answer, "tableau": signs}]
    ordered = tuple(sorted(answer["basis"]))
    return nears + [{**answer, "basis": ordered}] * (ordered != answer["basis"])

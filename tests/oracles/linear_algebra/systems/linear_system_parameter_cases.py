"""Judge by ranks that sympy finds at the real roots of the determinant, from the equations as they are shown."""

import re
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a = sympy.Symbol("a")
    unknowns = sympy.symbols(instance.names)
    zero = []
    for equation in instance.shown:
        left_side, right_side = (_read(side) for side in equation.split(" = "))
        zero.append(left_side - right_side)
    matrix, right = sympy.linear_eq_to_matrix(zero, unknowns)
    whole = matrix.row_join(right)
    left = whole[:, :-1]
    determinant = sympy.Poly(sympy.polys.matrices.DomainMatrix.from_Matrix(left).charpoly()[-1].as_expr(), a)
    none: set[Any] = set()
    infinite: set[Any] = set()
    for root in set(sympy.real_roots(determinant)):
        if not root.is_rational:
            return f"{root} is not rational"
        solvable = left.subs(a, root).rank() == whole.subs(a, root).rank()
        (infinite if solvable else none).add(root)
    given = [{sympy.Rational(x.numerator, x.denominator) for x in answer[name]} for name in ("none", "infinite")]
    return "" if given == [none, infinite] else f"none for {none}, infinitely many for {infinite}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The sets exchanged, and all values in one of them."""
    both = answer["none"] | answer["infinite"]
    nears = [
        {"none": answer["infinite"], "infinite": answer["none"]},
        {"none": both, "infinite": frozenset()},
        {"none": frozenset(), "infinite": both},
        {"none": frozenset(), "infinite": frozenset()},
    ]
    return [near for near in nears if near != answer]


def _read(text: str) -> sympy.Expr:
    """Read a sum such as ``(2a^2 - 1)x1 - 3x2``."""
    starred = re.sub(r"(?<=[\d)])(?=[axyz(])", "*", text.replace("^", "**"))
    return sympy.sympify(starred)

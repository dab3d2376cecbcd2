"""Judge by ranks that sympy finds at the real roots of the determinant."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a = sympy.Symbol("a")
    rows = [[sum(c * a**k for k, c in enumerate(entry)) for entry in row] for row in instance.rows]
    whole = sympy.Matrix(rows)
    left = whole[:, :-1]
    determinant = sympy.Poly(sympy.polys.matrices.DomainMatrix.from_Matrix(left).charpoly()[-1].as_expr(), a)
    none, infinite = set(), set()
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

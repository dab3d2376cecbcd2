"""Judge by sympy's solver of polynomial systems and numpy's eigenvalues."""

from fractions import Fraction
from typing import Any

import numpy as np
import sympy

LEVELS = range(1, 11)
_X, _Y = sympy.symbols("x y")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    p, q = (sum(c * _X**i * _Y**j for i, j, c in terms) for terms in (instance.p, instance.q))
    jacobian = sympy.Matrix([p, q]).jacobian([_X, _Y])
    found = {}
    for x, y in sympy.solve_poly_system([p, q], _X, _Y):
        if not (x.is_real and y.is_real):
            continue
        values = np.linalg.eigvals(np.array(jacobian.subs({_X: x, _Y: y}), dtype=float))
        found[(Fraction(str(x)), Fraction(str(y)))] = _name(values)
    return "" if found == answer else f"the equilibria are {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another type at one point, a point less, a point more."""
    points = list(answer)
    other = "saddle" if answer[points[0]] != "saddle" else "stable node"
    near = [answer | {points[0]: other}, answer | {(Fraction(99), Fraction(1)): "saddle"}]
    return near + [{key: answer[key] for key in points[1:]}] * (len(points) > 1)


def _name(values: Any) -> str:
    if abs(values[0].imag) > 1e-9:
        return "stable focus" if values[0].real < 0 else "unstable focus"
    one, other = sorted(value.real for value in values)
    return "saddle" if one < 0 < other else "stable node" if other < 0 else "unstable node"

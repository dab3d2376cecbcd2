"""Judge by Rodrigues' formula in sympy, which rebuilds the matrix from the axis, the cosine and the sine."""

from typing import Any

import sympy

from bootcamp.verifiers.symbolic import evaluate, neg

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    r = sympy.eye(3)
    for factor in instance.factors:
        r *= sympy.Matrix(factor)
    if r * r.T != sympy.eye(3) or r.det() != 1:
        return "no rotation"
    axis = sympy.Matrix(answer["axis"])
    if not any(axis):
        return "the axis is zero"
    length = sympy.sqrt(axis.dot(axis))
    u, c = axis / length, sympy.Rational(answer["cosine"])
    s = sympy.Float(str(evaluate(answer["sine"], digits=40)), 40)
    cross = sympy.Matrix([[0, -u[2], u[1]], [u[2], 0, -u[0]], [-u[1], u[0], 0]])
    gap = c * sympy.eye(3) + s * cross + (1 - c) * u * u.T - r
    return "" if all(abs(x.evalf(40)) < 1e-30 for x in gap) else "the formula gives another matrix"


def others(instance: Any, answer: Any) -> list[Any]:
    """The opposite axis, and a longer one."""
    axis = answer["axis"]
    opposite = answer | {"axis": tuple(-x for x in axis), "sine": neg(answer["sine"])}
    return [opposite, answer | {"axis": tuple(3 * x for x in axis)}]


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The opposite axis with the same sine, the sine alone turned, cosine and axis changed."""
    axis = answer["axis"]
    return [
        answer | {"axis": tuple(-x for x in axis)},
        answer | {"sine": neg(answer["sine"])},
        answer | {"cosine": -answer["cosine"]} if answer["cosine"] else answer | {"cosine": sympy.Rational(1, 2)},
        answer | {"axis": (0, 0, 0)},
        answer | {"axis": (axis[0] + 1, *axis[1:])},
    ]

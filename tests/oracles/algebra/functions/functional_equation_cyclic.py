"""Judge by sympy: the equations that the shown text gives along the orbit are solved as a linear system."""

from fractions import Fraction
from typing import Any

import sympy

from bootcamp.verifiers.symbolic import parse
from tests.oracles.algebra._trees import rational, sympy_of

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Fraction) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x = sympy.Symbol("x")
    left, right = (parse(text) for text in instance.equation.split(" = "))
    terms = []
    for term in left.args:
        sign, body = (-1, term.args[0]) if term.head == "neg" else (1, term)
        parts = body.args if body.head == "mul" else (body,)
        factor = int(Fraction(parts[0].leaf)) if parts[0].head == "number" else 1
        terms.append((sign * factor, sympy_of(parts[-1].args[-1] if parts[-1].head == "apply" else parts[-1])))
    value, points, equations = sympy_of(right), [rational(instance.point)], []
    for point in points:
        row: dict[Any, int] = {}
        for factor, argument in terms:
            there = argument.subs(x, point)
            assert there.is_finite
            row[there] = row.get(there, 0) + factor
            if there not in points:
                points.append(there)
        equations.append((row, value.subs(x, point)))
        assert len(points) < 10
    matrix = sympy.Matrix([[row.get(p, 0) for p in points] for row, _ in equations])
    solved = matrix.LUsolve(sympy.Matrix([v for _, v in equations]))
    return "" if solved[0] == rational(answer) else "another value solves the system"

"""Judge by sympy: the nodal equations of the listed elements are solved, and the quotient compared."""

from typing import Any

import sympy

from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import parse

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Return "" if `answer` is right, else what is wrong with it."""
    s = sympy.Symbol("s")
    last = instance.last
    fixed = {b for kind, _, b, _ in instance.elements if kind == "A"}
    matrix, right = sympy.zeros(last, last), sympy.zeros(last, 1)  # voltages of the nodes 1 to last
    matrix[0, 0] = right[0] = 1
    for kind, a, b, size in instance.elements:
        if kind == "A":
            matrix[b - 1, b - 1] += 1
            matrix[b - 1, a - 1] -= size
            continue
        value = sympy.Integer(size) * (sympy.Symbol(kind) if kind in instance.symbols else 1)
        admittance = {"R": 1 / value, "L": 1 / (s * value), "C": s * value}[kind]
        for here, there in ((a, b), (b, a)):
            if here > 1 and here not in fixed:
                matrix[here - 1, here - 1] += admittance
                if there:
                    matrix[here - 1, there - 1] -= admittance
    other = matrix.copy()
    other[:, last - 1] = right
    top, below = sympy.fraction(sympy.together(other.det(method="berkowitz") / matrix.det(method="berkowitz")))
    form = Math(variables=("s", *instance.symbols))
    found = form.parse(f"({sympy.expand(top)})/({sympy.expand(below)})".replace("**", "^"))
    return "" if form.equal(found, answer) else f"it is ({top})/({below})"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more, the sign turned, none."""
    from bootcamp.verifiers.symbolic.printing import render

    text = render(answer)
    return [parse("0"), parse(f"{text}+1"), parse(f"-({text})")]

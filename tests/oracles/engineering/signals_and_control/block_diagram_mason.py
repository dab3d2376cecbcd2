"""Judge by sympy: the equations of the signals are solved as a linear system, and the quotient compared."""

from typing import Any

import sympy

from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import parse

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = instance.nodes
    names = sorted({gain.lstrip("-") for *_, gain in instance.edges if gain.lstrip("-").isalpha()})
    values = {name: sympy.Symbol(name) for name in names}
    matrix, source = sympy.eye(n), sympy.zeros(n, 1)
    for a, b, gain in instance.edges:
        size = values.get(gain.lstrip("-"), sympy.sympify(gain.lstrip("-"))) * (-1 if gain.startswith("-") else 1)
        if a < n:
            matrix[b, a] -= size
        elif a == instance.start:
            source[b] += size
    # Cramer's rule for the last signal
    other = matrix.copy()
    other[:, n - 1] = source
    top, below = (sympy.expand(m.det(method="berkowitz")) for m in (other, matrix))
    right = Math(variables=tuple(names)).parse(f"({top})/({below})".replace("**", "^"))
    return "" if Math(variables=tuple(names)).equal(right, answer) else f"it is ({top})/({below})"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The path alone, one more, the sign turned."""
    from bootcamp.verifiers.symbolic.printing import render

    text = render(answer)
    return [parse("0"), parse(f"{text}+1"), parse(f"-({text})")]

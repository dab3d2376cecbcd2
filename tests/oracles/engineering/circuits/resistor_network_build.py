"""Judge by the nodes of the network: its conductance matrix, made from the tree, is solved with sympy."""

from typing import Any

import sympy

LEVELS = range(1, 9)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    left = list(instance.stock)
    for value in answer.literals():
        if value not in left:
            return f"there is no such resistor as {value}"
        left.remove(value)
    if len(answer.literals()) > instance.used:
        return "too many resistors"
    edges, fresh = [], iter(range(2, 100))

    def lay(part: Any, a: int, b: int) -> None:
        if not hasattr(part, "left"):
            edges.append((a, b, part.value))
        elif part.operator == "+":
            middle = next(fresh)
            lay(part.left, a, middle)
            lay(part.right, middle, b)
        else:
            lay(part.left, a, b)
            lay(part.right, a, b)

    lay(answer, 0, 1)
    n = 1 + max(max(a, b) for a, b, _ in edges)
    matrix = sympy.zeros(n, n)
    for a, b, value in edges:
        g = 1 / sympy.Rational(str(value))
        for p, q, sign in ((a, a, 1), (b, b, 1), (a, b, -1), (b, a, -1)):
            matrix[p, q] += sign * g
    current = sympy.Matrix([1] + [0] * (n - 2))
    rest = matrix.extract([0, *range(2, n)], [0, *range(2, n)])
    found = rest.LUsolve(current)[0]
    return "" if found == sympy.Rational(str(instance.target)) else f"it has {found} ohm"


def others(instance: Any, answer: Any) -> list[Any]:
    """The parts of every join exchanged."""
    form = _form(instance)
    text = _turned(answer)
    return [form.parse(text)] if text != answer.text else []


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Series for parallel everywhere, and one resistor alone."""
    form = _form(instance)
    text = " + ".join(map(str, answer.literals()))
    near = [form.parse(text), form.parse(str(instance.stock[0])), form.parse(text.replace(" + ", " @ "))]
    return [one for one in near if confirm(instance, one)]


def _form(instance: Any) -> Any:
    from bootcamp.verifiers import Expression

    return Expression(operators=("+", "@"), numbers=instance.stock, all_numbers=False)


def _turned(part: Any) -> str:
    if not hasattr(part, "left"):
        return str(part.value)
    return f"(({_turned(part.right)}) {part.operator} ({_turned(part.left)}))"

"""Judge by ray transfer matrices of the unfolded row, with sympy."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    u = sympy.Symbol("u")
    lenses = [u if f is None else f for f in instance.lenses]
    gaps = [u if gap is None else gap for gap in instance.gaps]
    steps: list[Any] = [("way", instance.distance)]
    for i, f in enumerate(lenses):
        steps.append(("lens", f))
        if i < len(gaps):
            steps.append(("way", gaps[i]))
    value = None
    if instance.hint:
        index = [i for i, step in enumerate(steps) if step[0] == "lens"][instance.hint[0] - 1]
        matrix = _matrix(steps[: index + 1])
        solutions = sympy.solve(sympy.together(_image(matrix) - sympy.Rational(str(instance.hint[1]))), u)
        (value,) = solutions
    if instance.mirror is not None:
        steps += [("lens", instance.mirror), *steps[:0:-1]]
    matrix = _matrix([(kind, x.subs(u, value) if x is u else x) for kind, x in steps])
    image = _image(matrix)
    right = {"image": image, "magnification": matrix[0, 0] + image * matrix[1, 0]}
    if instance.hint:
        right["unknown"] = value
    wrong = [name for name in right if sympy.simplify(right[name]) != sympy.Rational(str(answer[name]))]
    return f"{wrong[0]} is {right[wrong[0]]}" if wrong else ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The other side, upside down."""
    return [answer | {name: -answer[name]} for name in ("image", "magnification")]


def _matrix(steps: Any) -> Any:
    total = sympy.eye(2)
    for kind, x in steps:
        power = 0 if x == 0 else 1 / sympy.sympify(x)
        total = (sympy.Matrix([[1, x], [0, 1]]) if kind == "way" else sympy.Matrix([[1, 0], [-power, 1]])) * total
    return total


def _image(matrix: Any) -> Any:
    """Give the way behind the last element after which height no longer depends on the angle."""
    return -matrix[0, 1] / matrix[1, 1]

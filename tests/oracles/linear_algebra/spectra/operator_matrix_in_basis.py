"""Judge by applying the operator with sympy to each basis element and adding up what its column says."""

from collections.abc import Callable
from typing import Any

import sympy

LEVELS = range(1, 11)
X = sympy.Symbol("x")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    elements = [_element(instance, row) for row in instance.basis]
    for j, element in enumerate(elements):
        image = _apply(instance, element)
        total = sum((sympy.Rational(row[j]) * e for row, e in zip(answer, elements, strict=True)), 0 * element)
        if any(x != 0 for x in (image - total if instance.given else [sympy.expand(image - total)])):
            return f"column {j + 1} is not the image of basis element {j + 1}"
    return ""


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The transpose, and the matrix with the columns in the opposite order."""
    nears = [tuple(zip(*answer, strict=True)), tuple(tuple(row[::-1]) for row in answer)]
    return [near for near in nears if near != answer]


def _element(instance: Any, row: Any) -> Any:
    if instance.given:
        return sympy.Matrix(2, 2, row)
    return sum((c * X**k for k, c in enumerate(row)), sympy.Integer(0))


def _apply(instance: Any, p: Any) -> Any:
    a = sympy.Matrix(instance.given) if instance.given else None
    total = 0 * p
    for factor, kind, at in instance.parts:
        total += factor * _image(kind, p, a, at)
    return total


def _image(kind: str, p: Any, a: Any, at: Any) -> Any:
    images: dict[str, Callable[[], Any]] = {
        "X": lambda: p, "self": lambda: p, "transpose": lambda: p.T, "left": lambda: a * p, "right": lambda: p * a,
        "slope": lambda: sympy.diff(p, X), "bend": lambda: sympy.diff(p, X, 2),
        "euler": lambda: X * sympy.diff(p, X), "second": lambda: X**2 * sympy.diff(p, X, 2),
        "flip": lambda: p.subs(X, -X), "value": lambda: p.subs(X, at), "shift": lambda: p.subs(X, X + at),
    }  # fmt: skip
    return images[kind]()

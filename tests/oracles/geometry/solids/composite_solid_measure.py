"""Judge by sympy's integrals of cross sections and of circumferences along the axis."""

import re
from typing import Any

import sympy
from sympy import Abs, Rational, integrate, pi, sqrt, symbols
from sympy.parsing.sympy_parser import implicit_multiplication, parse_expr, standard_transformations

from bootcamp.verifiers.symbolic.printing import render

LEVELS = range(1, 7)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    if instance.volume:
        kind, sizes = instance.parts[0]
        h = symbols("h", positive=True)
        total = _volume([(kind, (*sizes[:-1], h)), *instance.parts[1:]], instance.hole)
        a, b = (Rational(str(value)) for value in instance.volume)
        found = sympy.solve(total - a - b * pi, h)
        return "" if found == [Rational(str(answer))] else f"the height is {found}"
    right = (_surface if instance.question == "surface" else _volume)(instance.parts, instance.hole)
    value = _value(answer)
    return "" if sympy.expand(value - right) == 0 else f"it is {right}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """One more, where the answer is a height."""
    return [answer + 1, answer * 2] if instance.volume else []


def _value(tree: Any) -> Any:
    """Read the LaTeX of an answer, which holds numbers, pi, fractions and brackets."""
    text = render(tree)
    for sign, other in (("\\left", ""), ("\\right", ""), ("\\cdot", "*"), ("\\pi", "pi")):
        text = text.replace(sign, other)
    text = re.sub(r"\\frac\{([^{}]*)\}\{([^{}]*)\}", r"((\1)/(\2))", text)
    return parse_expr(text, transformations=(*standard_transformations, implicit_multiplication))


def _profile(part: Any, x: Any) -> tuple[Any, Any]:
    """Give the radius at height x above the part's foot, and the part's height."""
    kind, sizes = part
    if kind == "cylinder":
        return sizes[0] + 0 * x, sizes[1]
    if kind == "frustum":
        return sizes[0] - Rational(sizes[0] - sizes[1], sizes[2]) * x, sizes[2]
    if kind == "cone":
        return sizes[0] - Rational(sizes[0], sizes[1]) * x, sizes[1]
    return sqrt(sizes[0] ** 2 - x**2), sizes[0]


def _volume(parts: Any, hole: int) -> Any:
    x, total = symbols("x"), sympy.Integer(0)
    for part in parts:
        kind, sizes = part
        if kind == "box":
            total += (sizes[0] * sizes[1] - pi * hole**2) * sizes[2]
        else:
            radius, height = _profile(part, x)
            total += integrate(sympy.expand(pi * (radius**2 - hole**2)), (x, 0, height))
    return sympy.expand(total)


def _surface(parts: Any, hole: int) -> Any:
    x, total, below = symbols("x", positive=True), sympy.Integer(0), sympy.Integer(0)
    for part in parts:
        kind, sizes = part
        if kind == "box":
            foot = top = sympy.Integer(sizes[0] * sizes[1])
            height = sizes[2]
            total += 2 * (sizes[0] + sizes[1]) * height
        else:
            radius, height = _profile(part, x)
            foot, top = pi * radius.subs(x, 0) ** 2, pi * radius.subs(x, height) ** 2
            band = sympy.simplify(2 * pi * radius * sqrt(1 + sympy.diff(radius, x) ** 2))
            total += integrate(band, (x, 0, height))
        total += Abs(foot - below) + 2 * pi * hole * height
        below = top
    return sympy.expand(total + below - 2 * pi * hole**2)

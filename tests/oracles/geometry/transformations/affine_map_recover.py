"""Judge by sympy: the constants are solved for from the pairs of points."""

from typing import Any

import sympy
from sympy import Rational, symbols

LEVELS = range(1, 11)
NAMES = symbols("a b c d e f g h k")


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    x, y = symbols("x y")
    a, b, c, d, e, f, g, h, k = NAMES
    above, right, below = a * x + b * y + c, d * x + e * y + f, g * x + h * y + k
    fixed: dict[Any, Any] = {}
    if instance.kind == "similarity":
        fixed = {e: a, b: -d}
    if instance.kind != "homography":
        fixed |= {g: 0, h: 0, k: 1}
    equations = []
    for point, image in zip(instance.points, instance.images, strict=True):
        at = {x: point[0], y: point[1]}
        u, v = (Rational(str(value)) for value in image)
        equations += [(above - u * below).subs(at).subs(fixed), (right - v * below).subs(at).subs(fixed)]
    free = [name for name in NAMES if name not in fixed]
    solution = sympy.linsolve(equations, free).args[0]
    values = dict(zip(free, solution, strict=True))
    values |= {name: sympy.sympify(rule).subs(values) for name, rule in fixed.items()}
    left = [sympy.cancel(part.subs(values)) for part in (above / below, right / below)]
    if any(part.free_symbols - {x, y} for part in left):
        return "the map is not fixed"
    if instance.asked == "factor":
        found = abs(sympy.Matrix(2, 2, [sympy.diff(part, name) for part in left for name in (x, y)]).det())
        return "" if Rational(str(answer)) == found else f"the factor is {found}"
    point = [Rational(str(value)) for value in answer] if isinstance(answer, tuple) else []
    if len(point) != 2:
        return "that is no point"
    start, end = {"image": (instance.point, point), "source": (point, instance.point), "fixed": (point, point)}[
        instance.asked
    ]
    reached = [part.subs({x: start[0], y: start[1]}) for part in left]
    return "" if reached == list(end) else f"the map takes {start} to {reached}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The inverse factor and its square; the point itself, and one beside it."""
    if not isinstance(answer, tuple):
        return [near for near in (1 / answer, answer * answer) if near != answer]
    return [near for near in (instance.point, (answer[0] + 1, answer[1]), answer[::-1]) if tuple(near) != answer]

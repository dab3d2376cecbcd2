"""Judge property by property with sympy."""

from collections.abc import Callable
from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a = sympy.Matrix(answer)
    if a.shape != (instance.size, instance.size) or any(x == 0 or abs(x) > instance.largest for x in a):
        return "a wrong size or entry"
    for name, given, value in instance.properties:
        if not _holds(a, name, given, value[0][0], sympy.Matrix(value[0])):
            return f"{name} does not hold"
    return ""


def _holds(a: Any, name: str, given: Any, number: Any, column: Any) -> Any:
    checks: dict[str, Callable[[], Any]] = {
        "symmetric": lambda: a.is_symmetric(),
        "different": lambda: len(set(a)) == a.rows**2,
        "trace": lambda: a.trace() == number,
        "square": lambda: sum(a.multiply_elementwise(a.T)) == number,
        "determinant": lambda: a.det() == number,
        "rank": lambda: a.rank() == number,
        "shifted": lambda: (a + given[0][0] * sympy.eye(a.rows)).det() == number,
        "maps": lambda: a * sympy.Matrix(given[0]) == column,
        "twice": lambda: a**2 * sympy.Matrix(given[0]) == column,
        "commutes": lambda: a * sympy.Matrix(given) == sympy.Matrix(given) * a,
    }
    return checks[name]()


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Neighbours by one entry, and the matrix negated, where the rules refuse them."""
    changed = [((answer[0][0] + step, *answer[0][1:]), *answer[1:]) for step in (1, -1)]
    nears = [*changed, tuple(tuple(-x for x in row) for row in answer)]
    return [near for near in nears if abs(near[0][0]) <= instance.largest and confirm(instance, near)]


def others(instance: Any, answer: Any) -> list[Any]:
    """The transpose and exchanged rows and columns, where they have the properties too."""
    order = range(len(answer))[::-1]
    nears = [tuple(zip(*answer, strict=True)), tuple(tuple(answer[i][j] for j in order) for i in order)]
    return [near for near in nears if not confirm(instance, near)]

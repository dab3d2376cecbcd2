"""Judge property by property with sympy."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    a = sympy.Matrix(answer)
    if a.shape != (instance.size, instance.size) or any(x == 0 or abs(x) > instance.largest for x in a):
        return "a wrong size or entry"
    for name, given, value in instance.properties:
        number = value[0][0]
        column = sympy.Matrix(value[0])
        holds = {
            "symmetric": lambda: a.is_symmetric(),
            "different": lambda: len(set(a)) == a.rows**2,
            "trace": lambda number=number: a.trace() == number,
            "square": lambda number=number: (
                sum(a[i, j] * a[j, i] for i in range(a.rows) for j in range(a.rows)) == number
            ),
            "determinant": lambda number=number: a.det() == number,
            "rank": lambda number=number: a.rank() == number,
            "shifted": lambda given=given, number=number: (a + given[0][0] * sympy.eye(a.rows)).det() == number,
            "maps": lambda given=given, column=column: a * sympy.Matrix(given[0]) == column,
            "twice": lambda given=given, column=column: a**2 * sympy.Matrix(given[0]) == column,
            "commutes": lambda given=given: a * sympy.Matrix(given) == sympy.Matrix(given) * a,
        }[name]()
        if not holds:
            return f"{name} does not hold"
    return ""


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

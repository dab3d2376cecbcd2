"""Judge by perpendicularity: the point lies in the subspace, and the difference is orthogonal to all directions."""

from typing import Any

import sympy

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    n = len(instance.point)
    given, base = sympy.Matrix(instance.point), sympy.Matrix(instance.base)
    directions = [sympy.Matrix(row) for row in instance.directions]
    others = [sympy.Matrix(row[:n]) for row in instance.others]
    if instance.kind == "two":
        first, second = sympy.Matrix(answer["first"]), sympy.Matrix(answer["second"])
        spaces = [(first, given, directions), (second, base, others)]
    else:
        first, second = given, sympy.Matrix(answer["point"])
        if instance.kind == "equations":
            if any(row.dot(second) != whole[n] for row, whole in zip(others, instance.others, strict=True)):
                return "the point does not satisfy the equations"
            spaces = []
            if sympy.Matrix.hstack(*others, first - second).rank() > len(others):
                return "the difference is not perpendicular"
        else:
            spaces = [(second, base, directions)]
    gap = first - second
    for point, start, along in spaces:
        if sympy.Matrix.hstack(point - start, *along).rank() > len(along):
            return "a point lies outside its subspace"
        if any(gap.dot(direction) for direction in along):
            return "the difference is not perpendicular"
    return "" if gap.dot(gap) == answer["squared_distance"] else "the distance is another"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another distance, the point doubled, the base of the subspace."""
    nears = [answer | {"squared_distance": answer["squared_distance"] + 1}]
    for name in ("point", "second"):
        if name in answer and any(answer[name]):
            nears.append(answer | {name: tuple(2 * x for x in answer[name])})
    return nears

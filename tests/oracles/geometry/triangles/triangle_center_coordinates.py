"""Judge by sympy's geometry, and the symmedian point by the least sum of squared distances to the sides."""

from typing import Any

import sympy
from sympy import Line, Point, Rational, Triangle

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    corners = [Point(*corner) for corner in instance.corners]
    triangle = Triangle(*corners)
    if instance.shape == "medial":
        triangle = Triangle(*(corners[i].midpoint(corners[i - 1]) for i in range(3)))
    elif instance.shape == "orthic":
        triangle = Triangle(*(Line(corners[i - 1], corners[i - 2]).projection(corners[i]) for i in range(3)))
    found = _centre(triangle, instance.centre)
    given = Point(*(Rational(str(x)) for x in answer))
    return "" if found == given else f"the centre is {found}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """The coordinates exchanged, signs turned, the centroid instead."""
    a, b, c = instance.corners
    middle = tuple(Rational(p + q + r, 3) for p, q, r in zip(a, b, c, strict=True))
    return [near for near in (answer[::-1], (-answer[0], -answer[1]), middle) if tuple(near) != tuple(answer)]


def _centre(triangle: Any, name: str) -> Any:
    if name == "centroid":
        return triangle.centroid
    if name == "circumcentre":
        return triangle.circumcenter
    if name == "orthocentre":
        return triangle.orthocenter
    if name == "nine":
        a, b, c = triangle.vertices
        return Triangle(a.midpoint(b), b.midpoint(c), c.midpoint(a)).circumcenter
    if name == "incentre":
        return triangle.incenter
    if name == "excentre":
        return _excentre(triangle)
    x, y = sympy.symbols("x y")
    total = 0
    for i in range(3):
        a, b = triangle.vertices[i], triangle.vertices[i - 1]
        total += ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) ** 2 / a.distance(b) ** 2
    place = sympy.solve([sympy.diff(total, x), sympy.diff(total, y)], [x, y])
    return Point(place[x], place[y])


def _excentre(triangle: Any) -> Any:
    """Cut the bisector at A with the bisector of the outer angle at B."""
    a, b, c = triangle.vertices

    def unit(p: Any, q: Any) -> Any:
        return (q - p) / p.distance(q)

    inner = Line(a, a + unit(a, b) + unit(a, c))
    outer = Line(b, b + unit(b, c) - unit(b, a))
    return inner.intersection(outer)[0]

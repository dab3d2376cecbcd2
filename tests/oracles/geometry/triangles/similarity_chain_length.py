"""Judge by coordinates: every figure is drawn in the plane and lines are cut with sympy."""

from typing import Any

from sympy import Line, Point, Rational, sqrt

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    length = Rational(instance.first)
    for kind, sizes in instance.steps:
        length = _next(kind, [Rational(size) for size in sizes], length)
    return "" if length == Rational(str(answer)) else f"the length is {length}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Twice, half, one more."""
    return [2 * answer, answer / 2, answer + 1]


def _next(kind: str, sizes: Any, x: Any) -> Any:
    a = sizes[0]
    if kind == "parallel":  # P at 0, Q on the axis, S between; T above S at the length x
        p, q = Point(0, 0), Point(a + sizes[1], 0)
        r = Line(p, Point(a, x)).intersection(Line(q, q + Point(0, 1)))[0]
        return q.distance(r)
    if kind == "shadow":  # the sun's rays through the tops
        ray = Line(Point(0, a), Point(sizes[1], 0))
        return ray.parallel_line(Point(x, 0)).intersection(Line(Point(0, 0), Point(0, 1)))[0].y
    if kind == "ropes":
        return Line(Point(0, a), Point(1, 0)).intersection(Line(Point(1, x), Point(0, 0)))[0].y
    if kind == "square":  # the foot of the altitude at a third of the side
        foot = a / 3
        top = Point(foot, x)
        # the width of the triangle at the height of the diagonal of a square from its lower left corner
        left, right = Line(Point(0, 0), top), Line(Point(a, 0), top)
        level = Line(Point(0, 1), Point(1, 1))
        one, other = left.intersection(level)[0].x, right.intersection(level)[0].x
        shrink = a - (other - one)  # the width lost for each unit of height
        return a / (1 + shrink)
    if kind == "trapezoid":
        low, high = (Point(0, 0), Point(a, 0)), (Point(1, 1), Point(1 + x, 1))
        cross = Line(low[0], high[1]).intersection(Line(low[1], high[0]))[0]
        level = Line(cross, cross + Point(1, 0))
        return abs(level.intersection(Line(low[0], high[0]))[0].x - level.intersection(Line(low[1], high[1]))[0].x)
    whole = x + a  # the right angle at Q = 0, P on the axis
    p, far = Point(x, 0), Point(0, sqrt(whole**2 - x**2))
    return p.distance(Line(p, far).projection(Point(0, 0)))

"""Judge by going from wall to wall in fractions; on a rectangle, hits far ahead are reduced by the period."""

from fractions import Fraction
from math import lcm
from typing import Any

LEVELS = range(1, 11)


def confirm(instance: Any, answer: Any) -> str:
    """Say what is wrong with `answer`, or nothing."""
    walls = list(zip(instance.corners, instance.corners[1:] + instance.corners[:1], strict=True))
    place = tuple(Fraction(x) for x in instance.start)
    way = instance.direction
    most = instance.hit or 10**5
    if instance.hit and len(walls) == 4:
        (w, h), (u, v) = instance.corners[2], map(abs, instance.direction)
        time = Fraction(lcm(2 * w * v, 2 * h * u), u * v)  # after it the ball is back, on the same course
        period = int(u * time / w + v * time / h)
        most = most % period or period
    for count in range(most):
        place, way, corner = _next(place, way, walls)
        if corner:
            if instance.hit:
                return "it stops in a corner before"
            right = answer["hits"] == count and tuple(answer["corner"]) == place
            return "" if right else f"it stops in {place} after {count} hits"
    return "" if instance.hit and tuple(answer) == place else f"it hits {place}"


def near_misses(instance: Any, answer: Any) -> list[Any]:
    """Another number of hits, another corner, the point mirrored in the diagonal."""
    if not instance.hit:
        others = [corner for corner in instance.corners if corner != tuple(answer["corner"])]
        return [{**answer, "hits": answer["hits"] + 1}, {**answer, "corner": others[0]}]
    x, y = answer
    return [near for near in ((y, x), (x + 1, y), (x, y + 1)) if near != (x, y)]


def _next(place: Any, way: Any, walls: Any) -> tuple[Any, Any, bool]:
    """Give the next point on a wall, the direction after it, and whether it is a corner."""
    (x, y), (dx, dy) = place, way
    best = None
    for (a, b), (c, d) in walls:
        nx, ny = d - b, a - c  # a normal of the wall
        speed = nx * dx + ny * dy
        if not speed:
            continue
        t = Fraction(nx * (a - x) + ny * (b - y)) / speed
        p, q = x + t * dx, y + t * dy
        inside = min(a, c) <= p <= max(a, c) and min(b, d) <= q <= max(b, d)
        if t > 0 and inside and (best is None or t < best[0]):
            best = (t, p, q, nx, ny)
    assert best is not None
    _, p, q, nx, ny = best
    corner = any((p, q) == end for wall in walls for end in wall)
    turn = Fraction(2 * (nx * dx + ny * dy), nx * nx + ny * ny)
    return (p, q), (dx - turn * nx, dy - turn * ny), corner

"""Exact geometry of points, lines, segments and planes in space, with integer or rational coordinates."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from random import Random

from bootcamp.lib.vectors import cross, dot

Coordinate = int | Fraction
Vector = tuple[Coordinate, Coordinate, Coordinate]


def minus(a: Vector, b: Vector) -> Vector:
    """Give the vector from b to a.

    >>> minus((3, 2, 1), (1, 1, 1))
    (2, 1, 0)
    """
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def along(a: Vector, b: Vector, t: Coordinate) -> Vector:
    """Give the point a + t b.

    >>> along((1, 1, 1), (2, 0, -1), 2)
    (5, 1, -1)
    """
    return a[0] + t * b[0], a[1] + t * b[1], a[2] + t * b[2]


def triple(a: Vector, b: Vector, c: Vector) -> Coordinate:
    """Give the determinant of three vectors, six times the volume of the tetrahedron that they span, with its sign.

    >>> triple((1, 0, 0), (0, 1, 0), (0, 0, 1))
    1
    """
    return dot(a, cross(b, c))


def plane(a: Vector, b: Vector, c: Vector) -> tuple[Coordinate, Coordinate, Coordinate, Coordinate]:
    """Give (p, q, r, s) with px + qy + rz = s for the plane through three points that are not on a line.

    >>> plane((1, 0, 0), (0, 1, 0), (0, 0, 1))
    (1, 1, 1, 1)
    """
    normal = cross(minus(b, a), minus(c, a))
    return (*normal, dot(normal, a))


def nearest_on_segments(
    a: Vector, u: Vector, b: Vector, v: Vector, bounded: tuple[bool, bool]
) -> tuple[Vector, Vector]:
    """Give the nearest points a + s u and b + t v of two lines that are not parallel, with 0 <= s, t <= 1 if bounded.

    >>> nearest_on_segments((0, 0, 0), (1, 0, 0), (0, 5, 3), (0, 1, 0), (False, True))
    ((Fraction(0, 1), Fraction(0, 1), Fraction(0, 1)), (Fraction(0, 1), Fraction(5, 1), Fraction(3, 1)))
    """
    w = minus(b, a)
    uu, uv, vv, uw, vw = Fraction(dot(u, u)), dot(u, v), dot(v, v), dot(u, w), dot(v, w)
    under = uu * vv - uv * uv
    places = [((uw * vv - uv * vw) / under, (uw * uv - uu * vw) / under)]
    if bounded[0]:
        places += [(Fraction(s), _held((s * uv - vw) / Fraction(vv), bounded[1])) for s in (0, 1)]
    if bounded[1]:
        places += [(_held((uw + t * uv) / uu, bounded[0]), Fraction(t)) for t in (0, 1)]
    allowed = [
        place for place in places if all(not held or 0 <= x <= 1 for x, held in zip(place, bounded, strict=True))
    ]
    pairs = [(along(a, u, s), along(b, v, t)) for s, t in allowed]
    return min(pairs, key=lambda pair: square(minus(*pair)))


def _held(x: Fraction, bounded: bool) -> Fraction:
    return min(max(x, Fraction(0)), Fraction(1)) if bounded else x


def square(a: Vector) -> Coordinate:
    """Give the square of the length.

    >>> square((1, 2, 2))
    9
    """
    return dot(a, a)


def random_vectors(rng: Random, n: int, size: int) -> list[tuple[int, int, int]]:
    """Draw different lattice points with coordinates from -size to size.

    >>> random_vectors(Random(1), 2, 5)
    [(-3, 4, -4), (-1, -4, 2)]
    """
    points: dict[tuple[int, int, int], None] = {}
    while len(points) < n:
        points[rng.randint(-size, size), rng.randint(-size, size), rng.randint(-size, size)] = None
    return list(points)


def independent(vectors: Sequence[Vector]) -> bool:
    """Tell whether two or three vectors are linearly independent.

    >>> independent([(1, 0, 0), (2, 0, 0)]), independent([(1, 0, 0), (0, 1, 0), (1, 1, 1)])
    (False, True)
    """
    if len(vectors) == 2:
        return any(cross(*vectors))
    return bool(triple(*vectors))

"""Exact plane geometry on points with integer or rational coordinates."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

Coordinate = int | Fraction
Point = tuple[Coordinate, Coordinate]
Lattice = tuple[int, int]


def cross(o: Point, a: Point, b: Point) -> Coordinate:
    """Give twice the signed area of the triangle o, a, b: positive if it turns left (counter-clockwise).

    >>> cross((0, 0), (1, 0), (0, 1)), cross((0, 0), (1, 1), (2, 2))
    (1, 0)
    """
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def orientation(o: Point, a: Point, b: Point) -> int:
    """Give 1 for a left turn, -1 for a right turn, 0 for points on a line.

    >>> orientation((0, 0), (1, 0), (2, 5)), orientation((0, 0), (1, 0), (2, -5))
    (1, -1)
    """
    turn = cross(o, a, b)
    return (turn > 0) - (turn < 0)


def squared_distance(a: Point, b: Point) -> Coordinate:
    """Give the square of the distance.

    >>> squared_distance((0, 0), (3, 4))
    25
    """
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def area(polygon: Sequence[Point]) -> Fraction:
    """Give the signed area by the shoelace rule: positive if the corners go counter-clockwise.

    >>> area([(0, 0), (2, 0), (0, 1)])
    Fraction(1, 1)
    """
    return Fraction(sum(cross((0, 0), a, b) for a, b in _sides(polygon))) / 2


def convex_hull(points: Sequence[Point]) -> list[Point]:
    """List the corners of the hull counter-clockwise from the lowest of the leftmost points; none between others.

    >>> convex_hull([(0, 0), (1, 1), (2, 0), (2, 2), (0, 2), (1, 0)])
    [(0, 0), (2, 0), (2, 2), (0, 2)]

    Source: Andrew, "Another efficient algorithm for convex hulls in two dimensions", IPL 9 (1979).
    """
    ordered = sorted(set(points))
    if len(ordered) < 3:
        return ordered
    return _chain(ordered)[:-1] + _chain(ordered[::-1])[:-1]


def is_convex(polygon: Sequence[Point]) -> bool:
    """Tell whether a simple polygon turns the same way at every corner, straight corners excluded.

    >>> is_convex([(0, 0), (2, 0), (2, 2), (0, 2)]), is_convex([(0, 0), (3, 0), (1, 1), (0, 3)])
    (True, False)
    """
    n = len(polygon)
    turns = {orientation(polygon[i], polygon[(i + 1) % n], polygon[(i + 2) % n]) for i in range(n)}
    return len(turns) == 1 and 0 not in turns


def on_segment(p: Point, a: Point, b: Point) -> bool:
    """Tell whether p lies on the closed segment from a to b.

    >>> on_segment((1, 1), (0, 0), (2, 2)), on_segment((3, 3), (0, 0), (2, 2))
    (True, False)
    """
    within = min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])
    return within and cross(a, b, p) == 0


def segments_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Tell whether the closed segments a-b and c-d have a common point.

    >>> segments_meet((0, 0), (2, 2), (0, 2), (2, 0)), segments_meet((0, 0), (1, 0), (2, 0), (3, 0))
    (True, False)
    """
    if any((on_segment(a, c, d), on_segment(b, c, d), on_segment(c, a, b), on_segment(d, a, b))):
        return True
    return segments_cross(a, b, c, d)


def segments_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Tell whether the segments a-b and c-d have one common point that is inside both.

    >>> segments_cross((0, 0), (2, 2), (0, 2), (2, 0)), segments_cross((0, 0), (2, 2), (1, 1), (2, 0))
    (True, False)
    """
    return orientation(a, b, c) * orientation(a, b, d) < 0 and orientation(c, d, a) * orientation(c, d, b) < 0


def line(a: Point, b: Point) -> tuple[int, int, int]:
    """Give the line through two points as coprime integers (p, q, r) with p*x + q*y = r and p > 0, or p = 0 and q > 0.

    >>> line((0, 1), (2, 5)), line((3, 0), (3, 9))
    ((2, -1, -1), (1, 0, 3))

    Raises:
        ValueError: the points are the same.
    """
    if a == b:
        raise ValueError(f"a={a}, b={b}: expected two different points")
    p, q = Fraction(b[1] - a[1]), Fraction(a[0] - b[0])
    parts = (p, q, p * a[0] + q * a[1])
    scale = math.lcm(*(part.denominator for part in parts))
    whole = [int(part * scale) for part in parts]
    shared = math.gcd(*whole)
    sign = -1 if (whole[0], whole[1]) < (0, 0) else 1
    return whole[0] * sign // shared, whole[1] * sign // shared, whole[2] * sign // shared


def lines_meet(first: tuple[int, int, int], second: tuple[int, int, int]) -> tuple[Fraction, Fraction] | None:
    """Give the common point of two lines (p, q, r), or None if they are parallel or equal.

    >>> lines_meet((1, 0, 3), (2, -1, -1))
    (Fraction(3, 1), Fraction(7, 1))
    """
    (p, q, r), (s, t, u) = first, second
    determinant = p * t - q * s
    if not determinant:
        return None
    return Fraction(r * t - q * u, determinant), Fraction(p * u - r * s, determinant)


def is_simple(polygon: Sequence[Point]) -> bool:
    """Tell whether a closed polygon has at least 3 corners and its sides meet at shared corners only.

    >>> is_simple([(0, 0), (2, 0), (2, 2), (0, 2)]), is_simple([(0, 0), (2, 2), (2, 0), (0, 2)])
    (True, False)
    """
    sides = list(_sides(polygon))
    n = len(sides)
    if n < 3 or len(set(polygon)) < n:
        return False
    for i, j in combinations(range(n), 2):
        (a, b), (c, d) = sides[i], sides[j]
        if j == i + 1:
            if on_segment(d, a, b) or on_segment(a, c, d):
                return False
        elif (i, j) == (0, n - 1):
            if on_segment(c, a, b) or on_segment(b, c, d):
                return False
        elif segments_meet(a, b, c, d):
            return False
    return True


def locate(p: Point, polygon: Sequence[Point]) -> int:
    """Place a point against a simple polygon: 1 inside, 0 on the boundary, -1 outside.

    >>> square = [(0, 0), (2, 0), (2, 2), (0, 2)]
    >>> [locate(p, square) for p in ((1, 1), (2, 1), (3, 1))]
    [1, 0, -1]
    """
    inside = False
    for a, b in _sides(polygon):
        if on_segment(p, a, b):
            return 0
        if (a[1] > p[1]) != (b[1] > p[1]):
            low, high = (a, b) if a[1] < b[1] else (b, a)
            if orientation(low, high, p) > 0:
                inside = not inside
    return 1 if inside else -1


def boundary_points(polygon: Sequence[Lattice]) -> int:
    """Count the lattice points on the boundary of a lattice polygon.

    >>> boundary_points([(0, 0), (4, 0), (0, 2)])
    8
    """
    return sum(math.gcd(b[0] - a[0], b[1] - a[1]) for a, b in _lattice_sides(polygon))


def interior_points(polygon: Sequence[Lattice]) -> int:
    """Count the lattice points strictly inside a simple lattice polygon (Pick).

    >>> interior_points([(0, 0), (4, 0), (0, 4)])
    3
    """
    doubled = abs(sum(a[0] * b[1] - a[1] * b[0] for a, b in _lattice_sides(polygon)))
    return (doubled - boundary_points(polygon) + 2) // 2


def circumcircle(a: Point, b: Point, c: Point) -> tuple[tuple[Fraction, Fraction], Fraction]:
    """Give the centre and the squared radius of the circle through three points.

    >>> circumcircle((0, 0), (2, 0), (0, 2))
    ((Fraction(1, 1), Fraction(1, 1)), Fraction(2, 1))

    Raises:
        ValueError: the points are on a line.
    """
    doubled = Fraction(2 * cross(a, b, c))
    if not doubled:
        raise ValueError(f"points {a}, {b}, {c} are on a line: expected a triangle")
    bx, by, cx, cy = b[0] - a[0], b[1] - a[1], c[0] - a[0], c[1] - a[1]
    b2, c2 = bx * bx + by * by, cx * cx + cy * cy
    x, y = (cy * b2 - by * c2) / doubled, (bx * c2 - cx * b2) / doubled
    return (a[0] + x, a[1] + y), x * x + y * y


def barycentric(corners: Sequence[Point], weights: Sequence[Coordinate]) -> tuple[Fraction, Fraction]:
    """Give the mean of points with weights of any scale whose sum is not zero.

    >>> barycentric([(0, 0), (3, 0), (0, 3)], (1, 1, 1))
    (Fraction(1, 1), Fraction(1, 1))
    """
    total = Fraction(sum(weights))
    x, y = (sum(w * p[i] for w, p in zip(weights, corners, strict=True)) / total for i in (0, 1))
    return x, y


def foot(p: Point, a: Point, b: Point) -> tuple[Fraction, Fraction]:
    """Give the foot of the perpendicular from p to the line through a and b.

    >>> foot((0, 3), (0, 0), (1, 1))
    (Fraction(3, 2), Fraction(3, 2))
    """
    along = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])
    t = Fraction(along) / squared_distance(a, b)
    return a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])


def random_points(
    rng: Random, n: int, low: int, high: int, general: bool = False, budget: int = 10_000
) -> list[Lattice]:
    """Draw `n` different lattice points with both coordinates from `low` to `high`; if `general` no three on a line.

    >>> random_points(Random(1), 3, 0, 9)
    [(2, 9), (1, 4), (1, 7)]

    Raises:
        ValueError: the points do not fit within `budget` draws.
    """
    points: list[Lattice] = []
    for _ in range(budget):
        if len(points) == n:
            break
        p = (rng.randint(low, high), rng.randint(low, high))
        on_a_line = general and any(cross(a, b, p) == 0 for a, b in combinations(points, 2))
        if p not in points and not on_a_line:
            points.append(p)
    if len(points) < n:
        raise ValueError(f"n={n} points do not fit into low={low}, high={high}: widen the range")
    return points


def random_polygon(rng: Random, n: int, low: int, high: int) -> list[Lattice]:
    """Draw a simple lattice polygon with `n` corners, counter-clockwise, no three corners on a line.

    Crossing sides of a random tour are exchanged until none cross; each exchange shortens it.

    >>> is_simple(random_polygon(Random(1), 8, 0, 20))
    True

    Raises:
        ValueError: the corners do not fit.
    """
    corners = random_points(rng, n, low, high, general=True)
    while crossing := _crossing(corners):
        i, j = crossing
        corners[i + 1 : j + 1] = corners[i + 1 : j + 1][::-1]
    return corners if area(corners) > 0 else corners[::-1]


def random_convex_polygon(rng: Random, n: int, low: int, high: int, budget: int = 2_000) -> list[Lattice]:
    """Draw a strictly convex lattice polygon with `n` corners, counter-clockwise, within the square low..high.

    >>> is_convex(random_convex_polygon(Random(1), 6, 0, 20))
    True

    Raises:
        ValueError: none is found within `budget` draws.
    """
    for _ in range(budget):
        hull = convex_hull(random_points(rng, min(3 * n, (high - low + 1) ** 2), low, high))
        if len(hull) >= n:
            kept = sorted(rng.sample(range(len(hull)), n))
            return [(int(hull[i][0]), int(hull[i][1])) for i in kept]
    raise ValueError(f"n={n} corners do not fit into low={low}, high={high}: widen the range")


def clipped(polygon: Sequence[Point], a: Point, b: Point) -> list[Point]:
    """Give the part of a convex polygon that lies left of the line from a to b, the line included.

    >>> clipped([(0, 0), (2, 0), (2, 2), (0, 2)], (1, 0), (1, 5))
    [(0, 0), (Fraction(1, 1), Fraction(0, 1)), (Fraction(1, 1), Fraction(2, 1)), (0, 2)]
    """
    kept: list[Point] = []
    for p, q in zip(polygon, [*polygon[1:], *polygon[:1]], strict=True):
        s, t = cross(a, b, p), cross(a, b, q)
        if s >= 0:
            kept.append(p)
        if s * t < 0:
            part = Fraction(s) / (s - t)
            kept.append((p[0] + part * (q[0] - p[0]), p[1] + part * (q[1] - p[1])))
    return kept


def sees(polygon: Sequence[Point], a: Point, b: Point) -> bool:
    """Tell whether the segment from a to b stays in a simple polygon, along the boundary included.

    >>> bent = [(0, 0), (4, 0), (4, 4), (2, 1), (0, 4)]
    >>> sees(bent, (0, 0), (4, 4)), sees(bent, (0, 0), (4, 2)), sees(bent, (0, 0), (4, 0)), sees(bent, (0, 4), (4, 4))
    (False, True, True, False)
    """
    whole = squared_distance(a, b)
    places = {Fraction(0), Fraction(1)}
    for p, q in _sides(polygon):
        s, t = cross(a, b, p), cross(a, b, q)
        if s * t < 0:
            u, v = cross(p, q, a), cross(p, q, b)
            if u * v < 0:
                return False  # it crosses a side
            if u != v:
                places.add(Fraction(u) / (u - v))
        if s == 0 and whole:
            along = (p[0] - a[0]) * (b[0] - a[0]) + (p[1] - a[1]) * (b[1] - a[1])
            places.add(Fraction(along) / whole)
    inner = sorted(place for place in places if 0 <= place <= 1)
    middles = ((s + t) / 2 for s, t in pairwise(inner))
    return all(locate((a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])), polygon) >= 0 for t in middles)


def in_circle(a: Point, b: Point, c: Point, p: Point) -> Coordinate:
    """Give a number that is positive if p is inside the circle through a, b, c (which turn left), 0 on it.

    >>> in_circle((0, 0), (2, 0), (0, 2), (1, 1)), in_circle((0, 0), (2, 0), (0, 2), (2, 2))
    (8, 0)
    """
    (ax, ay), (bx, by), (cx, cy) = ((q[0] - p[0], q[1] - p[1]) for q in (a, b, c))
    a2, b2, c2 = ax * ax + ay * ay, bx * bx + by * by, cx * cx + cy * cy
    return a2 * (bx * cy - by * cx) - b2 * (ax * cy - ay * cx) + c2 * (ax * by - ay * bx)


def smallest_circle(points: Sequence[Point]) -> tuple[tuple[Fraction, Fraction], Fraction]:
    """Give the centre and the squared radius of the smallest circle around two or more points.

    >>> smallest_circle([(0, 0), (4, 0), (1, 1)])
    ((Fraction(2, 1), Fraction(0, 1)), Fraction(4, 1))
    """
    hull = convex_hull(points)
    pairs = sorted(combinations(hull, 2), key=lambda pair: -squared_distance(*pair))
    for p, q in pairs[:1]:
        centre, square = barycentric((p, q), (1, 1)), Fraction(squared_distance(p, q)) / 4
        if all(squared_distance(centre, other) <= square for other in hull):
            return centre, square
    # by Helly's theorem it is the largest of the smallest circles around three points
    found = [circumcircle(*three) for three in combinations(hull, 3) if _is_acute(*three)]
    return max(found, key=lambda circle: circle[1])


def _is_acute(a: Point, b: Point, c: Point) -> bool:
    u, v, w = sorted((squared_distance(a, b), squared_distance(b, c), squared_distance(c, a)))
    return u + v > w


def pieces_of(n: int, diagonals: Sequence[tuple[int, int]]) -> list[tuple[int, ...]]:
    """Give the corners of the parts into which diagonals that do not cross cut a polygon with the corners 0..n-1.

    >>> pieces_of(5, [(1, 4), (2, 4)])
    [(4, 0, 1), (2, 3, 4), (4, 1, 2)]
    """
    pieces = [tuple(range(n))]
    for a, b in diagonals:
        piece = next(piece for piece in pieces if a in piece and b in piece)
        pieces.remove(piece)
        i, j = sorted((piece.index(a), piece.index(b)))
        pieces += [piece[i : j + 1], piece[j:] + piece[: i + 1]]
    return pieces


def _sides(polygon: Sequence[Point]) -> list[tuple[Point, Point]]:
    return [(polygon[i - 1], polygon[i]) for i in range(len(polygon))]


def _lattice_sides(polygon: Sequence[Lattice]) -> list[tuple[Lattice, Lattice]]:
    return [(polygon[i - 1], polygon[i]) for i in range(len(polygon))]


def _chain(ordered: Sequence[Point]) -> list[Point]:
    chain: list[Point] = []
    for p in ordered:
        while len(chain) > 1 and cross(chain[-2], chain[-1], p) <= 0:
            chain.pop()
        chain.append(p)
    return chain


def _crossing(corners: list[Lattice]) -> tuple[int, int] | None:
    n = len(corners)
    for i in range(n - 2):
        for j in range(i + 2, n - (i == 0)):
            if segments_meet(corners[i], corners[i + 1], corners[j], corners[(j + 1) % n]):
                return i, j
    return None

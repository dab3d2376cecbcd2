"""Points of elliptic curves y^2 = x^3 + ax + b modulo a prime; None is the identity."""

from __future__ import annotations

from bootcamp.lib.numbers import inverse

Point = tuple[int, ...] | None
"""The coordinates; None is the identity."""


def add(one: Point, other: Point, a: int, p: int) -> Point:
    """Add two points of a curve with coefficient `a` modulo the prime `p`.

    >>> add((3, 6), (3, 6), 2, 97), add((3, 6), (3, 91), 2, 97), add(None, (3, 6), 2, 97)
    ((80, 10), None, (3, 6))
    """
    if one is None or other is None:
        return other if one is None else one
    (x, y), (u, v) = one, other
    if x == u and (y + v) % p == 0:
        return None
    slope = (3 * x * x + a) * inverse(2 * y, p) if x == u else (v - y) * inverse((u - x) % p, p)
    z = (slope * slope - x - u) % p
    return z, (slope * (x - z) - y) % p


def multiple(k: int, point: Point, a: int, p: int) -> Point:
    """Add up `k` points equal to one, by doubling; k is not negative.

    >>> multiple(3, (3, 6), 2, 97), multiple(5, (3, 6), 2, 97)
    ((80, 87), None)
    """
    total: Point = None
    while k:
        if k % 2:
            total = add(total, point, a, p)
        point = add(point, point, a, p)
        k //= 2
    return total


def multiples(point: Point, a: int, p: int) -> list[Point]:
    """List 0, 1, 2, ... times a point, until the identity would come again; as many as the order of the point.

    >>> multiples((3, 6), 2, 97)
    [None, (3, 6), (80, 10), (80, 87), (3, 91)]
    """
    found: list[Point] = [None]
    while point is not None and (following := add(found[-1], point, a, p)) is not None:
        found.append(following)
    return found

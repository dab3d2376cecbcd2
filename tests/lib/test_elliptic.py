"""Points of elliptic curves: the laws of a group, and as many points as counting finds."""

from itertools import product

import pytest

from bootcamp.lib.elliptic import Point, add, multiple, multiples


def curve(a: int, b: int, p: int) -> list[Point]:
    affine: list[Point] = [(x, y) for x, y in product(range(p), repeat=2) if (y * y - x**3 - a * x - b) % p == 0]
    return [None, *affine]


@pytest.mark.parametrize(("a", "b", "p"), [(3, 5, 13), (1, 6, 11), (2, 2, 17), (0, 7, 13)])
def test_group_laws(a: int, b: int, p: int) -> None:
    points = curve(a, b, p)
    for u, v in product(points, repeat=2):
        assert add(u, v, a, p) == add(v, u, a, p)
        assert add(u, v, a, p) in points
        for w in points[::3]:
            assert add(add(u, v, a, p), w, a, p) == add(u, add(v, w, a, p), a, p)


@pytest.mark.parametrize(("a", "b", "p"), [(2, 3, 97), (2, 2, 17)])
def test_multiples_are_sums(a: int, b: int, p: int) -> None:
    points = curve(a, b, p)
    for point in points[1:6]:
        listed = multiples(point, a, p)
        assert len(points) % len(listed) == 0
        assert [multiple(k, point, a, p) for k in range(len(listed))] == listed
        assert multiple(len(listed), point, a, p) is None
    assert multiples(None, a, p) == [None]

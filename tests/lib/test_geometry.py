"""Geometry against other definitions and scipy."""

from fractions import Fraction
from itertools import combinations, pairwise
from random import Random

import pytest
from hypothesis import given, strategies as st
from scipy.spatial import ConvexHull

from bootcamp.lib import geometry
from bootcamp.lib.geometry import Lattice

points = st.tuples(st.integers(-4, 4), st.integers(-4, 4))
SEEDS = range(20)


@pytest.mark.parametrize("seed", SEEDS)
def test_hull_agrees_with_scipy(seed: int) -> None:
    drawn = geometry.random_points(Random(seed), 15, 0, 12)
    hull = geometry.convex_hull(drawn)
    other = ConvexHull(drawn)
    assert set(hull) == {drawn[i] for i in other.vertices}
    assert geometry.area(hull) == round(2 * other.volume) / Fraction(2)
    assert geometry.is_convex(hull)
    assert hull[0] == min(hull)


@given(points, points, points, points)
def test_segments_meet_against_parameters(a: Lattice, b: Lattice, c: Lattice, d: Lattice) -> None:
    assert geometry.segments_meet(a, b, c, d) == geometry.segments_meet(d, c, a, b)
    ab, cd = (b[0] - a[0], b[1] - a[1]), (d[0] - c[0], d[1] - c[1])
    determinant = ab[0] * cd[1] - ab[1] * cd[0]
    if determinant:
        t = Fraction((c[0] - a[0]) * cd[1] - (c[1] - a[1]) * cd[0], determinant)
        u = Fraction((c[0] - a[0]) * ab[1] - (c[1] - a[1]) * ab[0], determinant)
        assert geometry.segments_meet(a, b, c, d) == (0 <= t <= 1 and 0 <= u <= 1)
        meeting = geometry.lines_meet(geometry.line(a, b), geometry.line(c, d))
        assert meeting == (a[0] + t * ab[0], a[1] + t * ab[1])


@given(points, points)
def test_lines_are_normal_forms(a: Lattice, b: Lattice) -> None:
    if a == b:
        with pytest.raises(ValueError, match="different"):
            geometry.line(a, b)
        return
    p, q, r = geometry.line(a, b)
    assert (p, q, r) == geometry.line(b, a)
    assert p * a[0] + q * a[1] == r == p * b[0] + q * b[1]
    middle = (Fraction(a[0] + b[0], 2), Fraction(a[1] + b[1], 2))
    assert geometry.line(a, middle) == (p, q, r)


@pytest.mark.parametrize("seed", SEEDS)
def test_polygons(seed: int) -> None:
    rng = Random(seed)
    polygon = geometry.random_polygon(rng, rng.randint(3, 12), 0, 15)
    assert geometry.is_simple(polygon)
    assert geometry.area(polygon) > 0
    assert all(geometry.cross(*three) for three in combinations(polygon, 3))
    inside = [geometry.locate((x, y), polygon) for x in range(16) for y in range(16)]
    assert inside.count(1) == geometry.interior_points(polygon)
    assert inside.count(0) == geometry.boundary_points(polygon)
    convex = geometry.random_convex_polygon(rng, 6, 0, 15)
    assert len(convex) == 6
    assert geometry.is_convex(convex)
    assert geometry.area(convex) > 0


def test_polygons_that_are_not_simple() -> None:
    assert not geometry.is_simple([(0, 0), (2, 0)])
    assert not geometry.is_simple([(0, 0), (2, 0), (1, 0)])
    assert not geometry.is_simple([(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)])
    assert not geometry.is_simple([(0, 0), (2, 0), (2, 2), (0, 0), (0, 2)])


@given(points, points, points)
def test_circumcircle(a: Lattice, b: Lattice, c: Lattice) -> None:
    if geometry.cross(a, b, c) == 0:
        with pytest.raises(ValueError, match="line"):
            geometry.circumcircle(a, b, c)
        return
    centre, square = geometry.circumcircle(a, b, c)
    assert {geometry.squared_distance(centre, p) for p in (a, b, c)} == {square}


def test_points_in_general_position_and_range_errors() -> None:
    drawn = geometry.random_points(Random(1), 9, 0, 12, general=True)
    assert all(geometry.orientation(*three) for three in combinations(drawn, 3))
    with pytest.raises(ValueError, match="n=5"):
        geometry.random_points(Random(1), 5, 0, 1)
    with pytest.raises(ValueError, match="n=9"):
        geometry.random_convex_polygon(Random(1), 9, 0, 3, budget=20)
    assert all(geometry.on_segment(b, a, b) for a, b in pairwise(drawn))

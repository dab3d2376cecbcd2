"""Sets of real numbers."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from bootcamp.verifiers.base import Malformed
from bootcamp.verifiers.symbolic import REALS, Interval, IntervalSet, sqrt, union
from bootcamp.verifiers.symbolic.intervals import Pieces, complement, intersection

S = IntervalSet()
ONE, TWO, THREE = Fraction(1), Fraction(2), Fraction(3)


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("x < 1 or x > 2", (Interval(None, ONE), Interval(TWO, None))),
        (r"x < 1 \text{ or } 2 < x", (Interval(None, ONE), Interval(TWO, None))),
        (r"(-\infty, 1) \cup (2, \infty)", (Interval(None, ONE), Interval(TWO, None))),
        ("(-∞,1)∪(2,+∞)", (Interval(None, ONE), Interval(TWO, None))),
        (r"1 \le x < 3", (Interval(ONE, THREE, True),)),
        ("3 > x >= 1", (Interval(ONE, THREE, True),)),
        ("x ≥ 1 且 x < 3", (Interval(ONE, THREE, True),)),
        (r"\{2\}", (Interval(TWO, TWO, True, True),)),
        ("x = 2", (Interval(TWO, TWO, True, True),)),
        ("{1, 2}", (Interval(ONE, ONE, True, True), Interval(TWO, TWO, True, True))),
        ("x = 1 or x = 2", (Interval(ONE, ONE, True, True), Interval(TWO, TWO, True, True))),
        (r"\mathbb{R}", REALS),
        (r"(-\infty, \infty)", REALS),
        ("all real numbers", REALS),
        (r"\emptyset", ()),
        (r"\{\}", ()),
        ("no solution", ()),
        ("无解", ()),
        (r"x \ne 1", (Interval(None, ONE), Interval(ONE, None))),
        (r"\mathbb{R} \setminus \{1\}", (Interval(None, ONE), Interval(ONE, None))),
        (r"x \in \mathbb{R}, x \neq 1", (Interval(None, ONE), Interval(ONE, None))),
        (r"\{x \mid x \neq 1\}", (Interval(None, ONE), Interval(ONE, None))),
        (r"\{x \in \mathbb{R} : 1 < x\}", (Interval(ONE, None),)),
        ("(1, 2] ∪ (2, 3)", (Interval(ONE, THREE),)),
        ("(1, 2) ∪ {2} ∪ (2, 3)", (Interval(ONE, THREE),)),
        (r"(1, 3) \cap [2, 5]", (Interval(TWO, THREE, True),)),
        ("A = [1, 2]", (Interval(ONE, TWO, True, True),)),
        (r"[1, \sqrt{4}]", (Interval(ONE, TWO, True, True),)),
    ],
)
def test_reading(text: str, pieces: Pieces) -> None:
    assert S.parse(text) == pieces
    assert S.parse(S.render(pieces)) == pieces


def test_closed_forms_compare_by_value() -> None:
    assert S.equal(S.parse(r"[1, 2\sqrt2)"), S.parse(r"1 \le x < \sqrt{8}"))
    assert S.equal(S.parse(r"(\frac{1}{\sqrt2 + 1}, \pi)"), S.parse(r"(\sqrt2 - 1, \pi)"))
    assert not S.equal(S.parse(r"(1, \pi)"), S.parse("(1, 3.14159265358979)"))
    assert S.parse(r"(1, \sqrt2) \cup [\sqrt2, 3)") == S.parse("(1, 3)")
    pieces = union([Interval(sqrt(2), None, True)])
    assert S.parse(S.render(pieces)) == pieces


@pytest.mark.parametrize(
    "text",
    ["5", "x", "(3, 1)", "[1, ∞]", "(∞, 1)", "x > 1, x < 2", "y < 1", "x < y", "x^2 < 1", "x + 1 < 2", "(1, i)",
     "(1, 1/0)", "x < ", "1 < 2", "(1, 2, 3)"],
)  # fmt: skip
def test_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        S.parse(text)


def test_algebra_of_sets() -> None:
    rng = Random(5)
    points = [Fraction(n, 2) for n in range(-30, 31)]

    def draw() -> Pieces:
        return union(S.guess(rng)[0] for _ in range(rng.randint(0, 3)))

    def has(pieces: Pieces, x: Fraction) -> bool:
        return bool(intersection(pieces, (Interval(x, x, True, True),)))

    for _ in range(60):
        left, right = draw(), draw()
        assert S.parse(S.render(left)) == left
        for x in points:
            assert has(complement(left), x) != has(left, x)
            assert has(union([*left, *right]), x) == (has(left, x) or has(right, x))
            assert has(intersection(left, right), x) == (has(left, x) and has(right, x))


def test_neighbours_differ() -> None:
    rng = Random(1)
    for text in ("(1, 2]", r"\{1\}", r"\emptyset", r"\mathbb{R}", r"(-\infty, \sqrt2] \cup \{3\}"):
        value = S.parse(text)
        neighbours = list(S.neighbours(value, rng))
        assert neighbours
        assert not any(S.equal(value, neighbour) for neighbour in neighbours)


@pytest.mark.parametrize("text", [r"(-\infty,1) or \emptyset", "(0,1) or (0,1/2)", "(0,1/2) or (0,1)", "x<3 or x<2"])
def test_alternatives_within_each_other_are_a_hedge(text: str) -> None:
    with pytest.raises(Malformed):
        IntervalSet().parse(text)


@pytest.mark.parametrize("text", ["x<2 or x>1", "x<1 or x>2", "(0,1) or (2,3)", "x=1 or x=2"])
def test_alternatives_beside_each_other_are_a_union(text: str) -> None:
    assert IntervalSet().parse(text)


@pytest.mark.parametrize(
    "text",
    [
        r"f(x) \ge 2",
        r"f \ge 2",
        r"f(x) \in [2, \infty)",
        r"\{f(x) \mid f(x) \ge 2\}",
        r"2 \le f(x) < \infty",
        r"y \ge 2",
        r"[2, \infty)",
    ],
)
def test_a_function_stands_for_the_variable(text: str) -> None:
    assert IntervalSet("y", function="f").parse(text) == (Interval(TWO, None, True),)


@pytest.mark.parametrize(
    ("function", "text"), [("", r"f(x) \ge 2"), ("f", r"f(2) \ge 2"), ("f", r"g(x) \ge 2"), ("f", r"x \ge 2")]
)
def test_no_other_function_stands_for_the_variable(function: str, text: str) -> None:
    with pytest.raises(Malformed):
        IntervalSet("y", function=function).parse(text)

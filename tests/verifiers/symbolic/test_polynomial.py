"""Polynomials and matrices."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from bootcamp.verifiers.base import Malformed, WrongForm
from bootcamp.verifiers.symbolic import Matrix, Polynomial, differentiate, render

P = Polynomial(("x", "y"))
SQUARE = P.terms({(2, 0): 1, (1, 1): 2, (0, 2): 1})


@pytest.mark.parametrize(
    "text",
    ["(x+y)^2", "x^2 + 2xy + y^2", "y² + 2·x·y + x²", "p(x, y) = (x+y)(x+y)", "f = (x + y)^2", r"\frac{2(x+y)^2}{2}"],
)
def test_reading(text: str) -> None:
    assert P.parse(text) == SQUARE


@pytest.mark.parametrize(
    "text", ["1/x", "sqrt(x)", "z", r"\sqrt2 x", "x^y", "x = y", r"\frac{x^2-1}{x-1}", "x/0", "{x}, y"]
)
def test_malformed(text: str) -> None:
    with pytest.raises(Malformed):
        P.parse(text)


def test_expanded() -> None:
    format = Polynomial(("x",), expanded=True)
    assert format.parse("x^2 + 3x + 2") == format.from_coefficients([2, 3, 1])
    for text in ("(x+1)(x+2)", "x(x+3) + 2", "x^2 + x + 2x + 2"):
        with pytest.raises(WrongForm):
            format.parse(text)


def test_round_trip_and_neighbours() -> None:
    rng = Random(3)
    for _ in range(100):
        value = P.guess(rng)
        assert P.parse(P.render(value)) == value
        assert value not in list(P.neighbours(value, rng))
    assert P.render(()) == "0"


def test_terms_become_trees() -> None:
    assert render(differentiate(P.tree(SQUARE), "y")) == "2 x + 2 y"


M = Matrix()
ROWS = ((Fraction(1), Fraction(-1, 2)), (Fraction(0), Fraction(3)))


@pytest.mark.parametrize(
    "text",
    [
        r"\begin{pmatrix}1 & -\frac12 \\ 0 & 3\end{pmatrix}",
        r"\begin{bmatrix}1 & -0.5 \\ 0 & 3 \\ \end{bmatrix}",
        r"\left[\begin{array}{cc}1 & -1/2 \\ 0 & 3\end{array}\right]",
        "[[1, -1/2], [0, 3]]",
        "((1, -1/2), (0, 3))",
        "A = [[1,-1/2],[0,3]]",
        "1 -1/2\n0 3",
        "1, -0.5\n0, 3\n",
        "```\n1 -1/2\n0  3\n```",
    ],
)
def test_matrices(text: str) -> None:
    assert M.parse(text) == ROWS
    assert M.parse(M.render(ROWS)) == ROWS


@pytest.mark.parametrize("text", ["[[1, 2], [3]]", "[[1, x]]", "[[1, 2], 3]", "1 2\n3", "[[sqrt(2)]]"])
def test_malformed_matrices(text: str) -> None:
    with pytest.raises(Malformed):
        M.parse(text)


@pytest.mark.parametrize("text", ["5", "[1, 2]", "[[1, 2]]", "[[1], [2]]"])
def test_matrices_of_another_size(text: str) -> None:
    with pytest.raises(Malformed):
        Matrix(2, 2).parse(text)


def test_one_row_needs_no_outer_brackets() -> None:
    assert M.parse("[1, 2]") == M.parse("[[1, 2]]") == ((Fraction(1), Fraction(2)),)


def test_shape_of_matrices() -> None:
    with pytest.raises(Malformed, match="rows"):
        Matrix(3, 2).parse("[[1,2],[3,4]]")
    with pytest.raises(Malformed, match="columns"):
        Matrix(2, 3).parse("[[1,2],[3,4]]")
    assert Matrix(1, 2).parse("(1, 2)") == Matrix(1, 2).parse("[[1, 2]]")
    assert Matrix(2, 1).parse("[1, 2]") == Matrix(2, 1).parse("[[1], [2]]")
    rng = Random(4)
    for _ in range(50):
        value = Matrix(2, 2).guess(rng)
        assert Matrix(2, 2).parse(Matrix(2, 2).render(value)) == value
        assert value not in list(Matrix(2, 2).neighbours(value, rng))


def test_numbered_names_before_polynomials() -> None:
    assert Polynomial(("x",)).parse("h1 = x - 4") == Polynomial(("x",)).parse("h_1 = x - 4")
    with pytest.raises(Malformed):
        Polynomial(("x",)).parse("x1 = x - 4 = x")

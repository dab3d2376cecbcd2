"""Sums of square roots against sympy and floating point."""

from fractions import Fraction
from random import Random
from typing import Any

import pytest
from sympy import Rational, simplify, sqrt

from bootcamp.lib.surds import Surd, SurdNumber, SurdSet
from bootcamp.verifiers import judge_text


def _draw(rng: Random) -> Surd:
    return Surd.of({d: Fraction(rng.randint(-9, 9), rng.randint(1, 4)) for d in rng.sample((1, 2, 3, 5, 6, 10), 3)})


def _sympy(x: Surd) -> Any:
    return sum((Rational(c.numerator, c.denominator) * sqrt(d) for d, c in x.terms), Rational(0))


def test_arithmetic_and_order_agree_with_sympy() -> None:
    rng = Random(1)
    for _ in range(20):
        x, y = _draw(rng), _draw(rng)
        assert simplify(_sympy(x * y) - _sympy(x) * _sympy(y)) == 0
        assert (x < y) == bool(_sympy(x) < _sympy(y))
        if y.terms:
            assert x / y * y == x
        assert float(x) == pytest.approx(float(_sympy(x)))


def test_equal_numbers_hash_alike() -> None:
    assert Surd.root(4) == 2
    assert hash(Surd.root(4)) == hash(2)
    assert {Surd.root(8), Surd.root(2) * 2} == {Surd.root(8)}


def test_signs_of_close_numbers_are_exact() -> None:
    near = Surd.root(2) - Fraction(6369051672525773, 4503599627370496)
    assert near.sign == (1 if 2 * 4503599627370496**2 > 6369051672525773**2 else -1)


@pytest.mark.parametrize("text", ["(1 ± √5)/2, 3", r"x = 3 or x = \frac{1 \pm \sqrt5}{2}", "{3, (1-√5)/2, 1/2+√5/2}"])
def test_sets_are_read_in_every_dress(text: str) -> None:
    assert judge_text(SurdSet(), "{3, (1 - sqrt(5))/2, (1 + sqrt(5))/2}", rf"\boxed{{{text}}}").correct


@pytest.mark.parametrize("text", ["{3, 3, 1}", "{√(3+2√2)}", "{√(-1)}", "{1/0}", "{x}", "{2^10000}", "{1.5.2}"])
def test_what_is_no_set_of_numbers_is_refused(text: str) -> None:
    verdict = judge_text(SurdSet(), "{1, 3}", rf"\boxed{{{text}}}")
    assert verdict.score == 0


def test_a_root_inside_a_root_is_the_wrong_form() -> None:
    verdict = judge_text(SurdNumber(), r"1 + \sqrt{2}", r"\boxed{\sqrt{3 + 2\sqrt{2}}}")
    assert (verdict.reason, verdict.detail) == ("wrong", "a root stands inside a root")

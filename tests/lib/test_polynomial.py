"""Polynomial arithmetic against sympy, over the rationals and modulo primes."""

from fractions import Fraction
from itertools import product
from random import Random

import pytest
import sympy
from hypothesis import given, settings, strategies as st

from bootcamp.lib import polynomial

x = sympy.symbols("x")
coefficients = st.lists(st.integers(-5, 5), max_size=5).map(polynomial.trim)
primes = st.sampled_from([0, 2, 3, 5, 7])


def symbolic(p: polynomial.Coefficients, modulus: int = 0) -> sympy.Poly:
    terms = [sympy.Rational(c) for c in reversed(p)] or [0]
    return sympy.Poly(terms, x, modulus=modulus, symmetric=False) if modulus else sympy.Poly(terms, x, domain="QQ")


def plain(p: sympy.Poly) -> tuple[Fraction, ...]:
    return polynomial.trim([Fraction(str(c)) for c in reversed(p.all_coeffs())])


@settings(max_examples=60)
@given(coefficients, coefficients, primes)
def test_ring_operations(p: tuple[int, ...], q: tuple[int, ...], modulus: int) -> None:
    a, b = symbolic(p, modulus), symbolic(q, modulus)
    assert polynomial.add(p, q, modulus) == plain(a + b)
    assert polynomial.multiply(p, q, modulus) == plain(a * b)
    assert polynomial.compose(p, q, modulus) == plain(a.compose(b))
    assert polynomial.derivative(p, modulus) == plain(a.diff(x))
    assert polynomial.evaluate(p, 4, modulus) == polynomial.evaluate(polynomial.trim(p, modulus), 4, modulus)
    if polynomial.trim(q, modulus):
        quotient, rest = sympy.div(a, b)
        assert polynomial.divide(p, q, modulus) == (plain(quotient), plain(rest))
        common = plain(sympy.gcd(a, b).monic())
        assert polynomial.gcd(p, q, modulus) == common
    else:
        with pytest.raises(ZeroDivisionError):
            polynomial.divide(p, q, modulus)


@settings(max_examples=30)
@given(st.lists(st.fractions(-4, 4, max_denominator=3), max_size=4), st.integers(1, 4))
def test_roots(roots: list[Fraction], lead: int) -> None:
    p = polynomial.from_roots(roots, lead)
    assert polynomial.rational_roots(p) == sorted(set(roots))
    with_none = polynomial.multiply(p, (Fraction(2), Fraction(0), Fraction(1)))
    assert polynomial.rational_roots(with_none) == sorted(set(roots))
    assert polynomial.derivative(polynomial.antiderivative(p)) == p
    assert polynomial.degree(p) == len(roots)
    with pytest.raises(ValueError, match="zero polynomial"):
        polynomial.rational_roots((0, 0))


@pytest.mark.parametrize(("modulus", "size"), [(2, 4), (2, 6), (3, 3), (5, 2)])
def test_irreducible_polynomials_by_trying_all_factors(modulus: int, size: int) -> None:
    def monic(degree: int) -> list[tuple[int, ...]]:
        return [(*low, 1) for low in product(range(modulus), repeat=degree)]

    for p in monic(size):
        factors = [q for degree in range(1, size // 2 + 1) for q in monic(degree)]
        irreducible = all(polynomial.divide(p, q, modulus)[1] for q in factors)
        assert polynomial.is_irreducible_modulo(p, modulus) == irreducible
    assert not polynomial.is_irreducible_modulo((1,), modulus)


def test_primitive_and_draws() -> None:
    assert polynomial.primitive((Fraction(1, 2), 0, Fraction(-3, 4))) == (-2, 0, 3)
    assert polynomial.primitive(()) == ()
    for seed in range(50):
        assert polynomial.degree(polynomial.random_polynomial(Random(seed), 3, -1, 1)) == 3


@settings(max_examples=60)
@given(st.lists(st.integers(-5, 5), min_size=1, max_size=7).map(polynomial.trim).filter(bool))
def test_count_real_roots(p: tuple[int, ...]) -> None:
    assert polynomial.count_real_roots(p) == (len(set(sympy.real_roots(symbolic(p)))) if len(p) > 1 else 0)


@settings(max_examples=60)
@given(st.lists(st.integers(-2, 2), max_size=4), st.lists(st.integers(-2, 2), max_size=3))
def test_without_roots(roots: list[int], dropped: list[int]) -> None:
    wanted = polynomial.from_roots([root for root in roots if root not in dropped], 3)
    assert polynomial.without_roots(polynomial.from_roots(roots, 3), dropped) == wanted

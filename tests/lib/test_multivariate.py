"""Polynomials in several variables and Gröbner bases against sympy."""

from fractions import Fraction
from random import Random

import pytest
from sympy import GF, QQ, Poly, groebner as sympy_groebner, symbols

from bootcamp.lib.multivariate import Poly as Terms, groebner, monomials, multiply, random_poly, remainder

_X = symbols("x y")


def _poly(p: Terms) -> Poly:
    return Poly.from_dict({e: Fraction(c).numerator for e, c in p.items()}, *_X, domain=QQ)


@pytest.mark.parametrize("seed", range(12))
def test_reduced_bases_agree_with_sympy(seed: int) -> None:
    rng = Random(seed)
    generators = [random_poly(rng, monomials(2, 2), 3, 4) for _ in range(2)]
    basis = groebner(generators, limit=200, largest=10**60)
    wanted = sympy_groebner([_poly(p) for p in generators], *_X, order="lex", domain=QQ)
    found = {frozenset((e, Fraction(c)) for e, c in p.items()) for p in basis or []}
    shown = {frozenset((e, Fraction(int(c.p), int(c.q))) for e, c in p.terms()) for p in wanted.polys}
    assert found == shown


def test_bases_modulo_a_prime() -> None:
    generators: list[Terms] = [{(2, 0): 1, (0, 1): 1}, {(1, 1): 1, (0, 0): 3}]
    basis = groebner(generators, modulus=5)
    wanted = sympy_groebner([_poly(p) for p in generators], *_X, order="lex", domain=GF(5))
    assert basis is not None
    assert [len(p) for p in basis] == [len(p.terms()) for p in wanted.polys]
    assert all(not remainder(p, basis, 5) for p in generators)


def test_a_limit_gives_none() -> None:
    generators: list[Terms] = [{(3, 1): 1, (0, 0): 1}, {(1, 3): 1, (1, 0): 2}]
    assert groebner(generators, limit=0) is None


def test_members_of_an_ideal_leave_nothing() -> None:
    generators: list[Terms] = [{(2, 0): 1, (0, 1): -1}, {(1, 1): 1, (0, 0): -1}]
    basis = groebner(generators)
    assert basis is not None
    assert not remainder(multiply(generators[0], {(1, 2): 3, (0, 0): 1}), basis)

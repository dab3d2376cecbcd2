"""Factor an expanded polynomial into irreducible factors over the integers.

Answer: the factors, repeated ones as often as they occur; their order and signs are free.
Harder: higher degree, factors of higher degree, larger coefficients, a second variable.
Skills: algebra, search
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from math import gcd
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import primes_below
from bootcamp.lib.polynomial import Terms, evaluate_last, is_irreducible_modulo, multiply_terms
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Multiset, Polynomial
from bootcamp.verifiers.symbolic.polynomial_format import Terms as Value

_DRAWS = 400
_OTHER = "the product of the factors is another polynomial"


class PolynomialFactorIntegers(
    Task["PolynomialFactorIntegers.Params", "PolynomialFactorIntegers.Instance", "tuple[Value, ...]"]
):
    version = 1

    class Params(task.Params):
        degree: int = knob("the degree of the polynomial", levels=(2, 3, 4, 4, 5, 6, 5, 7, 10, 14), ge=2, le=20)
        largest_factor: int = knob(
            "the highest degree of an irreducible factor", levels=(1, 1, 2, 3, 3, 4, 2, 3, 4, 6), ge=1, le=8
        )
        largest_coefficient: int = knob(
            "the largest coefficient of a factor", levels=(6, 5, 5, 6, 6, 5, 4, 4, 4, 3), ge=1, le=50
        )
        variables: int = knob("how many variables occur", levels=(1, 1, 1, 1, 1, 1, 2, 2, 2, 2), ge=1, le=2)

    class Instance(task.Instance):
        hidden = ("factors",)

        terms: tuple[tuple[tuple[int, ...], int], ...]  # exponents and coefficient, from the highest degree down
        factors: int  # the proven number of irreducible factors

        @property
        def variables(self) -> tuple[str, ...]:
            return ("x", "y")[: len(self.terms[0][0])]

        @property
        def formula(self) -> str:
            shown = Polynomial(self.variables)
            return shown.render(shown.terms({exponents: Fraction(c) for exponents, c in self.terms}))

    prompt = Prompt(
        en=r"""
        Factor this polynomial into irreducible factors with integer coefficients:

        $${{ formula }}$$

        No factor may be a constant or a product of two polynomials of lower degree with integer coefficients.
        List every factor, a repeated one as often as it occurs. The order and the signs of the factors do not matter.
        """,
        zh=r"""
        把下面的多项式分解为整系数不可约因式：

        $${{ formula }}$$

        每个因式都不能是常数，也不能再写成两个次数更低的整系数多项式之积。
        列出所有因式，重复的因式重复几次就写几次。因式的顺序和正负号不限。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Value, ...]]:
        return Multiset(Polynomial(instance.variables, expanded=True))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Value, ...]]:
        factors = [_draw_factor(params, degree, rng) for degree in _draw_degrees(params, rng)]
        product = reduce(multiply_terms, factors)
        if params.variables == 2 and not any(exponents[1] for exponents in product):
            raise task.Retry
        terms = sorted(product.items(), key=lambda term: (sum(term[0]), term[0]), reverse=True)
        instance = self.Instance(terms=tuple(terms), factors=len(factors))
        shown = Polynomial(instance.variables)
        return instance, tuple(sorted(shown.terms({e: Fraction(c) for e, c in factor.items()}) for factor in factors))

    def check(self, instance: Instance, answer: tuple[Value, ...]) -> str:
        for factor in answer:
            if all(not any(exponents) for exponents, _ in factor):
                return "a factor is a constant"
            if any(coefficient.denominator > 1 for _, coefficient in factor):
                return "a factor has a coefficient that is not an integer"
        degree = sum(max(sum(exponents) for exponents, _ in factor) for factor in answer)
        if len(answer) > instance.factors or degree != sum(instance.terms[0][0]):  # before the factors are multiplied
            return _OTHER
        one = {(0,) * len(instance.variables): 1}
        product = reduce(multiply_terms, [{e: int(c) for e, c in factor} for factor in answer], one)
        if product not in (dict(instance.terms), {exponents: -c for exponents, c in instance.terms}):
            return _OTHER
        return "" if len(answer) == instance.factors else "a factor is not irreducible"


def _draw_degrees(params: PolynomialFactorIntegers.Params, rng: Random) -> list[int]:
    """Draw the degrees of the factors, at least two, one of them the largest allowed."""
    degrees = [min(params.largest_factor, params.degree - 1)]
    while sum(degrees) < params.degree:
        degrees.append(rng.randint(1, min(params.largest_factor, params.degree - sum(degrees))))
    return degrees


def _draw_factor(params: PolynomialFactorIntegers.Params, degree: int, rng: Random) -> Terms:
    """Draw a primitive polynomial that some prime proves irreducible."""
    for _ in range(_DRAWS):
        factor = _draw_terms(params, degree, rng)
        if gcd(*factor.values()) == 1 and _is_proven_irreducible(factor, degree):
            return factor
    raise task.Retry


def _draw_terms(params: PolynomialFactorIntegers.Params, degree: int, rng: Random) -> Terms:
    """Draw coefficients; with two variables the highest power of x stands alone: the proof needs that."""
    high = params.largest_coefficient
    if params.variables == 1:
        terms: Terms = {(degree,): rng.choice((1, 1, 1, 2, 3))}
        places: list[tuple[int, ...]] = [(d,) for d in range(degree)]
    else:
        terms = {(degree, 0): rng.choice((1, 1, 2))}
        places = [(i, j) for i in range(degree) for j in range(degree - i + 1)]
        places = rng.sample(places, min(len(places), rng.randint(2, 4)))
    drawn = {place: rng.randint(-high, high) for place in places}
    return terms | {place: c for place, c in drawn.items() if c}


def _is_proven_irreducible(factor: Terms, degree: int) -> bool:
    """Look for a prime, and a value of y, for which what is left of the polynomial is irreducible.

    The leading coefficient in x is a constant, so a factorisation would survive the substitution.
    """
    if degree == 1:
        return True
    for line in [factor] if len(next(iter(factor))) == 1 else [evaluate_last(factor, y) for y in (1, 2, -1, 3)]:
        coefficients = [line.get((d,), 0) for d in range(degree + 1)]
        if any(coefficients[-1] % p and is_irreducible_modulo(coefficients, p) for p in primes_below(30)):
            return True
    return False

"""Find an antiderivative of a rational function.

Answer: an expression in x; any antiderivative is right, integral signs are not.
Harder: more linear and quadratic factors below, repeated ones, a polynomial part, a denominator multiplied out.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import square_part
from bootcamp.lib.polynomial import add, antiderivative, divide, multiply, random_polynomial
from bootcamp.lib.prompts import polynomial
from bootcamp.task import Task, knob
from bootcamp.tasks.calculus._formulas import bracketed, summed, weighted
from bootcamp.tasks.calculus.integrals._antiderivative import ANSWER, PROMPT, Integrand, slope_fault, tree
from bootcamp.verifiers.symbolic import Node

Factor = tuple[tuple[int, ...], int]
"""A polynomial, constant term first, and how often it stands in the denominator."""


class IntegralRationalFunction(Task["IntegralRationalFunction.Params", "IntegralRationalFunction.Instance", Node]):
    version = 1

    class Params(task.Params):
        lines: int = knob("how many linear factors differ", levels=(1, 2, 2, 1, 2, 1, 2, 3, 2, 2), ge=0, le=4)
        quadratics: int = knob(
            "how many irreducible quadratic factors differ", levels=(0, 0, 0, 1, 1, 1, 1, 1, 2, 2), ge=0, le=3
        )
        repeated: int = knob("how often a linear factor may occur", levels=(2, 1, 2, 1, 1, 3, 2, 3, 1, 2), ge=1, le=4)
        square: int = knob("how often a quadratic factor may occur", levels=(1, 1, 1, 1, 1, 1, 1, 1, 2, 3), ge=1, le=3)
        whole: int = knob(
            "the degree of the polynomial part (-1: none)", levels=(-1, -1, 0, -1, 0, 0, 1, 1, 1, 2), ge=-1, le=4
        )
        largest: int = knob("the largest number drawn", levels=(5, 5, 6, 4, 4, 4, 5, 5, 4, 4), ge=2, le=12)
        expanded: bool = knob("whether the denominator is multiplied out", levels=(False,) * 6 + (True,) * 4)

    class Instance(Integrand):
        pass

    answer = ANSWER
    prompt = PROMPT

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        factors = _factors(params, rng)
        whole = random_polynomial(rng, params.whole, -params.largest, params.largest) if params.whole >= 0 else ()
        below: tuple[int, ...] = (1,)
        for factor, times in factors:
            for _ in range(times):
                below = multiply(below, factor)
        above, found = multiply(whole, below), [polynomial(antiderivative(whole))]
        for factor, times in factors:
            rest, power = below, factor
            for k in range(1, times + 1):
                rest = _quotient(below, power)
                power = multiply(power, factor)
                over = random_polynomial(rng, len(factor) - 2, -params.largest, params.largest)
                if k < times and rng.random() < 0.4:
                    continue
                above = add(above, multiply(over, rest))
                found.append(_line(over[0], factor, k) if len(factor) == 2 else _quadratic(over, factor, k))
        under = (
            polynomial(below)
            if params.expanded
            else "*".join(f"({polynomial(f)})" + f"^{n}" * (n > 1) for f, n in factors)
        )
        return self.Instance(integrand=bracketed(f"({polynomial(above)})/({under})")), tree(summed(found))

    def check(self, instance: Instance, answer: Node) -> str:
        return slope_fault(instance, answer)


def _factors(params: IntegralRationalFunction.Params, rng: Random) -> list[Factor]:
    """Draw different factors; the first of each kind is repeated."""
    found: list[Factor] = []
    while len(found) < params.lines:
        line = (rng.randint(-params.largest, params.largest), rng.choice((1, 1, 1, 2)))
        if line not in [factor for factor, _ in found] and (line[0] % 2 or line[1] == 1):
            found.append((line, 1 if found else params.repeated))
    for place in range(params.quadratics):
        b = 2 * rng.randint(-2, 2)
        factor = (b * b // 4 + rng.randint(1, params.largest), b, 1)
        if factor in [other for other, _ in found]:
            raise task.Retry
        found.append((factor, params.square if not place else 1))
    return found


def _quotient(p: tuple[int, ...], q: tuple[int, ...]) -> tuple[int, ...]:
    """Divide where nothing is left over."""
    return tuple(map(int, divide(p, q)[0]))


def _line(over: int, factor: tuple[int, ...], k: int) -> str:
    """Integrate a number over a power of a linear factor."""
    line = polynomial(factor)
    if k == 1:
        return weighted([(Fraction(over, factor[1]), f"ln(abs({line}))", "")])
    return weighted([(Fraction(over, factor[1] * (1 - k)), "", f"({line})" + f"^{k - 1}" * (k > 2))])


def _quadratic(over: tuple[int, ...], factor: tuple[int, ...], k: int) -> str:
    """Integrate a linear polynomial over a power of an irreducible quadratic factor, by the reduction formula."""
    constant, slope = over
    c, b, _ = factor
    below = f"({polynomial(factor)})"
    rest, part = constant - Fraction(slope * b, 2), Fraction(slope, 2)
    terms = [(part, f"ln{below}", "") if k == 1 else (part / (1 - k), "", _power(below, k - 1))]
    d = 4 * c - b * b
    for n in range(k - 1, 0, -1):
        terms.append((rest * 2 / (n * d), f"({polynomial((b // 2, 1))})", _power(below, n)))
        rest *= Fraction(2 * (2 * n - 1), n * d)
    whole, radicand = square_part(d // 4)
    root = f"sqrt({radicand})" if radicand > 1 else ""
    bottom = "*".join(part for part in (str(whole) if whole > 1 else "", root) if part)
    inner = polynomial((b // 2, 1))
    terms.append((rest / whole, f"arctan(({inner})/({bottom}))" if bottom else f"arctan({inner})", root))
    return weighted(terms)


def _power(text: str, exponent: int) -> str:
    return f"{text}^{exponent}" if exponent > 1 else text

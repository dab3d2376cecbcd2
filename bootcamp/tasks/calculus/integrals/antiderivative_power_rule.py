"""Find an antiderivative of a sum of powers and simple functions, or of a product that has to be expanded.

Answer: an expression in x; any antiderivative is right, integral signs are not.
Harder: more terms, negative and fractional exponents, products of more factors over a power of x.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import linear
from bootcamp.task import Task, knob
from bootcamp.tasks.calculus._formulas import bracketed, summed
from bootcamp.tasks.calculus.integrals._antiderivative import ANSWER, PROMPT, Integrand, slope_fault, tree
from bootcamp.verifiers.symbolic import Node

Powers = dict[Fraction, Fraction]
"""The coefficients of powers of x by their exponents."""


class AntiderivativePowerRule(Task["AntiderivativePowerRule.Params", "AntiderivativePowerRule.Instance", Node]):
    version = 1

    class Params(task.Params):
        powers: int = knob("how many powers stand by themselves", levels=(2, 3, 3, 1, 2, 2, 2, 2, 3, 4), ge=1, le=8)
        functions: int = knob(
            "how many exponentials, sines and cosines are added", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 3), ge=0, le=3
        )
        factors: int = knob(
            "how many sums are multiplied together (0: none)", levels=(0, 0, 0, 2, 2, 2, 3, 3, 3, 3), ge=0, le=4
        )
        denominator: int = knob(
            "the largest denominator of an exponent", levels=(1, 1, 2, 1, 2, 3, 2, 3, 4, 4), ge=1, le=4
        )
        lowest: int = knob(
            "the lowest exponent of a power", levels=(0, -2, -2, -2, -3, -3, -3, -4, -4, -4), ge=-6, le=0
        )

    class Instance(Integrand):
        pass

    answer = ANSWER
    prompt = PROMPT

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        single = {e: Fraction(_draw(rng)) for e in _exponents(params, rng, params.powers, params.lowest)}
        product, text = _product(params, rng) if params.factors else ({}, "0")
        total = {e: single.get(e, Fraction(0)) + product.get(e, Fraction(0)) for e in {**single, **product}}
        waves = []
        for kind in sorted(rng.sample(("exp", "sin", "cos"), params.functions)):
            rate = random_nonzero(rng, 5) if kind == "exp" else rng.randint(1, 5)
            waves.append((kind, rate, _draw(rng) * rate // rng.choice((1, rate))))
        shown = [text, _text(single), linear((c, _wave(kind, rate)) for kind, rate, c in waves)]
        found = [_integral(total), linear(_antiderivative(*wave) for wave in waves)]
        rough = params.lowest < 0 or params.denominator > 1
        return self.Instance(integrand=bracketed(summed(shown)), low=Fraction(0) if rough else None), tree(
            summed(found)
        )

    def check(self, instance: Instance, answer: Node) -> str:
        return slope_fault(instance, answer)


def _draw(rng: Random) -> int:
    return random_nonzero(rng, 9)


def _exponents(params: AntiderivativePowerRule.Params, rng: Random, count: int, lowest: int) -> list[Fraction]:
    """Draw different exponents, the highest first."""
    pool = {Fraction(n, d) for d in range(1, params.denominator + 1) for n in range(lowest * d, 4 * d + 1)}
    return sorted(rng.sample(sorted(pool), count), reverse=True)


def _product(params: AntiderivativePowerRule.Params, rng: Random) -> tuple[Powers, str]:
    """Draw sums of two powers, expand their product over a power of x, and write it unexpanded."""
    factors = [
        {e: Fraction(random_nonzero(rng, 4)) for e in _exponents(params, rng, 2, 0)} for _ in range(params.factors)
    ]
    total: Powers = {-Fraction(rng.randint(0, -params.lowest)): Fraction(1)}
    below = -min(total)
    for factor in factors:
        pairs = [(e + f, c * d) for e, c in total.items() for f, d in factor.items()]
        total = {}
        for exponent, c in pairs:
            total[exponent] = total.get(exponent, Fraction(0)) + c
    text = "*".join(f"({_text(factor)})" for factor in factors)
    return total, f"({text})/x^{below}" if below else text


def _text(powers: Powers) -> str:
    return linear((c, _power(exponent)) for exponent, c in sorted(powers.items(), reverse=True))


def _power(exponent: Fraction) -> str:
    return {0: "", 1: "x"}.get(exponent, f"x^({exponent})")  # type: ignore[call-overload,no-any-return]


def _integral(powers: Powers) -> str:
    """Raise every exponent by one; the reciprocal of x becomes a logarithm."""
    terms = []
    for exponent, c in sorted(powers.items(), reverse=True):
        terms.append((c, "ln(x)") if exponent == -1 else (c / (exponent + 1), _power(exponent + 1)))
    return linear(terms)


def _wave(kind: str, rate: int) -> str:
    return f"e^({linear([(rate, 'x')])})" if kind == "exp" else f"{kind}({linear([(rate, 'x')])})"


def _antiderivative(kind: str, rate: int, c: int) -> tuple[Fraction, str]:
    """Give the coefficient and the function of the antiderivative of one wave."""
    sign = -1 if kind == "sin" else 1
    return Fraction(sign * c, rate), _wave({"sin": "cos", "cos": "sin"}.get(kind, kind), rate)

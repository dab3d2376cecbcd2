"""Evaluate a convergent improper integral, over an infinite range or up to a singularity.

Answer: an exact number; it is unique.
Harder: more kinds of integrands, polynomials of higher degree, more terms, larger numbers.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from math import factorial
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.task import Task, knob
from bootcamp.tasks.calculus._formulas import bracketed, summed, weighted
from bootcamp.tasks.calculus.integrals._definite import ANSWER, PROMPT, Definite
from bootcamp.verifiers.symbolic import Node, parse

Term = tuple[str, list[tuple[Fraction, str]]]
"""A function in plain text; its integral as coefficients and the numbers that they multiply."""


class ImproperIntegralExact(Task["ImproperIntegralExact.Params", "ImproperIntegralExact.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds there are on each range", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 5), ge=1, le=5)
        ranges: int = knob("how many ranges there are", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)
        terms: int = knob("how many functions are added", levels=(1, 1, 1, 1, 1, 1, 2, 2, 3, 3), ge=1, le=4)
        degree: int = knob(
            "the degree of polynomials and powers, about", levels=(1, 2, 2, 3, 3, 4, 3, 4, 3, 5), ge=1, le=6
        )
        largest: int = knob("the largest number drawn", levels=(5, 6, 6, 7, 8, 9, 7, 8, 8, 9), ge=3, le=12)

    class Instance(Definite):
        pass

    answer = ANSWER
    prompt = PROMPT

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        place = rng.randrange(params.ranges)
        low = 0 if place < 2 else rng.randint(1, 4)
        kinds = _KINDS[place][: max(params.kinds, 2 if place else 1)]
        total: dict[str, Fraction] = {}
        texts: list[str] = []
        for kind in rng.sample(kinds, min(params.terms, len(kinds))):
            text, value = kind(params, rng, low)
            texts.append(text)
            for c, name in value:
                total[name] = total.get(name, Fraction(0)) + c
        reference = weighted((c, name, "") for name, c in total.items())
        if reference == "0" or any(c.denominator > 10**6 for c in total.values()):
            raise task.Retry
        return self.Instance(
            integrand=bracketed(summed(texts)), low=str(low), high="1" if place == 1 else r"\infty"
        ), parse(reference)


def _gamma(params: ImproperIntegralExact.Params, rng: Random, low: int) -> Term:
    """A polynomial times a falling exponential."""
    p = [rng.randint(-params.largest, params.largest) for _ in range(params.degree)]
    p, a = [*p, random_nonzero(rng, params.largest)], rng.randint(1, 5)
    value = sum((Fraction(c * factorial(n), a ** (n + 1)) for n, c in enumerate(p)), Fraction(0))
    return f"({polynomial(p)})*e^(-{linear([(a, 'x')])})", [(value, "")]


def _wave(params: ImproperIntegralExact.Params, rng: Random, low: int) -> Term:
    """A falling exponential times a sine and a cosine."""
    a, b, p, q = (
        rng.randint(1, 5),
        rng.randint(1, 5),
        random_nonzero(rng, params.largest),
        rng.randint(-params.largest, params.largest),
    )
    inner = linear([(p, f"cos({linear([(b, 'x')])})"), (q, f"sin({linear([(b, 'x')])})")])
    return f"e^(-{linear([(a, 'x')])})*({inner})", [(Fraction(p * a + q * b, a * a + b * b), "")]


def _bell(params: ImproperIntegralExact.Params, rng: Random, low: int) -> Term:
    """An odd power times e to the minus a square."""
    a, k, c = rng.randint(1, 6), rng.randint(0, params.degree), random_nonzero(rng, params.largest)
    power = polynomial((0,) * (2 * k + 1) + (1,))
    value = Fraction(c * factorial(k), 2 * a ** (k + 1))
    return linear([(c, f"{power}*e^(-{linear([(a, 'x^2')])})")]), [(value, "")]


def _squares(params: ImproperIntegralExact.Params, rng: Random, low: int) -> Term:
    """A quadratic polynomial over the product of two sums of squares."""
    a, b = rng.sample(range(1, params.largest), 2)
    # (p x^2 + q) / ((x^2 + a^2)(x^2 + b^2))
    p, q = rng.randint(-params.largest, params.largest), random_nonzero(rng, params.largest)
    value = Fraction(p, 2 * (a + b)) + Fraction(q, 2 * a * b * (a + b))
    return f"({polynomial((q, 0, p))})/((x^2 + {a * a})*(x^2 + {b * b}))", [(value, "pi")]


def _logistic(params: ImproperIntegralExact.Params, rng: Random, low: int) -> Term:
    """A number over one with an exponential."""
    a, b, c, k = rng.randint(1, 6), rng.randint(1, 6), rng.randint(1, 4), random_nonzero(rng, params.largest)
    return f"{k}/({a} + {linear([(b, f'e^({linear([(c, chr(120))])})')])})", [
        (Fraction(k, a * c), f"ln({1 + Fraction(a, b)})")
    ]


def _power_log(params: ImproperIntegralExact.Params, rng: Random, low: int) -> Term:
    """Powers of x, also negative ones, times powers of the logarithm."""
    texts, value = [], Fraction(0)
    for _ in range(rng.randint(1, 2)):
        n, d, c = rng.randint(1, params.degree), rng.randint(1, 4), random_nonzero(rng, params.largest)
        exponent = Fraction(rng.randint(1 - d, 3 * d), d)
        text = linear([(c, "x*ln(x)" if exponent == 1 else f"x^({exponent})*ln(x)" if exponent else "ln(x)")])
        texts.append(text + f"^{n}" * (n > 1))
        value += c * (-1) ** n * factorial(n) / (exponent + 1) ** (n + 1)
    return summed(texts), [(value, "")]


def _arc(params: ImproperIntegralExact.Params, rng: Random, low: int) -> Term:
    """A quadratic polynomial over the root of 1 - x^2."""
    p, q, r = (
        rng.randint(-params.largest, params.largest),
        rng.randint(-params.largest, params.largest),
        random_nonzero(rng, params.largest),
    )
    return f"({polynomial((r, q, p))})/sqrt(1 - x^2)", [(Fraction(p, 4) + Fraction(r, 2), "pi"), (Fraction(q), "")]


def _roots(params: ImproperIntegralExact.Params, rng: Random, low: int) -> Term:
    """A polynomial over a root of x or of 1 - x."""
    d, p = rng.randint(2, 5), [rng.randint(-params.largest, params.largest) for _ in range(2)]
    p.append(random_nonzero(rng, params.largest))
    value = sum((Fraction(c) / (n + 1 - Fraction(1, d)) for n, c in enumerate(p)), Fraction(0))
    return f"({polynomial(p)})/x^(1/{d})", [(value, "")]


def _fractions(params: ImproperIntegralExact.Params, rng: Random, low: int) -> Term:
    """Partial fractions whose logarithms stay finite together."""
    a, b, c = sorted(rng.sample(range(params.largest), 3))
    p = random_nonzero(rng, params.largest)
    q = rng.randint(-params.largest, params.largest)  # p/(x + a) + q/(x + b) - (p + q)/(x + c)
    r = -(p + q)
    top = polynomial((p * b * c + q * a * c + r * a * b, p * (b + c) + q * (a + c) + r * (a + b)))
    bottom = "*".join("x" if not shift else f"(x + {shift})" for shift in (a, b, c))
    if top == "0":
        raise task.Retry
    return f"({top})/({bottom})", [(Fraction(-k), f"ln({low + s})") for k, s in ((p, a), (q, b), (r, c)) if low + s > 1]


def _secant(params: ImproperIntegralExact.Params, rng: Random, low: int) -> Term:
    """A sum of powers of 1/x over the root of x^2 minus the square of the lower end, which is where it is singular."""
    p, q = random_nonzero(rng, params.largest), rng.randint(-params.largest, params.largest)
    top = linear([(p, "x"), (q, "")])
    return f"({top})/(x^2*sqrt(x^2 - {low * low}))", [(Fraction(p, 2 * low), "pi"), (Fraction(q, low * low), "")]


def _tail(params: ImproperIntegralExact.Params, rng: Random, low: int) -> Term:
    """A logarithm over a power of x."""
    n, c = rng.randint(2, 2 + params.degree), random_nonzero(rng, params.largest)
    value = Fraction(c, (n - 1) * low ** (n - 1))
    return linear([(c, f"ln(x)/x^{n}")]), [(value / (n - 1), ""), (value if low > 1 else Fraction(0), f"ln({low})")]


_KINDS: tuple[tuple[Callable[..., Term], ...], ...] = (
    (_gamma, _wave, _bell, _squares, _logistic),
    (_power_log, _arc, _roots),
    (_fractions, _tail, _secant),
)

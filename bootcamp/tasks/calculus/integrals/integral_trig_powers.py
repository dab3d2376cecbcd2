"""Find an antiderivative of products of powers of trigonometric functions, or of a quotient of sines and cosines.

Answer: an expression in x; any antiderivative is right, integral signs are not.
Harder: higher powers, more different angles, tangents with secants, quotients that take the half angle.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, gcd
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero, square_part
from bootcamp.lib.prompts import linear
from bootcamp.task import Task, knob
from bootcamp.tasks.calculus._formulas import bracketed, weighted
from bootcamp.tasks.calculus.integrals._antiderivative import ANSWER, PROMPT, Integrand, slope_fault, tree
from bootcamp.verifiers.symbolic import Node

Wave = tuple[str, int, int]
"""A sine or cosine, the factor of x in its angle, and the power."""
Term = tuple[Fraction, str, str]


class IntegralTrigPowers(Task["IntegralTrigPowers.Params", "IntegralTrigPowers.Instance", Node]):
    version = 1

    class Params(task.Params):
        power: int = knob("the sum of all powers, about", levels=(2, 3, 4, 5, 5, 6, 6, 6, 8, 7), ge=2, le=10)
        kinds: int = knob(
            "how many kinds there are: sines and cosines, tangents, quotients",
            levels=(1, 1, 1, 2, 2, 3, 3, 3, 3, 3),
            ge=1,
            le=3,
        )
        products: int = knob(
            "how many products of sines and cosines are added", levels=(1, 1, 2, 2, 1, 1, 1, 1, 1, 1), ge=1, le=3
        )
        angles: int = knob("how many different angles there are", levels=(1, 1, 1, 1, 2, 2, 2, 3, 2, 3), ge=1, le=3)
        largest: int = knob("the largest factor of x", levels=(4, 4, 6, 7, 7, 6, 7, 6, 6, 6), ge=2, le=8)

    class Instance(Integrand):
        pass

    answer = ANSWER
    prompt = PROMPT

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = rng.randrange(params.kinds)
        c = random_nonzero(rng, 20)
        low: Fraction | None = None
        high: Fraction | None = None
        if kind == 2:
            over, under, terms = _quotient(params, rng)
            low, high = (Fraction(-3), Fraction(3))
            shown = f"({over})/({under})"
        elif kind == 1:
            a, m = rng.randint(1, params.largest), rng.randint(0, params.power)
            n = params.power - m
            if n % 2 and m % 2 == 0 and params.power > 3:  # whose antiderivatives are long
                m, n = m + 1, n - 1
            names = (_named("tan", a, m), _named("sec", a, n))
            terms = [(Fraction(k * c, a), over, under) for k, over, under in _tangents(m, n, linear([(a, "x")]))]
            low, high = Fraction(-1, a), Fraction(1, a)
            shown = "*".join(part for part in (str(c), *names) if part)
        else:
            products = [(random_nonzero(rng, 9), _waves(params, rng)) for _ in range(params.products)]
            terms = [(factor * k, over, "") for factor, waves in products for k, over in _linearized(waves)]
            shown = linear((factor, "*".join(_named(*wave) for wave in waves)) for factor, waves in products)
        shown = shown.removeprefix("1*").replace("-1*", "-", 1) if kind == 1 else shown
        return self.Instance(integrand=bracketed(shown), low=low, high=high), tree(weighted(terms))

    def check(self, instance: Instance, answer: Node) -> str:
        return slope_fault(instance, answer)


def _named(name: str, a: int, power: int) -> str:
    """Write a power of a function of a x."""
    return "" if not power else f"{name}({linear([(a, 'x')])})" + f"^{power}" * (power > 1)


def _waves(params: IntegralTrigPowers.Params, rng: Random) -> list[Wave]:
    """Draw different sines and cosines with powers, of one angle or of several."""
    angles = rng.sample(range(1, params.largest + 1), params.angles)
    names = [(name, a) for a in sorted(angles) for name in ("sin", "cos")]
    chosen = sorted(
        {names[2 * i + rng.randrange(2)] for i in range(len(angles))} | {rng.choice(names)}, key=names.index
    )
    powers = [1] * len(chosen)
    for _ in range(max(params.power, 2) - len(chosen)):
        powers[rng.randrange(len(chosen))] += 1
    return [(name, a, power) for (name, a), power in zip(chosen, powers, strict=True)]


def _linearized(waves: list[Wave]) -> list[tuple[Fraction, str]]:
    """Integrate a product of powers: as a sum of e^(i k x), with real and imaginary parts of the coefficients."""
    total: dict[int, tuple[Fraction, Fraction]] = {0: (Fraction(1), Fraction(0))}
    half = Fraction(1, 2)
    for name, a, power in waves:
        pair = (
            {a: (half, 0 * half), -a: (half, 0 * half)}
            if name == "cos"
            else {a: (0 * half, -half), -a: (0 * half, half)}
        )
        for _ in range(power):
            product: dict[int, tuple[Fraction, Fraction]] = {}
            for k, (x, y) in total.items():
                for j, (u, v) in pair.items():
                    s, t = product.get(k + j, (Fraction(0), Fraction(0)))
                    product[k + j] = (s + x * u - y * v, t + x * v + y * u)
            total = product
    terms = [(total.get(0, (Fraction(0),))[0], "x")]
    for k in sorted(k for k in total if k > 0):
        x, y = total[k]  # 2 x cos(k x) - 2 y sin(k x)
        terms += [(2 * x / k, _named("sin", k, 1)), (2 * y / k, _named("cos", k, 1))]
    return terms


def _tangents(m: int, n: int, angle: str) -> list[Term]:
    """Integrate tan^m u sec^n u with respect to u."""
    t, s = f"tan({angle})", f"sec({angle})"
    if n and n % 2 == 0:
        k = n // 2 - 1
        return [(Fraction(comb(k, i), m + 2 * i + 1), _raised(t, m + 2 * i + 1), "") for i in range(k + 1)]
    if n and m % 2:
        k = m // 2
        return [(Fraction((-1) ** (k - i) * comb(k, i), n + 2 * i), _raised(s, n + 2 * i), "") for i in range(k + 1)]
    if not n:
        if m < 2:
            return [(Fraction(1), f"({angle})", "")] if not m else [(Fraction(-1), f"ln(abs(cos({angle})))", "")]
        return [
            (Fraction(1, m - 1), _raised(t, m - 1), ""),
            *((-c, over, under) for c, over, under in _tangents(m - 2, 0, angle)),
        ]
    totals: dict[str, Fraction] = {}
    for i in range(m // 2 + 1):
        weight, power = Fraction((-1) ** (m // 2 - i) * comb(m // 2, i)), n + 2 * i
        while power > 1:
            name = f"{_raised(s, power - 2)}*{t}"
            totals[name] = totals.get(name, Fraction(0)) + weight / (power - 1)
            weight, power = weight * Fraction(power - 2, power - 1), power - 2
        name = f"ln(abs({s} + {t}))"
        totals[name] = totals.get(name, Fraction(0)) + weight
    return [(c, name, "") for name, c in totals.items()]


def _raised(text: str, power: int) -> str:
    return f"{text}^{power}" if power > 1 else text


def _quotient(params: IntegralTrigPowers.Params, rng: Random) -> tuple[str, str, list[Term]]:
    """Draw (p + q cos x + r sin x) / (a + b cos x + c sin x) with a positive denominator, and integrate it."""
    size = params.largest
    b, c = rng.randint(-size, size), rng.randint(-size, size)
    a = rng.randint(2, 2 * size)
    d = a * a - b * b - c * c
    if d <= 0 or not (b or c) or gcd(a, b, c) > 1:
        raise task.Retry
    whole, rate, rest = (rng.randint(-3, 3) for _ in range(3))  # of the denominator, its derivative, and 1
    if not rest or (params.angles < 2 and (whole or rate)):
        raise task.Retry
    over = linear([(whole * a + rest, ""), (whole * b + rate * c, "cos(x)"), (whole * c - rate * b, "sin(x)")])
    under = linear([(a, ""), (b, "cos(x)"), (c, "sin(x)")])
    factor, radicand = square_part(d)
    root = f"sqrt({radicand})" if radicand > 1 else ""
    inner = linear([(a - b, "tan(x/2)"), (c, "")])
    bottom = "*".join(part for part in (str(factor) if factor > 1 else "", root) if part) or "1"
    terms = [(Fraction(whole), "x", ""), (Fraction(rate), f"ln({under})", "")]
    return over, under, [*terms, (Fraction(2 * rest, factor), f"arctan(({inner})/({bottom}))", root)]

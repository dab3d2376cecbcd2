"""Find the Laplace transform of a function with powers, exponentials, waves, unit steps, convolutions or a period.

Answer: F(s) as an expression in s; it is unique.
Harder: more kinds of functions, products of more factors, steps, convolution integrals, periodic functions.
Skills: calculus, algebra
Source: original; any text on the Laplace transform.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb, factorial
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import Polynomial, compose, random_polynomial
from bootcamp.lib.prompts import linear, polynomial
from bootcamp.lib.quasipolynomials import Quasi, text
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import latex, summed, weighted
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse


class LaplaceTransformPair(Task["LaplaceTransformPair.Params", "LaplaceTransformPair.Instance", Node]):
    version = 1

    class Params(task.Params):
        first: int = knob(
            "the first kind: sum, steps, convolution, periodic", levels=(0, 0, 0, 0, 0, 0, 1, 1, 1, 1), ge=0, le=3
        )
        last: int = knob("the last kind", levels=(0, 0, 0, 1, 2, 3, 3, 3, 3, 3), ge=0, le=3)
        terms: int = knob("how many terms there are", levels=(2, 2, 3, 2, 2, 2, 2, 3, 3, 4), ge=1, le=5)
        power: int = knob("the largest power of t", levels=(2, 2, 2, 2, 2, 2, 2, 2, 3, 3), ge=0, le=4)
        waves: bool = knob("whether there are sines and cosines", levels=(False,) + (True,) * 9)
        largest: int = knob("the largest number drawn", levels=(5, 5, 5, 5, 5, 6, 5, 6, 6, 7), ge=2, le=9)

    class Instance(task.Instance):
        base: str  # in LaTeX
        steps: tuple[tuple[int, str], ...]  # c and g(t) for u(t - c) g(t)
        other: str  # the second factor of a convolution
        period: int  # of the function that is the base on one period; 0 for none

        @property
        def shown(self) -> str:
            """The function in LaTeX."""
            extra = [f"u(t - {c}) " + (r"\cdot " if part[0].isdigit() else r"\, ") + part for c, part in self.steps]
            return " + ".join(extra if self.base == "0" else [self.base, *extra])

    answer = Math(variables=("s",))
    prompt = Prompt(
        en=r"""
        Find the Laplace transform F(s), that is, the integral of f(t) e^(-st) over t from 0 to infinity for large s, of

        {% if other %}
        $$f(t) = \int_0^t g(\tau) \, h(t - \tau) \, d\tau, \qquad g(t) = {{ base }}, \qquad h(t) = {{ other }}$$
        {% else %}
        $$f(t) = {{ shown }}{{ " \\quad (0 \\le t < %d)" % period if period }}$$
        {% endif %}
        {% if period %}

        where f has the period {{ period }}: f(t + {{ period }}) = f(t) for all t ≥ 0.
        {% endif %}
        {% if steps %}

        Here u is the unit step: u(t) = 0 for t < 0 and u(t) = 1 for t ≥ 0.
        {% endif %}

        Give F(s) in closed form, without integral or sum signs.
        """,
        zh=r"""
        求下面函数的拉普拉斯变换 F(s)，即当 s 充分大时 f(t) e^(-st) 对 t 从 0 到正无穷的积分：

        {% if other %}
        $$f(t) = \int_0^t g(\tau) \, h(t - \tau) \, d\tau, \qquad g(t) = {{ base }}, \qquad h(t) = {{ other }}$$
        {% else %}
        $$f(t) = {{ shown }}{{ " \\quad (0 \\le t < %d)" % period if period }}$$
        {% endif %}
        {% if period %}

        其中 f 以 {{ period }} 为周期：对所有 t ≥ 0 有 f(t + {{ period }}) = f(t)。
        {% endif %}
        {% if steps %}

        其中 u 是单位阶跃函数：t < 0 时 u(t) = 0，t ≥ 0 时 u(t) = 1。
        {% endif %}

        写出 F(s) 的闭式，不含积分号和求和号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = rng.randint(params.first, params.last)
        steps: list[tuple[int, str]] = []
        other, period = "", 0
        base = _draw(params, rng, 2 if kind == 2 else max(1, params.terms - (kind == 1)))
        found, shown = _transform(base), text(base, "t")
        if kind == 1:
            for c in sorted(rng.sample(range(1, 6), max(1, params.terms - 1))):
                p = random_polynomial(rng, rng.randint(0, params.power), -params.largest, params.largest)
                rate = rng.choice((0, 0, -1, -2, 1))
                step = {(n, rate, 0, 0): Fraction(x) for n, x in enumerate(compose(p, (c, 1))) if x}
                delay = linear([(-c, "s"), (rate * c, "")])
                found = summed([found, f"e^({delay})*({_transform(step)})"])
                growth = f"e^({linear([(rate, 't')])})"
                inner, factor = latex(polynomial(p, "t"), "t"), latex(growth, "t") if rate else ""
                inner = inner if sum(map(bool, p)) == 1 and p[-1] > 0 else rf"\left({inner}\right)"
                steps.append((c, factor if p == (1,) and rate else f"{inner} {factor}".strip()))
        elif kind == 2:
            second = _draw(params, rng, 1)
            other, found = latex(text(second, "t"), "t"), f"({found})*({_transform(second)})"
        elif kind == 3:
            period = rng.randint(1, 5)
            p = random_polynomial(rng, rng.randint(1, params.power), -params.largest, params.largest)
            shown = polynomial(p, "t")
            whole, rest = (_transform(_powers(part)) for part in (p, compose(p, (period, 1))))
            delay = f"e^({linear([(-period, 's')])})"
            found = f"({whole} - {delay}*({rest}))/(1 - {delay})"
        instance = self.Instance(base=latex(shown, "t"), steps=tuple(steps), other=other, period=period)
        return instance, parse(found, ("s",))


def _powers(p: Polynomial) -> Quasi:
    return {(n, 0, 0, 0): Fraction(c) for n, c in enumerate(p) if c}


def _draw(params: LaplaceTransformPair.Params, rng: Random, terms: int) -> Quasi:
    """Draw products of powers, exponentials and waves."""
    total: Quasi = {}
    while len(total) < terms:
        n, a = rng.randint(0, params.power), rng.choice((-3, -2, -1, 0, 0, 1, 2))
        b, wave = (rng.randint(1, 4), rng.randint(0, 1)) if params.waves and rng.random() < 0.6 else (0, 0)
        if b:
            n = min(n, params.power // 2)
        total[(n, a, b, wave)] = Fraction(random_nonzero(rng, params.largest))
    return total


def _transform(f: Quasi) -> str:
    """Transform a sum: n!/(s - a)^(n+1), or the real or imaginary part of n!/(s - a - i b)^(n+1)."""
    terms = []
    for (n, a, b, wave), c in f.items():
        line = f"({linear([(1, 's'), (-a, '')])})" if a else "s"
        if not b:
            terms.append((c * factorial(n), "", f"{line}^{n + 1}" if n else line))
            continue
        top = [(Fraction((-1) ** (k // 2) * comb(n + 1, k) * b**k), line, n + 1 - k) for k in range(wave, n + 2, 2)]
        over = weighted(
            (weight, f"{name}^{power}" if power > 1 else name if power else "", "") for weight, name, power in top
        )
        below = f"({line}^2 + {b * b})"
        terms.append((c * factorial(n), f"({over})", f"{below}^{n + 1}" if n else below))
    return weighted(terms)

"""Find an antiderivative that takes repeated or cyclic integration by parts.

Answer: an expression in x; any antiderivative is right, integral signs are not.
Harder: more steps, more families of integrands, factors before x, products with both an exponential and a sine.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from math import factorial
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.polynomial import add, antiderivative, derivative, divide, scale
from bootcamp.lib.prompts import bracketed, linear, polynomial
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, parse, render

_FAMILIES = ("exp", "cos", "sin", "ln", "exp cos", "exp sin", "arctan", "ln power")


class IntegralByParts(Task["IntegralByParts.Params", "IntegralByParts.Instance", Node]):
    version = 1

    class Params(task.Params):
        families: int = knob(
            "how many families of integrands are drawn from", levels=(3, 4, 4, 5, 6, 7, 8, 8, 8, 8), ge=2, le=8
        )
        steps: int = knob("how often parts are integrated, about", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 7), ge=1, le=9)
        largest: int = knob(
            "the largest coefficient and the largest factor before x",
            levels=(6, 9, 9, 9, 9, 9, 9, 9, 9, 9),
            ge=2,
            le=20,
        )

    class Instance(task.Instance):
        family: str
        polynomial: tuple[int, ...]  # the first factor, constant term first
        a: int  # the exponential is e^(a x)
        b: int  # sine, cosine and arctangent are those of b x
        power: int  # of the logarithm

        @property
        def integrand(self) -> str:
            first = polynomial(self.polynomial)
            if sum(map(bool, self.polynomial)) > 1:
                first = f"({first})"
            functions = {
                "exp": f"e^{{{linear([(self.a, 'x')])}}}",
                "cos": rf"\cos({linear([(self.b, 'x')])})",
                "sin": rf"\sin({linear([(self.b, 'x')])})",
                "ln": rf"\ln(x){f'^{self.power}' if self.power > 1 else ''}",
                "arctan": rf"\arctan({linear([(self.b, 'x')])})",
            }
            second = r" \, ".join(functions[name] for name in self.family.removesuffix(" power").split())
            return second if first == "1" else rf"{first} \, {second}"

    answer = Math(variables=("x",), up_to_constant=True)
    prompt = Prompt(
        en=r"""
        Find an antiderivative, that is, a function of x whose derivative is the integrand:

        $$\int {{ integrand }} \, dx$$

        Any constant of integration will do. No integral sign may be left in the answer.
        """,
        zh=r"""
        求下面被积函数的一个原函数（即导数等于被积函数的 x 的函数）：

        $$\int {{ integrand }} \, dx$$

        积分常数任取。答案中不能再含积分号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        family = rng.choice(_FAMILIES[: params.families])
        cyclic = " " in family and family != "ln power"
        degree = params.steps // 2 if cyclic else params.steps
        instance = self.Instance(
            family=family,
            polynomial=_draw_polynomial(params, rng, degree),
            a=random_nonzero(rng, params.largest // 2) if "exp" in family else 0,
            b=rng.randint(1, params.largest // 2) if "cos" in family or "sin" in family else int(family == "arctan"),
            power=min(params.steps, 5) if family == "ln power" else int(family == "ln"),
        )
        return instance, self.solve(instance)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        p, a, b = tuple(map(Fraction, instance.polynomial)), instance.a, instance.b
        lines: list[str] = []
        if instance.power:
            for n, c in enumerate(instance.polynomial):
                for m in range(instance.power, 0, -1) if c else ():
                    start = _power("x", n) or "1"
                    rest = f"{Fraction(m, n + 1)}·∫ {start}{_power('·ln(x)', m - 1)}"
                    lines.append(
                        f"∫ {start}{_power('·ln(x)', m)} = {_power('x', n + 1)}{_power('·ln(x)', m)}/{n + 1} - {rest}"
                    )
                lines += [f"∫ {_power('x', n) or '1'} = {_power('x', n + 1)}/{n + 1}"] * bool(c)
        elif instance.family == "arctan":
            r = antiderivative(p)
            whole, left = divide(r, (1, 0, 1))
            lines.append(f"({polynomial(r)})·arctan(x) - ∫ ({polynomial(r)})/(1 + x^2)")
            lines.append(f"({polynomial(r)})/(x^2 + 1) = {polynomial(whole)} + ({polynomial(left)})/(x^2 + 1)")
            lines.append(f"∫ ({polynomial(whole)}) = {polynomial(antiderivative(whole))}")
        elif a and b:
            lines.append(f"1/({a} + {b}i) = ({a} - {b}i)/{a * a + b * b}")
            x, y = Fraction(a, a * a + b * b), Fraction(-b, a * a + b * b)
            u, v, real, imaginary = x, y, p[:0], p[:0]
            while p:
                lines.append(f"({polynomial(p)})·({linear([(u, ''), (v, 'i')])})")
                real, imaginary = add(real, scale(p, u)), add(imaginary, scale(p, v))
                p, u, v = derivative(p), y * v - x * u, -y * u - x * v
            lines.append(f"({polynomial(real)}) + ({polynomial(imaginary)})i")
            lines.append(f"e^({linear([(a, 'x')])})·(cos({linear([(b, 'x')])}) + i·sin({linear([(b, 'x')])}))")
        else:
            turns = {
                "exp": ["e^({})"],
                "cos": ["sin({})", "-cos({})", "-sin({})", "cos({})"],
                "sin": ["-cos({})", "-sin({})", "cos({})", "sin({})"],
            }[instance.family]
            k, angle, terms = 0, linear([(a or b, "x")]), []
            while p:
                k += 1
                function = turns[(k - 1) % len(turns)].format(angle)
                size = f"/{bracketed((a or b) ** k)}" if (a or b) ** k != 1 else ""
                lines.append(f"{polynomial(p)}; {function}{size}")
                terms.append(f"({polynomial(p)})·({function}{size})")
                p = derivative(p)
            lines.append("".join(f" {'-' if place % 2 else '+'} {term}" for place, term in enumerate(terms))[3:])
        return "\n".join([*lines, render(self.solve(instance))])

    def solve(self, instance: Instance) -> Node:
        if instance.power:
            return parse(_logarithmic(instance), ("x",))
        return parse(_arctangent(instance) if instance.family == "arctan" else _oscillating(instance), ("x",))


def _draw_polynomial(params: IntegralByParts.Params, rng: Random, degree: int) -> tuple[int, ...]:
    """Draw a polynomial of this degree with at most three terms."""
    coefficients = [0] * degree + [random_nonzero(rng, params.largest)]
    for place in rng.sample(range(degree), min(degree, rng.randint(1, 2))):
        coefficients[place] = rng.randint(-params.largest, params.largest)
    return tuple(coefficients)


def _oscillating(instance: IntegralByParts.Instance) -> str:
    """Integrate P(x) e^(cx) for c = a + bi as e^(cx) (P/c - P'/c^2 + P''/c^3 - ...) and take the part that is asked."""
    a, b = instance.a, instance.b
    real, imaginary = Fraction(a, a * a + b * b), Fraction(-b, a * a + b * b)  # of 1/c
    x, y = real, imaginary  # of the powers of 1/c, with alternating signs
    p = tuple(map(Fraction, instance.polynomial))
    u = v = p[:0]
    while p:
        u, v = add(u, scale(p, x)), add(v, scale(p, y))
        x, y = imaginary * y - real * x, -real * y - imaginary * x
        p = derivative(p)
    first, second = ("cos", "- sin") if "cos" in instance.family else ("sin", "+ cos")
    bx = linear([(b, "x")])
    waves = f"({polynomial(u)})*{first}({bx}) {second}({bx})*({polynomial(v)})" if b else polynomial(u)
    return f"exp({linear([(a, 'x')])})*({waves})" if a else waves


def _logarithmic(instance: IntegralByParts.Instance) -> str:
    """Integrate x^n ln^m x term by term, as x^(n+1) times an alternating sum of falling powers of the logarithm."""
    m = instance.power
    terms = []
    for n, c in enumerate(instance.polynomial):
        for k in range(m + 1 if c else 0):
            factor = Fraction((-1) ** k * c * factorial(m), factorial(m - k) * (n + 1) ** (k + 1))
            terms.append((factor, _power("x", n + 1) + _power("*ln(x)", m - k)))
    return linear(terms)


def _power(base: str, exponent: int) -> str:
    return ("", base, f"{base}^{exponent}")[min(exponent, 2)]


def _arctangent(instance: IntegralByParts.Instance) -> str:
    """Integrate P as R, then R arctan x - (the integral of R / (1 + x^2)) by polynomial division."""
    r = antiderivative(instance.polynomial)
    quotient, rest = divide(r, (1, 0, 1))
    constant, slope = (*rest, 0, 0)[:2]
    terms = [(1, f"({polynomial(r)})*arctan(x)"), (-constant, "arctan(x)"), (Fraction(-slope) / 2, "ln(1 + x^2)")]
    whole = [(-c, _power("x", k)) for k, c in enumerate(antiderivative(quotient))]
    return linear([terms[0], *reversed(whole), *terms[1:]])

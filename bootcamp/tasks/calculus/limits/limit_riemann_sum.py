r"""Find the limit of a sum or product that is a Riemann sum of a definite integral.

Answer: a closed form.
Harder: more kinds of integrands, longer ranges and shifted indices, products, double sums.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

import re
from fractions import Fraction
from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import square_part
from bootcamp.lib.prompts import linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import PI, E, Node, add, apply, div, mul, number, power, render, sqrt

_KINDS = ("power", "reciprocal", "root", "exponential", "arctangent", "sine", "product", "inverse root", "double")
_SUM = r"(?:(\d+)·)?(\d+)(\^2)? ([+-]) (\d+)"


class LimitRiemannSum(Task["LimitRiemannSum.Params", "LimitRiemannSum.Instance", Node]):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds of integrands are drawn from", levels=(1, 2, 3, 5, 6, 7, 8, 9, 9, 9), ge=1, le=9
        )
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 0, 0, 1, 2, 3, 4, 4), ge=0, le=8)
        range: int = knob(
            "how many times n the last index is, at most", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=9
        )
        shift: int = knob(
            "by how much the index is shifted, at most", levels=(0, 0, 0, 0, 1, 2, 3, 3, 4, 5), ge=0, le=9
        )
        largest: int = knob("the largest coefficient", levels=(6, 7, 8, 9, 9, 9, 9, 9, 9, 9), ge=2, le=20)

    class Instance(task.Instance):
        kind: str
        a: int
        b: int
        c: int  # a factor before the sum
        p: int  # an exponent
        m: int  # the index runs to mn
        shift: int

        @property
        def expression(self) -> str:
            last = "n" if self.m == 1 else f"{self.m}n"
            k = "k" if not self.shift else f"(k + {self.shift})"
            inner = linear([(self.a, k), (self.b, "n")])
            squares = linear([(self.a**2, f"{k}^2"), (self.b**2, "n^2")])
            c = "" if self.c == 1 else str(self.c)
            total = rf"\sum_{{k=1}}^{{{last}}}"
            lead = rf"\frac{{{self.c}}}{{n}}"
            if self.kind == "power":
                return rf"\frac{{{self.c}}}{{n^{{{self.p + 1}}}}} {total} ({inner})^{{{self.p}}}"
            if self.kind == "product":
                return rf"\frac{{{self.c}}}{{n}} \left( \prod_{{k=1}}^{{n}} ({inner}) \right)^{{1/n}}"
            if self.kind == "double":
                under = linear([(self.a, "(i + j)"), (self.b, "n")])
                return rf"\frac{{{self.c}}}{{n}} \sum_{{i=1}}^{{n}} \sum_{{j=1}}^{{n}} \frac{{1}}{{{under}}}"
            return {
                "reciprocal": rf"{total} \frac{{{self.c}}}{{{inner}}}",
                "root": rf"\frac{{{self.c}}}{{n \sqrt{{n}}}} {total} \sqrt{{{inner}}}",
                "exponential": rf"{lead} {total} \frac{{{k}}}{{n}} e^{{{linear([(self.a, k)])}/n}}",
                "arctangent": rf"{total} \frac{{{c}n}}{{{squares}}}",
                "sine": rf"{lead} {total} \frac{{{k}}}{{n}} \sin\frac{{\pi {k}}}{{{linear([(self.a, 'n')])}}}",
                "inverse root": rf"{total} \frac{{{self.c}}}{{\sqrt{{{squares}}}}}",
            }[self.kind]

    answer = Math()
    prompt = Prompt(
        en=r"""
        Find the exact value of the limit, where n runs through the positive integers:

        $$\lim_{n \to \infty} {{ expression }}$$

        Give a closed form, without signs of limit, summation, product or integration.
        """,
        zh=r"""
        求极限的精确值，其中 n 取正整数：

        $$\lim_{n \to \infty} {{ expression }}$$

        结果写成闭式，不能含极限、求和、连乘或积分符号。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        whole = kind in ("product", "double")
        instance = self.Instance(
            kind=kind,
            a=rng.randint(1, params.largest),
            b=rng.randint(1, params.largest),
            c=rng.randint(1, params.largest),
            p=rng.randint(2, 4) if kind == "power" else 0,
            m=1 if whole else rng.randint(1, params.range),
            shift=0 if kind == "double" else rng.randint(0, params.shift),
        )
        if gcd(instance.a, instance.b) > 1 and kind != "exponential":
            raise task.Retry
        return instance, self.solve(instance)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        a, b, c, m = instance.a, instance.b, instance.c, instance.m
        inner, squares = linear([(a, "x"), (b, "")]), linear([(a * a, "x^2"), (b * b, "")])
        ax, sine = linear([(a, "x")]), "π·x" + (f"/{a}" if a > 1 else "")
        later, p = linear([(a, "x"), (a + b, "")]), instance.p + 1
        lines = []
        if instance.kind == "product":
            lines.append(f"{c}·e^I, I = ∫_0^1 ln({inner}) dx")
        elif instance.kind == "double":
            lines.append(f"∫_0^1 {c}/({linear([(a, 'x'), (a, 'y'), (b, '')])}) dy")
        factor, integrand, whole = {
            "power": (Fraction(c, a * p), f"{c}·({inner})^{instance.p}", f"({inner})^{p}"),
            "reciprocal": (Fraction(c, a), f"{c}/({inner})", f"ln({inner})"),
            "root": (Fraction(2 * c, 3 * a), f"{c}·√({inner})", f"({inner})·√({inner})"),
            "exponential": (Fraction(c, a * a), f"{c}·x·e^({ax})", f"({ax} - 1)·e^({ax})"),
            "arctangent": (Fraction(c, a * b), f"{c}/({squares})", f"arctan({Fraction(a, b)}·x)"),
            "sine": (c, f"{c}·x·sin({sine})", f"({a * a}/π^2·sin({sine}) - {a}·x/π·cos({sine}))"),
            "product": (Fraction(1, a), f"ln({inner})", f"(({inner})·ln({inner}) - ({inner}))"),
            "inverse root": (Fraction(c, a), f"{c}/√({squares})", f"ln({ax} + √({squares}))"),
            "double": (
                Fraction(c, a * a),
                f"{Fraction(c, a)}·(ln({later}) - ln({inner}))",
                f"(({later})·ln({later}) - ({inner})·ln({inner}) - {a})",
            ),
        }[instance.kind]
        lines += [f"∫_0^{m} {integrand} dx", f"F(x) = {factor}·{whole}"]
        for end in (m, 0):
            text = re.sub(r"(?<=\d)x", "·x", whole).replace("x", str(end))
            value = re.sub(_SUM, _value, text)
            if instance.kind == "power":
                powers = (f"{a * end + b}^{k} = {(a * end + b) ** k}" for k in range(2, p + 1))
                start = [f"{a}·{end} + {b} = {a * end + b}"] if end else []
                lines.append(", ".join([*start, *powers]))
            else:
                lines.append(f"F({end}) = {factor}·{text}" + ("" if value == text else f" = {factor}·{value}"))
        if instance.kind == "power":
            high, low = (a * m + b) ** p, b**p
            lines.append(f"{factor}·({high} - {low}) = {factor}·{high - low}")
        return "\n".join([*lines, render(self.solve(instance))])

    def solve(self, instance: Instance) -> Node:
        """Integrate over [0, m], or the unit square."""
        a, b, c, m = instance.a, instance.b, instance.c, instance.m
        end = a * m + b
        if instance.kind == "power":
            p = instance.p + 1
            return number(Fraction(c * (end**p - b**p), a * p))
        if instance.kind == "reciprocal":
            return mul(number(Fraction(c, a)), apply("ln", number(Fraction(end, b))))
        if instance.kind == "root":
            roots = add(mul(end, _root(end)), mul(-b, _root(b)))
            return mul(number(Fraction(2 * c, 3 * a)), roots)
        if instance.kind == "exponential":
            return mul(number(Fraction(c, a * a)), add(mul(a * m - 1, power(E, a * m)), 1))
        if instance.kind == "arctangent":
            return mul(number(Fraction(c, a * b)), apply("arctan", number(Fraction(a * m, b))))
        if instance.kind == "sine":
            angle = mul(number(Fraction(m, a)), PI)
            first = div(mul(a * a, apply("sin", angle)), power(PI, 2))
            return mul(c, add(first, mul(-1, div(mul(a * m, apply("cos", angle)), PI))))
        if instance.kind == "product":
            under = power(b, Fraction(b, a)) if b > 1 else 1
            return div(mul(c, power(end, Fraction(end, a))), mul(under, E))
        if instance.kind == "inverse root":
            top = add(a * m, _root(a * a * m * m + b * b))
            return mul(number(Fraction(c, a)), apply("ln", div(top, b)))
        logs = [mul(k * (b + i * a), apply("ln", b + i * a)) for i, k in ((2, 1), (1, -2), (0, 1)) if b + i * a > 1]
        return mul(number(Fraction(c, a * a)), add(*logs))


def _value(found: re.Match[str]) -> str:
    factor, x, squared, sign, rest = found.groups()
    return str(int(factor or 1) * int(x) ** (2 if squared else 1) + int(sign + rest))


def _root(n: int) -> Node:
    outside, inside = square_part(n)
    return mul(outside, sqrt(inside)) if inside > 1 else number(outside)

r"""Find the largest or smallest value of a function of several variables under one or two equations.

Answer: a closed form; the value is attained.
Harder: more variables, more families of problems, a second equation.
Skills: calculus, optimization
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero, square_part
from bootcamp.lib.prompts import bracketed, linear
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.calculus._formulas import monomial_text
from bootcamp.verifiers import Math
from bootcamp.verifiers.symbolic import Node, add, mul, number, power, render, sqrt

_NAMES = "xyzuvw"
_FAMILIES = (
    "squares on a plane",
    "linear on a quadric",
    "product on a plane",
    "linear on a product",
    "fourth powers",
    "plane cut",
)


class LagrangeExtremum(Task["LagrangeExtremum.Params", "LagrangeExtremum.Instance", Node]):
    version = 1

    class Params(task.Params):
        families: int = knob("how many families are drawn from", levels=(1, 2, 2, 3, 4, 5, 6, 6, 6, 6), ge=1, le=6)
        easiest: int = knob("how many easy families are left out", levels=(0, 0, 0, 0, 0, 1, 1, 2, 3, 3), ge=0, le=5)
        variables: int = knob("how many variables there are at most", levels=(2, 2, 3, 3, 3, 3, 4, 4, 5, 6), ge=2, le=6)
        largest: int = knob("the largest coefficient", levels=(4, 5, 5, 6, 6, 6, 7, 7, 8, 9), ge=2, le=12)

    class Instance(task.Instance):
        family: str
        a: tuple[int, ...]  # coefficients or exponents of f
        b: tuple[int, ...]  # those of the equation
        c: int  # its right side
        d: int  # that of the second equation, in a plane cut
        highest: bool  # whether the largest value is asked

        @property
        def names(self) -> str:
            return _NAMES[: len(self.a)]

        @property
        def function(self) -> str:
            return {"squares on a plane": _sum(self.a, 2), "product on a plane": monomial_text(_NAMES, self.a)}.get(
                self.family, _sum(self.a, 1)
            )

        @property
        def constraints(self) -> tuple[str, ...]:
            if self.family == "plane cut":
                return (f"{_sum((1,) * len(self.a), 2)} = {self.c}", f"{_sum(self.b, 1)} = {self.d}")
            if self.family == "linear on a product":
                return (f"{monomial_text(_NAMES, self.b)} = {self.c}",)
            degree = {"linear on a quadric": 2, "fourth powers": 4}.get(self.family, 1)
            return (f"{_sum(self.b, degree)} = {self.c}",)

        @property
        def positive(self) -> bool:
            return "product" in self.family

    answer = Math()
    prompt = Prompt(
        en=r"""
        Find the {{ "largest" if highest else "smallest" }} value of

        $$f = {{ function }}$$

        over all {{ "positive " if positive }}real numbers {{ names | list | listed }} with

        $${{ constraints | join(", \\qquad ") }}$$

        The value is attained. Give it exactly.
        """,
        zh=r"""
        {{ "正" if positive }}实数 {{ names | list | listed("zh") }} 满足

        $${{ constraints | join(", \\qquad ") }}$$

        求

        $$f = {{ function }}$$

        的{{ "最大" if highest else "最小" }}值（可以取到），结果用精确值表示。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Node]:
        family = rng.choice(_FAMILIES[params.easiest : params.families])
        n = rng.randint(max(2, params.variables - 1), params.variables)
        if family == "plane cut":
            n = max(n, 3)
        a, b = ([random_nonzero(rng, params.largest) for _ in range(n)] for _ in range(2))
        if family in ("squares on a plane", "product on a plane", "linear on a product"):
            a = [abs(k) if family != "product on a plane" else rng.randint(1, 3) for k in a]
        if family in ("linear on a quadric", "product on a plane", "linear on a product"):
            b = [abs(k) if family != "linear on a product" else rng.randint(1, 2) for k in b]
        if family == "fourth powers":
            a, b = [rng.choice((-1, 1)) * rng.randint(1, 3) ** 3 for _ in range(n)], [1] * n
        if family == "plane cut" and len({Fraction(p, q) for p, q in zip(a, b, strict=True)}) == 1:
            raise task.Retry
        low = {"squares on a plane": False, "linear on a product": False, "product on a plane": True}
        instance = self.Instance(
            family=family,
            a=tuple(a),
            b=tuple(b),
            c=rng.randint(2, 12 * params.largest),
            d=rng.randint(-2 * params.largest, 2 * params.largest) if family == "plane cut" else 0,
            highest=low.get(family, rng.random() < 0.5),
        )
        return instance, self.solve(instance)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        a, b, c = instance.a, instance.b, instance.c
        family, sign = instance.family, "" if instance.highest else "-"
        swapped = family in ("squares on a plane", "linear on a product")
        shares = [Fraction(q, p) if swapped else Fraction(p, q) for p, q in zip(a, b, strict=True)]
        ties = zip(instance.names, a if swapped else b, b if swapped else a, strict=True)
        cube = "^3" * (family == "fourth powers")
        start = ", ".join(f"{linear([(p, name + cube)])} = {linear([(q, 't' + cube)])}" for name, p, q in ties)
        if cube:
            shares = [Fraction(round(abs(p) ** (1 / 3)) * (-1 if p < 0 else 1)) for p in a]
        points = ", ".join(f"{name} = {linear([(x, 't')])}" for name, x in zip(instance.names, shares, strict=True))
        terms = [k * x for k, x in zip(b if swapped else a, shares, strict=True)]
        total = sum(terms)
        lines, shown = [start, points, f"{' + '.join(map(bracketed, terms))} = {total}"], f"({total})" * (total != 1)
        if family == "squares on a plane":
            lines += [f"{shown}t = {c}, t = {c / total}", f"f = {shown}t^2 = {c}t"]
        elif family == "linear on a quadric":
            lines += [f"{shown}t^2 = {c}, f = {shown}t, f^2 = {c}·{shown}", f"f = {sign}√({c * total})"]
        elif family == "fourth powers":
            lines += [f"{shown}t^4 = {c}, f = {shown}t", f"t = {sign}({c}/{total})^(1/4)"]
        elif family == "product on a plane":
            values = [Fraction(c * p, sum(a) * q) for p, q in zip(a, b, strict=True)]
            lines = [start, f"{' + '.join(map(str, a))} = {sum(a)}, t = {c}/{sum(a)}", points]
            lines += [", ".join(f"{name} = {x}" for name, x in zip(instance.names, values, strict=True))]
            lines += ["f = " + "·".join(f"({x})^{k}" for x, k in zip(values, a, strict=True))]
        elif family == "linear on a product":
            inside = "·".join(f"({x})^{k}" for x, k in zip(shares, b, strict=True))
            lines = [start, points, f"t^{sum(b)}·{inside} = {c}", f"f = ({' + '.join(map(str, b))})t = {sum(b)}t"]
        else:
            norm, mixed, size = (sum(k * l for k, l in zip(p, q, strict=True)) for p, q in ((b, b), (a, b), (a, a)))
            left, rest = c - Fraction(instance.d**2, norm), size - Fraction(mixed**2, norm)
            lines = [f"b·b = {norm}, a·b = {mixed}, a·a = {size}", f"{c} - {bracketed(instance.d)}^2/{norm} = {left}"]
            lines += [f"{size} - {bracketed(mixed)}^2/{norm} = {rest}"]
            lines += [f"f = {bracketed(instance.d)}·{bracketed(mixed)}/{norm} {sign or '+'} √({left}·{rest})"]
        return "\n".join([*lines, render(self.solve(instance))])

    def solve(self, instance: Instance) -> Node:
        a, b, c = instance.a, instance.b, instance.c
        sign = 1 if instance.highest else -1
        if instance.family == "squares on a plane":
            return number(Fraction(c * c) / sum(Fraction(k * k, l) for k, l in zip(b, a, strict=True)))
        if instance.family == "linear on a quadric":
            return mul(sign, _root(c * sum(Fraction(k * k, l) for k, l in zip(a, b, strict=True))))
        if instance.family == "product on a plane":
            best = prod((Fraction(c * k, sum(a) * l) ** k for k, l in zip(a, b, strict=True)), start=Fraction(1))
            return _modest(best)
        if instance.family == "linear on a product":
            total = sum(b)
            inside = c * prod((Fraction(k, l) ** l for k, l in zip(a, b, strict=True)), start=Fraction(1))
            return mul(total, power(_modest(inside), Fraction(1, total)))
        if instance.family == "fourth powers":  # by Hölder's inequality
            size = sum(round(abs(k) ** (1 / 3)) ** 4 for k in a)
            return mul(sign, power(number(c), Fraction(1, 4)), power(number(size), Fraction(3, 4)))
        norm, mixed, size = (sum(k * l for k, l in zip(p, q, strict=True)) for p, q in ((b, b), (a, b), (a, a)))
        left, rest = c - Fraction(instance.d**2, norm), size - Fraction(mixed**2, norm)
        if left <= 0:
            raise task.Retry
        return add(number(Fraction(instance.d * mixed, norm)), mul(sign, _root(left * rest)))


def _modest(value: Fraction) -> Node:
    if value.numerator > 10**7 or value.denominator > 10**6:
        raise task.Retry
    return number(value)


def _root(square: Fraction | int) -> Node:
    value = Fraction(square)
    outside, inside = square_part(value.numerator * value.denominator)
    return mul(number(Fraction(outside, value.denominator)), sqrt(inside) if inside > 1 else 1)


def _sum(coefficients: tuple[int, ...], degree: int) -> str:
    mark = f"^{degree}" if degree > 1 else ""
    return linear((c, name + mark) for c, name in zip(coefficients, _NAMES, strict=False))

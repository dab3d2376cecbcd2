r"""Find derivatives of a function that an equation in x and y defines near a given point.

Answer: a list of rational numbers, the first derivative first; it is unique.
Harder: more terms, higher degree, exponentials, sines and logarithms, higher derivatives.
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
from bootcamp.lib.prompts import bracketed, sequence
from bootcamp.lib.series import Series, expand
from bootcamp.lib.shown_work import division, products
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence
from bootcamp.verifiers.base import Format
from bootcamp.verifiers.symbolic import (
    E,
    Node,
    add,
    apply,
    differentiate,
    mul,
    number,
    parse,
    power,
    render,
    substitute,
    symbol,
)

_X, _Y = symbol("x"), symbol("y")


class ImplicitDerivativeValue(
    Task["ImplicitDerivativeValue.Params", "ImplicitDerivativeValue.Instance", tuple[Fraction, ...]]
):
    version = 1

    class Params(task.Params):
        terms: int = knob("how many polynomial terms there are", levels=(2, 3, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=5)
        degree: int = knob("the largest degree of a term", levels=(2, 3, 3, 3, 3, 4, 4, 4, 5, 6), ge=2, le=6)
        transcendental: int = knob(
            "how many exponentials, sines and logarithms there are", levels=(0, 0, 0, 1, 1, 1, 1, 2, 2, 3), ge=0, le=4
        )
        order: int = knob("the order of the highest derivative", levels=(1, 1, 1, 1, 2, 2, 3, 3, 3, 3), ge=1, le=3)
        largest: int = knob(
            "the largest coefficient and coordinate of the point", levels=(3, 4, 5, 4, 3, 3, 3, 3, 3, 3), ge=2, le=5
        )

    class Instance(task.Instance):
        left: str  # in LaTeX
        right: int
        point: tuple[int, int]
        order: int

        @property
        def derivatives(self) -> tuple[str, ...]:
            return ("dy/dx", "d²y/dx²", "d³y/dx³")[: self.order]

    prompt = Prompt(
        en=r"""
        The curve

        $${{ left }} = {{ right }}$$

        passes through the point {{ point | point }}. Near this point it is the graph of a function y of x.

        {% if order == 1 %}
        Find the value of dy/dx at this point, as a list of one number.
        {% else %}
        Find the values at this point of the first {{ order }} derivatives of y with respect to x:
        {{ derivatives | comma }}, in this order.
        {% endif %}
        """,
        zh=r"""
        曲线

        $${{ left }} = {{ right }}$$

        经过点 {{ point | point }}，在该点附近它是某个函数 y = y(x) 的图像。

        {% if order == 1 %}
        求 dy/dx 在该点处的值，写成只含一个数的列表。
        {% else %}
        求 y 对 x 的前 {{ order }} 阶导数 {{ derivatives | comma }} 在该点处的值，按此顺序列出。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Fraction, ...]]:
        return Sequence(Rational(), length=instance.order)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        a, b = (random_nonzero(rng, params.largest) for _ in range(2))
        exponents = [(i, j) for i in range(params.degree + 1) for j in range(params.degree + 1 - i) if i + j]
        chosen = sorted(rng.sample(exponents, params.terms), key=lambda e: (-e[0] - e[1], -e[0]))
        terms = [mul(_coefficient(params, rng), power(_X, i), power(_Y, j)) for i, j in chosen]
        for _ in range(params.transcendental):
            terms.append(_transcendental(params, rng, a, b))
        if len(set(terms)) < len(terms):
            raise task.Retry
        left = add(*terms)
        at_point = substitute(substitute(left, "x", number(a)), "y", number(b))
        instance = self.Instance(left=render(left), right=int(expand(at_point, 1)[0]), point=(a, b), order=params.order)
        answer = self.solve(instance)
        if 0 in answer or abs(answer[0]) == 1 or max(max(abs(c.numerator), c.denominator) for c in answer) > 10**5:
            raise task.Retry
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        trees = {"": parse(instance.left, ("x", "y"))}
        lines: list[str] = []
        f: dict[str, Fraction] = {}
        for size in range(1, instance.order + 1):
            for name in ("x" * (size - k) + "y" * k for k in range(size + 1)):
                trees[name] = _plain(differentiate(trees[name[:-1]], name[-1]))
                at_point = trees[name]
                for letter, value in zip("xy", instance.point, strict=True):
                    at_point = substitute(at_point, letter, number(value))
                f[name] = Fraction(expand(at_point, 1)[0])
                put_in = [render(at_point)] if instance.order < 3 else []
                shown = dict.fromkeys([f"F_{name}", render(trees[name]), *put_in, str(f[name])])
                lines.append(_flat(" = ".join(shown)))
        found = [-f["x"] / f["y"]]
        lines.append(" = ".join(dict.fromkeys(["y'", f"-{bracketed(f['x'])}/{bracketed(f['y'])}", f"{found[0]}"])))
        p = found[0]
        if instance.order > 1:
            pairs = [(Fraction(1), f["xx"]), (2 * p, f["xy"]), (p * p, f["yy"])]
            total = sum(a * b for a, b in pairs)
            found.append(-total / f["y"])
            lines.append(f"F_xx + 2F_xy·y' + F_yy·y'^2 = {products(pairs)} = {total}")
            lines.append(f"y'' = {division(-total, f['y'])} = {found[1]}")
        if instance.order > 2:
            q = found[1]
            pairs = [(Fraction(1), f["xxx"]), (3 * p, f["xxy"]), (3 * p * p, f["xyy"]), (p**3, f["yyy"])]
            pairs += [(3 * q, f["xy"]), (3 * p * q, f["yy"])]
            total = sum(a * b for a, b in pairs)
            found.append(-total / f["y"])
            lines.append("F_xxx + 3F_xxy·y' + 3F_xyy·y'^2 + F_yyy·y'^3 + 3F_xy·y'' + 3F_yy·y'·y'':")
            lines.append(f"{products(pairs)} = {total}")
            lines.append(f"y''' = {division(-total, f['y'])} = {found[2]}")
        return "\n".join([*lines, sequence(found)])

    def solve(self, instance: Instance) -> tuple[Fraction, ...]:
        """Find the coefficients of y one after the other, each from the next coefficient of the left side."""
        a, b = instance.point
        tree = substitute(parse(instance.left, ("x", "y")), "x", add(number(a), _X))
        size = instance.order + 1
        y: list[Fraction] = [Fraction(b), *[Fraction(0)] * instance.order]
        slope = _side(tree, [Fraction(b), Fraction(1)])[1] - _side(tree, [Fraction(b), Fraction(0)])[1]
        if not slope:
            raise task.Retry
        for n in range(1, size):
            y[n] = -Fraction(_side(tree, y)[n]) / slope
        return tuple(factorial(n) * y[n] for n in range(1, size))


def _flat(text: str) -> str:
    return text.replace(r"\left(", "(").replace(r"\right)", ")").replace(r" \cdot ", "·")


def _plain(tree: Node) -> Node:
    """Leave out the logarithm of e, which the derivative of a power has as a factor."""
    if tree == apply("ln", E):
        return number(1)
    args = [_plain(arg) for arg in tree.args]
    return mul(*args) if tree.head == "mul" else Node(tree.head, tuple(args), tree.leaf)


def _side(tree: Node, y: list[Fraction]) -> Series:
    return expand(tree, len(y), letters={"y": tuple(y)})


def _coefficient(params: ImplicitDerivativeValue.Params, rng: Random) -> int:
    return random_nonzero(rng, params.largest)


def _transcendental(params: ImplicitDerivativeValue.Params, rng: Random, a: int, b: int) -> Node:
    """Draw a term whose function has the value 1 or 0 at the point."""
    kind = rng.choice(("exp", "sin", "ln", "cos"))
    p, q = (rng.choice((-2, -1, 1, 2)) for _ in range(2))
    inner = rng.choice((add(mul(p, _X), mul(q, _Y)), mul(_X, _Y), add(power(_X, 2), mul(p, _Y))))
    value = int(expand(substitute(substitute(inner, "x", number(a)), "y", number(b)), 1)[0])
    argument = add(inner, (1 if kind == "ln" else 0) - value)
    function = power(E, argument) if kind == "exp" else apply(kind, argument)
    return mul(_coefficient(params, rng), rng.choice((number(1), _X, _Y)), function)

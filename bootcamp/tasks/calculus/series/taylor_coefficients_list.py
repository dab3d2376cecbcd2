r"""Find the first Taylor coefficients of a composed function about a point.

Answer: the list of coefficients, rational numbers, that of the constant term first; it is unique.
Harder: more coefficients, functions inside functions, products and quotients, points other than 0.
Skills: calculus, algebra
Source: original; any calculus textbook.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import linear, polynomial, sequence
from bootcamp.lib.series import Irrational, Series, expand, multiply
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence
from bootcamp.verifiers.base import Format
from bootcamp.verifiers.symbolic import E, Node, add, apply, div, mul, number, parse, power, render, substitute, symbol
from bootcamp.verifiers.symbolic.tree import walk

_X = symbol("x")
_AT_ZERO = ("exp", "sin", "cos", "tan", "arctan")


class TaylorCoefficientsList(
    Task["TaylorCoefficientsList.Params", "TaylorCoefficientsList.Instance", tuple[Fraction, ...]]
):
    version = 1

    class Params(task.Params):
        last: int = knob("the index of the last coefficient", levels=(3, 3, 3, 4, 4, 4, 5, 5, 6, 6), ge=1, le=12)
        factors: int = knob(
            "how many factors there are, one perhaps below", levels=(1, 1, 2, 2, 2, 2, 2, 2, 3, 3), ge=1, le=4
        )
        depth: int = knob("how deep functions are nested", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        kinds: int = knob(
            "how many kinds of functions are drawn from", levels=(4, 5, 6, 6, 7, 8, 9, 9, 9, 9), ge=2, le=9
        )
        largest_point: int = knob("the largest size of the point", levels=(0, 0, 0, 0, 0, 1, 1, 2, 2, 3), ge=0, le=9)
        steepest: int = knob("the largest slope of a polynomial", levels=(9, 9, 7, 5, 4, 3, 3, 3, 3, 3), ge=1, le=12)
        quadratic: bool = knob("whether quadratics may stand in functions", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        function: str  # in LaTeX
        at: int
        last: int

        @property
        def series(self) -> str:
            step = linear([(1, "x"), (-self.at, "")])
            step = f"({step})" if self.at else step
            return f"c_0 + c_1 {step} + c_2 {step}^2 + ..."

    prompt = Prompt(
        en=r"""
        Near x = {{ at }} the function

        $$f(x) = {{ function }}$$

        is the sum of its Taylor series {{ series }}. Find the coefficients c_0 to c_{{ last }}, in this order. They are
        rational numbers.
        """,
        zh=r"""
        函数

        $$f(x) = {{ function }}$$

        在 x = {{ at }} 附近等于它的泰勒级数 {{ series }} 的和。求系数 c_0 到 c_{{ last }}，
        按此顺序列出。它们都是有理数。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[Fraction, ...]]:
        return Sequence(Rational(), length=instance.last + 1)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        at = rng.choice((-1, 1)) * rng.randint(min(params.largest_point, 1), params.largest_point)
        lead = rng.randint(1, params.steepest) if params.factors == 1 else 1
        factors = [_draw(params, rng, at, params.depth) for _ in range(params.factors)]
        tree = mul(lead, factors[0])
        for factor in factors[1:]:
            tree = div(tree, factor) if rng.random() < 0.4 else mul(tree, factor)
        instance = self.Instance(function=render(tree), at=at, last=params.last)
        if len(set(map(render, factors))) < len(factors):
            raise task.Retry
        answer = self.solve(instance)
        simple = sum(c == 0 for c in answer) > len(answer) // 2
        if simple or max(max(abs(c.numerator), c.denominator) for c in answer) > 10**5:
            raise task.Retry
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [f"x = t {'-' if instance.at < 0 else '+'} {abs(instance.at)}"] if instance.at else []
        found = _told(_shifted(instance), instance.last + 1, lines)
        return "\n".join([*lines, sequence(found)])

    def solve(self, instance: Instance) -> tuple[Fraction, ...]:
        shifted = _shifted(instance)
        try:
            return tuple(map(Fraction, expand(shifted, instance.last + 1)))
        except (Irrational, ZeroDivisionError):
            raise task.Retry from None


def _shifted(instance: TaylorCoefficientsList.Instance) -> Node:
    return substitute(parse(instance.function, ("x",)), "x", add(_X, instance.at))


def _told(tree: Node, size: int, lines: list[str]) -> Series:
    """Give the series of a function, and write how those of its parts are put together."""
    if all(
        node.head in ("add", "neg", "number", "symbol", "mul") or (node.head == "pow" and node.args[1].head == "number")
        for node in walk(tree)
    ):
        return tuple(map(Fraction, expand(tree, size)))
    if tree.head == "neg" or tree.head == "add":
        parts = [_told(arg, size, lines) for arg in tree.args]
        whole = tuple(-x for x in parts[0]) if tree.head == "neg" else tuple(map(sum, zip(*parts, strict=True)))
        lines.append(polynomial(whole, "t"))
        return whole
    if tree.head == "mul" or (tree.head == "div" and any(node.head == "symbol" for node in walk(tree.args[0]))):
        first, *others = tree.args if tree.head == "mul" else (tree.args[0], div(1, tree.args[1]))
        product = _told(first, size, lines)
        for other in others:
            factor = _told(other, size, lines)
            before, product = product, multiply(product, factor)
            lines.append(f"({polynomial(before, 't')})({polynomial(factor, 't')}) = {polynomial(product, 't')}")
        return product
    place = 1 if tree.head == "div" or tree.args[0] == E else 0
    inner = _told(tree.args[place], size, lines)
    start = Node("add", (number(inner[0]), _X)) if inner[0] else _X
    outer = expand(Node(tree.head, (*tree.args[:place], start, *tree.args[place + 1 :]), tree.leaf), size)
    v = (Fraction(0), *inner[1:])
    lines.append(f"v = {polynomial(v, 't')}")
    powers, whole = ((Fraction(c), *[Fraction(0)] * (size - 1)) for c in (1, outer[0]))
    for k in range(1, size):
        powers = multiply(powers, v)
        whole = tuple(x + Fraction(outer[k]) * y for x, y in zip(whole, powers, strict=True))
        if k > 1 and any(powers) and outer[k]:
            lines.append(f"v^{k} = {polynomial(powers, 't')}")
    lines.append(f"{polynomial(tuple(map(Fraction, outer)), 'v')}: {polynomial(whole, 't')}")
    return whole


def _polynomial(params: TaylorCoefficientsList.Params, rng: Random, at: int, value: int) -> Node:
    """Draw a linear or quadratic polynomial with this value at the point."""
    slope = random_nonzero(rng, params.steepest)
    bend = rng.choice((-1, 0, 1)) if params.quadratic else 0
    constant = value - slope * at - bend * at * at
    return add(mul(bend, power(_X, 2)), mul(slope, _X), number(constant))


def _draw(params: TaylorCoefficientsList.Params, rng: Random, at: int, depth: int) -> Node:
    """Draw a function with a rational power series about the point."""
    kinds = ("exp", "sin", "cos", "ln", "fraction", "sqrt", "arctan", "power", "tan")[: params.kinds]
    kind = rng.choice(kinds)
    if kind in _AT_ZERO:
        inner = _with_value(params, rng, at, depth - 1, 0)
        return power(E, inner) if kind == "exp" else apply(kind, inner)
    if kind == "ln":
        return apply("ln", _with_value(params, rng, at, depth - 1, 1))
    if kind == "power":
        exponent = Fraction(rng.choice((-3, -2, -1, 1, 2, 4, 5)), rng.choice((2, 3)))
        return power(_with_value(params, rng, at, depth - 1, 1), exponent)
    if kind == "fraction":
        return div(rng.choice((1, 2, 3)), _polynomial(params, rng, at, rng.choice((-2, -1, 1, 2))))
    return apply("sqrt", _with_value(params, rng, at, depth - 1, rng.choice((1, 1, 4, 9))))


def _with_value(params: TaylorCoefficientsList.Params, rng: Random, at: int, depth: int, value: int) -> Node:
    """Draw a function whose value at the point is given."""
    if depth > 0 and rng.random() < 0.8:
        inner = _draw(params, rng, at, depth)
        try:
            found = expand(substitute(inner, "x", number(at)), 1)[0]
        except (Irrational, ZeroDivisionError):
            raise task.Retry from None
        if Fraction(found).denominator == 1:
            return add(inner, number(int(value - found)))
    return _polynomial(params, rng, at, value)

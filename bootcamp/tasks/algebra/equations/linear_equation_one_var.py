"""Solve a linear equation with nested brackets, fractions and the unknown on both sides.

Answer: one rational number; it is unique.
Harder: more terms, deeper brackets, larger coefficients, denominators.
Skills: algebra, arithmetic
Source: original; school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import bracketed, linear
from bootcamp.lib.shown_work import division
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.algebra._expressions import quotient
from bootcamp.verifiers import Rational
from bootcamp.verifiers.symbolic import Node, add, mul, number, parse, render, symbol

Side = tuple[Node, Fraction, Fraction]
"""An expression, and the a and b for which it is a x + b."""


class LinearEquationOneVar(Task["LinearEquationOneVar.Params", "LinearEquationOneVar.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        terms: int = knob("how many terms both sides have", levels=(3, 4, 5, 6, 8, 10, 12, 15, 18, 22), ge=3, le=30)
        depth: int = knob("how deep brackets are nested", levels=(0, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=0, le=6)
        largest: int = knob("the largest coefficient", levels=(9, 9, 9, 9, 12, 12, 15, 20, 25, 30), ge=3, le=99)
        denominator: int = knob(
            "the largest denominator shown; 1 for no fractions", levels=(1, 1, 1, 3, 4, 4, 5, 6, 6, 8), ge=1, le=12
        )
        largest_answer: int = knob(
            "the largest size of the solution, about", levels=(9, 12, 20, 20, 20, 20, 20, 20, 20, 20), ge=3, le=100
        )
        parts: int = knob("the largest denominator of the solution", levels=(1, 1, 2, 3, 4, 5, 6, 7, 8, 9), ge=1, le=20)

    class Instance(task.Instance):
        left: str
        right: str

    answer = Rational()
    prompt = Prompt(
        en=r"""
        Solve this equation for x:

        $${{ left }} = {{ right }}$$
        """,
        zh=r"""
        解关于 x 的方程：

        $${{ left }} = {{ right }}$$
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        under = rng.randint(1, params.parts)
        x = Fraction(rng.randint(-params.largest_answer * under, params.largest_answer * under), under)
        first, second = (_draw_side(params, rng, size, params.depth) for size in _halves(params.terms - 1))
        constant = (first[1] - second[1]) * x + first[2] - second[2]
        limit = 36 * params.parts if params.denominator > 1 else params.parts
        if first[1] == second[1] or constant.denominator > limit or abs(constant) > 400 * params.largest:
            raise task.Retry
        sides = [first[0], add(second[0], constant)]
        rng.shuffle(sides)
        return self.Instance(left=render(sides[0]), right=render(sides[1])), x

    def key(self, instance: Instance) -> object:
        return sorted((instance.left, instance.right))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        (a, b), (c, d) = (_simplified(parse(side, ("x",)), lines) for side in (instance.left, instance.right))
        lines.append(f"{_shown(a, b)} = {_shown(c, d)}")
        lines.append(f"{linear([(a, 'x'), (-c, 'x')])} = {linear([(d, ''), (-b, '')])}")
        lines.append(f"{linear([(a - c, 'x')])} = {d - b}")
        return "\n".join([*lines, f"x = {division(d - b, a - c)} = {(d - b) / (a - c)}", str((d - b) / (a - c))])


def _shown(a: Fraction, b: Fraction) -> str:
    return linear([(a, "x"), (b, "")])


def _simplified(node: Node, lines: list[str]) -> tuple[Fraction, Fraction]:
    """Give the a and b of a x + b, from the inside out, a line for each bracket and each sum of like terms."""
    if not node.args:
        return (Fraction(1), Fraction(0)) if node.head == "symbol" else (Fraction(0), Fraction(node.leaf))
    parts = [_simplified(arg, lines) for arg in node.args]
    if node.head == "add":
        for values, name in ((tuple(part[0] for part in parts), "x"), (tuple(part[1] for part in parts), "")):
            if sum(map(bool, values)) > 1:
                lines.append(f"{linear((v, name) for v in values)} = {linear([(sum(values), name)])}")
        return sum((a for a, _ in parts), Fraction(0)), sum((b for _, b in parts), Fraction(0))
    (a, b), first = parts[-1 if node.head == "mul" else 0], parts[0][1]
    factor = first if node.head == "mul" else 1 / parts[1][1] if node.head == "div" else Fraction(-1)
    if a and b:
        before = {"mul": f"{bracketed(first)}·", "div": "", "neg": "-"}[node.head]
        after = f"/{parts[1][1]}" if node.head == "div" else ""
        lines.append(f"{before}({_shown(a, b)}){after} = {_shown(factor * a, factor * b)}")
    return factor * a, factor * b


def _halves(terms: int) -> tuple[int, int]:
    return terms - terms // 2, terms // 2


def _draw_side(params: LinearEquationOneVar.Params, rng: Random, terms: int, depth: int) -> Side:
    """Draw a sum of multiples of x, numbers and, at a depth above 0, one bracket that holds half of the terms."""
    parts: list[Side] = []
    if depth and terms >= 3:
        inner = _draw_side(params, rng, max(2, terms // 2), depth - 1)
        parts.append(_wrapped(params, rng, inner))
        terms -= max(2, terms // 2)
    for place in range(terms):
        c = Fraction(random_nonzero(rng, params.largest))
        if params.denominator > 1 and rng.random() < 0.4:
            c /= rng.randint(2, params.denominator)
        parts.append((mul(c, symbol("x")), c, Fraction(0)) if place % 2 == 0 else (number(c), Fraction(0), c))
    rng.shuffle(parts)
    return (
        add(*(part[0] for part in parts)),
        sum((p[1] for p in parts), Fraction()),
        sum((p[2] for p in parts), Fraction()),
    )


def _wrapped(params: LinearEquationOneVar.Params, rng: Random, inner: Side) -> Side:
    """Multiply a sum by a number, or make it the numerator of a fraction."""
    node, a, b = inner
    if params.denominator > 1 and rng.random() < 0.5:
        factor = Fraction(1, rng.randint(2, params.denominator))
        return quotient(node, number(factor.denominator)), a * factor, b * factor
    factor = Fraction(rng.choice((-1, 1)) * rng.randint(2, min(9, params.largest)))
    return mul(factor, node), a * factor, b * factor

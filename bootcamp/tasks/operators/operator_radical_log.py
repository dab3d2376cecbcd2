"""Evaluate an expression of invented operators that are defined by roots, powers and logarithms.

Answer: the rational coefficients of the value in the given square roots; they are unique.
Harder: more operators, more of them in the expression, three square roots instead of one, division.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import cycle
from math import log
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.surds import Surd
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._postfix import SIGNS, Postfix, draw, evaluate, write
from bootcamp.verifiers import Rational, Sequence
from bootcamp.verifiers.base import Format

JOINS: dict[str, Callable[[Surd, Surd], Surd]] = {
    "a × b - a": lambda a, b: a * b - a,
    "a + 2 × b": lambda a, b: a + 2 * b,
    "a² - b²": lambda a, b: a**2 - b**2,
    "(a - b)²": lambda a, b: (a - b) ** 2,
    "a ÷ b": lambda a, b: a / b,
    "1 ÷ a + b": lambda a, b: 1 / a + b,
}
"""Operations on all such numbers."""

Coefficients = tuple[Fraction, ...]


class OperatorRadicalLog(Task["OperatorRadicalLog.Params", "OperatorRadicalLog.Instance", Coefficients]):
    version = 1

    class Params(task.Params):
        starts: int = knob(
            "how many operators on integers are defined", levels=(1, 2, 2, 3, 3, 3, 4, 4, 5, 5), ge=1, le=5
        )
        joins: int = knob(
            "how many operators on their results are defined", levels=(1, 1, 2, 2, 2, 2, 2, 3, 3, 4), ge=1, le=4
        )
        kinds: int = knob(
            "how many kinds of the latter are drawn from", levels=(2, 2, 3, 4, 4, 5, 6, 6, 6, 6), ge=1, le=6
        )
        uses: int = knob(
            "how many operators on results the expression has", levels=(1, 1, 2, 2, 3, 3, 4, 4, 4, 5), ge=1, le=8
        )
        roots: int = knob("how many of 1, √2, √3, √6 occur", levels=(2, 2, 2, 2, 4, 4, 4, 4, 4, 4), ge=2, le=4)

    class Instance(task.Instance):
        operators: tuple[tuple[str, str], ...]  # sign and formula
        expression: Postfix
        roots: int

        @property
        def formulas(self) -> list[str]:
            return [f"a {sign} b = {formula}" for sign, formula in self.operators]

        @property
        def shown(self) -> str:
            return write(self.expression, _forms(self.operators))

        @property
        def sum(self) -> str:
            return "x + y√2" if self.roots == 2 else "x + y√2 + z√3 + w√6"

    prompt = Prompt(
        en=r"""
        Operators on real numbers are defined, wherever the right side makes sense, by

        {{ formulas | lines }}

        {% if "log" in formulas | join %}
        Here log_b(a) is the logarithm of a to the base b.
        {% endif %}
        The exact value of

        {{ shown }}

        has the form {{ sum }} with rational numbers {{ "x and y" if roots == 2 else "x, y, z and w" }}. Find these
        numbers and list them in this order.
        """,
        zh=r"""
        在右边有意义的范围内，对实数定义下列运算：

        {{ formulas | lines }}

        {% if "log" in formulas | join %}
        其中 log_b(a) 表示以 b 为底 a 的对数。
        {% endif %}
        下式的精确值

        {{ shown }}

        可以写成 {{ sum }} 的形式，其中 {{ "x 和 y" if roots == 2 else "x、y、z 和 w" }} 是有理数。
        求这些数，并依次列出。
        """,
    )

    def format(self, instance: Instance) -> Format[Coefficients]:
        return Sequence(Rational(), length=instance.roots)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Coefficients]:
        signs = rng.sample(SIGNS, params.starts + params.joins)
        starts = list(zip(signs, rng.sample(list(STARTS), params.starts), strict=False))
        joins = list(zip(signs[params.starts :], rng.sample(list(JOINS)[: params.kinds], params.joins), strict=True))
        expression: Postfix = ()
        order = cycle(rng.sample(starts, params.starts))
        for item in draw(rng, _forms(joins), params.uses, lambda: ""):
            if item:
                expression += (item,)
            else:
                sign, formula = next(order)
                expression += (*STARTS[formula][0](rng, params.roots), sign)
        instance = self.Instance(operators=(*starts, *joins), expression=expression, roots=params.roots)
        try:
            answer = self.solve(instance)
        except ZeroDivisionError:
            raise task.Retry from None
        size = max(max(abs(x.numerator), x.denominator) for x in answer)
        if not {*signs} <= {*expression} or sum(map(bool, answer)) < 2 or size > 10**8:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        formulas: dict[int | str, str] = dict(instance.operators)
        return [formulas.get(item, item) for item in instance.expression]

    def solve(self, instance: Instance) -> Coefficients:
        meanings: dict[str, Callable[..., Any]] = {
            sign: STARTS[formula][1] if formula in STARTS else JOINS[formula] for sign, formula in instance.operators
        }
        operand: Callable[[int | str], Any] = int
        result: Surd = evaluate(instance.expression, _forms(instance.operators), meanings, operand)
        return tuple(dict(result.terms).get(n, Fraction(0)) for n in (1, 2, 3, 6)[: instance.roots])


def _forms(operators: Any) -> dict[str, str]:
    return {sign: f"{{}} {sign} {{}}" for sign, _ in operators}


def _exponent(n: int) -> int:
    """Give e for n = 2^e or 3^e."""
    base = 2 if n % 2 == 0 else 3
    return round(log(n, base))


def _draw_root(rng: Random, squares: int) -> int:
    return rng.choice((2, 3, 6)[: squares - 1]) * rng.randint(1, 6) ** 2


def _draw_powers(rng: Random) -> tuple[int, int]:
    base = rng.choice((2, 3))
    first, second = rng.sample(range(1, 6 if base == 2 else 4), 2)
    return base**first, base**second


STARTS: dict[str, tuple[Callable[[Random, int], tuple[int, int]], Callable[[int, int], Surd]]] = {
    "√a + b²": (lambda rng, s: (_draw_root(rng, s), rng.randint(1, 5)), lambda a, b: Surd.root(a) + b * b),
    "√a - √b": (
        lambda rng, s: (_draw_root(rng, s), _draw_root(rng, s)),
        lambda a, b: Surd.root(a) - Surd.root(b),
    ),
    "a^b - b^a": (
        lambda rng, s: (rng.randint(2, 5), rng.randint(1, 4)),
        lambda a, b: Surd.rational(int(a**b) - int(b**a)),
    ),
    "log_b(a) + log_a(b)": (
        lambda rng, s: _draw_powers(rng),
        lambda a, b: Surd.rational(Fraction(_exponent(a), _exponent(b)) + Fraction(_exponent(b), _exponent(a))),
    ),
    "a√b": (lambda rng, s: (rng.randint(2, 9), _draw_root(rng, s)), lambda a, b: a * Surd.root(b)),
}
"""Operations on integers: how to draw the two operands from the first s square roots, and the value."""

"""Evaluate an expression of fractions and mixed numbers.

Answer: a fraction in lowest terms, or an integer; it is unique.
Harder: more operands, larger denominators, deeper brackets, division, fractions inside fractions.
Skills: arithmetic
Source: original; school arithmetic.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Binary, Expression, evaluate
from bootcamp.lib.numbers import divisors, random_coprime
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class FractionArithmetic(Task["FractionArithmetic.Params", "FractionArithmetic.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        operands: int = knob("how many numbers occur", levels=(2, 3, 3, 4, 5, 6, 7, 8, 10, 12), ge=2, le=16)
        largest_denominator: int = knob(
            "the largest denominator of a number", levels=(6, 9, 12, 15, 20, 30, 50, 80, 120, 200), ge=3, le=1000
        )
        depth: int = knob("how deep operations may be nested", levels=(1, 2, 2, 3, 3, 4, 4, 4, 5, 5), ge=1, le=8)
        largest_value: int = knob(
            "a bound on all numerators and denominators met",
            levels=(10**2, 10**3, 10**3, 10**4, 10**4, 10**5, 10**6, 10**7, 10**8, 10**9),
            ge=10,
            le=10**12,
        )
        division: bool = knob(
            "whether numbers are also multiplied and divided, not only added and subtracted",
            levels=(False,) + (True,) * 9,
        )
        mixed: bool = knob(
            "whether numbers above 1 may be written as mixed numbers", levels=(False, False) + (True,) * 8
        )
        stacked: bool = knob(
            "whether division may be written as a fraction of expressions", levels=(False,) * 4 + (True,) * 6
        )

    class Instance(task.Instance):
        expression: Expression
        mixed: bool
        stacked: bool

        @property
        def formula(self) -> str:
            return arithmetic.latex(self.expression, stacked=self.stacked, mixed=self.mixed)

    answer = Rational(lowest_terms=True)
    prompt = Prompt(
        en=r"""
        Calculate exactly{{ ", where a whole number directly before a fraction is a mixed number" if mixed }}:

        $${{ formula }}$$
        """,
        zh=r"""
        精确计算下式{{ "（整数后紧跟分数表示带分数）" if mixed }}：

        $${{ formula }}$$
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        operands = _draw_operands(params, rng)
        expression = arithmetic.random_expression(rng, operands, "+-*/" if params.division else "+-")
        if arithmetic.depth(expression) > params.depth:
            raise task.Retry
        try:
            if arithmetic.largest_value(expression) > params.largest_value:
                raise task.Retry
        except ZeroDivisionError:
            raise task.Retry from None
        mixed = params.mixed and rng.random() < 0.5 and any(x > 1 and x.denominator > 1 for x in operands)
        stacked = params.stacked and rng.random() < 0.7
        return self.Instance(expression=expression, mixed=mixed, stacked=stacked), evaluate(expression)

    def key(self, instance: Instance) -> object:
        return arithmetic.canonical(instance.expression)

    def solve(self, instance: Instance) -> Fraction:
        return evaluate(instance.expression)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        operations = [part for part in arithmetic.subexpressions(instance.expression) if isinstance(part, Binary)]
        return "\n".join(map(_calculation, operations))


def _draw_operands(params: FractionArithmetic.Params, rng: Random) -> list[Fraction]:
    """Draw fractions whose denominators divide one number, so that sums stay readable; about one in six is whole."""
    base = rng.choice([n for n in _BASES if n <= params.largest_denominator**2])
    denominators = [d for d in divisors(base) if 1 < d <= params.largest_denominator]
    operands = [Fraction(random_coprime(rng, d, 1, 2 * d), d) for d in rng.choices(denominators, k=params.operands)]
    return [operands[0], *(Fraction(rng.randint(1, 9)) if rng.randrange(6) == 0 else x for x in operands[1:])]


_BASES = (12, 20, 24, 30, 36, 42, 60, 72, 84, 90, 120, 126, 180, 210, 360, 420, 840, 1260, 2520)


def _calculation(operation: Binary) -> str:
    """Write one operation with its value, by way of a common denominator, one product or the inverse."""
    a, b, value = evaluate(operation.left), evaluate(operation.right), evaluate(operation)
    common = lcm(a.denominator, b.denominator)
    if operation.operator == "/":
        sign, middle = "÷", f"{bracketed(a)} × {bracketed(1 / b)}"
    elif operation.operator == "*":
        sign, middle = "×", f"{a.numerator * b.numerator}/{a.denominator * b.denominator}"
    else:
        sign, middle = operation.operator, f"({a * common} {operation.operator} {bracketed(b * common)})/{common}"
    shown = f"{bracketed(a)} {sign} {bracketed(b)}"
    return " = ".join(dict.fromkeys([shown, middle, str(value)] if common > 1 else [shown, str(value)]))

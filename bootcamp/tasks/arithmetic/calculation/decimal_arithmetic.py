"""Evaluate an expression of decimals whose intermediate results all terminate.

Answer: the exact decimal; it is unique.
Harder: more operands, more decimal places, multiplication and division, deeper brackets.
Skills: arithmetic
Source: original; school arithmetic.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Binary, Expression, evaluate
from bootcamp.lib.numbers import decimal, divisors
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal


class DecimalArithmetic(Task["DecimalArithmetic.Params", "DecimalArithmetic.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        operands: int = knob("how many numbers occur", levels=(2, 3, 3, 4, 5, 6, 7, 8, 10, 12), ge=2, le=16)
        places: int = knob("the most decimal places of a number", levels=(1, 1, 2, 2, 3, 3, 4, 5, 6, 8), ge=1, le=12)
        digits: int = knob("the most significant digits of a number", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=6)
        depth: int = knob("how deep operations may be nested", levels=(1, 2, 2, 3, 3, 4, 4, 4, 5, 5), ge=1, le=8)
        multiplication: bool = knob("whether numbers are also multiplied", levels=(False,) + (True,) * 9)
        division: bool = knob("whether numbers are also divided", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        expression: Expression

        @property
        def formula(self) -> str:
            return arithmetic.plain(self.expression, _SIGNS, decimals=True)

    answer = Decimal(tolerance="0")
    prompt = Prompt(
        en=r"""
        Calculate exactly, without rounding:

        {{ formula }}

        Write the result as a decimal.
        """,
        zh=r"""
        精确计算下式，不要四舍五入：

        {{ formula }}

        结果写成小数。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        expression = _draw(params, rng, params.operands)
        value = evaluate(expression)
        too_long = arithmetic.largest_value(expression) > 10 ** (
            2 * params.digits + params.places + params.operands // 2
        )
        if value == 0 or too_long or arithmetic.depth(expression) > params.depth:
            raise task.Retry
        return self.Instance(expression=expression), value

    def key(self, instance: Instance) -> object:
        return arithmetic.canonical(instance.expression)

    def solve(self, instance: Instance) -> Fraction:
        return evaluate(instance.expression)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        operations = [part for part in arithmetic.subexpressions(instance.expression) if isinstance(part, Binary)]
        return "\n".join(map(_calculation, operations))


_SIGNS = {"*": "×", "/": "÷"}


def _draw(params: DecimalArithmetic.Params, rng: Random, operands: int) -> Expression:
    """Draw an expression with so many numbers; what divides is a number chosen so that the quotient terminates."""
    if operands == 1:
        scale = 10 ** rng.randint(0, params.places)
        return arithmetic.number(Fraction(rng.randrange(1, 10**params.digits), scale))
    operator = rng.choice("+-" + "*" * params.multiplication + "/" * params.division)
    if operator == "/":
        dividend = _draw(params, rng, operands - 1)
        top = abs(evaluate(dividend).numerator)
        if not 0 < top < 10**15:
            raise task.Retry
        factors = [d for d in divisors(top) if 1 < d < 10**params.digits] or [1]
        divisor = Fraction(rng.choice(factors) * rng.choice((1, 2, 4, 5, 8)), 10 ** rng.randint(0, params.places))
        return Binary("/", dividend, arithmetic.number(divisor))
    left = rng.randrange(1, operands)
    return Binary(operator, _draw(params, rng, left), _draw(params, rng, operands - left))


def _calculation(operation: Binary) -> str:
    """Write one operation with its value."""
    left, right = decimal(evaluate(operation.left)), decimal(evaluate(operation.right))
    sign = _SIGNS.get(operation.operator, operation.operator)
    return f"{left} {sign} {f'({right})' if right[0] == '-' else right} = {decimal(evaluate(operation))}"

"""Evaluate an expression on a machine that rounds to a few significant digits after every operation.

Answer: the machine's number, exact; it is unique.
Harder: more operations, more digits, multiplication and division, deeper brackets.
Skills: arithmetic, simulation
Source: original; decimal floating point as in IEEE 754, with a short mantissa.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Binary, Expression, evaluate
from bootcamp.lib.numbers import decimal, factorize
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal


class RoundedArithmetic(Task["RoundedArithmetic.Params", "RoundedArithmetic.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        digits: int = knob(
            "how many significant digits the machine keeps", levels=(2, 2, 2, 3, 3, 3, 4, 4, 5, 6), ge=2, le=8
        )
        operations: int = knob(
            "how many operations the expression has", levels=(2, 3, 4, 5, 6, 8, 10, 12, 16, 20), ge=2, le=24
        )
        depth: int = knob("how deep operations may be nested", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=1, le=10)
        kinds: int = knob(
            "how many of the operators +, -, *, / may occur, in this order",
            levels=(2, 2, 3, 3, 4, 4, 4, 4, 4, 4),
            ge=2,
            le=4,
        )

    class Instance(task.Instance):
        expression: Expression
        digits: int

        @property
        def formula(self) -> str:
            return arithmetic.plain(self.expression, {"*": "×", "/": "÷"}, decimals=True)

    answer = Decimal(tolerance="0")
    prompt = Prompt(
        en=r"""
        A calculating machine keeps {{ digits }} significant decimal digits. After every single operation it rounds the
        exact result to {{ digits }} significant digits, to the nearest such number; if two are equally near, to the one
        whose last kept digit is even. Exponents are not limited. The numbers below are entered exactly.

        {{ formula }}

        The machine follows the brackets, multiplies and divides before it adds and subtracts, and otherwise goes from
        left to right. What number does it show at the end?
        """,
        zh=r"""
        一台计算机器只保留 {{ digits }} 位有效数字（十进制）。每做完一次运算，它立即把精确结果舍入到最接近的
        {{ digits }} 位有效数字的数；如果有两个同样接近，就取保留的末位数字为偶数的那个。指数没有限制。
        下式中的数都是精确输入的。

        {{ formula }}

        机器先算括号内，先乘除后加减，同级运算从左到右。最后显示的数是多少？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        for _ in range(200):
            operands = [_draw_number(params.digits, rng) for _ in range(params.operations + 1)]
            expression = arithmetic.random_expression(rng, operands, "+-*/"[: params.kinds])
            if arithmetic.depth(expression) > params.depth:
                continue
            instance = self.Instance(expression=expression, digits=params.digits)
            try:
                exact, shown = evaluate(expression), self.solve(instance)
            except ZeroDivisionError:
                continue
            if shown and Fraction(1, 10**4) < abs(shown) < 10**8 and shown != _rounded(exact, params.digits):
                return instance, shown
        raise task.Retry

    def solve(self, instance: Instance) -> Fraction:
        return _machine_value(instance.expression, instance.digits)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for part in arithmetic.subexpressions(instance.expression):
            if isinstance(part, Binary):
                left, right = (_machine_value(side, instance.digits) for side in (part.left, part.right))
                exact = arithmetic.OPERATIONS[part.operator](left, right)
                rounded, sign = _rounded(exact, instance.digits), {"*": "×", "/": "÷"}.get(part.operator, part.operator)
                shown = decimal(right) if right >= 0 else f"({decimal(right)})"
                terminates = set(factorize(exact.denominator)) <= {2, 5}
                value = f"= {decimal(exact)}" if terminates else f"≈ {decimal(exact, instance.digits + 6)}"
                lines.append(f"{decimal(left)} {sign} {shown} {value}" + f" → {decimal(rounded)}" * (exact != rounded))
        return "\n".join(lines)


def _rounded(value: Fraction, digits: int) -> Fraction:
    """Round to significant digits, ties to even."""
    if value == 0:
        return value
    unit = Fraction(10) ** (len(str(abs(value.numerator))) - len(str(value.denominator)) - digits)
    while abs(value) >= unit * 10**digits:
        unit *= 10
    return round(value / unit) * unit


def _machine_value(expression: Expression, digits: int) -> Fraction:
    if not isinstance(expression, Binary):
        return evaluate(expression)
    operands = _machine_value(expression.left, digits), _machine_value(expression.right, digits)
    return _rounded(arithmetic.OPERATIONS[expression.operator](*operands), digits)


def _draw_number(digits: int, rng: Random) -> Fraction:
    """Draw a positive number of as many significant digits as the machine has, from 0.1 to 1000."""
    mantissa = rng.randint(10 ** (digits - 1), 10**digits - 1)
    return mantissa * Fraction(10) ** (rng.randint(0, 3) - digits)

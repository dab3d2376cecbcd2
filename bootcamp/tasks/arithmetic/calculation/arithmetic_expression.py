"""Evaluate an integer expression with nested brackets, powers and unary minus.

Answer: one integer; it is unique.
Harder: more operators, deeper brackets, larger numbers, powers, unary minus.
Skills: arithmetic
Source: original; school arithmetic.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Binary, Expression, Negative, evaluate, number
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.verifiers import Integer

_SIGNS = {"*": "×", "/": "÷"}


class ArithmeticExpression(Task["ArithmeticExpression.Params", "ArithmeticExpression.Instance", int]):
    version = 1

    class Params(task.Params):
        operators: int = knob("how many of + - * / occur", levels=(2, 3, 4, 5, 7, 9, 12, 16, 22, 30), ge=1, le=60)
        depth: int = knob("how deep these are nested at most", levels=(2, 2, 3, 3, 4, 4, 5, 6, 7, 8), ge=1, le=10)
        largest: int = knob(
            "the largest number that is not an exponent",
            levels=(9, 9, 20, 30, 50, 99, 200, 400, 700, 999),
            ge=9,
            le=9999,
        )
        largest_value: int = knob(
            "a bound on the size of all values met",
            levels=(100, 1000, 10000, 10**5, 10**6, 10**7, 10**8, 10**9, 10**10, 10**12),
            ge=99,
            le=10**15,
        )
        powers: bool = knob("whether powers occur, also powers of powers", levels=(False, False) + (True,) * 8)
        minus: bool = knob("whether unary minus occurs", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        expression: Expression

        @property
        def formula(self) -> str:
            return arithmetic.plain(self.expression, _SIGNS)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        Calculate the value:

        {{ formula }}

        {% if "^" in formula %}
        Powers (^) come first and group from right to left, so that -a^b means -(a^b) and a^b^c means a^(b^c).
        {% endif %}
        Products and quotients come before sums and differences, and operations of equal rank are carried out from left
        to right.{% if "÷" in formula %} All divisions are exact.{% endif %}

        """,
        zh=r"""
        求值：

        {{ formula }}

        {% if "^" in formula %}
        先算乘方（^），乘方从右向左结合，即 -a^b 表示 -(a^b)，a^b^c 表示 a^(b^c)。
        {% endif %}
        先算乘除，后算加减，同级运算从左到右。{% if "÷" in formula %}所有除法都能除尽。{% endif %}

        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        expression = _draw(params, rng, params.operators, params.depth)
        if abs(evaluate(expression)) <= params.largest or arithmetic.largest_value(expression) > params.largest_value:
            raise task.Retry
        return self.Instance(expression=expression), int(evaluate(expression))

    def key(self, instance: Instance) -> object:
        return arithmetic.canonical(instance.expression)

    def solve(self, instance: Instance) -> int:
        return int(evaluate(instance.expression))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(_school.calculation(instance.expression))


def _draw(params: ArithmeticExpression.Params, rng: Random, operators: int, depth: int) -> Expression:
    """Draw an expression with so many operators in which every division is exact."""
    if operators == 0:
        part: Expression = number(rng.randint(2, params.largest))
        return _raised(params, rng, part)
    room = 2 ** (depth - 1) - 1
    left_size = rng.randint(max(0, operators - 1 - room), min(operators - 1, room))
    left = _draw(params, rng, left_size, depth - 1)
    right = _draw(params, rng, operators - 1 - left_size, depth - 1)
    return _raised(params, rng, _joined(params, rng, left, right))


def _joined(params: ArithmeticExpression.Params, rng: Random, left: Expression, right: Expression) -> Expression:
    """Join two parts; a number at the right becomes a divisor of the left where they are to be divided."""
    operator, a, b = rng.choice("+-*/"), evaluate(left), evaluate(right)
    if operator == "/" and isinstance(right, arithmetic.Number):
        proper = [d for d in range(2, params.largest + 1) if a % d == 0 and d < abs(a)]
        right = number(rng.choice(proper)) if proper else right
        b = evaluate(right)
    if (operator == "/" and (b == 0 or a % b)) or (operator == "*" and abs(a * b) > params.largest_value):
        operator = rng.choice("+-")
    return Binary(operator, left, right)


def _raised(params: ArithmeticExpression.Params, rng: Random, part: Expression) -> Expression:
    """Perhaps raise a part to a small power, perhaps put a minus in front."""
    size = abs(evaluate(part))
    if params.powers and 1 < size <= 12 and rng.random() < 0.3:
        tower = size <= 3 and rng.random() < 0.4
        exponent = Binary("^", number(2), number(rng.randint(1, 3))) if tower else number(rng.randint(2, 3))
        part = Binary("^", part, exponent)
    return Negative(part) if params.minus and size and rng.random() < 0.15 else part

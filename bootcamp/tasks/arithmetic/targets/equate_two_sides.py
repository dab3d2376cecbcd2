"""Build a true equation that uses each of the given numbers once.

Answer: an equation; every true one that uses all the numbers is right.
Harder: more and larger numbers, multiplication and division beside sums and differences.
Skills: arithmetic, search
Source: original; a common exercise with number cards.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.arithmetic import evaluate, plain, random_expression
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Equation, Tree


class EquateTwoSides(Task["EquateTwoSides.Params", "EquateTwoSides.Instance", "tuple[Tree, Tree]"]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many numbers are given", levels=(4, 4, 5, 5, 6, 7, 7, 8, 9, 10), ge=3, le=16)
        low: int = knob("the smallest number", levels=(1, 1, 2, 2, 5, 5, 11, 23, 31, 41), ge=1, le=500)
        high: int = knob("the largest number", levels=(20, 30, 40, 60, 75, 99, 120, 150, 180, 200), ge=8, le=1000)
        operators: int = knob("how many of + - * / may be used", levels=(2, 2, 2, 4, 4, 4, 3, 2, 2, 2), ge=2, le=4)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        operators: str

    prompt = Prompt(
        en=r"""
        Use the numbers {{ numbers | comma }} to write a true equation.

        Each number is used exactly once, on one of the two sides, and each side holds at least one number. Only the
        operators {{ operators | join(" ") }} and parentheses may be used. Digits are not joined to larger numbers, and
        a minus sign stands only between two operands. Any such equation will do.
        {%- if "/" in operators %}

        Division is exact, so fractions may occur on the way.
        {%- endif %}
        """,
        zh=r"""
        用 {{ numbers | comma }} 这些数写出一个成立的等式。

        每个数恰好用一次，放在等号的任意一边，每一边至少有一个数。
        只能使用运算符 {{ operators | join(" ") }} 和括号。数字不能拼接成更大的数，减号只能放在两个运算对象之间。
        任意一个符合要求的等式都可以。
        {%- if "/" in operators %}

        除法是精确的，中间可以出现分数。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Equation:
        return Equation(operators=tuple(instance.operators))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Tree, Tree]]:
        """Draw both sides but for one number, which then makes them equal."""
        signs = "+-*/"[: params.operators]
        for _ in range(2000):
            numbers = [rng.randint(params.low, params.high) for _ in range(params.size - 1)]
            cut = rng.randint(1, params.size - 2)
            try:
                left, right = (random_expression(rng, part, signs) for part in (numbers[:cut], numbers[cut:]))
                operator, missing = _missing(evaluate(left), evaluate(right), rng.choice(signs))
            except ZeroDivisionError:
                continue
            if missing.denominator == 1 and params.low <= missing <= params.high:
                numbers.append(int(missing))
                if len(set(numbers)) < params.size:
                    continue
                instance = self.Instance(numbers=tuple(rng.sample(numbers, params.size)), operators=signs)
                return instance, self.format(instance).parse(f"{plain(left)} = ({plain(right)}) {operator} {missing}")
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(instance.numbers), instance.operators]

    def check(self, instance: Instance, answer: tuple[Tree, Tree]) -> str:
        if Counter(answer[0].literals() + answer[1].literals()) != Counter(instance.numbers):
            return "the numbers are not the given ones, each used once"
        return "" if answer[0].value == answer[1].value else "the two sides are not equal"


def _missing(left: Fraction, right: Fraction, operator: str) -> tuple[str, Fraction]:
    """Give the operator and the x for which left = right operator x."""
    x = {"+": left - right, "-": right - left}.get(operator)
    return operator, x if x is not None else left / right if operator == "*" else right / left

"""Put operators between the digits of a string so that the value is a target.

Answer: an expression that keeps the digits in order; every right one counts.
Harder: more digits, multiplication and division, larger targets.
Skills: arithmetic, search
Source: original; a classic of recreational mathematics, H. E. Dudeney, The Canterbury Puzzles, 1907.
"""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Expression, Tree
from bootcamp.verifiers.base import Format

_ZERO_IN_FRONT = re.compile(r"(?<!\d)0\d")


class InsertOperators(Task["InsertOperators.Params", "InsertOperators.Instance", Tree]):
    version = 1

    class Params(task.Params):
        digits: int = knob("how many digits the string has", levels=(4, 5, 6, 6, 7, 8, 9, 10, 12, 14), ge=4, le=20)
        operators: int = knob("how many of + - * / may be used", levels=(2, 2, 2, 3, 3, 4, 4, 4, 4, 4), ge=2, le=4)
        largest: int = knob(
            "the largest target", levels=(50, 99, 200, 500, 999, 2000, 5000, 10**4, 5 * 10**4, 10**5), ge=20, le=10**6
        )

    class Instance(task.Instance):
        digits: str
        operators: str
        target: int

    prompt = Prompt(
        en=r"""
        The digits {{ digits }} stand in this order. In each gap between two neighbouring digits you may put one of the
        operators {{ operators | join(" ") }} or nothing; digits with nothing between them form one number.
        Numbers must not start with 0, except the number 0 itself.
        Brackets, a sign in front and a change of the order are not allowed.
        {%- if "*" in operators %}

        As usual, products{{ " and quotients" if "/" in operators }} come before sums and
        differences{{ ", and division need not give integers on the way" if "/" in operators }}.
        {%- endif %}

        Make the value equal to {{ target }}. If there are several ways, any one will do.
        """,
        zh=r"""
        数字 {{ digits }} 按此顺序排列。在每两个相邻数字之间可以填入运算符 {{ operators | join(" ") }} 之一，
        也可以什么都不填；中间什么都不填的数字连成一个数。除 0 本身外，数不能以 0 开头。
        不能用括号，不能在最前面加正负号，也不能改变顺序。
        {%- if "*" in operators %}

        先算乘{{ "除" if "/" in operators }}，后算加减{{ "，除法的中间结果不必是整数"
                                   if "/" in operators }}。
        {%- endif %}

        请使结果等于 {{ target }}。若有多种填法，任意一种都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Tree]:
        return Expression(operators=tuple(instance.operators), brackets=False)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        digits = "".join(rng.choices("0123456789", weights=[1, *[3] * 9], k=params.digits))
        operators = "+-*/"[: params.operators]
        for _ in range(200):
            gaps = [rng.choice(["", "", *operators]) for _ in digits[1:]]
            text = digits[0] + "".join(gap + digit for gap, digit in zip(gaps, digits[1:], strict=True))
            value = Fraction(0) if _ZERO_IN_FRONT.search(text) or gaps.count("") > len(gaps) - 2 else _value(text)
            if value.denominator == 1 and params.largest // 20 <= value <= params.largest:
                instance = self.Instance(digits=digits, operators=operators, target=int(value))
                return instance, self.format(instance).parse(text)
        raise task.Retry

    def check(self, instance: Instance, answer: Tree) -> str:
        text = answer.text.replace(" ", "")
        if "(" in text or text.startswith(("+", "-")):
            return "brackets and signs in front are not allowed"
        if "".join(filter(str.isdigit, text)) != instance.digits:
            return "the digits are not the given ones in order"
        if _ZERO_IN_FRONT.search(text):
            return "a number starts with 0"
        if answer.value != instance.target:
            return f"the value is {answer.value}"
        return ""


def _value(text: str) -> Fraction:
    """Give the value of numbers and signs in turn, 0 if something is divided by 0."""
    total = Fraction(0)
    for sign, term in re.findall(r"([+-]?)([\d*/]+)", text):
        product = Fraction(1)
        for operator, number in re.findall(r"([*/]?)(\d+)", term):
            if operator == "/" and int(number) == 0:
                return Fraction(0)
            product = product / int(number) if operator == "/" else product * int(number)
        total += -product if sign == "-" else product
    return total

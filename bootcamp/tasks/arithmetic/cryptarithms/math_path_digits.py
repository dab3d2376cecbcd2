"""Fill the missing digits of an equation so that it holds.

Answer: the whole equation; every filling that makes it true is right.
Harder: more terms and missing digits, longer numbers, multiplication and division.
Skills: arithmetic, deduction, search
Source: original; a common exercise of school arithmetic.
"""

from __future__ import annotations

import re
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import divisors, random_digits
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Equation, Expression, Tree

_TOKEN = re.compile(r"[\d?]+|[-+*/=]")


class MathPathDigits(Task["MathPathDigits.Params", "MathPathDigits.Instance", "tuple[Tree, Tree]"]):
    version = 1

    class Params(task.Params):
        terms: int = knob("how many numbers stand on the left side", levels=(2, 2, 3, 3, 4, 4, 5, 6, 6, 7), ge=2, le=10)
        length: int = knob(
            "the most digits of a number on the left side", levels=(2, 3, 3, 3, 3, 4, 4, 4, 5, 5), ge=1, le=6
        )
        operators: int = knob("how many of + - * / occur", levels=(2, 2, 2, 3, 4, 4, 4, 4, 4, 4), ge=2, le=4)
        blanks: int = knob("how many digits are missing", levels=(2, 3, 4, 5, 6, 7, 8, 10, 12, 14), ge=2, le=20)

    class Instance(task.Instance):
        template: str  # without spaces

        @property
        def shown(self) -> str:
            return " ".join(_TOKEN.findall(self.template))

    prompt = Prompt(
        en=r"""
        In this equation some digits are missing; each ? stands for one of them:

        {{ shown }}

        Put a digit from 0 to 9 in the place of each ? so that the equation is true. Different ? may stand for different
        digits. A number of several digits does not start with 0. Any true equation of this form will do.
        {%- if "*" in template or "/" in template %}

        Products and quotients come before sums and differences, and are worked out from left to right.
        {%- endif %}
        {%- if "/" in template %}

        No division may leave a remainder.
        {%- endif %}
        """,
        zh=r"""
        下面的等式缺了一些数字，每个 ? 代表一个缺失的数字：

        {{ shown }}

        请在每个 ? 处填入 0 到 9 中的一个数字，使等式成立。不同的 ? 可以代表不同的数字。
        多位数的首位不能是 0。任意一个符合要求的等式都可以。
        {%- if "*" in template or "/" in template %}

        先算乘除，后算加减，同级运算从左到右。
        {%- endif %}
        {%- if "/" in template %}

        每次除法都不能有余数。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Equation:
        return Equation(operators=tuple(sign for sign in "+-*/" if sign in instance.template), parentheses=False)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Tree, Tree]]:
        for _ in range(200):
            left = _draw_side(params, rng)
            value = Expression().parse(left).value
            used = set(left) - set("0123456789")
            if value > 0 and (params.operators < 3 or used & set("*/")):
                break
        else:
            raise task.Retry
        result = str(value)
        places = [i for i, char in enumerate(left) if char.isdigit()]
        places += [len(left) + 1 + i for i in rng.sample(range(len(result)), len(result) // 3)]
        if len(places) < params.blanks + 1:
            raise task.Retry
        hidden = set(rng.sample(places, params.blanks))
        equation = f"{left}={result}"
        template = "".join("?" if i in hidden else char for i, char in enumerate(equation))
        instance = self.Instance(template=template)
        return instance, self.format(instance).parse(equation)

    def check(self, instance: Instance, answer: tuple[Tree, Tree]) -> str:
        text = f"{answer[0].text}={answer[1].text}"
        fits = len(text) == len(instance.template) and all(
            wanted in (char, "?" if char.isdigit() else "")
            for wanted, char in zip(instance.template, text, strict=True)
        )
        if not fits:
            return "the equation does not agree with the given one"
        if any(number[0] == "0" for number in _TOKEN.findall(text) if len(number) > 1):
            return "a number starts with 0"
        if any(node.value.denominator > 1 for side in answer for node in side.nodes()):
            return "a division leaves a remainder"
        return "" if answer[0].value == answer[1].value else "the two sides are not equal"


def _draw_side(params: MathPathDigits.Params, rng: Random) -> str:
    """Draw numbers joined by operators, at most three in a product, whose divisions all come out even."""
    text, product, factors = "", 0, 0
    for term in range(params.terms):
        operator = rng.choice("+-*/"[: params.operators]) if term else ""
        fitting = [d for d in divisors(product) if 1 < d < 10**params.length] if operator == "/" else []
        if (operator == "*" and factors == 3) or (operator == "/" and not fitting):
            operator = rng.choice("+-")
        number = rng.choice(fitting) if operator == "/" else random_digits(rng, rng.randint(1, params.length))
        text += f"{operator}{number}"
        if operator in ("*", "/"):
            product, factors = product * number if operator == "*" else product // number, factors + 1
        else:
            product, factors = number, 1
    return text

"""Calculate with numbers that are written in English words.

Answer: the result in English words; it is unique.
Harder: larger numbers, more operations, multiplication and division.
Skills: arithmetic, language
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.arithmetic import Binary, Expression, number
from bootcamp.lib.numbers import words
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.verifiers import Text

_SIGNS = {"+": "plus", "-": "minus", "*": "times", "/": "divided by"}


class NumberWords(Task["NumberWords.Params", "NumberWords.Instance", str]):
    version = 1

    class Params(task.Params):
        operations: int = knob("how many operations there are", levels=(1, 1, 2, 2, 3, 4, 4, 5, 6, 8), ge=1, le=12)
        largest: int = knob(
            "the largest number written",
            levels=(100, 1000, 1000, 10000, 10**5, 10**6, 10**8, 10**10, 10**12, 10**15),
            ge=20,
            le=10**15,
        )
        products: bool = knob("whether there are products", levels=(False,) * 3 + (True,) * 7)
        quotients: bool = knob("whether there are quotients, which are integers", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        signs: tuple[str, ...]

        @property
        def expression(self) -> str:
            rest = zip(self.signs, self.numbers[1:], strict=True)
            return " ".join([words(self.numbers[0]), *(f"{_SIGNS[sign]} {words(n)}" for sign, n in rest)])

    answer = Text(ignore_case=True)
    prompt = Prompt(
        en=r"""
        Calculate:

        {{ expression }}

        {% if "*" in signs or "/" in signs %}"Times" and "divided by" come before "plus" and "minus"; operations of the
        same rank go from left to right. {% endif %}{% if "/" in signs %}All divisions are exact. {% endif %}Write the
        result in English words in the same style: lower case, a hyphen in numbers like
        "forty-two", no "and", no commas, and "minus" in front of a negative number.
        """,
        zh=r"""
        计算：

        {{ expression }}

        其中 {% for sign in signs | unique %}{{ {"+": "plus 为加", "-": "minus 为减", "*": "times 为乘",
        "/": "divided by 为除"}[sign] }}{{ "，" if not loop.last else "。" }}{% endfor %}
        {% if "*" in signs or "/" in signs %}先乘除后加减，同级从左到右。{% endif %}
        {%- if "/" in signs %}所有除法都能整除。{% endif %}
        结果用同样风格的英文单词写出：小写，forty-two 这类数用连字符，不用 and，不用逗号，负数前面写 minus。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        numbers: list[int] = []
        signs: list[str] = []
        while len(numbers) <= params.operations:
            pair = params.products and len(numbers) < params.operations and rng.random() < 0.5
            signs.append(rng.choice("+-"))
            if not pair:
                numbers.append(rng.randint(2, params.largest))
                continue
            a = rng.randint(2, 99)
            b = rng.randint(2, max(3, params.largest // 100))
            sign = rng.choice("*/") if params.quotients else "*"
            numbers += [a, b] if sign == "*" else [a * b, a]
            signs.append(sign)
        instance = self.Instance(numbers=tuple(numbers), signs=tuple(signs[1:]))
        if _value(instance) == 0:
            raise task.Retry
        return instance, self.solve(instance)

    def check(self, instance: Instance, answer: str) -> str:
        return "" if _spoken(answer) == _spoken(self.solve(instance)) else "this is not the result in words"

    def solve(self, instance: Instance) -> str:
        return words(_value(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        expression: Expression = number(instance.numbers[0])
        total: Expression | None = None
        sign = "+"
        for each, n in zip(instance.signs, instance.numbers[1:], strict=True):
            if each in "*/":
                expression = Binary(each, expression, number(n))
            else:
                total = Binary(sign, total, expression) if total else expression
                sign, expression = each, number(n)
        whole = Binary(sign, total, expression) if total else expression
        lines = [f"{words(n)} = {n}" for n in instance.numbers]
        value = _value(instance)
        return "\n".join([*lines, *_school.calculation(whole), f"{value}: {words(value)}"])


def _spoken(text: str) -> list[str]:
    """Return the words of a number; a sign before a word is minus, one between two words a hyphen."""
    signed = ("minus " + word[1:] if word[0] == "-" else word for word in text.lower().split())
    return " ".join(signed).replace("-", " ").split()


def _value(instance: NumberWords.Instance) -> int:
    terms = [instance.numbers[0]]
    for sign, n in zip(instance.signs, instance.numbers[1:], strict=True):
        if sign in "+-":
            terms.append(n if sign == "+" else -n)
        else:
            terms[-1] = terms[-1] * n if sign == "*" else terms[-1] // n
    return sum(terms)

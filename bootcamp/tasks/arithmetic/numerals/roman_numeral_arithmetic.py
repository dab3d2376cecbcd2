"""Evaluate an expression of Roman numerals.

Answer: a Roman numeral in standard form; it is unique.
Harder: more operands, larger values, multiplication and division, deeper brackets.
Skills: arithmetic, knowledge
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Expression, evaluate
from bootcamp.lib.numbers import roman
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.tasks.arithmetic.numerals import _numerals
from bootcamp.verifiers import Text


class RomanNumeralArithmetic(Task["RomanNumeralArithmetic.Params", "RomanNumeralArithmetic.Instance", str]):
    version = 1

    class Params(task.Params):
        operands: int = knob("how many numerals occur", levels=(2, 2, 3, 3, 4, 5, 6, 7, 8, 10), ge=2, le=16)
        largest: int = knob(
            "the largest value met, results of parts included",
            levels=(30, 60, 120, 300, 600, 1200, 2000, 3000, 3999, 3999),
            ge=30,
            le=3999,
        )
        operators: int = knob(
            "how many of the operators + - * / may occur", levels=(1, 2, 2, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4
        )

    class Instance(task.Instance):
        expression: Expression

        @property
        def formula(self) -> str:
            return _numerals.written(self.expression, [roman(int(n)) for n in arithmetic.leaves(self.expression)])

    answer = Text(alphabet="IVXLCDM")
    prompt = Prompt(
        en=r"""
        The numbers in this expression are Roman numerals:

        {{ formula }}

        Calculate it
        {{- ", products and quotients before sums and differences" if "×" in formula or "÷" in formula }}.
        {%- if "÷" in formula %} All divisions are exact.{% endif %}
        Write the result as a Roman numeral in standard form (IV, IX, XL, XC, CD and CM are the only subtractive pairs).
        """,
        zh=r"""
        下式中的数都是罗马数字：

        {{ formula }}

        {% if "×" in formula or "÷" in formula %}先乘除后加减。{% endif %}
        {%- if "÷" in formula %}所有除法都能除尽。{% endif %}请计算结果，并写成标准形式的罗马数字（只允许用
        IV、IX、XL、XC、CD、CM 这几种减法组合）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        expression = _numerals.draw(rng, params.operands, "+-*/"[: params.operators], 1, params.largest)
        return self.Instance(expression=expression), roman(int(evaluate(expression)))

    def key(self, instance: Instance) -> object:
        return arithmetic.canonical(instance.expression)

    def solve(self, instance: Instance) -> str:
        return roman(int(evaluate(instance.expression)))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [
            f"{roman(n)}: {_sum(_school.places(n))} = {n}" for n in map(int, arithmetic.leaves(instance.expression))
        ]
        lines += _school.calculation(instance.expression)
        value = int(evaluate(instance.expression))
        parts = _school.places(value)
        return "\n".join([*lines, f"{value} = {_sum(parts)}: {' '.join(map(roman, parts))}: {roman(value)}"])


def _sum(parts: list[int]) -> str:
    return " + ".join(map(str, parts))

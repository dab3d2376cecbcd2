"""Evaluate an expression of numerals in one or several bases.

Answer: an integer in the stated base; it is unique.
Harder: more operands and digits, larger bases, a base of its own for every numeral, multiplication and division.
Skills: arithmetic
Source: original; positional notation.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Expression, evaluate
from bootcamp.lib.numbers import digits, to_base
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.tasks.arithmetic.numerals import _numerals
from bootcamp.verifiers import Integer
from bootcamp.verifiers.base import Format


class BaseArithmetic(Task["BaseArithmetic.Params", "BaseArithmetic.Instance", int]):
    version = 1

    class Params(task.Params):
        operands: int = knob("how many numerals occur", levels=(2, 2, 3, 3, 4, 4, 5, 6, 8, 10), ge=2, le=16)
        largest_base: int = knob("the largest base drawn", levels=(5, 8, 9, 12, 16, 16, 20, 25, 30, 36), ge=3, le=36)
        digits: int = knob(
            "how many digits the largest values have", levels=(3, 3, 3, 4, 4, 5, 6, 8, 10, 12), ge=2, le=20
        )
        operators: int = knob(
            "how many of the operators + - * / may occur", levels=(1, 2, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4
        )
        mixed: bool = knob("whether every numeral has a base of its own", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        expression: Expression
        bases: tuple[int, ...]  # one a numeral, or a single one for all
        target: int

        @property
        def based(self) -> list[tuple[int, int]]:
            """The numbers with their bases."""
            values = [int(n) for n in arithmetic.leaves(self.expression)]
            return list(zip(values, self.bases if len(self.bases) > 1 else self.bases * len(values), strict=True))

        @property
        def numerals(self) -> list[str]:
            mark = "_{}" if len(self.bases) > 1 else ""
            return [to_base(n, base) + mark.format(base) for n, base in self.based]

        @property
        def formula(self) -> str:
            return _numerals.written(self.expression, self.numerals)

    prompt = Prompt(
        en=r"""
        {% if bases | length == 1 %}
        All numbers in this expression are written in base {{ bases[0] }}:
        {% else %}
        Every number in this expression is followed by a low line and, in decimal, the base in which it is written:
        {% endif %}

        {{ formula }}

        {% if bases | max > 10 or target > 10 %}Digits above nine are the letters A (ten), B (eleven) and so
        on. {% endif %}{% if "÷" in formula %}All divisions are exact. {% endif %}Calculate the value and write it in
        base {{ target }}.
        """,
        zh=r"""
        {% if bases | length == 1 %}
        下式中的数都用 {{ bases[0] }} 进制书写：
        {% else %}
        下式中每个数后面的下划线之后用十进制写出了该数所用的进制：
        {% endif %}

        {{ formula }}

        {% if bases | max > 10 or target > 10 %}大于九的数字依次用字母 A（十）、B（十一）等表示。{% endif %}
        {%- if "÷" in formula %}所有除法都能除尽。{% endif %}求式子的值，并用 {{ target }} 进制书写。
        """,
    )

    def format(self, instance: Instance) -> Format[int]:
        return Integer(base=instance.target)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        choices = [base for base in range(2, params.largest_base + 1) if base != 10]
        bases = tuple(rng.choice(choices) for _ in range(params.operands if params.mixed else 1))
        target = rng.choice(choices) if params.mixed else bases[0]
        limit = max(bases) ** params.digits - 1
        expression = _numerals.draw(rng, params.operands, "+-*/"[: params.operators], 1, limit)
        return self.Instance(expression=expression, bases=bases, target=target), int(evaluate(expression))

    def key(self, instance: Instance) -> object:
        return [arithmetic.canonical(instance.expression), instance.bases, instance.target]

    def solve(self, instance: Instance) -> int:
        return int(evaluate(instance.expression))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [
            f"{numeral}: {_numerals.reading(digits(n, base), [base] * len(digits(n, base)))}"
            for numeral, (n, base) in zip(instance.numerals, instance.based, strict=True)
        ]
        value, base = self.solve(instance), instance.target
        lines += _school.calculation(instance.expression)
        return "\n".join([*lines, *_numerals.writing(value, digits(value, base), [base] * len(digits(value, base)))])

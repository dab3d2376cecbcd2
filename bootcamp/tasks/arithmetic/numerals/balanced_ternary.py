"""Evaluate an expression of balanced ternary numerals.

Answer: a balanced ternary numeral; it is unique.
Harder: more operands, more digits, multiplication and division.
Skills: arithmetic
Source: original; D. E. Knuth, The Art of Computer Programming, section 4.1.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Expression, evaluate
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic import _school
from bootcamp.tasks.arithmetic.numerals import _numerals
from bootcamp.verifiers import Text


class BalancedTernary(Task["BalancedTernary.Params", "BalancedTernary.Instance", str]):
    version = 1

    class Params(task.Params):
        operands: int = knob("how many numerals occur", levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 7), ge=2, le=12)
        digits: int = knob(
            "how many digits the largest values have", levels=(4, 5, 6, 6, 7, 8, 9, 11, 13, 16), ge=3, le=40
        )
        operators: int = knob(
            "how many of the operators + - * / may occur", levels=(1, 2, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4
        )

    class Instance(task.Instance):
        expression: Expression

        @property
        def formula(self) -> str:
            return _numerals.written(self.expression, [_numeral(int(n)) for n in arithmetic.leaves(self.expression)])

    answer = Text(alphabet="T01")
    prompt = Prompt(
        en=r"""
        In balanced ternary the place values are the powers of three, and the digits are T (minus one), 0 and 1.
        The numbers in this expression are balanced ternary numerals:

        {{ formula }}

        {% if "÷" in formula %}
        All divisions are exact.
        {% endif %}
        Calculate the value and write it in balanced ternary, without zeros in front.
        """,
        zh=r"""
        平衡三进制的位权是三的各次幂，数字有三个：T（负一）、0 和 1。下式中的数都用平衡三进制书写：

        {{ formula }}

        {% if "÷" in formula %}所有除法都能除尽。{% endif %}求式子的值，并用平衡三进制书写，前面不写多余的零。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        limit = 3**params.digits // 2
        expression = _numerals.draw(rng, params.operands, "+-*/"[: params.operators], -limit, limit)
        if min(map(abs, [evaluate(expression), *arithmetic.leaves(expression)])) < 2:
            raise task.Retry
        return self.Instance(expression=expression), self.solve(self.Instance(expression=expression))

    def key(self, instance: Instance) -> object:
        return arithmetic.canonical(instance.expression)

    def solve(self, instance: Instance) -> str:
        return _numeral(int(evaluate(instance.expression)))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = []
        for n in [_numeral(int(leaf)) for leaf in arithmetic.leaves(instance.expression)]:
            lines.append(f"{n}: {_numerals.reading(_values(n), [3] * len(n))}")
        lines += _school.calculation(instance.expression)
        value, answer = int(evaluate(instance.expression)), self.solve(instance)
        return "\n".join([*lines, *_numerals.writing(value, _values(answer), [3] * len(answer))])


def _values(numeral: str) -> list[int]:
    return ["T01".index(digit) - 1 for digit in numeral]


def _numeral(n: int) -> str:
    text = "" if n else "0"
    while n:
        digit = (n + 1) % 3 - 1
        text, n = "T01"[digit + 1] + text, (n - digit) // 3
    return text

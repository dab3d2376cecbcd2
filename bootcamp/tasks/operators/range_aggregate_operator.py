"""Evaluate nested operators that count or add up the integers in the range between their two operands.

Answer: one integer; it is unique.
Harder: more operators, more of them in the expression, longer ranges.
Skills: counting, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import digit_sum, divisors, is_prime
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._invented import (
    BINARY,
    Operation,
    Operators,
    canonical,
    definitions,
    draw_operators,
    evaluate,
    forms,
)
from bootcamp.tasks.operators._postfix import Postfix, draw, write
from bootcamp.verifiers import Integer

TRIES = 50  # of drawing an expression that uses every operator


class RangeAggregateOperator(Task["RangeAggregateOperator.Params", "RangeAggregateOperator.Instance", int]):
    version = 1

    class Params(task.Params):
        operators: int = knob("how many operators are defined", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=10)
        uses: int = knob("how many operators the expression has", levels=(1, 1, 2, 2, 3, 4, 4, 5, 6, 8), ge=1, le=10)
        largest: int = knob(
            "the largest number in the expression", levels=(12, 20, 20, 30, 30, 40, 60, 80, 100, 150), ge=10, le=10**3
        )
        longest: int = knob(
            "the most integers in a range", levels=(10, 16, 30, 50, 60, 80, 120, 200, 300, 500), ge=10, le=10**4
        )

    class Instance(task.Instance):
        operators: Operators
        expression: Postfix

        @property
        def definitions(self) -> list[tuple[str, str, str]]:
            return definitions(self.operators, OPERATIONS)

        @property
        def shown(self) -> str:
            return write(self.expression, forms(self.operators, OPERATIONS))

    answer = Integer()
    prompt = Prompt(
        en=r"""
        For integers a and b, the range of a and b consists of all integers between them, both ends included; a may be
        smaller than b, equal to it or larger.
        {%- if "digit" in definitions | map(attribute=1) | join %} The digits of a negative number are those of the
        number without its sign.{% endif %} {{ "An operator is" if definitions | length == 1 else "Operators are" }}
        defined as follows:

        {% for form, meaning, _ in definitions %}
        {{ form }}: {{ meaning }}
        {% endfor %}

        Find the value of

        {{ shown }}
        """,
        zh=r"""
        对整数 a 和 b，它们的“范围”是介于两者之间的所有整数，包括两端；a 可以小于、等于或大于 b。
        {{- "负数的数字指去掉负号后的数字。" if "digit" in definitions | map(attribute=1) | join }}定义下列运算：

        {% for form, _, meaning in definitions %}
        {{ form }}：{{ meaning }}
        {% endfor %}

        求下式的值：

        {{ shown }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        operators = draw_operators(rng, OPERATIONS, params.operators)
        signs = forms(operators, OPERATIONS)
        drawn = (draw(rng, signs, params.uses, lambda: rng.randint(1, params.largest)) for _ in range(TRIES))
        expression = next((one for one in drawn if signs.keys() <= set(one)), None)
        if expression is None:
            raise task.Retry
        bounded = {
            name: replace(one, apply=partial(_bounded, one.apply, params.longest)) for name, one in OPERATIONS.items()
        }
        answer = evaluate(expression, operators, bounded, int)
        if answer < 5:
            raise task.Retry
        return self.Instance(operators=operators, expression=expression), answer

    def key(self, instance: Instance) -> object:
        return canonical(instance.expression, instance.operators)

    def solve(self, instance: Instance) -> int:
        return evaluate(instance.expression, instance.operators, OPERATIONS, int)


def _bounded(operation: Callable[..., int], longest: int, a: int, b: int) -> int:
    """Apply an operation to a range that is neither long nor a single number."""
    if not 0 < abs(a - b) < longest:
        raise task.Retry
    return operation(a, b)


def _over(function: Callable[[int], int]) -> Callable[[int, int], int]:
    """Add up a function over the integers from the smaller to the larger end."""
    return lambda a, b: sum(function(n) for n in range(min(a, b), max(a, b) + 1))


OPERATIONS: dict[str, Operation[int]] = {
    "primes": Operation(BINARY, "how many primes lie in the range", "范围内质数的个数", _over(is_prime)),
    "multiples": Operation(
        BINARY, "how many multiples of 3 lie in the range", "范围内 3 的倍数的个数", _over(lambda n: n % 3 == 0)
    ),
    "digits": Operation(
        BINARY, "the sum of all digits of all numbers in the range", "范围内所有数的各位数字之和", _over(digit_sum)
    ),
    "evens": Operation(
        BINARY, "the sum of the even numbers in the range", "范围内偶数之和", _over(lambda n: 0 if n % 2 else n)
    ),
    "sevens": Operation(
        BINARY,
        "how many numbers in the range contain the digit 7",
        "范围内含有数字 7 的数的个数",
        _over(lambda n: "7" in str(n)),
    ),
    "odd digits": Operation(
        BINARY,
        "how many numbers in the range have an odd sum of digits",
        "范围内各位数字之和为奇数的数的个数",
        _over(lambda n: digit_sum(n) % 2),
    ),
    "ends": Operation(
        BINARY,
        "the product of the two ends minus the sum of the range",
        "两端之积减去范围内所有数之和",
        lambda a, b: a * b - _over(lambda n: n)(a, b),
    ),
    "alternating": Operation(
        BINARY,
        "the numbers of the range, from the smaller end up, with the signs +, -, +, -, ... in turn, added up",
        "从较小的一端开始，把范围内的数依次带上 +、-、+、-、……号后求和",
        lambda a, b: _over(lambda n: n if (n - min(a, b)) % 2 == 0 else -n)(a, b),
    ),
    "divisors": Operation(
        BINARY,
        "how many positive numbers in the range have exactly 4 positive divisors",
        "范围内恰有 4 个正约数的正整数的个数",
        _over(lambda n: n > 0 and len(divisors(n)) == 4),
    ),
    "squares": Operation(
        BINARY,
        "the sum of the squares of the odd numbers in the range",
        "范围内奇数的平方和",
        _over(lambda n: n * n if n % 2 else 0),
    ),
}

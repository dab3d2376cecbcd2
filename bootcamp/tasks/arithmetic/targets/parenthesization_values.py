"""Count the values that an expression without brackets can take when brackets are put in.

Answer: one integer; it is unique.
Harder: more numbers, multiplication, division.
Skills: arithmetic, counting, search
Source: original; the ways to put in the brackets are counted by the Catalan numbers.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.arithmetic import OPERATIONS
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer


class ParenthesizationValues(Task["ParenthesizationValues.Params", "ParenthesizationValues.Instance", int]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many numbers the expression has", levels=(3, 4, 5, 5, 6, 6, 7, 7, 8, 9), ge=3, le=9)
        largest: int = knob("the largest number", levels=(5, 9, 9, 9, 9, 12, 12, 15, 15, 20), ge=3, le=100)
        kinds: int = knob(
            "how many of the operators -, +, *, / may occur, in this order",
            levels=(3, 3, 3, 4, 3, 4, 3, 4, 4, 4),
            ge=2,
            le=4,
        )

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        operators: tuple[str, ...]

        @property
        def expression(self) -> str:
            pairs = zip(self.operators, self.numbers[1:], strict=True)
            return " ".join([str(self.numbers[0]), *(f"{sign} {n}" for sign, n in pairs)])

    answer = Integer(low=1)
    prompt = Prompt(
        en=r"""
        The expression

        {{ expression }}

        has {{ operators | length }} operations. Put brackets around every one of them, the outermost included, so that
        each operation has just two operands; the usual precedence then does not matter. There are several ways to do
        so. Numbers, operators and their order stay as they are, and a minus sign always subtracts.
        {% if "/" in operators %}
        Division is exact, with fractions; a way that divides by zero does not count.
        {% endif %}

        How many different values can the expression take?
        """,
        zh=r"""
        算式

        {{ expression }}

        中有 {{ operators | length }} 次运算。给每一次运算（包括最外层的一次）都加上括号，使每次运算恰好有两个运算对象，
        这样就不再需要考虑通常的运算优先级。加括号的方式有若干种；数、运算符及其先后位置都不变，减号总是表示减法。
        {% if "/" in operators %}
        除法按分数精确计算，出现除以零的方式不算。
        {% endif %}

        这个算式一共可以取到多少个不同的值？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        numbers = tuple(rng.randint(1, params.largest) for _ in range(params.size))
        operators = tuple(rng.choice("-+*/"[: params.kinds]) for _ in numbers[1:])
        if not set("-*/").intersection(operators):
            raise task.Retry
        instance = self.Instance(numbers=numbers, operators=operators)
        values = self.solve(instance)
        if values < params.size - 1:
            raise task.Retry
        return instance, values

    def solve(self, instance: Instance) -> int:
        numbers, operators = instance.numbers, instance.operators
        values: dict[tuple[int, int], set[Fraction]] = {(i, i): {Fraction(n)} for i, n in enumerate(numbers)}
        for length in range(1, len(numbers)):
            for i in range(len(numbers) - length):
                values[i, i + length] = {
                    OPERATIONS[operators[cut]](a, b)
                    for cut in range(i, i + length)
                    for a in values[i, cut]
                    for b in values[cut + 1, i + length]
                    if b or operators[cut] != "/"
                }
        return len(values[0, len(numbers) - 1])

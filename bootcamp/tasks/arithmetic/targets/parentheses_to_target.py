"""Put the erased parentheses of an expression back so that it has its value again.

Answer: the expression with parentheses; all ways that give the value are right.
Harder: more numbers, division, values that are fractions, more pairs of parentheses that matter.
Skills: arithmetic, search
Source: original; a common exercise of school arithmetic.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Binary, evaluate
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Expression, Tree


class ParenthesesToTarget(Task["ParenthesesToTarget.Params", "ParenthesesToTarget.Instance", Tree]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many numbers the expression has", levels=(3, 4, 5, 6, 7, 8, 9, 10, 11, 12), ge=3, le=16)
        high: int = knob(
            "the largest number; the smallest is 1", levels=(9, 9, 9, 12, 12, 12, 15, 15, 20, 20), ge=5, le=99
        )
        division: bool = knob("whether division occurs", levels=(False,) * 3 + (True,) * 7)
        pairs: int = knob(
            "how many pairs of parentheses mattered at least", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8
        )
        largest: int = knob(
            "the largest size of the value",
            levels=(99, 200, 500, 500, 999, 999, 2000, 5000, 10**4, 10**4),
            ge=20,
            le=10**6,
        )
        denominator: int = knob(
            "the largest denominator of the value", levels=(1, 1, 1, 1, 1, 2, 6, 12, 20, 30), ge=1, le=100
        )

    class Instance(task.Instance):
        numbers: tuple[int, ...]
        operators: tuple[str, ...]  # between each two neighbours
        target: Fraction

        @property
        def tokens(self) -> list[str]:
            tail = zip(self.operators, self.numbers[1:], strict=True)
            return [str(self.numbers[0]), *(str(token) for pair in tail for token in pair)]

    prompt = Prompt(
        en=r"""
        The parentheses of this expression were erased:

        {{ tokens | join(" ") }}

        With its parentheses it had the value {{ target }}. Put parentheses back so that the value is {{ target }}
        again. The numbers, the operators and their order stay as they are, and no sign or operator is added. If there
        are several ways, any one will do.
        {%- if "/" in operators %}

        Division is exact, so fractions may occur on the way.
        {%- endif %}
        """,
        zh=r"""
        下面这个算式的括号被擦掉了：

        {{ tokens | join(" ") }}

        带括号时它的值是 {{ target }}。请重新添上括号，使算式的值仍为 {{ target }}。
        数、运算符及其顺序都不变，也不能添加任何符号或运算符。若有多种添法，任意一种都可以。
        {%- if "/" in operators %}

        除法是精确的，中间可以出现分数。
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Expression:
        return Expression(operators=tuple(sign for sign in "+-*/" if sign in instance.operators))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        numbers = tuple(rng.randint(1, params.high) for _ in range(params.size))
        signs = "+-*/" if params.division else "+-*"
        for _ in range(500):
            expression = arithmetic.random_expression(rng, numbers, signs)
            pairs = sum(_telling_pairs(part) for part in arithmetic.subexpressions(expression))
            if pairs < params.pairs:
                continue
            text = arithmetic.plain(expression)
            bare = text.replace("(", "").replace(")", "")
            try:
                target, unwanted = evaluate(expression), Expression().parse(bare).value
            except ZeroDivisionError:
                continue
            if target != unwanted and abs(target) <= params.largest and target.denominator <= params.denominator:
                operators = tuple(bare.split()[1::2])
                instance = self.Instance(numbers=numbers, operators=operators, target=target)
                return instance, self.format(instance).parse(text)
        raise task.Retry

    def check(self, instance: Instance, answer: Tree) -> str:
        if answer.text.replace("(", "").replace(")", "") != "".join(instance.tokens):
            return "without its parentheses the expression is not the given one"
        return "" if answer.value == instance.target else f"the value is {answer.value}, not {instance.target}"


def _telling_pairs(part: arithmetic.Expression) -> int:
    """Count the operands that need parentheses for their value, not only for their place in the tree."""
    if not isinstance(part, Binary):
        return 0
    loose = "+-" if part.operator in "*/" else ""
    left, right = (side.operator if isinstance(side, Binary) else " " for side in (part.left, part.right))
    strict = {"-": "+-", "/": "+-*/"}.get(part.operator, loose)
    return (left in loose) + (right in strict)

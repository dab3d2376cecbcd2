r"""Evaluate an expression of repeating decimals.

Answer: a fraction in lowest terms, or, from level 6 on, the repeating decimal in its shortest form; it is unique.
Harder: more numbers, longer blocks, multiplication and division, the result as a repeating decimal.
Skills: arithmetic
Source: original; school arithmetic.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm, prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import arithmetic
from bootcamp.lib.arithmetic import Expression, evaluate
from bootcamp.lib.numbers import expansion
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import lowest_terms
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.arithmetic.numerals._numerals import written
from bootcamp.verifiers import Rational, Text
from bootcamp.verifiers.base import Format


class RepeatingDecimalArithmetic(Task["RepeatingDecimalArithmetic.Params", "RepeatingDecimalArithmetic.Instance", Any]):
    version = 1

    class Params(task.Params):
        operands: int = knob("how many numbers occur", levels=(1, 2, 2, 3, 3, 2, 3, 3, 4, 5), ge=1, le=8)
        block: int = knob("the longest block of a number", levels=(1, 1, 2, 2, 3, 2, 2, 3, 4, 6), ge=1, le=8)
        kinds: int = knob(
            "how many of the operators +, -, *, / may occur, in this order",
            levels=(2, 2, 2, 3, 4, 3, 4, 4, 4, 4),
            ge=2,
            le=4,
        )
        repeating: bool = knob(
            "whether the result is asked as a repeating decimal, not as a fraction", levels=(False,) * 5 + (True,) * 5
        )

    class Instance(task.Instance):
        expression: Expression
        repeating: bool

        @property
        def formula(self) -> str:
            return written(self.expression, [_repeating(x) for x in arithmetic.leaves(self.expression)])

    prompt = Prompt(
        en=r"""
        A block of digits in parentheses after a decimal point is repeated without end: 0.1(36) = 0.1363636...
        {% if formula.startswith("(") or " (" in formula %}
        Parentheses around a whole part of the expression group it as usual.
        {% endif %}

        Calculate exactly:

        {{ formula }}
        {% if repeating %}

        Write the result in the same notation, with as few digits as possible: the shortest block, starting as early as
        it can, no block of zeros or nines, and no zeros at the end of a decimal that ends.
        {% else %}

        Write the result as a fraction in lowest terms, or as an integer.
        {% endif %}
        If it is negative, put a minus sign in front.
        """,
        zh=r"""
        小数点后括号里的数字无限循环：0.1(36) = 0.1363636……。
        {%- if formula.startswith("(") or " (" in formula %}算式中括住整个部分的括号则照常表示先算。{% endif %}


        精确计算：

        {{ formula }}
        {% if repeating %}

        结果用同样的记法写出，数字要尽可能少：循环节最短，并且尽早开始；循环节不能全是零或九，有限小数末尾不写零。
        {% else %}

        结果写成最简分数或整数。
        {% endif %}
        如果结果是负数，就在前面写负号。
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Text(alphabet="0123456789.()-") if instance.repeating else Rational(lowest_terms=True)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        for _ in range(300):
            numbers = [_draw_number(params, rng) for _ in range(params.operands)]
            if sum(expansion(x)[2] != [] for x in numbers) < min(2, params.operands):
                continue
            expression = arithmetic.random_expression(rng, numbers, "+-*/"[: params.kinds])
            value = evaluate(expression)
            if value and max(abs(value.numerator), value.denominator) < 10**6:
                instance = self.Instance(expression=expression, repeating=params.repeating)
                if not params.repeating:
                    return instance, value
                _, before, block = expansion(abs(value))
                if block and len(before) + len(block) <= 12:
                    return instance, _repeating(value)
        raise task.Retry

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = [line for x in dict.fromkeys(arithmetic.leaves(instance.expression)) for line in _as_fraction(x)]
        for part in arithmetic.subexpressions(instance.expression):
            if isinstance(part, arithmetic.Binary):
                lines += _joined(part.operator, evaluate(part.left), evaluate(part.right))
        value = evaluate(instance.expression)
        if instance.repeating:
            whole, before, block = expansion(abs(value))
            rest, below = abs(value.numerator) % value.denominator, value.denominator
            lines.append(f"{abs(value.numerator)} = {whole}·{below} + {rest}")
            for digit in [*before, *block]:
                lines.append(f"{10 * rest} = {digit}·{below} + {10 * rest % below}")
                rest = 10 * rest % below
        return "\n".join(lines)


def _as_fraction(x: Fraction) -> list[str]:
    """Subtract what stands before the block from all digits, over nines and zeros."""
    whole, before, block = expansion(x)
    if not before and not block:
        return []
    left, below = int(f"{whole}{''.join(map(str, before))}"), 10 ** len(before) * (10 ** len(block) - 1 or 1)
    digits = f"{left}{''.join(map(str, block))}"
    above = int(digits) - left if block else left
    shown = f"({digits} - {left})/{below} = " if block else ""
    return [f"{_repeating(x)} = {shown}{lowest_terms(above, below)}"]


def _joined(sign: str, a: Fraction, b: Fraction) -> list[str]:
    """Write one operation on fractions; products are reduced at the end."""
    (p, q), (r, s) = (x.as_integer_ratio() for x in (a, b))
    head = f"{bracketed(a)} {sign} {bracketed(b)} = " if sign in "+-" else f"({a}) {sign} ({b}) = "
    if sign in "+-":
        below = lcm(q, s)
        one, other = p * below // q, r * below // s
        top = one + other if sign == "+" else one - other
        head += f"{one}/{below} {sign} {bracketed(other)}/{below}" if below > 1 else ""
    else:
        above, under = ((p, r), (q, s)) if sign == "*" else ((p, s), (q, r))
        top, below = prod(above), prod(under)
        head += f"({bracketed(above[0])}·{bracketed(above[1])})/({under[0]}·{bracketed(under[1])})"
        if below < 0:
            top, below = -top, -below
    if below == 1:
        return [f"{head} = {top}" if head[-2] != "=" else f"{head}{top}"]
    return [head, f"{'-' if top < 0 else ''}{lowest_terms(abs(top), below)}" if top else "0"]


def _repeating(x: Fraction) -> str:
    whole, before, block = expansion(abs(x))
    places = "".join(map(str, before)) + f"({''.join(map(str, block))})" * bool(block)
    return "-" * (x < 0) + f"{whole}" + f".{places}" * bool(places)


def _draw_number(params: RepeatingDecimalArithmetic.Params, rng: Random) -> Fraction:
    """Draw a number whose block divides `params.block`, so that sums keep short blocks; now and then a simple one."""
    length = rng.choice([n for n in range(1, params.block + 1) if params.block % n == 0])
    nines = rng.choice((1, 9, 10**length - 1, 10**length - 1, 10**length - 1))
    denominator = nines * 10 ** rng.randint(0, 1)
    return Fraction(rng.randint(1, 3 * denominator), denominator)

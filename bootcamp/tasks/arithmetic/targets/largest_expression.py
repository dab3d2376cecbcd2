"""Build the expression of the largest or smallest value from given numbers and operators.

Answer: one expression; every one that uses what is given and has the extreme value is right.
Harder: more and larger numbers, more minus signs.
Skills: arithmetic, optimization, search
Source: original.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product
from operator import itemgetter
from random import Random
from typing import Any, ClassVar

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Expression
from bootcamp.verifiers.expression import Tree

Counts = tuple[int, ...]
Ends = tuple[tuple[int, Any], ...]
"""The least and the greatest value that can be built, each with an expression as nested (left, sign, right)."""

_SIGNS = ("+", "-", "*")


class LargestExpression(Task["LargestExpression.Params", "LargestExpression.Instance", Tree]):
    version = 1

    class Params(task.Params):
        size: int = knob("how many numbers are given", levels=(3, 3, 4, 4, 5, 5, 5, 6, 6, 7), ge=3, le=7)
        largest: int = knob("the largest number", levels=(9, 12, 9, 12, 12, 20, 30, 12, 20, 15), ge=5, le=99)
        minuses: int = knob(
            "how many of the operators are minus at least", levels=(0, 0, 0, 1, 1, 1, 2, 1, 2, 2), ge=0, le=3
        )

    class Instance(task.Instance):
        hidden: ClassVar[tuple[str, ...]] = ("best",)
        numbers: tuple[int, ...]
        operators: tuple[str, ...]
        greatest: bool
        best: int

    prompt = Prompt(
        en=r"""
        Use each of the numbers {{ numbers | comma }} exactly once and each of the operators {{ operators | comma }}
        exactly once (one that is listed several times, that many times). Build an expression with the
        {{ "greatest" if greatest else "least" }} possible value; any best one will do. Any order and any brackets are
        allowed. {% if "-" in operators %}A minus sign stands only between two operands, and digits{% else %}Digits
        {%- endif %} are not joined to larger numbers.
        """,
        zh=r"""
        数 {{ numbers | comma }} 每个恰好用一次，
        运算符 {{ operators | comma }} 每个恰好用一次（列出几次就用几次）。
        请写出值最{{ "大" if greatest else "小" }}的算式，任意一个最优的算式都可以。
        次序可以任意，括号可以任意添加。
        {% if "-" in operators %}减号只能放在两个运算对象之间，{% endif %}数字不能拼接成更大的数。
        """,
    )

    def format(self, instance: Instance) -> Expression:
        return Expression(operators=tuple(sorted({*instance.operators})), numbers=instance.numbers)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        numbers = tuple(rng.randint(1, params.largest) for _ in range(params.size))
        rest = rng.choices(_SIGNS, k=params.size - 1 - params.minuses)
        operators = tuple(sorted(["-"] * params.minuses + rest))
        if "*" not in operators or len(set(operators)) == 1:
            raise task.Retry
        greatest = rng.random() < 0.5
        value, tree = _ends(numbers, operators)[greatest]
        instance = self.Instance(numbers=numbers, operators=operators, greatest=greatest, best=value)
        return instance, self.format(instance).parse(_text(tree))

    def key(self, instance: Instance) -> object:
        return [sorted(instance.numbers), instance.operators, instance.greatest]

    def check(self, instance: Instance, answer: Tree) -> str:
        if Counter(answer.operators()) != Counter(instance.operators):
            return "the operators are not those given"
        return "" if answer.value == instance.best else "another expression has a more extreme value"


def _ends(numbers: tuple[int, ...], operators: tuple[str, ...]) -> Ends:
    """Build the extreme values from those of two parts, which suffice as sums and products are bilinear."""

    @cache
    def ends(mask: int, counts: Counts) -> Ends:
        if not any(counts):
            n = numbers[mask.bit_length() - 1]
            return ((n, n),) * 2
        found: list[tuple[int, Any]] = []
        for i, sign in enumerate(_SIGNS):
            rest = tuple(count - (i == j) for j, count in enumerate(counts))
            left = mask & (mask - 1) if counts[i] else 0
            while left:
                if sign == "-" or left > mask ^ left:
                    for part, other in _parts(rest, bin(left).count("1") - 1):
                        (a, x), (b, y) = ends(left, part)
                        (c, z), (d, w) = ends(mask ^ left, other)
                        if sign == "+":
                            found += [(a + c, (x, sign, z)), (b + d, (y, sign, w))]
                        elif sign == "-":
                            found += [(a - d, (x, sign, w)), (b - c, (y, sign, z))]
                        else:
                            found += [(p * q, (s, sign, t)) for p, s in ((a, x), (b, y)) for q, t in ((c, z), (d, w))]
                left = mask & (left - 1)
        return min(found, key=itemgetter(0)), max(found, key=itemgetter(0))

    return ends((1 << len(numbers)) - 1, tuple(operators.count(sign) for sign in _SIGNS))


@cache
def _parts(counts: Counts, size: int) -> list[tuple[Counts, Counts]]:
    """List the ways to share the operators out, so many of them to the first part."""
    choices = product(*(range(count + 1) for count in counts))
    return [(part, tuple(map(int.__sub__, counts, part))) for part in choices if sum(part) == size]


def _text(tree: Any) -> str:
    return str(tree) if isinstance(tree, int) else f"({_text(tree[0])}){tree[1]}({_text(tree[2])})"

"""Reach a target by joining all given numbers with invented operators that are defined by formulas.

Answer: one expression that uses each number exactly once; several may be right.
Harder: more numbers, more operators, longer formulas with maximum, minimum and absolute value, larger targets.
Skills: search, arithmetic
Source: original, after the countdown game.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._postfix import ARITHMETIC_FORMS, SIGNS, Postfix, apply_formula, draw_formula, write
from bootcamp.verifiers import Expression, Tree
from bootcamp.verifiers.base import Format

Definition = tuple[str, Postfix]
"""A sign and its formula in a and b."""


class CustomOperatorTarget(Task["CustomOperatorTarget.Params", "CustomOperatorTarget.Instance", Tree]):
    version = 1

    class Params(task.Params):
        numbers: int = knob("how many numbers are given", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8)
        largest: int = knob("the largest number", levels=(9, 9, 12, 12, 15, 15, 20, 20, 25, 25), ge=3, le=50)
        operators: int = knob("how many operators are defined", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=2, le=5)
        formula: int = knob(
            "how many operations a formula has at most", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=5
        )
        signs: int = knob(
            "how many ordinary operations the formulas draw from", levels=(3, 3, 3, 4, 5, 6, 6, 6, 6, 6), ge=2, le=6
        )
        target: int = knob(
            "the largest size of the target",
            levels=(50, 100, 100, 200, 300, 500, 1000, 2000, 3000, 5000),
            ge=10,
            le=10**6,
        )

    class Instance(task.Instance):
        definitions: tuple[Definition, ...]
        numbers: tuple[int, ...]
        target: int

        @property
        def formulas(self) -> list[str]:
            return [f"a {sign} b = {write(formula, ARITHMETIC_FORMS)}" for sign, formula in self.definitions]

    prompt = Prompt(
        en=r"""
        Operators on integers are defined by:

        {{ formulas | lines }}

        Use each of the numbers {{ numbers | listed(language) }} exactly once
        {{- " (a number that is listed twice is used twice)" if numbers | unique | list | length < numbers | length }},
        joined by these operators and parentheses only, to make an expression with the value {{ target }}.
        An operator may be used any number of times, also not at all. Where there are no parentheses, operators are
        applied from left to right. Such an expression exists; any one will do.
        """,
        zh=r"""
        定义整数的下列新运算：

        {{ formulas | lines }}

        请把 {{ numbers | listed(language) }} 这几个数各用恰好一次
        {{- "（列出两次的数就用两次）" if numbers | unique | list | length < numbers | length }}，
        只用这些运算和括号连接，组成一个值为 {{ target }} 的算式。
        同一种运算可以使用任意多次，也可以不用；没有括号时，从左到右依次计算。这样的算式是存在的，写出任意一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[Tree]:
        return Expression(tuple(sign for sign, _ in instance.definitions), instance.numbers)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Tree]:
        allowed = {sign: ARITHMETIC_FORMS[sign] for sign in list(ARITHMETIC_FORMS)[: params.signs]}
        signs = rng.sample(SIGNS, params.operators)
        definitions = tuple((sign, draw_formula(rng, allowed, params.formula, "ab")) for sign in signs)
        numbers = tuple(sorted(rng.randint(1, params.largest) for _ in range(params.numbers)))
        instance = self.Instance(definitions=definitions, numbers=numbers, target=0)
        form, meanings = self.format(instance), _meanings(instance)
        for _ in range(100):
            tree = form.guess(rng)
            target = int(tree.evaluate(meanings))
            if params.largest < abs(target) <= params.target:
                return instance.model_copy(update={"target": target}), tree
        raise task.Retry

    def key(self, instance: Instance) -> object:
        return [sorted(map(str, (formula for _, formula in instance.definitions))), instance.numbers, instance.target]

    def check(self, instance: Instance, answer: Tree) -> str:
        reached = answer.evaluate(_meanings(instance)) == instance.target
        return "" if reached else f"the value is not {instance.target}"


def _meanings(instance: CustomOperatorTarget.Instance) -> dict[str, Callable[[Fraction, Fraction], Fraction]]:
    return {sign: partial(_apply, formula) for sign, formula in instance.definitions}


def _apply(formula: Postfix, a: Fraction, b: Fraction) -> Fraction:
    return Fraction(apply_formula(formula, int(a), int(b)))

"""Evaluate a bracketed expression of invented operators that are defined by formulas.

Answer: one integer; it is unique.
Harder: more operators, deeper nesting, longer formulas, operators with three operands.
Skills: arithmetic, instructions
Source: original.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.lib.prompts import bracketed
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._postfix import (
    ARITHMETIC,
    ARITHMETIC_FORMS,
    SIGNS,
    Postfix,
    apply_formula,
    draw,
    draw_formula,
    evaluate,
    logged,
    write,
)
from bootcamp.verifiers import Integer


class CustomOperatorEvaluation(Task["CustomOperatorEvaluation.Params", "CustomOperatorEvaluation.Instance", int]):
    version = 1

    class Params(task.Params):
        operators: int = knob("how many operators are defined", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8)
        uses: int = knob("how many operators the expression has", levels=(1, 2, 3, 4, 5, 6, 8, 10, 12, 15), ge=1, le=20)
        formula: int = knob(
            "how many operations a formula has at most", levels=(2, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=8
        )
        largest: int = knob(
            "the largest number in the expression", levels=(5, 9, 9, 12, 15, 20, 20, 30, 40, 50), ge=2, le=100
        )
        signs: int = knob(
            "how many ordinary operations the formulas draw from", levels=(3, 3, 3, 3, 4, 5, 6, 6, 6, 6), ge=2, le=6
        )
        ternary: bool = knob("whether some operators have three operands", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        definitions: tuple[tuple[str, str, Postfix], ...]  # sign, how it is written, formula
        expression: Postfix

        @property
        def formulas(self) -> list[str]:
            return [
                f"{form.format(*'abc')} = {write(formula, ARITHMETIC_FORMS)}" for _, form, formula in self.definitions
            ]

        @property
        def shown(self) -> str:
            return write(self.expression, {sign: form for sign, form, _ in self.definitions})

    answer = Integer()
    prompt = Prompt(
        en=r"""
        {{ "An operator on integers is" if formulas | length == 1 else "Some operators on integers are" }} defined as
        follows:

        {{ formulas | lines }}

        Find the value of

        {{ shown }}
        """,
        zh=r"""
        定义整数的下列新运算：

        {{ formulas | lines }}

        求下式的值：

        {{ shown }}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        allowed = {sign: ARITHMETIC_FORMS[sign] for sign in list(ARITHMETIC_FORMS)[: params.signs]}
        definitions = []
        for i, sign in enumerate(rng.sample(SIGNS, params.operators)):
            ternary = params.ternary and i % 3 == 1
            form = f"⟨{{}}, {{}}, {{}}⟩{sign}" if ternary else f"{{}} {sign} {{}}"
            definitions.append((sign, form, draw_formula(rng, allowed, params.formula, "abc" if ternary else "ab")))
        forms = {sign: form for sign, form, _ in definitions}
        expression = draw(rng, forms, params.uses, lambda: random_nonzero(rng, params.largest))
        instance = self.Instance(definitions=tuple(definitions), expression=expression)
        answer = self.solve(instance)
        if not forms.keys() <= set(expression) or abs(answer) > 10**12:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        formulas: dict[int | str, Postfix] = {sign: formula for sign, _, formula in instance.definitions}
        return [formulas.get(item, item) for item in instance.expression]

    def solve(self, instance: Instance) -> int:
        forms = {sign: form for sign, form, _ in instance.definitions}
        operations = {sign: partial(apply_formula, formula) for sign, _, formula in instance.definitions}
        return evaluate(instance.expression, forms, operations, int)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        arithmetic = logged(ARITHMETIC_FORMS, ARITHMETIC, lines)

        def use(form: str, formula: Postfix, *operands: int) -> int:
            named: dict[int | str, int] = dict(zip("abc", operands, strict=False))
            put_in = write(tuple(named.get(item, item) for item in formula), ARITHMETIC_FORMS)
            lines.append(f"{form.format(*map(bracketed, operands))} = {put_in}")
            return apply_formula(formula, *operands, operations=arithmetic)

        forms = {sign: form for sign, form, _ in instance.definitions}
        operations = {sign: partial(use, form, formula) for sign, form, formula in instance.definitions}
        evaluate(instance.expression, forms, operations, int)
        return "\n".join(lines)

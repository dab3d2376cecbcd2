"""Evaluate long expressions of invented operators with cases that are defined through each other, and combine them.

Answer: one integer; it is unique.
Harder: more operators, longer chains of definitions, conditions, longer expressions, numbers in words.
Skills: arithmetic, instructions
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import words, zh_words
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._definitions import Definition, canonical, draw_definitions, forms, operations, written
from bootcamp.tasks.operators._postfix import ARITHMETIC_FORMS, Postfix, draw, evaluate, write
from bootcamp.verifiers import Integer


class MultistepOperatorArithmetic(
    Task["MultistepOperatorArithmetic.Params", "MultistepOperatorArithmetic.Instance", int]
):
    version = 1

    class Params(task.Params):
        operators: int = knob("how many operators are defined", levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 8), ge=2, le=10)
        cases: int = knob("how many of them have two cases", levels=(0, 1, 1, 1, 2, 2, 3, 4, 5, 6), ge=0, le=10)
        formula: int = knob(
            "how many operations a formula has at most", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=5
        )
        signs: int = knob(
            "how many ordinary operations the formulas draw from", levels=(3, 3, 3, 3, 4, 5, 6, 6, 6, 6), ge=2, le=6
        )
        chained: bool = knob(
            "whether an operator may be defined through the one before", levels=(False,) * 3 + (True,) * 7
        )
        expressions: int = knob("how many expressions are combined", levels=(1, 1, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=4)
        uses: int = knob("how many operators an expression has", levels=(2, 2, 2, 3, 4, 4, 5, 6, 7, 8), ge=1, le=12)
        words: bool = knob("whether some numbers are written in words", levels=(False, False) + (True,) * 8)

    class Instance(task.Instance):
        definitions: tuple[Definition, ...]
        expressions: tuple[Postfix, ...]  # an operand such as "=7" is written in words
        combination: Postfix

        @property
        def formulas(self) -> dict[str, list[str]]:
            return written(self.definitions)

        @property
        def lines(self) -> dict[str, list[str]]:
            return {language: _lines(self.definitions, self.expressions, language) for language in ("en", "zh")}

        @property
        def asked(self) -> str:
            return write(self.combination, ARITHMETIC_FORMS)

    answer = Integer()
    prompt = Prompt(
        en=r"""
        For integers a and b, operators are defined as follows:

        {{ formulas.en | lines }}

        Let

        {{ lines.en | lines }}

        Find {{ asked }}.
        """,
        zh=r"""
        对整数 a 和 b 定义下列运算：

        {{ formulas.zh | lines }}

        设

        {{ lines.zh | lines }}

        求 {{ asked }}。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        def operand() -> int | str:
            n = rng.choice((1, 1, -1)) * rng.randint(1, 15)
            return f"={n}" if params.words and n > 0 and rng.random() < 0.3 else n

        definitions = draw_definitions(
            rng, params.operators, params.formula, params.signs, params.cases, params.chained
        )
        used = forms(definitions)
        instance = self.Instance(
            definitions=definitions,
            expressions=tuple(draw(rng, used, params.uses, operand) for _ in range(params.expressions)),
            combination=_COMBINATIONS[params.expressions - 1],
        )
        answer = self.solve(instance)
        met = {item for expression in instance.expressions for item in expression}
        if len(met & used.keys()) < min(len(used), 4) or not 10 < abs(answer) < 10**8:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return canonical(instance.definitions, instance.expressions)

    def solve(self, instance: Instance) -> int:
        return _combined(instance, operations(instance.definitions), [])

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines = list[str]()
        _combined(instance, operations(instance.definitions, lines, language), lines)
        return "\n".join(lines)


_COMBINATIONS: tuple[Postfix, ...] = (
    ("A",),
    ("A", "B", "-"),
    ("A", "B", "+", "C", "-"),
    ("A", "B", "-", "C", "D", "-", "+"),
)


def _combined(
    instance: MultistepOperatorArithmetic.Instance, meanings: Mapping[str, Callable[..., int]], lines: list[str]
) -> int:
    """Give the answer; a line is written for the value of each expression."""
    used, named = forms(instance.definitions), dict[str, int]()
    for name, expression in zip("ABCD", instance.expressions, strict=False):
        named[name] = evaluate(expression, used, meanings, lambda item: int(str(item).lstrip("=")))
        lines.append(f"{name} = {named[name]}")
    return evaluate(instance.combination, ARITHMETIC_FORMS, meanings, lambda item: named[str(item)])


def _lines(definitions: tuple[Definition, ...], expressions: tuple[Postfix, ...], language: str) -> list[str]:
    """Write each expression after its name."""
    spell = {"en": words, "zh": zh_words}[language]
    spelled = [
        tuple(spell(int(item[1:])) if isinstance(item, str) and item[0] == "=" else item for item in expression)
        for expression in expressions
    ]
    return [
        f"{name} = {write(expression, forms(definitions))}" for name, expression in zip("ABCD", spelled, strict=False)
    ]

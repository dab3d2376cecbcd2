"""Find every integer x in a range that satisfies an equation with invented operators.

Answer: the list of all solutions in increasing order; it is unique and never empty.
Harder: more operators, deeper nesting, x on more places, definitions with cases, a wider range.
Skills: algebra, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_nonzero
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._definitions import Definition, canonical, draw_definitions, forms, operations, written
from bootcamp.tasks.operators._postfix import Postfix, draw, evaluate, write
from bootcamp.verifiers import Integer, Sequence


class OperatorEquation(Task["OperatorEquation.Params", "OperatorEquation.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        operators: int = knob("how many operators are defined", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=6)
        cases: int = knob("how many of them have two cases", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 4), ge=0, le=6)
        formula: int = knob(
            "how many operations a formula has at most", levels=(2, 3, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=5
        )
        signs: int = knob(
            "how many ordinary operations the formulas draw from", levels=(3, 3, 3, 4, 5, 6, 6, 6, 6, 6), ge=2, le=6
        )
        uses: int = knob(
            "how many invented operators the equation has", levels=(1, 1, 2, 2, 3, 3, 4, 4, 5, 6), ge=1, le=8
        )
        unknowns: int = knob("how often x occurs", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=6)
        bound: int = knob("the largest size of x", levels=(20, 20, 30, 30, 40, 50, 60, 80, 100, 100), ge=5, le=1000)
        solutions: int = knob("the most solutions", levels=(1, 2, 2, 3, 3, 4, 4, 5, 6, 6), ge=1, le=10)

    class Instance(task.Instance):
        definitions: tuple[Definition, ...]
        left: Postfix
        right: int
        bound: int

        @property
        def formulas(self) -> dict[str, list[str]]:
            return written(self.definitions)

        @property
        def equation(self) -> str:
            return f"{write(self.left, forms(self.definitions))} = {self.right}"

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        For integers a and b, {{ "operators are" if definitions | length > 1 else "an operator is" }} defined by:

        {{ formulas.en | lines }}

        Find all integers x with {{ -bound }} ≤ x ≤ {{ bound }} that satisfy

        {{ equation }}

        List them in increasing order. There is at least one.
        """,
        zh=r"""
        对整数 a 和 b 定义下列运算：

        {{ formulas.zh | lines }}

        求满足 {{ -bound }} ≤ x ≤ {{ bound }} 以及

        {{ equation }}

        的所有整数 x，并按从小到大的顺序列出。这样的 x 至少有一个。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        definitions = draw_definitions(rng, params.operators, params.formula, params.signs, params.cases, False)
        used = forms(definitions)
        left = draw(rng, used, params.uses, lambda: random_nonzero(rng, 12))
        places = [i for i, item in enumerate(left) if isinstance(item, int)]
        if not used.keys() <= set(left) or len(places) <= params.unknowns:
            raise task.Retry
        for place in rng.sample(places, params.unknowns):
            left = (*left[:place], "x", *left[place + 1 :])
        right = _function(definitions, left)(rng.randint(-params.bound, params.bound))
        instance = self.Instance(definitions=definitions, left=left, right=right, bound=params.bound)
        found = self.solve(instance)
        if len(found) > params.solutions or abs(right) > 10**6:
            raise task.Retry
        return instance, found

    def key(self, instance: Instance) -> object:
        return canonical(instance.definitions, instance.left, instance.right, instance.bound)

    def solve(self, instance: Instance) -> tuple[int, ...]:
        value = _function(instance.definitions, instance.left)
        return tuple(x for x in range(-instance.bound, instance.bound + 1) if value(x) == instance.right)


def _function(definitions: tuple[Definition, ...], left: Postfix) -> Callable[[int], int]:
    meanings, used = operations(definitions), forms(definitions)
    return lambda x: evaluate(left, used, meanings, lambda item: item if isinstance(item, int) else x)

"""Evaluate a bracketed expression of invented operators on finite sets of integers that are defined in words.

Answer: one set of integers; it is unique.
Harder: more operators, more of them in the expression, a larger universe.
Skills: instructions, logic
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.operators._invented import Operators, canonical, definitions, draw_operators, evaluate, forms
from bootcamp.tasks.operators._postfix import Postfix, draw, write
from bootcamp.tasks.operators._sets import OPERATIONS
from bootcamp.verifiers import Integer, Set
from bootcamp.verifiers.base import Format


class OperatorSet(Task["OperatorSet.Params", "OperatorSet.Instance", frozenset[int]]):
    version = 1

    class Params(task.Params):
        universe: int = knob("the largest integer in a set", levels=(8, 9, 10, 12, 14, 16, 18, 20, 24, 30), ge=5, le=50)
        sets: int = knob("how many sets are given", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 5), ge=1, le=6)
        operators: int = knob("how many operators are defined", levels=(1, 1, 2, 2, 3, 4, 5, 5, 6, 7), ge=1, le=10)
        uses: int = knob("how many operators the expression has", levels=(1, 2, 2, 3, 4, 5, 6, 7, 9, 12), ge=1, le=15)

    class Instance(task.Instance):
        universe: int
        sets: tuple[tuple[int, ...], ...]
        operators: Operators
        expression: Postfix

        @property
        def definitions(self) -> list[tuple[str, str, str]]:
            return definitions(self.operators, OPERATIONS)

        @property
        def shown(self) -> str:
            return write(self.expression, forms(self.operators, OPERATIONS))

    prompt = Prompt(
        en=r"""
        All sets here are subsets of U = {1, 2, ..., {{ universe }}}. Given are

        {% for members in sets %}
        {{ loop.index0 | letter }} = {{ members | braces }}
        {% endfor %}

        {{ "This operator on subsets of U gives a subset" if definitions | length == 1 else
        "These operators on subsets of U give subsets" }} of U again:

        {% for form, meaning, _ in definitions %}
        {{ form }}: {{ meaning }}
        {% endfor %}

        Find the set {{ shown }}.
        """,
        zh=r"""
        这里的集合都是 U = {1, 2, ..., {{ universe }}} 的子集。已知

        {% for members in sets %}
        {{ loop.index0 | letter }} = {{ members | braces }}
        {% endfor %}

        对 U 的子集定义下列运算，结果仍是 U 的子集：

        {% for form, _, meaning in definitions %}
        {{ form }}：{{ meaning }}
        {% endfor %}

        求集合 {{ shown }}。
        """,
    )

    def format(self, instance: Instance) -> Format[frozenset[int]]:
        return Set(Integer(low=1, high=instance.universe))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, frozenset[int]]:
        universe = range(1, params.universe + 1)
        sizes = [rng.randint(3, params.universe // 2) for _ in range(params.sets)]
        operators = draw_operators(rng, OPERATIONS, params.operators)
        letters = "ABCDEF"[: params.sets]
        instance = self.Instance(
            universe=params.universe,
            sets=tuple(tuple(sorted(rng.sample(universe, size))) for size in sizes),
            operators=operators,
            expression=draw(rng, forms(operators, OPERATIONS), params.uses, lambda: rng.choice(letters)),
        )
        answer = self.solve(instance)
        used = set(instance.expression)
        given = set(map(frozenset, instance.sets))
        if (
            not 2 <= len(answer) <= params.universe - 2
            or answer in given
            or not {sign for sign, _ in operators} <= used
        ):
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        given: dict[int | str, object] = dict(zip("ABCDEF", instance.sets, strict=False))
        named = canonical(instance.expression, instance.operators)
        return [instance.universe, [given.get(item, item) for item in named]]

    def solve(self, instance: Instance) -> frozenset[int]:
        given = dict(zip("ABCDEF", map(frozenset, instance.sets), strict=False))
        universe = frozenset(range(1, instance.universe + 1))
        bounded = {name: replace(one, apply=_within(universe, one.apply)) for name, one in OPERATIONS.items()}
        return evaluate(instance.expression, instance.operators, bounded, lambda item: given[str(item)])


def _within(universe: frozenset[int], operation: Callable[..., frozenset[int]]) -> Callable[..., frozenset[int]]:
    return lambda *operands: operation(*operands) & universe

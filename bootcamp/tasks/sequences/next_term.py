"""Continue a sequence that follows one rule of a menu.

Answer: the next terms; every rule of the menu that fits gives the same.
Harder: a longer menu, wider ranges of the parameters, more terms asked.
Skills: induction, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.sequences._fits import next_steps, rule_steps
from bootcamp.tasks.sequences._menu import KINDS, Kind, continued, draw_rule, fitting, legend
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format


class NextTerm(Task["NextTerm.Params", "NextTerm.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        menu: int = knob(
            "how many kinds of rules are in the menu", levels=(3, 4, 5, 6, 7, 8, 9, 10, 12, 13), ge=2, le=13
        )
        bound: int = knob("the largest size of a parameter", levels=(5, 6, 10, 14, 15, 16, 17, 18, 20, 25), ge=3, le=60)
        shown: int = knob("how many terms are shown", levels=(6, 6, 6, 7, 7, 7, 7, 8, 8, 8), ge=4, le=12)
        asked: int = knob("how many terms are asked", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=5)

    class Instance(task.Instance):
        menu: tuple[str, ...]
        bound: int
        terms: tuple[int, ...]
        asked: int

        @property
        def kinds(self) -> list[Kind]:
            return [KINDS[name] for name in self.menu]

        @property
        def legend(self) -> dict[str, str]:
            return legend(self.menu, self.bound)

    prompt = Prompt(
        en=r"""
        The terms of a sequence, from term 1 on, all follow one of the rules below.
        {{ legend[language] }}

        {{ kinds | map(attribute="en") | numbered }}

        The sequence starts with {{ terms | comma }}.

        What {{ "is the next term" if asked == 1 else "are the next %d terms" % asked }}?
        """,
        zh=r"""
        一个数列从第 1 项起始终遵循下列规则中的同一条。
        {{ legend[language] }}

        {{ kinds | map(attribute="zh") | numbered }}

        数列的开头是 {{ terms | comma }}。

        接下来的{{ "一项是多少" if asked == 1 else " %d 项依次是多少" % asked }}？
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(), length=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        menu = list(KINDS)[: params.menu]
        rule, start = draw_rule(rng, menu, params.bound)
        terms = tuple(continued(rule, start, params.shown + params.asked))
        shown, answer = terms[: params.shown], terms[params.shown :]
        others = fitting(menu, params.bound, shown)
        if any(continued(other, shown, len(terms)) != list(terms) for other in others) or len({*terms}) < 5:
            raise task.Retry
        rng.shuffle(menu)
        return self.Instance(menu=tuple(menu), bound=params.bound, terms=shown, asked=params.asked), answer

    def key(self, instance: Instance) -> object:
        return [sorted(instance.menu), instance.bound, instance.terms, instance.asked]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, rule = rule_steps(instance.menu, instance.bound, instance.terms)
        return "\n".join([*lines, *next_steps(rule, instance.terms, instance.asked)])

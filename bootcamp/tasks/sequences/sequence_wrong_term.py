"""Find the terms of a sequence that were changed, and mend them, when the rule is one of a menu.

Answer: the right value for each changed position; only one rule fits all but so many terms.
Harder: a longer menu, wider ranges of the parameters, more terms changed, by less.
Skills: induction, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.sequences._menu import KINDS, Kind, continued, draw_rule, legend, mended
from bootcamp.verifiers import Integer, Mapping
from bootcamp.verifiers.base import Format


class SequenceWrongTerm(Task["SequenceWrongTerm.Params", "SequenceWrongTerm.Instance", dict[int, int]]):
    version = 1

    class Params(task.Params):
        menu: int = knob(
            "how many kinds of rules are in the menu", levels=(2, 3, 4, 5, 6, 7, 8, 9, 11, 13), ge=2, le=13
        )
        bound: int = knob("the largest size of a parameter", levels=(5, 6, 8, 9, 9, 10, 10, 12, 12, 15), ge=3, le=40)
        shown: int = knob("how many terms are shown", levels=(7, 7, 8, 8, 9, 9, 10, 10, 11, 12), ge=5, le=18)
        changed: int = knob("how many terms were changed", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=3)
        change: int = knob("the largest change of a term", levels=(30, 20, 12, 8, 8, 6, 4, 3, 3, 2), ge=1, le=50)

    class Instance(task.Instance):
        menu: tuple[str, ...]
        bound: int
        terms: tuple[int, ...]
        changed: int

        @property
        def kinds(self) -> list[Kind]:
            return [KINDS[name] for name in self.menu]

        @property
        def legend(self) -> dict[str, str]:
            return legend(self.menu, self.bound)

    prompt = Prompt(
        en=r"""
        The terms of a sequence, from term 1 on, all followed one of the rules below.
        {{ legend[language] }}

        {{ kinds | map(attribute="en") | numbered }}

        Then {{ "one term was replaced by a wrong number" if changed == 1 else "%d terms were replaced by wrong numbers"
        % changed }}, but neither term 1 nor term 2:

        {{ terms | comma }}

        Give the position of {{ "this term" if changed == 1 else "each of these terms" }} (the first term has
        position 1) and its right value.
        """,
        zh=r"""
        一个数列从第 1 项起原本始终遵循下列规则中的同一条。
        {{ legend[language] }}

        {{ kinds | map(attribute="zh") | numbered }}

        后来有{{ " %d " % changed if changed > 1 else "一" }}项被换成了错误的数，但第 1 项和第 2 项没有被换：

        {{ terms | comma }}

        请给出{{ "每个" if changed > 1 }}被换的项的位置（首项的位置为 1）和它的正确值。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[int, int]]:
        return Mapping(Integer(low=1, high=len(instance.terms)), Integer())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[int, int]]:
        menu = list(KINDS)[: params.menu]
        rule, start = draw_rule(rng, menu, params.bound)
        right = continued(rule, start, params.shown)
        places = sorted(rng.sample(range(2, params.shown), params.changed))
        terms = list(right)
        for place in places:
            terms[place] += rng.choice((-1, 1)) * rng.randint((params.change + 1) // 2, params.change)
        found = mended(menu, params.bound, terms, params.changed)
        if found != [right] or len({*right}) < params.shown - 3:
            raise task.Retry
        rng.shuffle(menu)
        instance = self.Instance(menu=tuple(menu), bound=params.bound, terms=tuple(terms), changed=params.changed)
        return instance, {place + 1: right[place] for place in places}

    def key(self, instance: Instance) -> object:
        return [sorted(instance.menu), instance.bound, instance.terms]

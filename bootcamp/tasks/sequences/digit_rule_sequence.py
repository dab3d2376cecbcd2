"""Continue a sequence in which every term is made from the last one by hidden steps, most of them on digits.

Answer: the next terms; all steps of the menu that fit the shown terms give the same.
Harder: more steps at once, a longer menu, more terms asked.
Skills: induction, arithmetic, search
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence as Items
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.sequences._steps import STEPS, Call, after
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Terms = tuple[int, ...]


class DigitRuleSequence(Task["DigitRuleSequence.Params", "DigitRuleSequence.Instance", Terms]):
    version = 1

    class Params(task.Params):
        menu: int = knob(
            "how many kinds of steps are in the menu", levels=(4, 6, 8, 9, 6, 8, 10, 12, 9, 12), ge=3, le=12
        )
        most: int = knob("the most steps that make a term", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=3)
        largest: int = knob("the largest number c in a step", levels=(9, 9, 9, 15, 9, 12, 15, 15, 9, 9), ge=3, le=20)
        shown: int = knob("how many terms are shown", levels=(4, 4, 4, 4, 5, 5, 5, 5, 5, 5), ge=3, le=8)
        asked: int = knob("how many terms are asked", levels=(1, 2, 2, 3, 2, 3, 3, 4, 3, 4), ge=1, le=5)
        digits: int = knob("how many digits a term has at most", levels=(3, 4, 5, 6, 5, 6, 6, 7, 6, 7), ge=2, le=8)

    class Instance(task.Instance):
        menu: tuple[str, ...]
        most: int
        largest: int
        terms: Terms
        asked: int

        @property
        def steps(self) -> list[str]:
            return [STEPS[name].en for name in self.menu]

        @property
        def zh_steps(self) -> list[str]:
            return [STEPS[name].zh for name in self.menu]

    prompt = Prompt(
        en=r"""
        Each term of a sequence after the first is made from the term just before it, always by the same
        {{ "step" if most == 1 else "1 to %d steps, one after the other," % most }} from the list below
        {{- "" if most == 1 else " (several steps may be of one kind)" }}. A step acts on a number x that is written in
        decimal; leading zeros of its result are dropped.
        {%- if " c" in steps | join %} c is a fixed integer from 2 to {{ largest }}
        {{- "" if most == 1 else " and may differ between steps" }}.{% endif +%}

        {{ steps | bullets }}

        The sequence starts with {{ terms | comma }}.

        What {{ "is the next term" if asked == 1 else "are the next %d terms" % asked }}?
        """,
        zh=r"""
        一个数列从第二项起，每一项都由它的前一项得到，每次所用的步骤都相同：
        {{ "施行下列步骤中的一步" if most == 1 else "从下列步骤中取 1 到 %d 步依次施行" % most }}。
        步骤作用于写成十进制的数 x，结果的前导零去掉
        {{- "" if most == 1 else "，同一种步骤可以用多次" }}。
        {%- if " c" in steps | join %}c 是 2 到 {{ largest }} 之间固定的整数
        {{- "" if most == 1 else "，不同步骤的 c 可以不同" }}。{% endif +%}

        {{ zh_steps | bullets }}

        这个数列的开头是 {{ terms | comma }}。

        接下来的{{ "一项是多少" if asked == 1 else " %d 项依次是多少" % asked }}？
        """,
    )

    def format(self, instance: Instance) -> Format[Terms]:
        return Sequence(Integer(low=0), length=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        menu = tuple(rng.sample(list(STEPS)[:12], params.menu))
        steps = _steps(menu, params.largest)
        chosen = [rng.choice(_steps((rng.choice(menu),), params.largest)) for _ in range(params.most)]
        terms = [rng.randint(10, 10 ** min(params.digits - 1, 4))]
        for _ in range(params.shown + params.asked - 1):
            terms.append(after(chosen, terms[-1]))
            if terms[-1] >= 10**params.digits:
                raise task.Retry
        shown = tuple(terms[: params.shown])
        fitting = list(_fitting(steps, params.most, shown)) if len({*terms}) == len(terms) else []
        if not fitting or len(fitting[0]) < params.most:
            raise task.Retry
        if len({_tail(way, shown[-1], params.asked) for way in fitting}) > 1:
            raise task.Retry
        instance = self.Instance(menu=menu, most=params.most, largest=params.largest, terms=shown, asked=params.asked)
        return instance, tuple(terms[params.shown :])

    def key(self, instance: Instance) -> object:
        return [sorted(instance.menu), instance.most, instance.largest, instance.terms, instance.asked]


def _steps(menu: Items[str], largest: int) -> list[Call]:
    return [(name, c) for name in menu for c in (range(2, largest + 1) if STEPS[name].numbered else [0])]


def _fitting(steps: list[Call], most: int, terms: Terms) -> Iterator[tuple[Call, ...]]:
    """Yield all ways of at most `most` steps that give the terms."""
    partial: list[tuple[tuple[Call, ...], int]] = [((), terms[0])]
    for _ in range(most):
        partial = [((*way, step), STEPS[step[0]].apply(x, step[1])) for way, x in partial for step in steps]
        for way, value in partial:
            if value == terms[1] and all(after(way, x) == y for x, y in pairwise(terms)):
                yield way


def _tail(way: Items[Call], term: int, count: int) -> Terms:
    """List `count` terms after `term`."""
    terms = [term]
    for _ in range(count):
        terms.append(after(way, terms[-1]))
    return tuple(terms[1:])

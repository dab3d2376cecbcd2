"""Continue a sequence into which the terms of two or more sequences were dealt in turn.

Answer: the next terms; every way to read the shown terms by the stated rules gives the same.
Harder: more strands, a longer menu of rules, wider ranges of the parameters, more terms asked.
Skills: induction, arithmetic
Source: original.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.sequences._fits import next_steps, rule_steps
from bootcamp.tasks.sequences._menu import KINDS, Kind, continued, draw_rule, fitting, legend
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Terms = tuple[int, ...]


class InterleavedSequences(Task["InterleavedSequences.Params", "InterleavedSequences.Instance", Terms]):
    version = 1

    class Params(task.Params):
        menu: int = knob(
            "how many kinds of rules are in the menu", levels=(2, 3, 4, 4, 6, 6, 8, 9, 11, 13), ge=2, le=13
        )
        bound: int = knob("the largest size of a parameter", levels=(5, 6, 8, 8, 8, 9, 9, 10, 10, 12), ge=3, le=40)
        strands: int = knob("the most sequences that are dealt", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        each: int = knob(
            "how many terms of each are shown if there are the most", levels=(4, 5, 5, 5, 5, 5, 5, 5, 5, 6), ge=4, le=8
        )
        asked: int = knob("how many terms are asked", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=6)

    class Instance(task.Instance):
        menu: tuple[str, ...]
        bound: int
        strands: int
        terms: Terms
        asked: int

        @property
        def kinds(self) -> list[Kind]:
            return [KINDS[name] for name in self.menu]

        @property
        def legend(self) -> dict[str, str]:
            return legend(self.menu, self.bound)

    prompt = Prompt(
        en=r"""
        {% if strands == 2 %}
        Two sequences were dealt into one: its terms 1, 3, 5, ... are those of the first and 2, 4, 6, ... those of the
        second.
        {% else %}
        Some sequences, from 2 to {{ strands }} of them, were dealt into one, always one term of each in turn, in a
        fixed order.
        {% endif %}
        Each of them follows one of the rules below, where n counts the terms of this sequence alone from 1 on.
        Different sequences may have different rules and numbers.
        {{ legend[language] }}

        {{ kinds | map(attribute="en") | numbered }}

        The dealt sequence starts with {{ terms | comma }}.

        What {{ "is the next term" if asked == 1 else "are the next %d terms" % asked }}?
        """,
        zh=r"""
        {% if strands == 2 %}
        两个数列交替合成一个数列：它的第 1、3、5、……项依次是第一个数列的项，第 2、4、6、……项依次是第二个数列的项。
        {% else %}
        把 2 到 {{ strands }} 个数列合成一个数列：按固定的次序，每轮从每个数列各取一项。
        {% endif %}
        每个数列都遵循下列规则中的一条，其中 n 只在该数列内部从 1 起计项数。不同数列的规则和数可以不同。
        {{ legend[language] }}

        {{ kinds | map(attribute="zh") | numbered }}

        合成的数列开头是 {{ terms | comma }}。

        接下来的{{ "一项是多少" if asked == 1 else " %d 项依次是多少" % asked }}？
        """,
    )

    def format(self, instance: Instance) -> Format[Terms]:
        return Sequence(Integer(), length=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Terms]:
        menu = list(KINDS)[: params.menu]
        count = rng.randint((params.strands + 2) // 2, params.strands)
        size = params.each * params.strands
        drawn = [draw_rule(rng, menu, params.bound) for _ in range(count)]
        strands = [continued(rule, start, size // count + params.asked + 1) for rule, start in drawn]
        terms = tuple(strands[i % count][i // count] for i in range(size + params.asked))
        if max(map(abs, terms)) > 10**5 or len({*terms}) < size // 2:
            raise task.Retry
        instance = self.Instance(
            menu=tuple(menu), bound=params.bound, strands=params.strands, terms=terms[:size], asked=params.asked
        )
        if _continuations(instance) != {terms[size:]}:
            raise task.Retry
        rng.shuffle(menu)
        return instance.model_copy(update={"menu": tuple(menu)}), terms[size:]

    def key(self, instance: Instance) -> object:
        return [sorted(instance.menu), instance.bound, instance.strands, instance.terms, instance.asked]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        size, last = len(instance.terms), len(instance.terms) + instance.asked
        for count in range(2, instance.strands + 1):
            ends: list[tuple[int, str]] = []
            for i in range(count):
                strand = instance.terms[i::count]
                steps, rule = rule_steps(instance.menu, instance.bound, strand)
                lines += [f"{i + 1}/{count}: {', '.join(map(str, strand))}", *steps]
                if rule is None:
                    break
                places = [place for place in range(size, last) if place % count == i]
                ends += zip(places, next_steps(rule, strand, len(places)), strict=True)
            else:
                return "\n".join([*lines, *(line for _, line in sorted(ends))])
        raise ValueError("no rules fit")


def _continuations(instance: InterleavedSequences.Instance) -> set[Terms]:
    """Give all continuations by some number of strands and fitting rules."""
    found: set[Terms] = set()
    size = len(instance.terms)
    for count in range(2, instance.strands + 1):
        strands = [instance.terms[i::count] for i in range(count)]
        ends = []
        for strand in strands:
            rules = fitting(instance.menu, instance.bound, strand)
            ends.append({tuple(continued(rule, strand, len(strand) + instance.asked)) for rule in rules})
        for chosen in product(*ends):
            found.add(tuple(chosen[i % count][i // count] for i in range(size, size + instance.asked)))
    return found

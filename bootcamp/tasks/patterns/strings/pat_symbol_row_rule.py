"""Find from examples which changes around marked symbols turn a row of symbols into another, and change a new row.

Answer: the changed row; every rule of the stated kind that fits the examples gives it.
Harder: longer rows, more symbols and kinds of changes, two or three changes in turn.
Skills: induction, search
Source: original; rules on strings as in D. Hofstadter, Fluid concepts and creative analogies, 1995.
"""

from __future__ import annotations

from functools import partial, reduce
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.lib.text import random_text
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._chains import outcomes
from bootcamp.tasks.patterns._examples import line_prompt
from bootcamp.tasks.patterns.strings._marked_rows import CHANGES
from bootcamp.verifiers import Format, Text


class PatSymbolRowRule(Task["PatSymbolRowRule.Params", "PatSymbolRowRule.Instance", str]):
    version = 1

    class Params(task.Params):
        length: int = knob("the number of symbols of an input", levels=(4, 5, 6, 7, 8, 9, 10, 10, 12, 14), ge=3, le=20)
        symbols: int = knob("how many symbols there are", levels=(3, 3, 4, 5, 4, 4, 5, 4, 5, 5), ge=2, le=8)
        changes: int = knob("how many kinds of changes are possible", levels=(2, 4, 6, 8, 5, 7, 8, 6, 6, 7), ge=2, le=8)
        steps: int = knob("the most changes in turn", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        pairs: int = knob("how many examples are given", levels=(4, 4, 4, 4, 4, 3, 3, 3, 3, 3), ge=1, le=6)

    class Instance(task.Instance):
        pairs: tuple[tuple[str, str], ...]
        query: str
        symbols: str
        changes: tuple[str, ...]
        steps: int

        @property
        def kinds(self) -> dict[str, list[str]]:
            return by_language(CHANGES[name] for name in self.changes)

    prompt = line_prompt(
        en=r"""
        A hidden rule changes rows of the symbols {{ symbols | comma }}. It makes
        {%- if steps == 1 %}
         one of these changes, where x is one of the symbols, the same for every row:
        {% else %}
         1 to {{ steps }} of these changes, one after the other. In each of them x is one of the symbols, not
        necessarily the same one; the changes, their order and their symbols are the same for every row, and a kind of
        change may occur more than once:
        {% endif %}

        {{ kinds[language] | bullets }}

        A change that speaks of the first x leaves a row without x as it is.
        """,
        zh=r"""
        一条隐藏的规则改变由符号 {{ symbols | comma }} 组成的行，它
        {%- if steps == 1 -%}
        做下列改变之一，其中 x 是某个符号，对每一行都相同：
        {% else -%}
        依次做下列改变中的 1 到 {{ steps }} 个。每个改变中的 x 是某个符号，不同的改变可以用不同的符号；
        所做的改变、次序和符号对每一行都相同，同一种改变可以出现多次：
        {% endif %}

        {{ kinds[language] | bullets }}

        凡说到第一个 x 的改变，对没有 x 的行不起作用。
        """,
    )

    def format(self, instance: Instance) -> Format[str]:
        return Text(alphabet=instance.symbols)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str]:
        symbols, names = "ABCDEFGH"[: params.symbols], tuple(CHANGES)[: params.changes]
        family = [partial(CHANGES[name][2], x) for name, x in product(names, symbols)]
        hidden = rng.choices(family, k=params.steps)
        rows = [random_text(rng, params.length, symbols) for _ in range(params.pairs + 1)]
        *afters, result = (reduce(lambda row, change: change(row), hidden, row) for row in rows)
        *befores, query = rows
        pairs = tuple(zip(befores, afters, strict=True))
        if not all(afters) or len(result) < 2 or result == query or any(result in pair for pair in pairs):
            raise task.Retry
        if len(outcomes(family, befores, afters, query, params.steps)) > 1:
            raise task.Retry
        return self.Instance(pairs=pairs, query=query, symbols=symbols, changes=names, steps=params.steps), result

    def key(self, instance: Instance) -> object:
        return [sorted(instance.pairs), instance.query, instance.symbols, instance.changes, instance.steps]

"""Find from examples which changes around marked symbols turn a row of symbols into another, and change a new row.

Answer: the changed row; every rule of the stated kind that fits the examples gives it.
Harder: longer rows, more symbols and kinds of changes, two or three changes in turn.
Skills: induction, search
Source: original; rules on strings as in D. Hofstadter, Fluid concepts and creative analogies, 1995.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, reduce
from itertools import product
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import by_language
from bootcamp.lib.text import random_text
from bootcamp.task import Task, knob
from bootcamp.tasks.patterns._chains import outcomes
from bootcamp.tasks.patterns._examples import line_prompt
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


CHANGES: dict[str, tuple[str, str, Callable[[str, str], str]]] = {
    "remove": ("every x is removed", "去掉所有的 x", lambda x, row: row.replace(x, "")),
    "back": (
        "the symbols after the first x are put in reverse order",
        "把第一个 x 之后的各符号倒过来排",
        lambda x, row: _cut(x, row)[0] + _cut(x, row)[1][::-1],
    ),
    "twice": ("every x is written twice", "每个 x 都连写两遍", lambda x, row: row.replace(x, x + x)),
    "swap": (
        "the symbol right before the first x and the one right after it change places (nothing happens if the first x "
        "stands at an end of the row)",
        "第一个 x 前后紧邻的两个符号互换位置（如果第一个 x 在行的一端，则不变）",
        lambda x, row: _swapped(*_cut(x, row)),
    ),
    "turn": (
        "the first symbol of the row moves to its end, then the symbol that is now first, and so on, as many times as "
        "there were x in the row",
        "把行首的符号移到行尾，再把新的行首移到行尾，如此进行，次数等于行中 x 的个数",
        lambda x, row: row and row[row.count(x) % len(row) :] + row[: row.count(x) % len(row)],
    ),
    "front": (
        "all x move to the front, and the other symbols keep their order",
        "所有的 x 移到最前面，其他符号保持原来的次序",
        lambda x, row: x * row.count(x) + row.replace(x, ""),
    ),
    "next": (
        "every symbol that stands right after an x is written twice",
        "每个紧跟在 x 后面的符号都连写两遍",
        lambda x, row: "".join(sign * (1 + (before == x)) for before, sign in zip(" " + row, row, strict=False)),
    ),
    "before": (
        "the symbols before the first x move to the end of the row, in their order",
        "第一个 x 之前的各符号按原次序移到行尾",
        lambda x, row: row[row.find(x) :] + row[: row.find(x)] if x in row else row,
    ),
}
"""Each in English, in Chinese and as a function of x and the row."""


def _cut(x: str, row: str) -> tuple[str, str]:
    """Cut a row behind the first x, or at its end if there is none."""
    place = row.find(x) + 1 or len(row)
    return row[:place], row[place:]


def _swapped(head: str, tail: str) -> str:
    return head[:-2] + tail[0] + head[-1] + head[-2] + tail[1:] if len(head) > 1 and tail else head + tail

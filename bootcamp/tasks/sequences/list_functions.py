"""Find a hidden composition of listed list operations from examples and apply it to a new list.

Answer: a list of integers; every composition that fits the examples gives it.
Harder: more steps, a larger library of operations, longer lists, fewer examples.
Skills: induction, search
Source: original; list functions as in J. Rule, The child as hacker, PhD thesis, MIT, 2020.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.sequences import Step, Values, describe, predictions, random_library
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.sequences._lists import draw_pairs
from bootcamp.verifiers import Integer, Sequence


class ListFunctions(Task["ListFunctions.Params", "ListFunctions.Instance", Values]):
    version = 1

    class Params(task.Params):
        steps: int = knob(
            "the most operations in the hidden function", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 4), ge=1, le=4
        )
        library: int = knob(
            "how many operations are listed", levels=(8, 12, 24, 8, 14, 20, 30, 16, 24, 12), ge=4, le=30
        )
        pairs: int = knob("how many examples are given", levels=(6, 6, 5, 6, 5, 5, 5, 5, 5, 4), ge=2, le=10)
        longest: int = knob("the most elements of an input", levels=(5, 5, 6, 6, 6, 7, 8, 9, 10, 12), ge=3, le=15)
        largest: int = knob(
            "the largest element of an input", levels=(9, 9, 20, 9, 20, 20, 30, 30, 50, 50), ge=5, le=99
        )

    class Instance(task.Instance):
        steps: int
        library: tuple[Step, ...]
        pairs: tuple[tuple[Values, Values], ...]
        query: Values

        @property
        def operations(self) -> list[str]:
            return [describe(step) for step in self.library]

        @property
        def zh_operations(self) -> list[str]:
            return [describe(step, "zh") for step in self.library]

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        A hidden function turns a list of integers into another one.
        {% if steps == 1 %}
        It is one of these operations:
        {% else %}
        It applies 1 to {{ steps }} of these operations, one after the other; an operation may be used more than once:
        {% endif %}

        {{ operations | numbered }}

        Examples:

        {% for before, after in pairs %}
        {{ before | sequence }} → {{ after | sequence }}
        {% endfor %}

        What does the function make of {{ query | sequence }}?
        """,
        zh=r"""
        一个隐藏的函数把一个整数列表变成另一个列表。
        {% if steps == 1 %}
        它是下列操作之一：
        {% else %}
        它依次执行下列操作中的 1 到 {{ steps }} 个，同一操作可以重复使用：
        {% endif %}

        {{ zh_operations | numbered }}

        例子：

        {% for before, after in pairs %}
        {{ before | sequence }} → {{ after | sequence }}
        {% endfor %}

        这个函数把 {{ query | sequence }} 变成什么？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        library = random_library(rng, params.library)
        program = rng.choices(library, k=params.steps)
        *pairs, (query, result) = draw_pairs(rng, program, params.pairs + 1, params.longest, params.largest)
        found = predictions(library, params.steps, pairs, query)
        if list(found) != [result] or len(found[result]) < params.steps:
            raise task.Retry
        return self.Instance(steps=params.steps, library=library, pairs=tuple(pairs), query=query), result

    def key(self, instance: Instance) -> object:
        return [instance.steps, instance.library, sorted(instance.pairs), instance.query]

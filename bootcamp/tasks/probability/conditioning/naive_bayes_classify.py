"""Find the chance of a class for a new record by the naive Bayes rule with smoothed counts from a table.

Answer: a rational number; it is unique.
Harder: more records, features, values and classes, a stronger smoothing, a value that a class never showed.
Skills: probability, arithmetic
Source: original; naive Bayes with Laplace smoothing, as in T. Mitchell, Machine Learning, 1997, section 6.9.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import comma
from bootcamp.lib.shown_work import division, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class NaiveBayesClassify(Task["NaiveBayesClassify.Params", "NaiveBayesClassify.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        records: int = knob("how many records there are", levels=(5, 6, 8, 9, 10, 12, 14, 16, 18, 22), ge=4, le=24)
        features: int = knob("how many features there are", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=5)
        values: int = knob("the most values of a feature", levels=(2, 2, 2, 3, 3, 3, 3, 4, 4, 4), ge=2, le=4)
        classes: int = knob("how many classes there are", levels=(2, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=2, le=4)
        smoothing: int = knob("the most that is added to a count", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        records: tuple[tuple[int, ...], ...]  # the values of the features, then the class
        sizes: tuple[int, ...]  # how many values each feature has
        classes: int
        smoothing: int
        new: tuple[int, ...]
        asked: int

        @property
        def heads(self) -> list[str]:
            return ["record", *(f"F{i + 1}" for i in range(len(self.sizes))), "class"]

        @property
        def zh_heads(self) -> list[str]:
            return ["记录", *self.heads[1:-1], "类别"]

        def row(self, record: tuple[int, ...]) -> list[str]:
            return ["abcd"[value] for value in record]

        @property
        def rows(self) -> list[list[object]]:
            return [[i, *self.row(record[:-1]), "PQRS"[record[-1]]] for i, record in enumerate(self.records, start=1)]

        @property
        def values(self) -> list[str]:
            return [f"F{i + 1} ∈ {{{', '.join('abcd'[:size])}}}" for i, size in enumerate(self.sizes)]

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        These records have the {{ "feature" if sizes | length == 1 else "features" }} {{ values | listed(language) }}
        and one of the classes {{ "PQRS"[:classes] | list | listed(language) }}:

        {{ rows | table(heads) }}

        A naive Bayes classifier with smoothing α = {{ smoothing }} takes the features as independent given the class.
        It estimates P(class = c) = (n(c) + α) / (n + α·K), where n is the number of records, n(c) of those of class c,
        and K the number of classes; and P(F = v | c) = (n(F = v, c) + α) / (n(c) + α·V), where n(F = v, c) is the
        number of records of class c with F = v, and V the number of values that the feature F can have.

        For a new record with {% for value in row(new) %}F{{ loop.index }} =
        {{ value }}{{ ", " if not loop.last }}{% endfor %},
        find the probability, by this classifier, that its class is {{ "PQRS"[asked] }}. Give the exact value.
        """,
        zh=r"""
        下列记录具有特征 {{ values | listed(language) }}，
        并属于类别 {{ "PQRS"[:classes] | list | listed(language) }} 之一：

        {{ rows | table(zh_heads) }}

        一个平滑参数为 α = {{ smoothing }} 的朴素贝叶斯分类器认为，给定类别时各特征相互独立。它估计
        P(类别 = c) = (n(c) + α) / (n + α·K)，其中 n 为记录数，n(c) 为类别 c 的记录数，K 为类别数；
        P(F = v | c) = (n(F = v, c) + α) / (n(c) + α·V)，其中 n(F = v, c) 为类别 c 中 F = v 的记录数，
        V 为特征 F 可取的值的个数。

        对一条新记录，{% for value in row(new) %}F{{ loop.index }} = {{ value }}{{ "，" }}{% endfor %}
        求该分类器给出的它属于类别 {{ "PQRS"[asked] }} 的概率。请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        sizes = tuple(rng.randint(2, params.values) for _ in range(params.features))
        records = tuple(
            (*(rng.randrange(size) for size in sizes), rng.randrange(params.classes)) for _ in range(params.records)
        )
        instance = self.Instance(
            records=records,
            sizes=sizes,
            classes=params.classes,
            smoothing=rng.randint(1, params.smoothing),
            new=tuple(rng.randrange(size) for size in sizes),
            asked=rng.randrange(params.classes),
        )
        answer = self.solve(instance)
        counts = [sum(record[-1] == c for record in records) for c in range(params.classes)]
        raw = self.solve(instance.model_copy(update={"smoothing": 0})) if min(counts) else answer
        even = self.solve(instance.model_copy(update={"records": (*records, records[0])}))
        if min(counts) < 1 or not worth_asking(answer, raw, even) or answer.denominator < 7:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        a, weights = instance.smoothing, []
        for c in range(instance.classes):
            members = [record for record in instance.records if record[-1] == c]
            weight = Fraction(len(members) + a)
            for i, (value, size) in enumerate(zip(instance.new, instance.sizes, strict=True)):
                weight *= Fraction(sum(record[i] == value for record in members) + a, len(members) + a * size)
            weights.append(weight)
        return weights[instance.asked] / sum(weights) if any(weights) else Fraction(0)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        a, weights, lines = instance.smoothing, [], list[str]()
        for c, name in enumerate("PQRS"[: instance.classes]):
            members = {number for number, record in enumerate(instance.records, start=1) if record[-1] == c}
            weight = Fraction(len(members) + a)
            lines.append(f"{name}: {comma(sorted(members))}: {len(members)} + {a} = {weight}")
            for i, (value, size) in enumerate(zip(instance.new, instance.sizes, strict=True)):
                same = sorted(number for number in members if instance.records[number - 1][i] == value)
                share = f"({len(same)} + {a})/({len(members)} + {a * size})"
                factor = Fraction(len(same) + a, len(members) + a * size)
                lines.append(f"F{i + 1} = {'abcd'[value]}: {comma(same) or '-'}: {share} = {factor}: ")
                lines[-1] += f"{weight}·{f'({factor})' if factor.denominator > 1 else factor} = {weight * factor}"
                weight *= factor
            weights.append(weight)
        lines.append(running_sum(weights))
        lines.append(f"{division(weights[instance.asked], sum(weights))} = {weights[instance.asked] / sum(weights)}")
        return "\n".join(lines)

    def key(self, instance: Instance) -> object:
        return [
            sorted(instance.records),
            instance.sizes,
            instance.classes,
            instance.smoothing,
            instance.new,
            instance.asked,
        ]

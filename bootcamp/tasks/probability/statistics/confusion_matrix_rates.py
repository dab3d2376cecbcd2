"""Work out a measure of a classifier from its confusion matrix, or from rates that determine it.

Answer: a rational number; it is unique.
Harder: more classes, averages over classes, a matrix that must first be found from rates.
Skills: probability, arithmetic
Source: original; J. Cohen, "A coefficient of agreement for nominal scales", 1960, for kappa.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import letters
from bootcamp.lib.shown_work import lowest_terms
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Counts = tuple[tuple[int, ...], ...]
_MEASURES = {
    "recall": ("the recall of class {0}", " {0} 类的召回率"),
    "precision": ("the precision of class {0}", " {0} 类的精确率"),
    "f1": ("the F1 score of class {0}", " {0} 类的 F1 值"),
    "balanced": (
        "the balanced accuracy, the mean of the recalls of all classes",
        "平衡准确率，即所有类的召回率的平均值",
    ),
    "macro": ("the macro F1 score, the mean of the F1 scores of all classes", "宏平均 F1 值，即所有类的 F1 值的平均值"),
    "kappa": ("Cohen's kappa", "科恩 κ 系数"),
}


class ConfusionMatrixRates(Task["ConfusionMatrixRates.Params", "ConfusionMatrixRates.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        classes: int = knob("how many classes there are", levels=(2, 2, 2, 3, 2, 3, 3, 4, 4, 5), ge=2, le=5)
        measures: int = knob(
            "how many measures there are, the last four of which may be asked",
            levels=(2, 3, 3, 4, 4, 5, 6, 6, 6, 6), ge=1, le=6,
        )  # fmt: skip
        largest: int = knob("the largest count", levels=(20, 30, 40, 30, 40, 30, 40, 30, 40, 40), ge=10, le=100)
        deduced: bool = knob("whether a part of the matrix is told by rates", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        counts: Counts  # rows for the true classes
        deduced: bool  # then the diagonal and the last row are told by rates
        measure: str
        asked: int

        @property
        def names(self) -> tuple[str, ...]:
            return letters(range(len(self.counts)))

        @property
        def heads(self) -> list[str]:
            return ["", *self.names]

        @property
        def rows(self) -> list[list[object]]:
            hidden = {(i, i) for i in range(len(self.counts))} if self.deduced else set()
            return [
                [name, *("?" if (i, j) in hidden else n for j, n in enumerate(row))]
                for i, (name, row) in enumerate(zip(self.names, self.counts, strict=True))
            ]

        @property
        def shares(self) -> list[Fraction]:
            return [Fraction(row[i], sum(row)) for i, row in enumerate(self.counts)]

        def words(self, language: str) -> str:
            return _MEASURES[self.measure][language == "zh"].format(self.names[self.asked])

    answer = Rational()
    prompt = Prompt(
        en=r"""
        A classifier was tested. The table counts the items, with a row for each true class and a column for each
        predicted class:

        {{ rows | table(heads) }}

        {% if deduced %}
        The counts ? are not given. But of the items of the true classes {{ names | listed(language) }}, in this order,
        the shares {{ shares | comma }} are predicted right.

        {% endif %}
        {% if measure == "kappa" %}
        Cohen's kappa is (a - e) / (1 - e), where a is the share of all items that are predicted right, and e the sum
        over the classes of the share of items of the class times the share of items predicted as the class.
        {% elif measure == "precision" %}
        The precision of a class is the share of the items predicted as the class that are of it.
        {% else %}
        The recall of a class is the share of the items of the class that are predicted as it.
        {%- if measure in ("f1", "macro") %} Its precision is the share of the items predicted as it that are of it.
        Its F1 score is 2PR / (P + R) of its precision P and its recall R.
        {%- endif +%}
        {% endif %}
        Find {{ words(language) }}. Give the exact value.
        """,
        zh=r"""
        对某分类器作了测试。下表是项目的计数，每行对应一个真实类别，每列对应一个预测类别：

        {{ rows | table(heads) }}

        {% if deduced %}
        标 ? 的计数未给出，但已知真实类别为 {{ names | listed(language) }} 的项目中，
        预测正确的比例依次为 {{ shares | comma }}。

        {% endif %}
        {% if measure == "kappa" %}
        科恩 κ 系数为 (a - e) / (1 - e)，其中 a 是全部项目中预测正确的比例，
        e 是对各类把属于该类的项目比例乘以被预测为该类的项目比例后求和。
        {% elif measure == "precision" %}
        一个类的精确率是被预测为该类的项目中属于该类的比例。
        {% else %}
        一个类的召回率是该类项目中被预测为该类的比例。
        {%- if measure in ("f1", "macro") %}精确率是被预测为该类的项目中属于该类的比例。
        F1 值为 2PR / (P + R)，其中 P 为精确率，R 为召回率。
        {%- endif +%}
        {% endif %}
        求{{ words(language) }}。请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = params.classes
        counts = tuple(
            tuple(
                rng.randint(params.largest // 3, params.largest) if i == j else rng.randint(1, params.largest // 2)
                for j in range(n)
            )
            for i in range(n)
        )
        measure = rng.choice(list(_MEASURES)[: params.measures][-4:])
        one = measure in ("recall", "precision", "f1")
        deduced = params.deduced and measure not in ("recall", "balanced")
        instance = self.Instance(counts=counts, deduced=deduced, measure=measure, asked=rng.randrange(n) if one else 0)
        answer = _value(counts, measure, instance.asked)
        turned = tuple(zip(*counts, strict=True))
        wrong = [_value(turned, measure, instance.asked)] if measure in ("recall", "precision", "balanced") else []
        accuracy = Fraction(sum(counts[i][i] for i in range(n)), sum(map(sum, counts)))
        if not worth_asking(answer, accuracy, *wrong) or answer.denominator < 7:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.counts, instance.deduced, instance.measure, instance.asked]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        counts, kind, names, lines = instance.counts, instance.measure, instance.names, list[str]()
        for i, share in enumerate(instance.shares if instance.deduced else ()):
            p, q, rest = share.numerator, share.denominator, sum(counts[i]) - counts[i][i]
            lines.append(f"{names[i]}{names[i]}: {rest}*{p}/({q}-{p})={counts[i][i]}")
        sums = list[tuple[int, int, int]]()
        for i in range(len(counts)) if kind in ("balanced", "macro", "kappa") else [instance.asked]:
            row, column = counts[i], [one[i] for one in counts]
            sums.append((row[i], sum(row), sum(column)))
            lines += [f"{names[i]}→: {'+'.join(map(str, row))}={sum(row)}"] * (kind != "precision")
            lines += [f"{names[i]}↓: {'+'.join(map(str, column))}={sum(column)}"] * (kind not in ("recall", "balanced"))
        right, rows, columns = zip(*sums, strict=True)
        if kind in ("recall", "precision"):
            return "\n".join([*lines, lowest_terms(right[0], (rows if kind == "recall" else columns)[0])])
        if kind == "kappa":
            n, r, e = sum(rows), sum(right), sum(a * b for _, a, b in sums)
            lines += [f"{'+'.join(map(str, rows))}={n}", f"{'+'.join(map(str, right))}={r}"]
            lines.append(f"{'+'.join(f'{a}*{b}' for _, a, b in sums)}={e}")
            lines.append(f"{n}*{r}-{e}={n * r - e}, {n}*{n}-{e}={n * n - e}")
            return "\n".join([*lines, lowest_terms(n * r - e, n * n - e)])
        parts = [(d, a) if kind == "balanced" else (2 * d, a + b) for d, a, b in sums]
        lines += [lowest_terms(*part) for part in parts]
        total = Fraction(*parts[0])
        for other in (Fraction(*part) for part in parts[1:]):
            (a, b), (c, d) = total.as_integer_ratio(), other.as_integer_ratio()
            total += other
            lines.append(f"{a}/{b}+{c}/{d}=({a}*{d}+{c}*{b})/({b}*{d})={a * d + c * b}/{b * d}={total}")
        return "\n".join(lines if kind == "f1" else [*lines, f"{total}/{len(parts)}={total / len(parts)}"])


def _value(counts: Counts, measure: str, asked: int) -> Fraction:
    n = len(counts)
    rows = [sum(row) for row in counts]
    columns = [sum(row[j] for row in counts) for j in range(n)]
    recalls = [Fraction(counts[i][i], rows[i]) for i in range(n)]
    scores = [Fraction(2 * counts[i][i], rows[i] + columns[i]) for i in range(n)]
    if measure == "kappa":
        whole = sum(rows)
        right = Fraction(sum(counts[i][i] for i in range(n)), whole)
        chance = Fraction(sum(a * b for a, b in zip(rows, columns, strict=True)), whole**2)
        return (right - chance) / (1 - chance)
    return {
        "recall": recalls[asked],
        "precision": Fraction(counts[asked][asked], columns[asked]),
        "f1": scores[asked],
        "balanced": sum(recalls, Fraction(0)) / n,
        "macro": sum(scores, Fraction(0)) / n,
    }[measure]

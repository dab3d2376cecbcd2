"""Find the mean and the variance of data after groups are merged and values corrected, from summaries alone.

Answer: the mean and the population variance, in this order; both are unique.
Harder: more groups, more corrections, changed scales.
Skills: probability, arithmetic
Source: original; school statistics.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import letter
from bootcamp.lib.shown_work import lowest_terms
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Change = tuple[str, int, int, int]
_WORDS = {
    "add": ("the value {b} is added to group {g}", "在 {g} 组中加入值 {b}"),
    "remove": ("the value {b}, which is in group {g}, is removed", "从 {g} 组中去掉一个值 {b}"),
    "replace": (
        "a value in group {g} that was recorded as {b} is corrected to {c}",
        "把 {g} 组中误记为 {b} 的一个值改为 {c}",
    ),
    "shift": ("{b} is added to each value of group {g}", "{g} 组的每个值都加上 {b}"),
    "scale": ("each value of group {g} is multiplied by {b}", "{g} 组的每个值都乘以 {b}"),
}


class PooledMeanVariance(Task["PooledMeanVariance.Params", "PooledMeanVariance.Instance", tuple[Fraction, ...]]):
    version = 1

    class Params(task.Params):
        groups: int = knob("how many groups there are", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=5)
        changes: int = knob("how many changes are made", levels=(1, 0, 1, 2, 2, 3, 4, 4, 5, 6), ge=0, le=6)
        kinds: int = knob("how many kinds of changes there are", levels=(2, 2, 3, 3, 4, 5, 5, 5, 5, 5), ge=1, le=5)
        size: int = knob("the most values of a group", levels=(6, 8, 10, 12, 12, 15, 20, 20, 25, 30), ge=4, le=40)

    class Instance(task.Instance):
        groups: tuple[tuple[int, Fraction, Fraction], ...]  # size, mean and population variance
        changes: tuple[Change, ...]

        @property
        def rows(self) -> list[tuple[object, ...]]:
            return [(letter(i), *group) for i, group in enumerate(self.groups)]

        def lines(self, language: str) -> list[str]:
            return [
                _WORDS[kind][language == "zh"].format(g=letter(group), b=b, c=c) for kind, group, b, c in self.changes
            ]

    answer = Sequence(Rational(), length=2)
    prompt = Prompt(
        en=r"""
        {{ "Of a group" if groups | length == 1 else "Of some groups" }} of values the size, the mean and the population
        variance (the mean of the squares of the deviations from the mean) are known:

        {{ rows | table(["group", "size", "mean", "variance"]) }}

        {% if changes %}
        {{ "This change is made:" if changes | length == 1 else "These changes are made one after the other:" }}

        {{ lines(language) | numbered }}

        {% endif %}
        {{ "All groups are merged into one. Find" if groups | length > 1 else "Find" }} the mean and the population
        variance of all values {{ "at the end" if changes else "together" }}, exactly, as a list [mean, variance].
        """,
        zh=r"""
        已知{{ "一组" if groups | length == 1 else "几组" }}数值的个数、均值和总体方差
        （即与均值之差的平方的平均值）：

        {{ rows | table(["组", "个数", "均值", "方差"]) }}

        {% if changes %}
        {{ "作下列改动：" if changes | length == 1 else "依次作下列改动：" }}

        {{ lines(language) | numbered }}

        {% endif %}
        {{ "再把所有组合并为一组。求" if groups | length > 1 else "求" }}
        {{- "最后" if changes else "合并后" }}全部数值的均值和总体方差的精确值，写成列表 [均值, 方差]。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        data = []
        for _ in range(params.groups):
            base = rng.randint(3, 20)
            data.append([base + rng.randint(-3, 6) for _ in range(rng.randint(4, params.size))])
        groups = tuple((len(values), *_moments(values)) for values in data)
        if max(group[2].denominator for group in groups) > 400:
            raise task.Retry
        changes: list[Change] = []
        for _ in range(params.changes):
            group, kind = rng.randrange(params.groups), rng.choice(list(_WORDS)[: params.kinds])
            values = data[group]
            b, c = rng.choice(values), 0
            if kind == "add":
                b = rng.randint(1, 30)
                values.append(b)
            elif kind == "remove":
                values.remove(b)
            elif kind == "replace":
                c = b + rng.choice((-9, -6, -4, 4, 6, 9, 10))
                values[values.index(b)] = c
            else:
                b = rng.randint(2, 5) if kind == "shift" else rng.randint(2, 3)
                data[group] = [x + b if kind == "shift" else x * b for x in values]
            changes.append((kind, group, b, c))
        answer = _moments([x for values in data for x in values])
        average = sum((group[2] for group in groups), Fraction(0)) / len(groups)
        if min(map(len, data)) < 3 or not worth_asking(answer[1], average, digits=10) or answer[1].denominator == 1:
            raise task.Retry
        return self.Instance(groups=groups, changes=tuple(changes)), answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, sums = [], list[tuple[int, int, int]]()
        for i, (n, mean, variance) in enumerate(instance.groups):
            total, squares = int(n * mean), int(n * variance + n * mean * mean)
            sums.append((n, total, squares))
            parts = f"{n}*{variance}+{total}*{mean}={n * variance}+{total * mean}={squares}"
            lines.append(f"{letter(i)}: S={n}*{mean}={total}, Q={parts}")
        for number, (kind, group, b, c) in enumerate(instance.changes, start=1):
            n, s, q = sums[group]
            texts = {
                "add": (f"{s}+{b}", f"{q}+{b * b}"),
                "remove": (f"{s}-{b}", f"{q}-{b * b}"),
                "replace": (f"{s}-{b}+{c}", f"{q}-{b * b}+{c * c}"),
                "shift": (f"{s}+{n}*{b}", f"{q}+2*{b}*{s}+{n}*{b * b}"),
                "scale": (f"{s}*{b}", f"{q}*{b * b}"),
            }[kind]
            n, s, q = {
                "add": (n + 1, s + b, q + b * b),
                "remove": (n - 1, s - b, q - b * b),
                "replace": (n, s - b + c, q - b * b + c * c),
                "shift": (n, s + n * b, q + 2 * b * s + n * b * b),
                "scale": (n, s * b, q * b * b),
            }[kind]
            sums[group] = n, s, q
            lines.append(f"{number}. n={n}, S={texts[0]}={s}, Q={texts[1]}={q}")
        columns = list(zip(*sums, strict=True))
        n, s, q = map(sum, columns)
        if len(sums) > 1:
            lines += [f"{' + '.join(map(str, column))} = {sum(column)}" for column in columns]
        lines += [f"{s}/{n}={Fraction(s, n)}", f"({n}*{q}-{s}*{s})/({n}*{n})=({n * q}-{s * s})/{n * n}"]
        return "\n".join([*lines, lowest_terms(n * q - s * s, n * n)])


def _moments(values: list[int]) -> tuple[Fraction, Fraction]:
    mean = Fraction(sum(values), len(values))
    return mean, Fraction(sum(x * x for x in values), len(values)) - mean**2

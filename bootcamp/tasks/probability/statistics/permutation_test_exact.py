"""Find the exact p-value of a permutation test on small groups.

Answer: a rational number; it is unique.
Harder: more data, ties, medians and maxima, three groups.
Skills: probability, counting
Source: original; E. Pitman, "Significance tests which may be applied to samples from any populations", 1937.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_KINDS = ("means", "maxima", "medians", "absolute", "squares")


class PermutationTestExact(Task["PermutationTestExact.Params", "PermutationTestExact.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        total: int = knob("how many data there are", levels=(5, 6, 7, 8, 9, 9, 10, 10, 10, 11), ge=4, le=12)
        kinds: int = knob("how many kinds of statistics there are", levels=(1, 2, 3, 4, 4, 5, 5, 5, 5, 5), ge=1, le=5)
        largest: int = knob("the largest value", levels=(20, 20, 20, 20, 20, 16, 20, 16, 24, 20), ge=8, le=50)

    class Instance(task.Instance):
        kind: str
        groups: tuple[tuple[int, ...], ...]

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        These data were measured in {{ groups | length }} groups:

        {% for group in groups %}
        - group {{ loop.index }}: {{ group | comma }}
        {% endfor %}

        The statistic T is
        {%- if kind == "means" %} the mean of group 1 minus the mean of group 2
        {%- elif kind == "maxima" %} the maximum of group 1 minus the maximum of group 2
        {%- elif kind == "medians" %} the median of group 1 minus the median of group 2, where the median of an even
        number of values is the mean of the two middle ones
        {%- elif kind == "absolute" %} the absolute value of the difference between the means of the two groups
        {%- else %} the sum over the groups of their size times the square of the difference between their mean and the
        mean of all data
        {%- endif %}. A relabelling gives the data to the groups anew, keeping the sizes of the groups; data with equal
        values count as different, so that all choices of which datum is in which group are equally likely, the actual
        one included. Find the exact p-value: the share of all relabellings for which T is at least as large as for the
        actual groups.
        """,
        zh=r"""
        在 {{ groups | length }} 个组中测得下列数据：

        {% for group in groups %}
        - 第 {{ loop.index }} 组：{{ group | comma }}
        {% endfor %}

        统计量 T 为
        {%- if kind == "means" %}第 1 组的均值减去第 2 组的均值
        {%- elif kind == "maxima" %}第 1 组的最大值减去第 2 组的最大值
        {%- elif kind == "medians" %}第 1 组的中位数减去第 2 组的中位数，其中偶数个值的中位数是中间两个值的平均
        {%- elif kind == "absolute" %}两组均值之差的绝对值
        {%- else %}对各组求和：组的大小乘以该组均值与全部数据均值之差的平方
        {%- endif %}。
        重新分组是指把全部数据重新分给各组，各组的大小不变；值相等的数据视为不同的数据，
        因此哪个数据在哪一组的所有选法等可能，实际的分组也算在内。
        求精确 p 值，即 T 不小于实际分组的 T 的重新分组所占的比例。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        kind = rng.choice(_KINDS[: params.kinds])
        n = params.total
        sizes = [rng.randint(2, n - 2)]
        sizes.append(n - sizes[0])
        if kind == "squares":
            first, second = sorted(rng.sample(range(1, n - 1), 2))
            sizes = [first + 1, second - first, n - second - 1]
            if min(sizes) < 2 or n > 9:
                raise task.Retry
        shift = rng.randint(0, params.largest // 3)
        groups = []
        for i, size in enumerate(sizes):
            most = params.largest - shift * (i > 0)
            groups.append(tuple(rng.randint(1 + shift * (i == 0), most) for _ in range(size)))
        instance = self.Instance(kind=kind, groups=tuple(groups))
        answer, strict = _p_value(instance)
        if not worth_asking(answer, strict, 1 - answer) or 2 * answer > 1 or answer.numerator == 1:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        return [instance.kind, [sorted(group) for group in instance.groups]]


def _p_value(instance: PermutationTestExact.Instance) -> tuple[Fraction, Fraction]:
    """Give the share of relabellings with a statistic as large, and that of larger ones."""
    kind, groups = instance.kind, instance.groups
    data = [value for group in groups for value in group]
    seen, large, larger, count = _statistic(kind, groups), 0, 0, 0
    places = range(len(data))
    for first in combinations(places, len(groups[0])):
        rest = [i for i in places if i not in first]
        seconds = combinations(rest, len(groups[1])) if len(groups) > 2 else [tuple(rest)]
        for second in seconds:
            parts = [first, second] + [[i for i in rest if i not in second]] * (len(groups) > 2)
            value = _statistic(kind, [[data[i] for i in part] for part in parts])
            large += value >= seen
            larger += value > seen
            count += 1
    assert count % comb(len(data), len(groups[0])) == 0
    return Fraction(large, count), Fraction(larger, count)


def _statistic(kind: str, groups: Sequence[Sequence[int]]) -> int | Fraction:
    """Give the statistic, up to constants that are the same for all relabellings."""
    if kind == "maxima":
        return max(groups[0]) - max(groups[1])
    if kind == "medians":
        first, second = (sorted(group) for group in groups[:2])
        return sum(
            sign * (group[(len(group) - 1) // 2] + group[len(group) // 2]) for sign, group in ((1, first), (-1, second))
        )
    if kind == "squares":
        return sum((Fraction(sum(group) ** 2, len(group)) for group in groups), Fraction(0))
    difference = sum(groups[0]) * len(groups[1]) - sum(groups[1]) * len(groups[0])
    return abs(difference) if kind == "absolute" else difference

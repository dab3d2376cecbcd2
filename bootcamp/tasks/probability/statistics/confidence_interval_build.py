"""Compute a confidence interval by a stated formula, the least sample for a margin, or what an interval came from.

Answer: the ends of the interval, right to within 0.001; or one whole number, or one decimal.
Harder: raw data, differences, Wilson's interval, variances, from the interval back to the deviation.
Skills: probability, arithmetic
Source: original; E. Wilson, "Probable inference", 1927; J. Neyman, 1937.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import confidence
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Format, Integer, Sequence

_NUMBER = Decimal(tolerance="0.001")
_KINDS = ("mean", "share", "size", "back", "score", "variance", "means")


class ConfidenceIntervalBuild(Task["ConfidenceIntervalBuild.Params", "ConfidenceIntervalBuild.Instance", Any]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of questions there are", levels=(1, 2, 3, 4, 5, 6, 7, 7, 7, 7), ge=1, le=7)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 1, 1, 2, 3, 3, 4, 4), ge=0, le=6)
        raw: int = knob(
            "how many values raw data have, 0 for none", levels=(0, 0, 0, 0, 5, 6, 7, 8, 10, 12), ge=0, le=14
        )

    class Instance(task.Instance):
        kind: str
        sizes: tuple[int, ...]
        values: tuple[Fraction, ...]
        """Means and deviations by turns, successes, or what else is given."""
        raw: tuple[tuple[int, ...], ...]
        critical: tuple[str, ...]

        @property
        def shown(self) -> list[str]:
            return [decimal(value) for value in self.values]

    prompt = Prompt(
        en=r"""
        {% set z = critical[0] %}
        {% if raw %}
        {% for sample in raw %}
        {{ "Sample %d" % loop.index if raw[1:] else "The sample" }} has the values {{ sample | comma }}.
        {% endfor %}
        {% elif kind in ("mean", "means", "variance") %}
        {% for n in sizes %}
        {{ "Sample %d" % loop.index if sizes[1:] else "The sample" }} has {{ n }} values with the mean
        {{ shown[2 * loop.index0] }} and the standard deviation
        {{ shown[2 * loop.index0 + 1] }}.
        {% endfor %}
        {% elif kind in ("share", "score") %}
        {% for n in sizes %}
        {{ shown[loop.index0] }} of {{ n }} trials succeeded.
        {% endfor %}
        {% endif %}
        {% if kind in ("mean", "means", "variance") %}
        The variance s² of a sample is the sum of the squared deviations from the mean divided by n - 1, where n is the
        number of values, and s is the standard deviation.
        {% endif %}
        {% if kind == "mean" %}
        Find the confidence interval for the mean: the mean of the sample ± c·s/√n with the critical value c = {{ z }}.
        {% elif kind == "means" %}
        Find the confidence interval for the difference of the means, the first less the second: m1 - m2 ± c·√(s1²/n1 +
        s2²/n2) with the critical value c = {{ z }}.
        {% elif kind == "variance" %}
        Find the confidence interval for the variance, from (n - 1)s²/b to (n - 1)s²/a, with the chi-square values a =
        {{ critical[0] }} and b = {{ critical[1] }}.
        {% elif kind == "share" %}
        Find Wald's confidence interval for the probability of success: p ± z·√(p(1 - p)/n), where p is the share of
        successes in the n trials and z = {{ z }}.
        {% elif kind == "score" %}
        Find Wilson's confidence interval for the probability of success: (p + z²/(2n) ± z·√(p(1 - p)/n + z²/(4n²))) /
        (1 + z²/n), where p is the share of successes in the n trials and z = {{ z }}.
        {% elif kind == "size" %}
        The values of a population have the standard deviation {{ shown[0] }}. Find the smallest sample size n for which
        the margin z·σ/√n of the confidence interval for the mean is at most {{ shown[1] }}, where σ is the standard
        deviation and z = {{ z }}.
        {% else %}
        From {{ sizes[0] }} values, the confidence interval from {{ shown[0] }} to {{ shown[1] }} for the mean was
        computed as m ± c·s/√n, where m is the mean of the n values, s their standard deviation and c = {{ z }}. Find s.
        {% endif %}
        {% if kind != "size" %}
        Round only at the end{{ "." if kind == "back" else "; give the ends as [lower, upper]." }}
        {% endif %}
        """,
        zh=r"""
        {% set z = critical[0] %}
        {% if raw %}
        {% for sample in raw %}
        样本{{ " %d " % loop.index if sizes[1:] }}的数据为 {{ sample | comma }}。
        {% endfor %}
        {% elif kind in ("mean", "means", "variance") %}
        {% for n in sizes %}
        样本{{ " %d " % loop.index if sizes[1:] }}有 {{ n }} 个数据，平均数为 {{ shown[2 * loop.index0] }}，标准差为
        {{ shown[2 * loop.index0 + 1] }}。
        {% endfor %}
        {% elif kind in ("share", "score") %}
        {% for n in sizes %}
        {{ n }} 次试验中有 {{ shown[loop.index0] }} 次成功。
        {% endfor %}
        {% endif %}
        {% if kind in ("mean", "means", "variance") %}
        样本的方差 s² 是各数据与平均数之差的平方和除以 n - 1，n 为数据个数，s 为标准差。
        {% endif %}
        {% if kind == "mean" %}
        求均值的置信区间：样本平均数 ± c·s/√n，临界值 c = {{ z }}。
        {% elif kind == "means" %}
        求两个均值之差（第一个减第二个）的置信区间：m1 - m2 ± c·√(s1²/n1 + s2²/n2)，临界值 c = {{ z }}。
        {% elif kind == "variance" %}
        求方差的置信区间：从 (n - 1)s²/b 到 (n - 1)s²/a，其中卡方分布的临界值 a = {{ critical[0] }}，
        b = {{ critical[1] }}。
        {% elif kind == "share" %}
        求成功概率的 Wald 置信区间：p ± z·√(p(1 - p)/n)，p 为 n 次试验中成功的比例，z = {{ z }}。
        {% elif kind == "score" %}
        求成功概率的 Wilson 置信区间：(p + z²/(2n) ± z·√(p(1 - p)/n + z²/(4n²))) / (1 + z²/n)，
        p 为 n 次试验中成功的比例，z = {{ z }}。
        {% elif kind == "size" %}
        总体的标准差 σ 为 {{ shown[0] }}。均值的置信区间的误差限为 z·σ/√n，z = {{ z }}。
        求使误差限不超过 {{ shown[1] }} 的最小样本量 n。
        {% else %}
        由 {{ sizes[0] }} 个数据按 m ± c·s/√n 算得均值的置信区间为从 {{ shown[0] }} 到 {{ shown[1] }}，
        其中 m 为这 n 个数据的平均数，s 为标准差，c = {{ z }}。求 s。
        {% endif %}
        {% if kind != "size" %}
        只在最后取近似{{ "。" if kind == "back" else "；区间写成 [下限, 上限]。" }}
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        if instance.kind == "size":
            return Integer()
        return _NUMBER if instance.kind == "back" else Sequence(_NUMBER, length=2)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        raw: tuple[tuple[int, ...], ...] = ()
        sizes: tuple[int, ...] = (rng.randint(5, 14), rng.randint(5, 14)) if kind == "means" else (rng.randint(5, 14),)
        values: tuple[Fraction, ...] = ()
        critical: tuple[str, ...] = (rng.choice(confidence.NORMAL),)
        if kind in ("mean", "means", "variance"):
            if params.raw:
                sizes, middle = tuple(max(4, params.raw + rng.randint(-1, 1)) for _ in sizes), rng.randint(20, 60)
                raw = tuple(tuple(middle + rng.randint(-9, 9) for _ in range(n)) for n in sizes)
            else:
                pairs = [(Fraction(rng.randint(100, 900), 10), Fraction(rng.randint(12, 95), 10)) for _ in sizes]
                values = tuple(value for pair in pairs for value in pair)
            degrees = min(sizes) - 1
            critical = confidence.CHI_SQUARE[degrees] if kind == "variance" else (confidence.STUDENT[degrees],)
        elif kind in ("share", "score"):
            sizes = (rng.randint(20, 90) if kind == "share" else rng.randint(8, 40),)
            values = (Fraction(rng.randint(sizes[0] // 4, 3 * sizes[0] // 4)),)
        elif kind == "size":
            sizes, values = (), (Fraction(rng.randint(30, 250), 10), Fraction(rng.randint(4, 30), 10))
        else:
            low = Fraction(rng.randint(100, 600), 10)
            values, critical = (low, low + Fraction(rng.randint(20, 150), 10)), (confidence.STUDENT[sizes[0] - 1],)
        instance = self.Instance(kind=kind, sizes=sizes, values=values, raw=raw, critical=critical)
        if kind == "size" and not Fraction(1, 20) < _least(instance) % 1 < Fraction(19, 20):
            raise task.Retry
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Any:
        kind, sizes, values, c = instance.kind, instance.sizes, instance.values, Fraction(instance.critical[0])
        if kind == "size":
            return ceil(_least(instance))
        if kind == "back":
            return round((values[1] - values[0]) / 2 * confidence.root(Fraction(sizes[0])) / c, 6)
        if kind in ("share", "score"):
            return _rounded(confidence.of_share(sizes[0], int(values[0]), c, wilson=kind == "score"))
        if instance.raw:
            samples = [(len(one), *confidence.mean_and_variance(one)) for one in instance.raw]
        else:
            samples = [(n, mean, s * s) for n, mean, s in zip(sizes, values[::2], values[1::2], strict=True)]
        if kind == "variance":
            total = (samples[0][0] - 1) * samples[0][2]
            return _rounded((total / Fraction(instance.critical[1]), total / c))
        return _rounded(confidence.of_means(samples, c))

    def key(self, instance: Instance) -> object:
        return [instance.kind, instance.sizes, instance.values, list(map(sorted, instance.raw)), instance.critical]


def _rounded(ends: tuple[Fraction, Fraction]) -> tuple[Fraction, ...]:
    return tuple(round(end, 6) for end in ends)


def _least(instance: ConfidenceIntervalBuild.Instance) -> Fraction:
    """Give the size at which the margin is what it may be at most."""
    return (Fraction(instance.critical[0]) * instance.values[0] / instance.values[1]) ** 2

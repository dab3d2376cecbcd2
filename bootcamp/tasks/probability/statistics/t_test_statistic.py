"""Compute a t statistic: of one sample, of pairs, of two samples pooled or after Welch.

Answer: the statistic as a decimal, with the degrees of freedom for Welch's; right to within 0.002.
Harder: more values, raw data instead of summaries, two samples, unequal variances.
Skills: probability, arithmetic
Source: original; Student, "The probable error of a mean", 1908; B. Welch, 1947.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import confidence
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Format, Sequence

_KINDS = ("one", "paired", "pooled", "welch")
_NUMBER = Decimal(tolerance="0.002")
_DIGITS = 10**12
Summary = tuple[int, Fraction, Fraction]
"""How many values there are, their mean, and their variance with n - 1."""


class TTestStatistic(Task["TTestStatistic.Params", "TTestStatistic.Instance", Any]):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many kinds of tests there are", levels=(1, 1, 2, 2, 3, 4, 4, 4, 4, 4), ge=1, le=4)
        easiest: int = knob("how many easy kinds are left out", levels=(0, 0, 0, 0, 0, 0, 1, 1, 2, 3), ge=0, le=3)
        values: int = knob("the most values of a sample", levels=(4, 5, 5, 6, 6, 7, 8, 10, 12, 14), ge=3, le=20)
        raw: bool = knob("whether the values are given, not summaries", levels=(False, True) * 2 + (True,) * 6)

    class Instance(task.Instance):
        kind: str
        samples: tuple[tuple[int, ...], ...]
        raw: bool
        claimed: int
        """The mean under the hypothesis, of one sample or of the differences."""

        def rows(self) -> list[tuple[object, ...]]:
            samples = [_differences(self.samples)] if self.kind == "paired" else self.samples
            return [(name, *_summary(one)) for name, one in zip("xy", samples, strict=False)]

    prompt = Prompt(
        en=r"""
        {% if raw and kind == "paired" %}
        For the same {{ samples[0] | length }} subjects, in the same order, the values x are {{ samples[0] | comma }}
        and the values y are {{ samples[1] | comma }}.
        {% elif raw %}
        {{ "The values x are" if kind == "one" else "The values of sample x are" }} {{ samples[0] | comma }}
        {{- "" if kind == "one" else ", those of sample y are " ~ (samples[1] | comma) }}.
        {% else %}
        These are the numbers of values, their means and their variances, the sums of squared deviations from the mean
        divided by the number of values less 1{{ ", of the differences x - y of pairs" if kind == "paired" }}:

        {{ rows() | table(["sample", "values", "mean", "variance"]) }}

        {% endif %}
        {% if raw %}
        All variances here are sums of squared deviations from the mean divided by the number of values less 1.

        {% endif %}
        {% if kind == "one" %}
        Find the t statistic for the hypothesis that the mean is {{ claimed }}: the mean less {{ claimed }}, divided by
        the square root of the variance over the number of values.
        {% elif kind == "paired" %}
        Find the t statistic of the paired test for the hypothesis that the mean of the differences x - y is
        {{ claimed }}: the mean of the differences less {{ claimed }}, divided by the square root of their variance over
        their number.
        {% elif kind == "pooled" %}
        Find the t statistic of the two-sample test with pooled variance: the mean of x less that of y, divided by the
        square root of s² (1/n + 1/m), where n and m are the numbers of values and s² is the sum of the two variances,
        weighted by n - 1 and m - 1, over n + m - 2.
        {% else %}
        Find Welch's t statistic and its degrees of freedom, as [t, degrees]: with a and b for the variances of x and y
        over their numbers of values n and m, t is the mean of x less that of y, divided by the square root of a + b,
        and the degrees are (a + b)² / (a²/(n - 1) + b²/(m - 1)), not rounded to a whole number.
        {% endif %}
        """,
        zh=r"""
        {% if raw and kind == "paired" %}
        对同样的 {{ samples[0] | length }} 个对象（次序相同），x 的值为 {{ samples[0] | comma }}，
        y 的值为 {{ samples[1] | comma }}。
        {% elif raw %}
        {{ "x 的值为" if kind == "one" else "样本 x 的值为" }} {{ samples[0] | comma }}
        {{- "" if kind == "one" else "，样本 y 的值为 " ~ (samples[1] | comma) }}。
        {% else %}
        下面是{{ "各对之差 x - y 的" if kind == "paired" }}数据个数、平均数和方差（与平均数之差的平方和除以个数减 1）：

        {{ rows() | table(["样本", "个数", "平均数", "方差"]) }}

        {% endif %}
        {% if raw %}
        这里的方差都是与平均数之差的平方和除以个数减 1。

        {% endif %}
        {% if kind == "one" %}
        求假设“均值为 {{ claimed }}”的 t 统计量：平均数减 {{ claimed }}，除以“方差除以个数”的平方根。
        {% elif kind == "paired" %}
        求成对检验中假设“差 x - y 的均值为 {{ claimed }}”的 t 统计量：差的平均数减 {{ claimed }}，
        除以“差的方差除以个数”的平方根。
        {% elif kind == "pooled" %}
        求合并方差的两样本检验的 t 统计量：x 的平均数减 y 的平均数，除以 s² (1/n + 1/m) 的平方根，其中 n 和 m 是两个
        样本的个数，s² 是两个方差以 n - 1 和 m - 1 为权相加后除以 n + m - 2。
        {% else %}
        求 Welch 检验的 t 统计量及其自由度，写成 [t, 自由度]：记 a 和 b 为 x 和 y 的方差除以各自的个数 n 和 m，t 是 x 的
        平均数减 y 的平均数，除以 a + b 的平方根；自由度为 (a + b)² / (a²/(n - 1) + b²/(m - 1))，不取整。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Sequence(_NUMBER, length=2, brackets="[]") if instance.kind == "welch" else _NUMBER

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        kind = rng.choice(_KINDS[params.easiest : params.kinds])
        centre, spread = rng.randint(12, 60), rng.randint(3, 8)
        sizes = [rng.randint(max(3, params.values - 3), params.values) for _ in range(2)]
        if kind == "paired":
            sizes[1] = sizes[0]
        samples = [
            tuple(centre + shift + rng.randint(-spread, spread) for _ in range(size))
            for shift, size in zip((0, rng.choice((-4, -3, -2, 2, 3, 4))), sizes, strict=True)
        ]
        claimed = {"one": centre + rng.choice((-3, -2, -1, 1, 2, 3)), "paired": rng.randint(-2, 2)}.get(kind, 0)
        kept = tuple(samples[:1] if kind == "one" else samples)
        instance = self.Instance(kind=kind, samples=kept, raw=params.raw, claimed=claimed)
        answer = self.solve(instance)
        if not Fraction(1, 10) < abs(answer[0] if kind == "welch" else answer) < 12:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Any:
        if instance.kind in ("one", "paired"):
            sample = _differences(instance.samples) if instance.kind == "paired" else instance.samples[0]
            n, mean, variance = _summary(sample)
            return _over_root(mean - instance.claimed, variance / n)
        (n, mean, one), (m, other, two) = map(_summary, instance.samples)
        if instance.kind == "pooled":
            pooled = ((n - 1) * one + (m - 1) * two) / (n + m - 2)
            return _over_root(mean - other, pooled * (Fraction(1, n) + Fraction(1, m)))
        a, b = one / n, two / m
        degrees = (a + b) ** 2 / (a**2 / (n - 1) + b**2 / (m - 1))
        return _over_root(mean - other, a + b), Fraction(round(degrees * _DIGITS), _DIGITS)


def _summary(sample: tuple[int, ...]) -> Summary:
    mean, variance = confidence.mean_and_variance(sample)
    if not variance:
        raise task.Retry
    return len(sample), mean, variance


def _differences(samples: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    return tuple(x - y for x, y in zip(*samples, strict=True))


def _over_root(value: Fraction, square: Fraction) -> Fraction:
    """Divide by the square root, to twelve decimals."""
    root = confidence.root(value**2 / square)
    return root if value > 0 else -root

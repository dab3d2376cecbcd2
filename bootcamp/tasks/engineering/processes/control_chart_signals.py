"""Compute the limits of a control chart and list the points that complete a pattern of each stated rule.

Answer: the centre line, both limits and a set of points for each rule; unique.
Harder: more points and rules, charts of means and ranges of subgroups instead of counts.
Skills: arithmetic, simulation, counting
Source: original; the usual run rules, which the prompt states with lengths of its own.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import isqrt
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Set

Answer = dict[str, Any]

_FACTORS = {  # sigma of means and of ranges, divided by the mean range, for subgroups of a size
    2: (Fraction(5, 8), Fraction(3, 4)),
    3: (Fraction(1, 3), Fraction(1, 2)),
    4: (Fraction(1, 4), Fraction(3, 7)),
    5: (Fraction(1, 5), Fraction(3, 8)),
}
_KINDS = {  # what is shown, and sigma
    "counts": ("A control chart shows the number of faults in samples of one size", "the square root of the centre",
               "一张控制图表示相同大小的各样本中的缺陷数", "中心线的平方根"),
    "means": ("A control chart shows the means of subgroups of measurements",
              "{factor} of the mean of the ranges (largest minus smallest value) of all subgroups",
              "一张控制图表示各组测量值的平均值", "各组极差（最大值减最小值）的平均值的 {factor}"),
    "ranges": ("A control chart shows the ranges (largest minus smallest value) of subgroups of measurements",
               "{factor} of the mean of the ranges",
               "一张控制图表示各组测量值的极差（最大值减最小值）", "各组极差的平均值的 {factor}"),
}  # fmt: skip
_RULES = {
    "limit": ("it is above the upper limit or below the lower limit", "该点高于上限或低于下限"),
    "run": ("{run} points in a row, the last of them it, are all above or all below the centre",
            "以该点结尾的连续 {run} 个点都高于或都低于中心线"),
    "two": ("it is more than 2 sigma from the centre, and on the same side so is at least one of the two before it",
            "该点偏离中心线超过 2σ，且它前面的两个点中至少有一个在同一侧也超过 2σ"),
    "trend": ("{trend} points in a row, the last of them it, are each higher than the one before, or each lower",
              "以该点结尾的连续 {trend} 个点中，每个都比前一个高，或每个都比前一个低"),
    "four": ("it is more than 1 sigma from the centre, and on the same side so are at least 3 of the 4 before it",
             "该点偏离中心线超过 σ，且它前面的四个点中至少有三个在同一侧也超过 σ"),
}  # fmt: skip


class ControlChartSignals(Task["ControlChartSignals.Params", "ControlChartSignals.Instance", Answer]):
    version = 1

    class Params(task.Params):
        points: int = knob("how many points there are", levels=(6, 8, 10, 12, 15, 18, 22, 26, 30, 36), ge=6, le=60)
        rules: int = knob("how many rules there are", levels=(1, 2, 2, 3, 3, 4, 4, 5, 5, 5), ge=1, le=5)
        kinds: int = knob("how many kinds of charts", levels=(1, 1, 2, 2, 3, 3, 3, 3, 3, 3), ge=1, le=3)

    class Instance(task.Instance):
        kind: str
        rows: tuple[tuple[int, ...], ...]
        rules: tuple[str, ...]
        run: int
        trend: int
        factor: Fraction  # from the mean range to sigma, for subgroups

        def said(self, language: str) -> list[str]:
            """Say what is shown and what sigma is, then the rules."""
            chinese = language == "zh"
            texts = [*_KINDS[self.kind][2 * chinese :][:2]]
            texts += [rule + (": ", "：")[chinese] + _RULES[rule][chinese] for rule in self.rules]
            given = {"run": self.run, "trend": self.trend, "factor": self.factor}
            return [text.format(**given) for text in texts]

    prompt = Prompt(
        en=r"""
        {{ said(language)[0] }}. Numbered from 1:

        {% for row in rows %}
        {{ loop.index }}. {{ row | comma }}
        {% endfor %}

        The centre line is the mean of all points shown by the chart. Sigma is {{ said(language)[1] }}. The upper limit
        is the centre plus 3 sigma, the lower limit the centre minus 3 sigma, even if it is negative.

        A point completes a pattern in these cases, in each of which it is the last of the consecutive points named:

        {{ said(language)[2:] | bullets }}

        A point may complete several patterns, and patterns may have points in common. A rule on points in a
        row needs as many points as it says; else, where there are fewer points before a point than a rule speaks of,
        those that there are count. Give centre, upper and lower, and for each rule the set of the
        numbers of the points that complete its pattern, {} if there are none.
        """,
        zh=r"""
        {{ said(language)[0] }}。从 1 开始编号：

        {% for row in rows %}
        {{ loop.index }}. {{ row | comma }}
        {% endfor %}

        中心线为图上所有点的平均值。σ 为{{ said(language)[1] }}。上限为中心线加 3σ，下限为中心线减 3σ（即使为负）。

        在下列情形中，某点完成一个模式，该点是所述连续各点中的最后一个：

        {{ said(language)[2:] | bullets }}

        一个点可以完成几个模式，不同的模式可以有公共点。涉及连续若干个点的规则必须有足够多的点；
        在其他规则中，前面的点少于所说的个数时，只看已有的点。
        请给出中心线 centre、上限 upper、下限 lower，以及每条规则下完成模式的点的编号的集合，没有则为 {}。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        points: dict[str, Format[Any]] = {rule: Set(Integer()) for rule in instance.rules}
        return Record(centre=Rational(), upper=Rational(), lower=Rational(), **points)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        kind, n = rng.choice(list(_KINDS)[: params.kinds]), params.points
        shifts, size = list[int](), 1
        while len(shifts) < n:  # stretches at a level, and slopes
            level, slope = rng.choice((-2, -1, -1, 0, 0, 0, 1, 1, 2, 4)), rng.choice((-1, 0, 0, 0, 0, 1))
            shifts += [2 * level + slope * k for k in range(rng.choice((1, 2, 4, 6)))]
        if kind in ("means", "ranges"):
            size = rng.randint(2, 5)
            wide = [max(1, 5 + 2 * shift) if kind == "ranges" else 6 for shift in shifts]
            middle = [60 if kind == "ranges" else 60 + shift for shift in shifts]
            rows = [tuple(m + rng.randint(-w, w) for _ in range(size)) for m, w in zip(middle, wide, strict=True)]
        else:
            n += -n % 4
            root = Fraction(rng.choice((5, 7, 9, 11)), 2)  # then no count lies on a line
            rows = [(max(0, int(root * (root + Fraction(rng.randint(-10, 10) + 6 * shift, 10)))),) for shift in shifts]
            rows += [(rng.randint(0, int(2 * root**2)),) for _ in range(n - len(rows))]
            rows = _with_mean(rng, rows[:n], root**2)
        instance = self.Instance(
            kind=kind, rows=tuple(rows[:n]), rules=tuple(_RULES)[: params.rules],
            run=rng.randint(4, 4 + n // 8) * (params.rules > 1), trend=rng.randint(3, 3 + n // 10) * (params.rules > 3),
            factor=_FACTORS[size][kind == "ranges"] if size > 1 else Fraction(0),
        )  # fmt: skip
        answer = _judged(instance)
        if sum(bool(answer[rule]) for rule in instance.rules) < (params.rules + 2) // 2:
            raise Retry
        return instance, answer


def _with_mean(rng: Random, rows: list[tuple[int, ...]], mean: Fraction) -> list[tuple[int, ...]]:
    """Change counts at random by as little as gives them a mean."""
    total, counts = mean * len(rows), [row[0] for row in rows]
    while sum(counts) != total:
        place, step = rng.randrange(len(counts)), 1 if sum(counts) < total else -1
        counts[place] = max(0, counts[place] + step)
    return [(count,) for count in counts]


def _judged(instance: ControlChartSignals.Instance) -> Answer:
    """Compute the chart and judge it; raise Retry where a point lies on a line."""
    ranges = [max(row) - min(row) for row in instance.rows]
    shown = ranges if instance.kind == "ranges" else [Fraction(sum(row), len(row)) for row in instance.rows]
    centre = Fraction(sum(shown), len(shown))
    if instance.kind in ("means", "ranges"):
        sigma = instance.factor * sum(ranges) / len(ranges)
    else:
        sigma = Fraction(isqrt(centre.numerator), isqrt(centre.denominator))
    if not sigma or any((value - centre) / sigma in range(-3, 4) for value in shown):
        raise Retry
    scores = [(value - centre) / sigma for value in shown]
    found: Answer = {"centre": centre, "upper": centre + 3 * sigma, "lower": centre - 3 * sigma}
    for rule in instance.rules:
        found[rule] = frozenset(i + 1 for i in range(len(scores)) if _completes(instance, rule, scores[: i + 1]))
    return found


def _completes(instance: ControlChartSignals.Instance, rule: str, scores: list[Fraction]) -> bool:
    """Tell whether the last of some points completes the pattern of a rule."""
    side = 1 if scores[-1] > 0 else -1
    out = [side * score for score in scores]
    if rule == "limit":
        return out[-1] > 3
    if rule == "run":
        return len(out) >= instance.run and min(out[-instance.run :]) > 0
    if rule == "trend":
        steps = [b - a for a, b in pairwise(scores[-instance.trend :])]
        return len(steps) == instance.trend - 1 and (min(steps) > 0 or max(steps) < 0)
    far, length, least = (2, 3, 2) if rule == "two" else (1, 5, 4)
    return out[-1] > far and sum(score > far for score in out[-length:]) >= least

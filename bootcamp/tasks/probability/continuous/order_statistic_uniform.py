"""Find a mean or a chance about the ordered values of independent draws from an interval.

Answer: a rational number; it is unique.
Harder: more draws, gaps and ranges, two thresholds, a density that grows with a power of x.
Skills: probability, calculus
Source: original; H. David, Order Statistics, 1970.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb
from random import Random

from bootcamp import task
from bootcamp.lib.polynomial import integral, multiply
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import ordinal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_KINDS = ("mean", "below", "both", "gap", "range", "variance")


class OrderStatisticUniform(Task["OrderStatisticUniform.Params", "OrderStatisticUniform.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        draws: int = knob("how many values are drawn", levels=(3, 4, 6, 6, 8, 6, 7, 6, 7, 8), ge=2, le=12)
        kinds: int = knob("how many kinds of questions there are", levels=(2, 2, 4, 5, 6, 6, 6, 6, 6, 6), ge=1, le=6)
        power: int = knob("the largest power of x in the density", levels=(0, 0, 0, 0, 0, 1, 1, 2, 2, 3), ge=0, le=4)

    class Instance(task.Instance):
        low: int
        high: int
        draws: int
        power: int
        kind: str
        place: int  # counted from the smallest
        other: int  # another place, or how many values are below t
        t: Fraction
        u: Fraction

        def ranked(self, place: int, language: str) -> str:
            """Name the value at a place counted from the smallest."""
            if place in (1, self.draws):
                return (("smallest", "最小") if place == 1 else ("largest", "最大"))[language == "zh"]
            return f"第 {place} 小" if language == "zh" else f"{ordinal(place)} smallest"

    answer = Rational()
    prompt = Prompt(
        en=r"""
        {{ draws }} values are drawn independently from the interval [{{ low }}, {{ high }}],
        {%- if power %} each with density proportional to
        {{- " x" if power == 1 else " x^%d" % power }} there and 0 elsewhere
        {%- else %} each uniformly
        {%- endif %}.

        {% if kind == "mean" %}
        Find the expected value of the {{ ranked(place, language) }} of them.
        {% elif kind == "below" %}
        Find the probability that the {{ ranked(place, language) }} of them is less than {{ t }}.
        {% elif kind == "both" %}
        Find the probability that exactly {{ other }} of them {{ "is" if other == 1 else "are" }} less than {{ t }} and
        the largest of them is greater than {{ u }}.
        {% elif kind == "gap" %}
        Find the expected value of the {{ ranked(other, language) }} minus the {{ ranked(place, language) }} of them.
        {% elif kind == "range" %}
        Find the expected value of the {{ ranked(place, language) }} of them, given that all of them are less than
        {{ t }}.
        {% else %}
        Find the variance of the {{ ranked(place, language) }} of them.
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        从区间 [{{ low }}, {{ high }}] 中独立地抽取 {{ draws }} 个值，
        {%- if power %}每个值的密度在该区间上与{{ " x" if power == 1 else " x^%d" % power }} 成正比，在区间外为 0
        {%- else %}每个值服从均匀分布
        {%- endif %}。

        {% if kind == "mean" %}
        求其中{{ ranked(place, language) }}的值的期望。
        {% elif kind == "below" %}
        求其中{{ ranked(place, language) }}的值小于 {{ t }} 的概率。
        {% elif kind == "both" %}
        求其中恰有 {{ other }} 个值小于 {{ t }}，且最大的值大于 {{ u }} 的概率。
        {% elif kind == "gap" %}
        求其中{{ ranked(other, language) }}的值减去{{ ranked(place, language) }}的值的期望。
        {% elif kind == "range" %}
        已知所有值都小于 {{ t }}，求其中{{ ranked(place, language) }}的值的期望。
        {% else %}
        求其中{{ ranked(place, language) }}的值的方差。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = rng.randint(max(2, params.draws - 2), params.draws)
        power = rng.randint(min(params.power, 1), params.power)
        low = 0 if power > 1 else rng.randint(0, 3)
        high = low + rng.randint(1 if power < 3 else 2, 5)
        kind = rng.choice(_KINDS[: params.kinds])
        place, other, t, u = 0, 0, Fraction(0), Fraction(0)
        if kind != "both":
            place = rng.randint(1, n)
        if kind == "gap":
            place, other = sorted(rng.sample(range(1, n + 1), 2))
        if kind in ("below", "both", "range"):
            whole = rng.randint(3, 6 if n < 7 else 4)
            first, second = sorted(rng.sample(range(1, whole), 2))
            t = low + (high - low) * Fraction(second if kind == "range" else first, whole)
            u = low + (high - low) * Fraction(second, whole) if kind == "both" else u
            other = rng.randint(1, n - 1) if kind == "both" else 0
        instance = self.Instance(
            low=low, high=high, draws=n, power=power, kind=kind, place=place, other=other, t=t, u=u
        )
        answer = self.solve(instance)
        flat = self.solve(instance.model_copy(update={"power": 0})) if power else Fraction(0)
        if not worth_asking(answer, flat) or (kind == "below" and not 1 < 100 * answer < 99) or answer.denominator == 1:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        n, place, t = instance.draws, instance.place, instance.t
        if instance.kind == "below":
            below = _share(instance, t)
            return sum((comb(n, k) * below**k * (1 - below) ** (n - k) for k in range(place, n + 1)), Fraction(0))
        if instance.kind == "both":
            below, middle, k = _share(instance, t), _share(instance, instance.u) - _share(instance, t), instance.other
            return comb(n, k) * below**k * ((1 - below) ** (n - k) - middle ** (n - k))
        if instance.kind == "gap":
            return _moment(instance, instance.other, 1) - _moment(instance, place, 1)
        if instance.kind == "range":
            return _moment(instance, place, 1, t)
        mean = _moment(instance, place, 1)
        return mean if instance.kind == "mean" else _moment(instance, place, 2) - mean**2


def _share(instance: OrderStatisticUniform.Instance, t: Fraction) -> Fraction:
    """Give the chance that one value is less than t."""
    n = instance.power + 1
    low, high = Fraction(instance.low) ** n, Fraction(instance.high) ** n
    return (t**n - low) / (high - low)


def _moment(instance: OrderStatisticUniform.Instance, place: int, order: int, high: Fraction | None = None) -> Fraction:
    """Integrate x^order against the density of the place-th smallest value; all values are below `high`."""
    n, power, low = instance.draws, instance.power, Fraction(instance.low)
    top = Fraction(instance.high) if high is None else high
    whole = top ** (power + 1) - low ** (power + 1)
    below = (-(low ** (power + 1)) / whole, *[Fraction(0)] * power, 1 / whole)
    above = (top ** (power + 1) / whole, *[Fraction(0)] * power, -1 / whole)
    density: tuple[Fraction | int, ...] = (*[Fraction(0)] * (power + order), (power + 1) / whole)
    for factor, times in ((below, place - 1), (above, n - place)):
        for _ in range(times):
            density = tuple(multiply(density, factor))
    return place * comb(n, place) * integral(density, low, top)

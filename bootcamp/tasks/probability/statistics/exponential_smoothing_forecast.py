"""Smooth a series by a stated recursion and forecast it, or find the mean error of its one-step forecasts.

Answer: a decimal, right to within 0.001.
Harder: a longer series, trends, seasons, errors instead of a forecast.
Skills: arithmetic, simulation
Source: original; C. Holt, 1957; P. Winters, "Forecasting sales by exponentially weighted moving averages", 1960.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import ClassVar

from bootcamp import task
from bootcamp.lib.numbers import decimal
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal

_KINDS = ("simple", "average", "trend", "seasons", "full")


class ExponentialSmoothingForecast(
    Task["ExponentialSmoothingForecast.Params", "ExponentialSmoothingForecast.Instance", Fraction]
):
    version = 1

    class Params(task.Params):
        kinds: int = knob("how many methods there are", levels=(1, 2, 3, 3, 4, 4, 5, 5, 5, 5), ge=1, le=5)
        easiest: int = knob("how many easy methods are left out", levels=(0, 0, 0, 0, 1, 2, 2, 2, 3, 3), ge=0, le=4)
        length: int = knob("how many values the series has", levels=(4, 4, 5, 6, 6, 7, 8, 9, 10, 12), ge=3, le=20)
        errors: int = knob("how often errors are asked, in percent", levels=(0, 0, 30) + (50,) * 7, ge=0, le=100)

    class Instance(task.Told):
        settings: ClassVar[tuple[tuple[str, str], ...]] = (
            ("the sales of a shop, by day", "一家商店每天的销量"),
            ("the visitors of a museum, by week", "一座博物馆每周的参观人数"),
            ("the letters that an office got, by day", "一间办公室每天收到的信件数"),
            ("the trips of a ferry, by month", "一艘渡船每月的航次"),
            ("the loaves that a bakery sold, by day", "一家面包店每天卖出的面包数"),
            ("the calls to a help desk, by hour", "一个咨询台每小时接到的电话数"),
            ("the books lent by a library, by week", "一座图书馆每周借出的图书数"),
            ("the bicycles counted on a bridge, by hour", "一座桥上每小时通过的自行车数"),
        )
        kind: str
        series: tuple[int, ...]
        constants: tuple[Fraction, ...]
        """Those of the level, the trend and the seasons."""
        start: tuple[int, ...]
        """The level, the trend and the seasons before the first value."""
        ahead: int
        """How many steps after the end, 0 where errors are asked."""
        since: int

        @property
        def shown(self) -> list[str]:
            return [decimal(value) for value in self.constants]

        @property
        def period(self) -> int:
            return max(1, len(self.start) - 2)

        @property
        def season(self) -> list[str]:
            return [f"S({place + 1 - self.period}) = {value}" for place, value in enumerate(self.start[2:])]

    answer = Decimal(tolerance="0.001")
    prompt = Prompt(
        en=r"""
        The values x(1), x(2), ..., x({{ series | length }}) are {{ words("en")[0] }}: {{ series | comma }}.

        {% if kind == "average" %}
        The forecast for each time after the first {{ start[0] }} is the mean of the {{ start[0] }} values before it;
        after the end of the series, forecasts take the place of values that are not known.
        {% else %}
        They are smoothed, for t = 1, 2, ... in turn, by

        - L(t) = {{ shown[0] }}·{{ "(x(t) - S(t - %d))" % period if season else "x(t)" }} + (1 - {{ shown[0] }})·
          {{- "(L(t - 1) + B(t - 1))" if kind in ("trend", "full") else "L(t - 1)" }}
        {% if kind in ("trend", "full") %}
        - B(t) = {{ shown[1] }}·(L(t) - L(t - 1)) + (1 - {{ shown[1] }})·B(t - 1)
        {% endif %}
        {% if season %}
        - S(t) = {{ shown[2] }}·(x(t) - L(t)) + (1 - {{ shown[2] }})·S(t - {{ period }})
        {% endif %}

        with L(0) = {{ start[0] }}{{ ", B(0) = %d" % start[1] if kind in ("trend", "full") }}
        {{- ", " ~ (season | comma) if season }}. The forecast made at time t for time t + h is L(t)
        {{- " + h·B(t)" if kind in ("trend", "full") }}
        {{- " + S(t + h - %d), for h = 1 to %d" % (period, period) if season }}.
        {% endif %}

        {% if ahead %}
        Find the forecast for time {{ series | length + ahead }}, made at time {{ series | length }}.
        {% else %}
        Find the mean absolute error, |x(t) - forecast|, of the forecasts for t = {{ since }} to {{ series | length }},
        each made at the time t - 1.
        {% endif %}
        Round nothing before the end.
        """,
        zh=r"""
        数列 x(1), x(2), ..., x({{ series | length }}) 是{{ words("zh")[0] }}：{{ series | comma }}。

        {% if kind == "average" %}
        前 {{ start[0] }} 个时刻之后，每个时刻的预测值是它前面 {{ start[0] }} 个值的平均数；
        数列结束之后，未知的值用预测值代替。
        {% else %}
        依次对 t = 1, 2, ... 按下式平滑：

        - L(t) = {{ shown[0] }}·{{ "(x(t) - S(t - %d))" % period if season else "x(t)" }} + (1 - {{ shown[0] }})·
          {{- "(L(t - 1) + B(t - 1))" if kind in ("trend", "full") else "L(t - 1)" }}
        {% if kind in ("trend", "full") %}
        - B(t) = {{ shown[1] }}·(L(t) - L(t - 1)) + (1 - {{ shown[1] }})·B(t - 1)
        {% endif %}
        {% if season %}
        - S(t) = {{ shown[2] }}·(x(t) - L(t)) + (1 - {{ shown[2] }})·S(t - {{ period }})
        {% endif %}

        其中 L(0) = {{ start[0] }}{{ "，B(0) = %d" % start[1] if kind in ("trend", "full") }}
        {{- "，" ~ (season | join("，")) if season }}。在时刻 t 对时刻 t + h 的预测值为 L(t)
        {{- " + h·B(t)" if kind in ("trend", "full") }}
        {{- " + S(t + h - %d)，h = 1 到 %d" % (period, period) if season }}。
        {% endif %}

        {% if ahead %}
        求在时刻 {{ series | length }} 对时刻 {{ series | length + ahead }} 的预测值。
        {% else %}
        对 t = {{ since }} 到 {{ series | length }}，在时刻 t - 1 作出对 t 的预测，
        求绝对误差 |x(t) - 预测值| 的平均数。
        {% endif %}
        中间结果不取近似。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        kind, n = rng.choice(_KINDS[params.easiest : params.kinds]), params.length
        period = rng.randint(2, 4) if kind in ("seasons", "full") else 0
        seasons = [rng.randint(-9, 9) for _ in range(max(0, period - 1))]
        seasons += [-sum(seasons)] if period else []
        level, slope = rng.randint(30, 80), rng.randint(-3, 4) if kind in ("trend", "full") else 0
        waves = seasons or [0]
        series = [level + (t + 1) * slope + waves[t % len(waves)] + rng.randint(-6, 6) for t in range(n)]
        asked = rng.randrange(100) < params.errors
        reach = rng.randint(2, n - 1) if kind == "average" else level + rng.randint(-3, 3)
        instance = self.Instance(
            setting=rng.randrange(8),
            kind=kind,
            series=tuple(series),
            constants=tuple(
                Fraction(rng.randint(1, 6) if kind in kinds else 0, 10)
                for kinds in (("simple", *_KINDS[2:]), ("trend", "full"), ("seasons", "full"))
            ),
            start=(reach, slope, *seasons),
            ahead=0 if asked else rng.randint(1, period or 3),
            since=(reach + 1 if kind == "average" else rng.randint(1, n // 2)) if asked else 0,
        )
        answer = self.solve(instance)
        if min(series) < 1 or answer.denominator == 1 or round(answer, 1) == series[-1]:
            raise task.Retry
        return instance, round(answer, 6)

    def solve(self, instance: Instance) -> Fraction:
        kind, series = instance.kind, instance.series
        values, errors = [Fraction(x) for x in series], list[Fraction]()
        if kind == "average":
            k = instance.start[0]
            errors = [abs(x - sum(values[t - k : t], Fraction(0)) / k) for t, x in enumerate(values) if t >= k]
            for _ in range(instance.ahead):
                values.append(sum(values[-k:], Fraction(0)) / k)
            return values[-1] if instance.ahead else sum(errors, Fraction(0)) / len(errors)
        a, b, c = instance.constants
        level, trend, *seasons = map(Fraction, instance.start)
        seasons = seasons or [Fraction(0)]
        for x in values:
            wave = seasons[-instance.period]
            errors.append(abs(x - (level + trend + wave)))
            before, level = level, a * (x - wave) + (1 - a) * (level + trend)
            trend = b * (level - before) + (1 - b) * trend
            seasons.append(c * (x - level) + (1 - c) * wave)
        if instance.ahead:
            return level + instance.ahead * trend + seasons[instance.ahead - instance.period - 1]
        kept = errors[instance.since - 1 :]
        return sum(kept, Fraction(0)) / len(kept)

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"setting"})

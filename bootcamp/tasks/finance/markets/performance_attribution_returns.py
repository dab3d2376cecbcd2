"""Work out the return of a portfolio and its benchmark, and split the difference into effects over several periods.

Answer: percentages rounded to two decimals; unique.
Harder: more segments and periods, money that moves in, out and between segments.
Skills: arithmetic, instructions
Source: original; G. P. Brinson's effects, linked over periods by growth before and after; invented funds, no advice.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from math import prod
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Retry, Task, knob
from bootcamp.verifiers import Decimal, Format, Record

Row = tuple[int, int, int, int]
"""Money that comes in at the beginning of a period, the portfolio's return, the benchmark's weight and its return."""
Answer = dict[str, Fraction]

_PERCENT = Decimal(places=2, unit="%")
_SEGMENTS = ("bonds", "energy", "health", "metals", "property", "retail", "software", "transport")
_HEADS = ("segment,comes in,fund r,weight W,benchmark R", "板块,流入,基金 r,权重 W,基准 R")
_CHINESE = ("债券", "能源", "医疗", "金属", "地产", "零售", "软件", "运输")


class PerformanceAttributionReturns(
    Task["PerformanceAttributionReturns.Params", "PerformanceAttributionReturns.Instance", Answer]
):
    version = 1

    class Params(task.Params):
        segments: int = knob("how many segments there are", levels=(2, 3, 4, 3, 4, 5, 4, 5, 6, 7), ge=2, le=8)
        periods: int = knob("how many periods there are", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=5)
        moves: int = knob(
            "how many movements of money a later period has", levels=(0, 0, 0, 0, 1, 2, 2, 3, 3, 4), ge=0, le=7
        )

    class Instance(task.Instance):
        segments: tuple[int, ...]
        start: tuple[int, ...]
        periods: tuple[tuple[Row, ...], ...]
        asked: int  # the segment whose allocation effect is asked for

        def names(self, language: str) -> list[str]:
            return [(_CHINESE if language == "zh" else _SEGMENTS)[k] for k in self.segments]

        def rows(self, period: int, language: str) -> list[tuple[object, ...]]:
            rows = zip(self.names(language), self.periods[period], strict=True)
            return [
                (name, *[f"{flow:+d}" if flow else 0] * self.moving(), f"{own} %", f"{weight} %", f"{other} %")
                for name, (flow, own, weight, other) in rows
            ]

        def heads(self, language: str) -> list[str]:
            heads = _HEADS[language == "zh"].split(",")
            return heads if self.moving() else [heads[0], *heads[2:]]

        def moving(self) -> bool:
            return any(row[0] for period in self.periods for row in period)

    prompt = Prompt(
        en=r"""
        A fund (an invented case, no advice) holds these segments; the values before the first period:

        {% for name in names(language) %}
        - {{ name }}: {{ start[loop.index0] }}
        {% endfor %}

        {% for period in periods %}
        Period {{ loop.index }}:

        {{ rows(loop.index0, language) | table(heads("en")) }}

        {% endfor %}
        {{ "What comes in (out, if negative) does so at the beginning of the period, before the return is earned. "
        if moving() }}{{ "What is then in a segment grows by its fund return r, and the next period begins with that. "
        if periods[1:] }}The weight w of a segment in the fund is its share of the whole fund
        {{ "after what came in and out" if moving()
        else "at the beginning of the period" }}. {% if periods[1:] %}The benchmark is put back to its weights W at the
        beginning of each period, and its{% else %}The benchmark has the weights W, and its{% endif %} segments have the
        returns R.

        {{ "In each period" if periods[1:] else "In the period" }}:
        - the fund return F is the sum of w r and the benchmark return B is the sum of W R, over all segments;
        - the allocation effect of a segment is (w - W)(R - B), its selection effect is W (r - R), and its interaction
          effect is (w - W)(r - R).

        {% if periods[1:] %}
        Over all periods:
        - the fund return is the product of 1 + F of all periods, minus 1; likewise for the benchmark with B;
        - each effect of a period is multiplied by 1 + F of every earlier period and by 1 + B of every later period, and
          the results are added up.

        {% endif %}
        Give{{ " over all periods," if periods[1:] }} in percent rounded to two decimals: fund and benchmark, the
        returns{{ " F and B" if not periods[1:] }}; allocation,
        selection and interaction, the effects summed over all segments; and segment, the allocation effect of
        {{ names(language)[asked] }} alone. Round only at the end.
        """,
        zh=r"""
        某基金（虚构案例，不构成建议）持有下列板块，第一期之前的价值为：

        {% for name in names(language) %}
        - {{ name }}：{{ start[loop.index0] }}
        {% endfor %}

        {% for period in periods %}
        第 {{ loop.index }} 期：

        {{ rows(loop.index0, language) | table(heads("zh")) }}

        {% endfor %}
        {{ "流入（负数为流出）的资金在该期开始时到账，先于取得收益。此后" if moving() }}
        {{- "板块中的金额按基金收益率 r 增长，下一期从增长后的金额开始。" if periods[1:] }}板块在基金中的权重 w 是
        {{- "资金进出之后" if moving() else "期初" }}它占整个基金的份额。
        基准{{ "在每期开始时恢复到其权重 W" if periods[1:] else "的权重为 W" }}，其各板块的收益率为 R。

        {{ "在每一期" if periods[1:] else "在这一期" }}：
        - 基金收益率 F 为各板块 w r 之和，基准收益率 B 为各板块 W R 之和；
        - 板块的配置效应为 (w - W)(R - B)，选择效应为 W (r - R)，交互效应为 (w - W)(r - R)。

        {% if periods[1:] %}
        对全部各期：
        - 基金收益率为各期 1 + F 之积减 1，基准同理（用 B）；
        - 每期的每个效应乘以此前各期的 1 + F 和此后各期的 1 + B，再把结果相加。

        {% endif %}
        请给出{{ "全部各期的" if periods[1:] }}下列数值，以百分数表示，四舍五入到两位小数：fund 和 benchmark 为收益率
        {{- " F 和 B" if not periods[1:] }}；
        allocation、selection、interaction 为各板块效应的总和；segment 为{{ names(language)[asked] }}单独的配置效应。
        只在最后舍入。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Record(
            **dict.fromkeys(("fund", "benchmark", "allocation", "selection", "interaction", "segment"), _PERCENT)
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.segments
        start, periods = [rng.randint(4, 40) * 50 for _ in range(n)], list[tuple[Row, ...]]()
        weights = [5 * b - 5 * a for a, b in pairwise([0, *sorted(rng.sample(range(1, 20), n - 1)), 20])]
        for period in range(params.periods):
            flows = [0] * n
            for _ in range(params.moves if period else 0):
                flows[rng.randrange(n)] += rng.choice((-1, 1, 1, 2)) * 50
            own = [rng.randint(-8, 14) for _ in range(n)]
            other = [rng.randint(-6, 12) for _ in range(n)]
            periods.append(tuple(zip(flows, own, weights, other, strict=True)))
        segments = tuple(sorted(rng.sample(range(len(_SEGMENTS)), n)))
        instance = self.Instance(segments=segments, start=tuple(start), periods=tuple(periods), asked=rng.randrange(n))
        exact = _effects(instance)
        near = [abs(100 * value % 1 - Fraction(1, 2)) < Fraction(1, 10) for value in exact.values()]
        if any(near) or min(map(abs, exact.values())) < Fraction(1, 50):
            raise Retry
        return instance, {name: _PERCENT.round(value) for name, value in exact.items()}

    def key(self, instance: Instance) -> object:
        return [instance.start, instance.periods, instance.asked]


def _effects(instance: PerformanceAttributionReturns.Instance) -> Answer:
    """Give what is asked for, in percent and not rounded."""
    values, found = [Fraction(value) for value in instance.start], list[Answer]()
    for rows in instance.periods:
        values = [value + row[0] for value, row in zip(values, rows, strict=True)]
        total = sum(values)
        shares = [value / total for value in values]
        plain = [
            (w, Fraction(r, 100), Fraction(g, 100), Fraction(b, 100))
            for w, (_, r, g, b) in zip(shares, rows, strict=True)
        ]
        base = sum((g * b for _, _, g, b in plain), Fraction(0))
        parts = [(w - g) * (b - base) for w, _, g, b in plain]
        found.append(
            {
                "fund": sum((w * r for w, r, _, _ in plain), Fraction(0)),
                "benchmark": base,
                "allocation": sum(parts, Fraction(0)),
                "selection": sum((g * (r - b) for _, r, g, b in plain), Fraction(0)),
                "interaction": sum(((w - g) * (r - b) for w, r, g, b in plain), Fraction(0)),
                "segment": parts[instance.asked],
            }
        )
        values = [value * (1 + r) for value, (_, r, _, _) in zip(values, plain, strict=True)]
    answer = {name: prod((1 + one[name] for one in found), start=Fraction(1)) - 1 for name in ("fund", "benchmark")}
    for name in ("allocation", "selection", "interaction", "segment"):
        linked = Fraction(0)
        for t, one in enumerate(found):
            before = prod((1 + other["fund"] for other in found[:t]), start=Fraction(1))
            after = prod((1 + other["benchmark"] for other in found[t + 1 :]), start=Fraction(1))
            linked += one[name] * before * after
        answer[name] = linked
    return {name: 100 * value for name, value in answer.items()}

"""Value a row of cash flows: its present value, all its internal rates of return, and its modified growth.

Answer: the net present value, the set of all internal rates above -1, and the modified growth; unique.
Harder: more periods, several internal rates, rates that change.
Skills: algebra, arithmetic
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import polynomial
from bootcamp.lib.prompts import percent
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Rational, Record, Set

Answer = dict[str, Any]

_GROWTH = tuple(
    Fraction(text) for text in ("11/10", "6/5", "5/4", "3/2", "2", "4/5", "9/10", "21/20", "8/5", "1/2", "3")
)


class NpvIrrCashflows(Task["NpvIrrCashflows.Params", "NpvIrrCashflows.Instance", Answer]):
    version = 1

    class Params(task.Params):
        roots: int = knob("the internal rates of return", levels=(1, 1, 1, 2, 2, 2, 3, 3, 3, 4), ge=1, le=5)
        more: int = knob("the periods beyond their number", levels=(0, 1, 2, 1, 2, 3, 2, 3, 4, 4), ge=0, le=5)

    class Instance(task.Instance):
        flows: tuple[int, ...]
        rate: int
        """The rate of the present value in percent."""
        finance: int
        reinvest: int

        def rows(self) -> list[tuple[int, int]]:
            return list(enumerate(self.flows))

        def rates(self) -> list[str]:
            return [percent(Fraction(rate, 100)) for rate in (self.rate, self.finance, self.reinvest)]

        def last(self) -> int:
            return len(self.flows) - 1

    answer = Record(npv=Decimal(places=2), irr=Set(Rational(percent=True)), growth=Decimal(places=4))
    prompt = Prompt(
        en=r"""
        A project has these cash flows, each at the end of its period, flow 0 now:

        {{ rows() | table(["period", "cash flow"]) }}

        Find:

        - npv: the net present value, which is the sum of all flows, the flow of period k divided by (1 + i)^k, at the
        rate i = {{ rates()[0] }}, rounded to two decimal places
        - irr: all internal rates of return above -1, which are the rates i with net present value 0, exactly
        - growth: (1 + m)^{{ last() }} for the modified internal rate m, which is F / P, rounded to four decimal places;
        F is the value of the positive flows at the end of period {{ last() }} at {{ rates()[2] }} a period, and P the
        value of the negative flows now at {{ rates()[1] }} a period, without its sign
        """,
        zh=r"""
        某项目有下列现金流，都在各期期末发生，第 0 期的现金流在现在：

        {{ rows() | table(["期", "现金流"]) }}

        求：

        - npv：净现值，即把第 k 期的现金流除以 (1 + i)^k 后全部相加，其中 i = {{ rates()[0] }}，四舍五入到小数点后两位
        - irr：大于 -1 的全部内部收益率，即使净现值为 0 的 i，要求精确
        - growth：修正内部收益率 m 的 (1 + m)^{{ last() }}，它等于 F / P，四舍五入到小数点后四位；F 是正现金流
        按每期 {{ rates()[2] }} 计在第 {{ last() }} 期期末的价值，P 是负现金流按每期 {{ rates()[1] }} 计的现值的绝对值
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        product: tuple[Fraction, ...] = (Fraction(1),)
        chosen = rng.sample(_GROWTH, params.roots)
        for growth in chosen:
            product = polynomial.multiply(product, (Fraction(-growth.numerator), Fraction(growth.denominator)))
        # a factor with positive coefficients has no positive root, so that there are no other internal rates
        other = tuple(Fraction(rng.choice((1, 1, 2, 3))) for _ in range(params.more + 1))
        product = polynomial.multiply(product, other)
        whole = [int(value) for value in reversed(product)]
        sign = -1 if whole[0] > 0 else 1
        scale = rng.randint(1, 9) * (10 if max(map(abs, whole)) < 500 else 1)
        flows = tuple(sign * scale * value // gcd(*whole) for value in whole)
        if max(map(abs, flows)) > 99999 or 0 in flows:
            raise task.Retry
        instance = self.Instance(
            flows=flows, rate=rng.randint(2, 15), finance=rng.randint(2, 12), reinvest=rng.randint(2, 12)
        )
        if len({instance.rate, instance.finance, instance.reinvest}) < 3:
            raise task.Retry
        npv = sum((flow / (1 + Fraction(instance.rate, 100)) ** k for k, flow in enumerate(flows)), Fraction())
        ahead = [
            max(0, flow) * (1 + Fraction(instance.reinvest, 100)) ** (len(flows) - 1 - k)
            for k, flow in enumerate(flows)
        ]
        behind = [-min(0, flow) / (1 + Fraction(instance.finance, 100)) ** k for k, flow in enumerate(flows)]
        growth = sum(ahead, Fraction()) / sum(behind, Fraction())
        if any(abs(value % 1 - Fraction(1, 2)) < Fraction(1, 10) for value in (npv * 100, growth * 10**4)):
            raise task.Retry
        rates = frozenset(value - 1 for value in chosen)
        return instance, {"npv": Decimal(places=2).round(npv), "irr": rates, "growth": Decimal(places=4).round(growth)}

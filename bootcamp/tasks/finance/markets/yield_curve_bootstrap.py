"""Find discount factors from the exact prices of bonds, annuities and forwards, with periods that are interpolated.

Answer: a discount factor, a forward rate and a swap rate, exact; unique.
Harder: more periods, prices that hang together, forwards, periods without an instrument.
Skills: algebra, arithmetic, deduction
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Record

Instrument = tuple[str, int, int, Fraction]
"""A kind, its last period, a coupon or the first period of a forward, and its price."""
Answer = dict[str, Fraction]

_KINDS: dict[str, tuple[str, str]] = {
    "zero": ("{p} now for 100 at the end of period {n}", "现在付 {p}，第 {n} 期期末得 100"),
    "bond": (
        "{p} now for {c} at the end of each of the periods 1 to {n} and another 100 at the end of period {n}",
        "现在付 {p}，第 1 至第 {n} 期每期期末得 {c}，第 {n} 期期末另得 100",
    ),
    "annuity": (
        "{p} now for 100 at the end of each of the periods 1 to {n}",
        "现在付 {p}，第 1 至第 {n} 期每期期末得 100",
    ),
    "forward": (
        "agreed now: {p} at the end of period {c} for 100 at the end of period {n}",
        "现在约定：第 {c} 期期末付 {p}，第 {n} 期期末得 100",
    ),
    "short": ("{p} now for {c} and another 100 at the end of period 1", "现在付 {p}，第 1 期期末得 {c}，另得 100"),
}


class YieldCurveBootstrap(Task["YieldCurveBootstrap.Params", "YieldCurveBootstrap.Instance", Answer]):
    version = 1

    class Params(task.Params):
        periods: int = knob("the periods", levels=(2, 3, 3, 4, 5, 6, 7, 8, 10, 12), ge=2, le=14)
        kinds: int = knob("the kinds of instruments in use", levels=(1, 2, 3, 3, 4, 4, 4, 4, 4, 4), ge=1, le=4)
        gaps: int = knob("the periods without an instrument", levels=(0, 0, 0, 0, 0, 1, 2, 2, 3, 4), ge=0, le=5)

    class Instance(task.Instance):
        instruments: tuple[Instrument, ...]
        gaps: tuple[int, ...]
        asked: tuple[int, int, int]
        """The period of the factor, of the forward rate, and the length of the swap."""

        def told(self, language: str) -> list[str]:
            return [
                _KINDS["short" if kind == "bond" and n == 1 else kind][language == "zh"].format(
                    p=_shown(price), n=n, c=c
                )
                for kind, n, c, price in self.instruments
            ]

    answer = Record(factor=Rational(), forward=Rational(), swap=Rational())
    prompt = Prompt(
        en=r"""
        In a market without costs or risk, 1 at the end of period k is worth the discount factor D(k) now; D(0) is 1.
        All these can be had at fair prices, that is, what is paid is worth as much now as what is got:

        {{ told("en") | bullets }}

        {% if gaps %}
        For period{{ "s" if gaps[1:] }} {{ gaps | listed }} the discount factor is taken half-way between those of the
        period before and the period after.
        {% endif %}
        Find exactly:

        - factor: D({{ asked[0] }})
        - forward: the forward rate of period {{ asked[1] }}, which is D({{ asked[1] - 1 }}) / D({{ asked[1] }}) - 1
        - swap: the rate of a swap over {{ asked[2] }} periods, which is (1 - D({{ asked[2] }})) divided by the sum of
        D(1) to D({{ asked[2] }})
        """,
        zh=r"""
        在一个没有费用和风险的市场里，第 k 期期末的 1 现在值 D(k)，称为贴现因子，因此 D(0) = 1。
        下列各项都能以公平的价格买到，即付出的与得到的现在价值相等：

        {{ told("zh") | bullets }}

        {% if gaps %}
        第 {{ gaps | listed("zh") }} 期的贴现因子取前一期与后一期的贴现因子的平均值。
        {% endif %}
        求下列各项的精确值：

        - factor：D({{ asked[0] }})
        - forward：第 {{ asked[1] }} 期的远期利率，即 D({{ asked[1] - 1 }}) / D({{ asked[1] }}) - 1
        - swap：{{ asked[2] }} 期互换的利率，即 (1 - D({{ asked[2] }})) 除以 D(1) 到 D({{ asked[2] }}) 之和
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        last = params.periods
        free = range(2, last)
        gaps = list[int]()
        for n in rng.sample(free, len(free)):
            if len(gaps) < params.gaps and not {n - 1, n + 1} & set(gaps):
                gaps.append(n)
        if len(gaps) < params.gaps:
            raise task.Retry
        factors = [Fraction(1)]
        for _ in range(last):
            factors.append(factors[-1] - Fraction(rng.randint(2, 10), 200))
        for n in gaps:
            factors[n] = (factors[n - 1] + factors[n + 1]) / 2
        instruments = list[Instrument]()
        for n in range(1, last + 1):
            if n in gaps:
                continue
            kind = rng.choice([kind for kind in list(_KINDS)[: params.kinds] if n > 1 or kind in ("zero", "bond")])
            if n > 2 and params.kinds > 1 and kind == "zero":
                kind = "bond"
            c = rng.randint(2, 12) if kind == "bond" else rng.randint(1, n - 1) if kind == "forward" else 0
            instruments.append((kind, n, c, _price(factors, kind, n, c)))
        rng.shuffle(instruments)
        swap = rng.randint(max(2, last - 3), last)
        asked = (rng.randint(max(1, last - 2), last), rng.randint(2, last), swap)
        answer = {
            "factor": factors[asked[0]],
            "forward": factors[asked[1] - 1] / factors[asked[1]] - 1,
            "swap": (1 - factors[swap]) / sum(factors[1 : swap + 1]),
        }
        if factors[last] < Fraction(1, 5) or any(value.denominator > 99999 for value in answer.values()):
            raise task.Retry
        return self.Instance(instruments=tuple(instruments), gaps=tuple(sorted(gaps)), asked=asked), answer

    def key(self, instance: Instance) -> object:
        return [sorted(map(str, instance.instruments)), instance.gaps, instance.asked]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, found = list[str](), {0: Fraction(1)}
        for one in sorted(instance.instruments, key=lambda instrument: instrument[1]):
            n, gap = one[1], one[1] - 1 in instance.gaps
            sums, found[n] = _solved(one, found, gap)
            lines += sums
            if gap:
                a = found[n - 2]
                found[n - 1] = (a + found[n]) / 2
                lines.append(f"D({n - 1}) = ({a} + {found[n]})/2 = {found[n - 1]}")
        at, period, swap = instance.asked
        back = found[period - 1]
        lines += [f"factor = {found[at]}", f"forward = ({back})/({found[period]}) - 1 = {back / found[period] - 1}"]
        terms = [found[n] for n in range(1, swap + 1)]
        lines.append(f"{' + '.join(map(str, terms))} = {sum(terms)}")
        return "\n".join([*lines, f"swap = (1 - {found[swap]})/({sum(terms)}) = {(1 - found[swap]) / sum(terms)}"])


def _solved(one: Instrument, found: dict[int, Fraction], gap: bool) -> tuple[list[str], Fraction]:
    """Find the factor y of the last period, where D is (a + y)/2 in a gap just before, a being the factor before it."""
    kind, n, c, price = one
    before, p = [found[k] for k in range(1, n - gap)], _shown(price)
    known, a = sum(before, Fraction()), found[n - 1 - gap]
    lines = [f"{' + '.join(map(str, before))} = {known}"] if before[1:] and kind in ("bond", "annuity") else []
    weight = Fraction(3, 2) if gap else Fraction(1)
    lines += [f"{known} + ({a})/2 = {known + a / 2}"] if gap and kind in ("bond", "annuity") else []
    known += a / 2 if gap else 0
    if kind == "bond":
        below = 100 + c * weight
        value = (price - c * known) / below
        return [*lines, f"100 + {c}·{weight} = {below}, D({n}) = ({p} - {c}·{known})/({below}) = {value}"], value
    if kind == "annuity":
        value = (price / 100 - known) / weight
        return [
            *lines,
            f"{p}/100 - {known} = {price / 100 - known}, D({n}) = ({price / 100 - known})/({weight}) = {value}",
        ], value
    if kind == "zero" or c in found:
        factor = found[c] if kind == "forward" else Fraction(1)
        value = price * factor / 100
        return [f"D({n}) = ({p})/100{f'·{factor}' if kind == 'forward' else ''} = {value}"], value
    share = price / 200
    value = share * a / (1 - share)
    return [
        f"{p}/200 = {share}, D({n}) = {share}·({a} + D({n}))",
        f"D({n}) = {share}·{a}/(1 - {share}) = {value}",
    ], value


def _price(factors: list[Fraction], kind: str, n: int, c: int) -> Fraction:
    if kind == "forward":
        return 100 * factors[n] / factors[c]
    coupon = {"zero": 0, "bond": c, "annuity": 100}[kind]
    return coupon * sum(factors[1 : n + 1], Fraction()) + (100 * factors[n] if kind != "annuity" else 0)


def _shown(price: Fraction) -> str:
    """Write a price as a decimal, or as a fraction where that is endless."""
    scaled = price * 10**6
    if scaled.denominator > 1:
        return str(price)
    text = str(scaled.numerator).zfill(7)
    return f"{text[:-6]}.{text[-6:]}".rstrip("0").rstrip(".")

"""Price a holding of bonds at a flat yield, with its duration and convexity.

Answer: the clean price to the cent, the duration and the convexity to four places; unique.
Harder: more periods and bonds, accrued interest, bonds that are repaid in parts or may be called.
Skills: arithmetic
Source: original; the usual formulas, stated in the prompt.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.prompts import percent
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal, Record

Bond = tuple[int, int, int, int, int, int]
"""How many are held, the face, the coupon in tenths of a percent, the periods, what is repaid at the end of each period
before the last (0 for nothing), and the price at which it may be called one period before its end (0 for never)."""
Answer = dict[str, Fraction]


class BondPriceDuration(Task["BondPriceDuration.Params", "BondPriceDuration.Instance", Answer]):
    version = 1

    class Params(task.Params):
        periods: int = knob("the most periods of a bond", levels=(1, 2, 3, 3, 4, 5, 6, 8, 10, 12), ge=1, le=15)
        bonds: int = knob("the kinds of bonds held", levels=(1, 1, 1, 1, 2, 2, 2, 3, 3, 4), ge=1, le=5)
        accrued: bool = knob("whether a part of a period has passed", levels=(False,) * 3 + (True,) * 7)
        features: int = knob("the bonds repaid in parts or callable", levels=(0, 0, 0, 0, 0, 1, 2, 2, 3, 3), ge=0, le=5)

    class Instance(task.Instance):
        bonds: tuple[Bond, ...]
        rate: int
        """The yield a period in tenths of a percent."""
        passed: tuple[int, int]
        """The days of the current period that have passed, and all its days."""

        def told(self, language: str) -> list[str]:
            return [_told(bond, language == "zh") for bond in self.bonds]

        def rate_text(self) -> str:
            return percent(Fraction(self.rate, 1000))

        def parts(self) -> tuple[bool, bool]:
            return any(bond[4] for bond in self.bonds), any(bond[5] for bond in self.bonds)

    answer = Record(price=Decimal(places=2), duration=Decimal(places=4), convexity=Decimal(places=4))
    prompt = Prompt(
        en=r"""
        Somebody holds these bonds:

        {{ told("en") | bullets }}

        At the end of each period a bond pays its coupon, a percentage of the face not yet repaid; at the end of its
        last period all of the face not yet repaid is paid too.
        {% if parts()[0] %}
        A bond that is repaid in parts pays the part, with the coupon, also at the end of every period before the last.
        {% endif %}
        The yield y is {{ rate_text() }} a period. An amount A paid at the end of period k has the value
        A / (1 + y)^k at the last coupon day, which was the beginning of period 1.
        {% if parts()[1] %}
        If a bond may be called, then its amounts are those of the case, called or not, in which the sum of their values
        is smaller; if it is called, the call price is paid on that day instead of all that would come later.
        {% endif %}

        V is the sum of the values of all amounts of all bonds held. The duration is the sum of k times the values of
        the amounts at the end of period k, divided by V. The convexity is the sum of k(k + 1) times these values,
        divided by V and by (1 + y)^2.
        {% if passed[0] %}
        Of the {{ passed[1] }} days of period 1 now {{ passed[0] }} have passed; w = {{ passed[0] }}/{{ passed[1] }}.
        The price is V(1 + yw) less w times all coupons at the end of period 1. Duration and convexity are those above.
        {% else %}
        The price is V.
        {% endif %}

        Give price, duration and convexity.
        """,
        zh=r"""
        某人持有下列债券：

        {{ told("zh") | bullets }}

        债券在每期期末支付息票，按尚未偿还的面值的百分比计算；最后一期期末还支付全部尚未偿还的面值。
        {% if parts()[0] %}
        分期偿还的债券，在最后一期之前的每期期末，除息票外还支付规定的部分面值。
        {% endif %}
        每期收益率 y 为 {{ rate_text() }}。第 k 期期末支付的金额 A，
        在上一个付息日（即第 1 期期初）的价值为 A / (1 + y)^k。
        {% if parts()[1] %}
        可赎回的债券，在赎回与不赎回两种情形中，取各笔金额的价值之和较小的情形；若赎回，则当天支付赎回价，代替此后的一切支付。
        {% endif %}

        V 为所持全部债券所有金额的价值之和。久期为 k 乘以第 k 期期末金额的价值之和，再除以 V。
        凸性为 k(k + 1) 乘以这些价值之和，再除以 V 和 (1 + y)^2。
        {% if passed[0] %}
        现在第 1 期的 {{ passed[1] }} 天中已过去 {{ passed[0] }} 天；设 w = {{ passed[0] }}/{{ passed[1] }}。
        价格为 V(1 + yw) 减去 w 乘以第 1 期期末的全部息票。久期和凸性仍为上面所说的。
        {% else %}
        价格为 V。
        {% endif %}

        请给出 price（价格）、duration（久期）和 convexity（凸性）。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        featured = set(rng.sample(range(params.bonds), min(params.features, params.bonds)))
        rate, bonds = 5 * rng.randint(2, 20), list[Bond]()
        for place in range(params.bonds):
            periods = params.periods if not place else rng.randint(max(1, params.periods // 2), params.periods)
            face, part, call = 100 * rng.randint(1, 10), 0, 0
            if place in featured and rng.random() < 0.5:
                part = face // (periods + rng.randint(0, 2)) // 5 * 5
            elif place in featured and periods > 1:
                call = face * rng.randint(98, 104) // 100
            coupon = 5 * rng.randint(1, 20)
            if call and rng.random() < 0.4:  # so that a call pays about as often as not
                coupon = rate + 5 * rng.randint(4, 10)
            bonds.append((rng.randint(1, 9), face, coupon, periods, part, call))
        days = rng.choice((90, 91, 92, 181, 182, 184, 360, 365))
        passed = (rng.randint(10, days - 10), days) if params.accrued else (0, 1)
        instance = self.Instance(bonds=tuple(bonds), rate=rate, passed=passed)
        values = _worked(instance)
        near = [values["price"] * 100, values["duration"] * 10**4, values["convexity"] * 10**4]
        if any(abs(value % 1 - Fraction(1, 2)) < Fraction(1, 10) for value in near):
            raise task.Retry
        return instance, {
            name: Decimal(places=2 if name == "price" else 4).round(value) for name, value in values.items()
        }

    def key(self, instance: Instance) -> object:
        return [sorted(instance.bonds), instance.rate, instance.passed]


def _flows(bond: Bond, y: Fraction) -> list[Fraction]:
    """Give what a bond pays at the end of each period."""
    _, face, coupon, periods, part, call = bond
    left, flows = Fraction(face), list[Fraction]()
    for k in range(1, periods + 1):
        paid = left if k == periods else Fraction(part)
        flows.append(left * Fraction(coupon, 1000) + paid)
        left -= paid
    if call:
        called = [*flows[:-2], flows[-2] + call]
        flows = min(flows, called, key=lambda one: sum(flow / (1 + y) ** k for k, flow in enumerate(one, start=1)))
    return flows


def _worked(instance: BondPriceDuration.Instance) -> Answer:
    y = Fraction(instance.rate, 1000)
    sums, coupons = [Fraction()] * 3, Fraction()
    for bond in instance.bonds:
        coupons += bond[0] * bond[1] * Fraction(bond[2], 1000)
        for k, flow in enumerate(_flows(bond, y), start=1):
            value = bond[0] * flow / (1 + y) ** k
            sums = [sums[0] + value, sums[1] + k * value, sums[2] + k * (k + 1) * value]
    w = Fraction(*instance.passed)
    price = sums[0] * (1 + y * w) - w * coupons
    return {"price": price, "duration": sums[1] / sums[0], "convexity": sums[2] / sums[0] / (1 + y) ** 2}


def _told(bond: Bond, zh: bool) -> str:
    count, face, coupon, periods, part, call = bond
    rate = percent(Fraction(coupon, 1000))
    if zh:
        more = (
            f"，每期偿还面值 {part}" if part else f"，可在第 {periods - 1} 期期末付息后以 {call} 赎回" if call else ""
        )
        return f"{count} 张，每张面值 {face}，息票 {rate}，共 {periods} 期{more}"
    more = f", repaid in parts of {part}" if part else ""
    more += f", callable at {call} at the end of period {periods - 1} after its coupon" if call else ""
    return f"{count} of face {face} each, coupon {rate}, number of periods {periods}{more}"

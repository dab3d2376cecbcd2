"""Settle the value-added tax of traders who sell to each other and to consumers.

Answer: the tax that each trader owes, negative for a refund; unique.
Harder: more traders and deals, prices with tax, zero rates, exempt sales, reversed charges, returns, partial deduction.
Skills: arithmetic, instructions
Source: original; invented rates and rules.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.lib.worlds import draw_names
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Deal = tuple[int, int, str, int, int, bool]
"""Seller, buyer (-1: consumers), kind, price without tax, rate in percent, and whether the price is told with tax."""
Answer = dict[str, int]

_KINDS = ("plain", "zero", "exempt", "reverse")


class VatChainSettlement(Task["VatChainSettlement.Params", "VatChainSettlement.Instance", Answer]):
    version = 1

    class Params(task.Params):
        traders: int = knob("the traders", levels=(2, 3, 3, 4, 4, 5, 6, 7, 8, 9), ge=2, le=10)
        deals: int = knob("the deals", levels=(3, 4, 5, 6, 8, 10, 12, 14, 17, 20), ge=2, le=30)
        kinds: int = knob("the kinds of deals", levels=(1, 1, 2, 2, 3, 4, 4, 4, 4, 4), ge=1, le=4)
        returns: int = knob("the returns", levels=(0, 0, 0, 1, 1, 2, 2, 3, 4, 5), ge=0, le=8)
        partial: int = knob("the traders who deduct in part", levels=(0, 0, 1, 1, 1, 2, 2, 3, 3, 4), ge=0, le=8)

    class Instance(task.Instance):
        traders: tuple[str, ...]
        shares: tuple[int, ...]
        """The percentage of tax on purchases that each trader may deduct."""
        deals: tuple[Deal, ...]
        correction: int
        returns: tuple[tuple[int, int], ...]
        """The number of a deal, and the percentage of it that comes back."""

        def kinds(self) -> set[str]:
            return {deal[2] for deal in self.deals}

        def part(self) -> list[tuple[str, int]]:
            return [(name, share) for name, share in zip(self.traders, self.shares, strict=True) if share < 100]

        def told(self, language: str) -> list[str]:
            return [_told(self, deal, language == "zh") for deal in self.deals]

    prompt = Prompt(
        en=r"""
        The traders {{ traders | listed }} settle a sales tax with these rules:

        - On a sale the seller adds tax to the price before tax, at the rate of the deal, and owes it to the tax office.
        {% if "reverse" in kinds() %}
        - On a sale with reversed charge the seller adds no tax; the buyer owes it instead.
        {% endif %}
        {% if "zero" in kinds() %}
        - On a zero-rated sale there is no tax.
        {% endif %}
        - From the tax that they owe, traders deduct the tax on all that they buy{{
        ", also the tax that they owe on it by a reversed charge" if "reverse" in kinds() }}.
        {% if "exempt" in kinds() %}
        - On an exempt sale there is no tax, but the seller owes the office {{ correction }}% of its price, to make up
        for tax deducted before.
        {% endif %}
        {% if part() %}
        - These traders, however, deduct only a part of the tax on what they buy:
        {%- for name, share in part() %} {{ name }} {{ share }}%{{ "," if not loop.last }}{% endfor %}.
        {% endif %}
        {% if returns %}
        - If some percentage of a deal is returned, all its tax is lowered by that percentage, for both sides.
        {% endif %}

        The deals:

        {{ told("en") | numbered }}
        {% if returns %}

        The returns:

        {% for number, percent in returns %}
        - {{ percent }}% of deal {{ number }} is returned
        {% endfor %}
        {% endif %}

        How much does each trader owe to the tax office? A refund is negative.
        """,
        zh=r"""
        商人 {{ traders | listed("zh") }} 按下列规则结算销售税：

        - 销售时，卖方按该笔交易的税率在不含税价格上加税，并向税务局缴纳这笔税。
        {% if "reverse" in kinds() %}
        - 反向征收的销售，卖方不加税，改由买方缴这笔税。
        {% endif %}
        {% if "zero" in kinds() %}
        - 零税率的销售没有税。
        {% endif %}
        - 商人可从应缴的税中抵扣自己所有购入的税{{ "，包括因反向征收而应缴的税" if "reverse" in kinds() }}。
        {% if "exempt" in kinds() %}
        - 免税的销售没有税，但卖方须向税务局补缴其价格的 {{ correction }}%，以弥补先前抵扣的税。
        {% endif %}
        {% if part() %}
        - 但下列商人只能抵扣购入税的一部分：
        {%- for name, share in part() %}{{ name }} {{ share }}%{{ "，" if not loop.last }}{% endfor %}。
        {% endif %}
        {% if returns %}
        - 若某笔交易的百分之几被退回，则买卖双方与它有关的税都减少同样的百分比。
        {% endif %}

        交易：

        {{ told("zh") | numbered }}
        {% if returns %}

        退货：

        {% for number, percent in returns %}
        - 第 {{ number }} 笔交易的 {{ percent }}% 被退回
        {% endfor %}
        {% endif %}

        每个商人应向税务局缴纳多少税？退税记为负数。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Word(bank=instance.traders), Integer(), required=instance.traders)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        count = params.traders
        deals = list[Deal]()
        for number in range(params.deals):
            seller = number % count if number < count else rng.randrange(count)
            buyer = rng.choice([*range(seller + 1, count), rng.choice((-1, rng.randrange(count)))])
            kinds = [kind for kind in _KINDS[: params.kinds] if kind != "reverse" or buyer >= 0]
            kind = rng.choice(("plain", "plain", *kinds))
            told = kind == "plain" and params.traders > 2 and rng.random() < 0.5
            price = 500 * (rng.randint(1, 10) + 4 * min(seller, 4))
            deals.append((seller, buyer if buyer != seller else -1, kind, price, rng.choice((5, 10, 15, 20, 25)), told))
        taxed = [number for number, deal in enumerate(deals, start=1) if deal[2] in ("plain", "reverse")]
        back = sorted(rng.sample(taxed, min(params.returns, len(taxed))))
        part = rng.sample(range(count), params.partial)
        instance = self.Instance(
            traders=draw_names(rng, count),
            shares=tuple(rng.choice((20, 40, 60, 80)) if n in part else 100 for n in range(count)),
            deals=tuple(deals),
            correction=rng.choice((2, 3, 4, 6)),
            returns=tuple((number, rng.choice((20, 40, 60, 80))) for number in back),
        )
        if any(deal[1] == -1 and deal[2] == "reverse" for deal in deals) or params.kinds > len(instance.kinds()):
            raise task.Retry
        owed = _owed(instance)
        if instance.part() and owed == _owed(instance.model_copy(update={"shares": (100,) * count})):
            raise task.Retry  # it does not matter who deducts in part
        return instance, owed

    def key(self, instance: Instance) -> object:
        return [instance.shares, instance.deals, instance.returns, instance.correction * ("exempt" in instance.kinds())]


def _owed(instance: VatChainSettlement.Instance) -> Answer:
    owed, back = dict.fromkeys(instance.traders, 0), dict(instance.returns)
    for number, (seller, buyer, kind, price, rate, _) in enumerate(instance.deals, start=1):
        if kind in ("plain", "reverse"):
            tax = price * rate // 100 * (100 - back.get(number, 0)) // 100
            owed[instance.traders[seller if kind == "plain" else buyer]] += tax
            if buyer >= 0:
                owed[instance.traders[buyer]] -= tax * instance.shares[buyer] // 100
        elif kind == "exempt":
            owed[instance.traders[seller]] += price * instance.correction // 100
    return owed


def _told(instance: VatChainSettlement.Instance, deal: Deal, zh: bool) -> str:
    seller, buyer, kind, price, rate, told = deal
    one, other = instance.traders[seller], instance.traders[buyer] if buyer >= 0 else "消费者" if zh else "consumers"
    notes = {
        "plain": ("rate {r}%", "税率 {r}%"),
        "zero": ("zero-rated", "零税率"),
        "exempt": ("exempt", "免税"),
        "reverse": ("reversed charge at {r}%", "反向征收，税率 {r}%"),
    }
    note = notes[kind][zh].format(r=rate)
    worth = price * (100 + rate) // 100 if told else price
    if zh:
        return f"{one} 卖给{other if buyer < 0 else ' ' + other}，{'含税价' if told else '不含税价'} {worth}，{note}"
    return f"{one} sells to {other} for {worth} {'with' if told else 'before'} tax, {note}"

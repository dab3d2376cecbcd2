"""Choose which shares of which lots to sell so that taxes and fees are least.

Answer: the shares sold of each lot; any choice with the least cost is right.
Harder: more lots, splits, two rates by the time held, losses that do not count, a fee for each lot that is touched.
Skills: optimization, arithmetic
Source: original; invented rules.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import chain, combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Lot = tuple[int, int, int, int]
"""Days held, shares bought, cost of one share, and how many shares each has become by splits."""
Answer = dict[str, int]


class TaxLotChoice(Task["TaxLotChoice.Params", "TaxLotChoice.Instance", Answer]):
    version = 1

    class Params(task.Params):
        lots: int = knob("the lots", levels=(3, 3, 4, 4, 5, 6, 7, 8, 8, 9), ge=3, le=12)
        splits: bool = knob("whether there were splits", levels=(False,) * 3 + (True,) * 7)
        window: bool = knob("whether early losses do not count", levels=(False,) * 4 + (True,) * 6)
        size: int = knob("the most shares of a lot", levels=(9, 12, 15, 20, 25, 30, 35, 40, 45, 50), ge=5, le=100)

    class Instance(task.Instance):
        hidden = ("best",)

        lots: tuple[Lot, ...]
        price: int
        shares: int
        """How many are to be sold."""
        fee: int
        long: int
        """Who holds for more days than this pays the second rate."""
        rates: tuple[int, int]
        window: int
        """A loss on a lot held for at most so many days does not count; 0 for no such rule."""
        best: int
        """The least cost, in hundredths."""

        def names(self) -> tuple[str, ...]:
            return tuple("ABCDEFGHIJKL"[: len(self.lots)])

        def rows(self) -> list[tuple[object, ...]]:
            rows: list[tuple[object, ...]]
            rows = [(name, *lot) for name, lot in zip(self.names(), self.lots, strict=True)]
            return rows if self.split() else [row[:4] for row in rows]

        def split(self) -> bool:
            return any(lot[3] > 1 for lot in self.lots)

    prompt = Prompt(
        en=r"""
        Somebody owns these lots of one stock and sells exactly {{ shares }} shares today at {{ price }} each:

        {{ rows() | table(["lot", "days held", "shares bought", "cost of one", "split into"][:rows()[0] | length]) }}

        {% if split() %}
        By splits each share of a lot has become as many shares as its last column says, each with an equal part of the
        cost. What is sold today, and asked for, are shares as they are now.
        {% endif %}
        - The gain of a share is {{ price }} less its cost; a negative gain is a loss.
        - The tax on it is {{ rates[0] }}% of the gain, for lots held for more than {{ long }} days {{ rates[1] }}%. A
        loss counts as a negative tax at the same rate.
        {% if window %}
        - A loss on a lot held for at most {{ window }} days does not count; the tax on such a share is 0.
        {% endif %}
        - Besides, {{ fee }} must be paid for each lot of which at least one share is sold.

        Choose how many shares of each lot to sell so that the sum of all taxes and fees is least. Give the number for
        each lot, 0 for none. If several choices are best, any of them will do.
        """,
        zh=r"""
        某人持有同一股票的下列几批，今天以每股 {{ price }} 恰好卖出 {{ shares }} 股：

        {{ rows() | table(["批次", "持有天数", "买入股数", "每股成本", "拆分为"][:rows()[0] | length]) }}

        {% if split() %}
        经过拆股，某批的每一股变成了最后一列所示的股数，成本平均分摊。今天卖出的、所要求给出的，都是现在的股数。
        {% endif %}
        - 每股的收益为 {{ price }} 减去其成本；收益为负就是亏损。
        - 每股的税为收益的 {{ rates[0] }}%，持有超过 {{ long }} 天的批次为 {{ rates[1] }}%。亏损按同样的税率记为负的税。
        {% if window %}
        - 持有不超过 {{ window }} 天的批次，亏损不计，这样的股票税为 0。
        {% endif %}
        - 此外，每批只要卖出至少一股，就要付 {{ fee }}。

        请选择每批卖出多少股，使全部税和费用之和最小。请给出每批的股数，不卖的记 0。若有几种最优的选择，任选一种。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Mapping(Word(bank=instance.names()), Integer(low=0), required=instance.names())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(60):
            price, lots = rng.randint(40, 120), list[Lot]()
            long, window = rng.choice((180, 365, 400)), rng.choice((30, 60, 90)) if params.window else 0
            for place in range(params.lots):
                parts = rng.choice((1, 1, 2, 3)) if params.splits else 1
                days = rng.choice((rng.randint(5, 95), rng.randint(100, 380), rng.randint(200, 900)))
                bought = rng.randint(params.size // 3, params.size) // parts + 1
                gain = rng.randint(-30, 30)
                if window and place < 3:  # a loss that does not count, a short one that does, a long one
                    days = rng.randint(*((5, window), (window + 1, long), (long + 1, 900))[place])
                    gain = -rng.randint(*((5, 30), (8, 20), (15, 30))[place])
                lots.append((days, bought, parts * (price - gain), parts))
            lots.sort(reverse=True)
            total = sum(bought * parts for _, bought, _, parts in lots)
            rates = (rng.randint(25, 45), rng.randint(10, 24))
            instance = self.Instance(
                lots=tuple(lots),
                price=price,
                shares=total * rng.randint(35, 70) // 100,
                fee=rng.randint(10 + params.size, 30 + 4 * params.size),
                long=long,
                rates=rates,
                window=window,
                best=0,
            )
            if len({days for days, *_ in lots}) < params.lots:
                continue
            answer, best = _solved(instance)
            instance = instance.model_copy(update={"best": best})
            costs = [-lot[2] // lot[3] for lot in lots]
            sizes = [bought * parts for _, bought, _, parts in lots]
            both = [tax + Fraction(100 * instance.fee, size) for tax, size in zip(_taxes(instance), sizes, strict=True)]
            keys = (_taxes(instance), costs, [-size for size in sizes], both)
            orders = [sorted(range(params.lots), key=key.__getitem__) for key in keys]
            plain = [_filled(instance, order) for order in (*orders, list(range(params.lots)))]
            without: list[dict[str, Any]] = [{"rates": (rates[0], rates[0])}]  # rules that should matter
            without += [{"window": days} for days in (0, long)] if window else []
            careless = (_solved(instance.model_copy(update=one))[0] for one in without)
            ways = chain(plain, careless)
            if params.lots < 4 or all(_cost(instance, one, _taxes(instance)) > best for one in ways):
                return instance, dict(zip(instance.names(), answer, strict=True))
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        for name, (_, bought, _, parts) in zip(instance.names(), instance.lots, strict=True):
            if answer[name] > bought * parts:
                return f"lot {name} does not have {answer[name]} shares"
        if sum(answer.values()) != instance.shares:
            return f"{sum(answer.values())} shares are sold, not {instance.shares}"
        cost = _cost(instance, [answer[name] for name in instance.names()], _taxes(instance))
        return "" if cost == instance.best else "taxes and fees can be lower"

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"best"})


def _taxes(instance: TaxLotChoice.Instance) -> list[int]:
    """Give the tax on a share of each lot, in hundredths."""
    taxes = list[int]()
    for days, _, cost, parts in instance.lots:
        gain = instance.price - cost // parts
        rate = instance.rates[days > instance.long]
        taxes.append(0 if gain < 0 and days <= instance.window else gain * rate)
    return taxes


def _cost(instance: TaxLotChoice.Instance, sold: list[int], taxes: list[int]) -> int:
    return sum(count * tax + 100 * instance.fee * (count > 0) for count, tax in zip(sold, taxes, strict=True))


def _filled(instance: TaxLotChoice.Instance, order: list[int]) -> list[int]:
    """Sell lots in an order until there are enough shares."""
    sold, left = [0] * len(instance.lots), instance.shares
    for place in order:
        sold[place] = min(left, instance.lots[place][1] * instance.lots[place][3])
        left -= sold[place]
    return sold


def _solved(instance: TaxLotChoice.Instance) -> tuple[list[int], int]:
    """Try all sets of lots that are touched; within a set the lowest taxes come first."""
    taxes, best = _taxes(instance), list[tuple[int, list[int]]]()
    order = sorted(range(len(taxes)), key=taxes.__getitem__)
    sizes = [bought * parts for _, bought, _, parts in instance.lots]
    for size in range(1, len(order) + 1):
        for chosen in combinations(order, size):
            if sum(sizes[place] for place in chosen) >= instance.shares:
                sold = _filled(instance, list(chosen))
                best.append((_cost(instance, sold, taxes), sold))
    cost, sold = min(best)
    return sold, cost

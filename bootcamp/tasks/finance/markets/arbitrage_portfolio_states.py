"""Find an arbitrage: a portfolio that costs nothing and can only gain.

Answer: a whole number of each asset, negative for sold ones; any such portfolio within the bound is right.
Harder: more assets and states, arbitrage that needs more assets, a spread between buying and selling prices.
Skills: algebra, search
Source: original.
"""

from __future__ import annotations

from itertools import combinations, product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Mapping, Word

Answer = dict[str, int]
Asset = tuple[int, int, tuple[int, ...]]
"""What it brings when it is sold, what it costs when it is bought, and what it pays in each state."""


class ArbitragePortfolioStates(Task["ArbitragePortfolioStates.Params", "ArbitragePortfolioStates.Instance", Answer]):
    version = 1

    class Params(task.Params):
        assets: int = knob("the assets", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 7), ge=2, le=8)
        states: int = knob("the states", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        needed: int = knob(
            "the assets that the planned arbitrage uses", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=8
        )
        bound: int = knob("the most pieces of an asset", levels=(5, 5, 5, 6, 6, 7, 8, 8, 9, 9), ge=3, le=20)
        spread: bool = knob("whether buying costs more than selling brings", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        assets: tuple[Asset, ...]
        bound: int

        def names(self) -> tuple[str, ...]:
            return tuple("ABCDEFGH"[: len(self.assets)])

        def spread(self) -> bool:
            return any(bid < ask for bid, ask, _ in self.assets)

        def rows(self) -> list[tuple[object, ...]]:
            prices = [(bid, ask) if self.spread() else (ask,) for bid, ask, _ in self.assets]
            pays = [asset[2] for asset in self.assets]
            return [(name, *price, *pay) for name, price, pay in zip(self.names(), prices, pays, strict=True)]

        def heads(self, language: str) -> list[str]:
            zh = language == "zh"
            both, single = (["卖价", "买价"], ["价格"]) if zh else (["sell at", "buy at"], ["price"])
            states = [f"状态 {n}" if zh else f"state {n}" for n in range(1, len(self.assets[0][2]) + 1)]
            return ["资产" if zh else "asset", *(both if self.spread() else single), *states]

    prompt = Prompt(
        en=r"""
        These assets can be bought and sold today, also without owning them; tomorrow exactly one of the states comes
        true, and each asset pays what its row says for it:

        {{ rows() | table(heads("en")) }}

        Who sells an asset gets its price today and must pay tomorrow what it pays.
        {% if spread() %}
        Selling brings the lower price, "sell at"; buying costs the higher one, "buy at".
        {% endif %}

        Find a portfolio of whole numbers from -{{ bound }} to {{ bound }} of each asset, positive for bought and
        negative for sold pieces, such that:

        - today all purchases cost at most what all sales bring
        - tomorrow what it pays on balance is at least 0 in every state
        - today more comes in than goes out, or in some state it pays more than 0 on balance

        There is such a portfolio, and any one will do. Give the number of each asset, 0 for none.
        """,
        zh=r"""
        下列资产今天可以买卖，不持有也可以卖出；明天恰有一种状态成为现实，每种资产按其所在行支付该状态下的金额：

        {{ rows() | table(heads("zh")) }}

        卖出资产的人今天得到其价格，明天必须支付该资产所付的金额。
        {% if spread() %}
        卖出时得到较低的“卖价”，买入时付出较高的“买价”。
        {% endif %}

        请找出一个组合：每种资产的数量为 -{{ bound }} 到 {{ bound }} 的整数，买入为正，卖出为负，使得：

        - 今天全部买入的花费不超过全部卖出的所得
        - 明天在每种状态下，收支相抵所得不少于 0
        - 今天有净收入，或者在某种状态下收支相抵所得大于 0

        这样的组合存在，任何一个都可以。请给出每种资产的数量，没有的记 0。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        number = Integer(low=-instance.bound, high=instance.bound)
        return Mapping(Word(bank=instance.names()), number, required=instance.names())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        for _ in range(60):
            worth = [rng.randint(1, 4) for _ in range(params.states)]  # of 1 in each state, in tenths
            pays = [tuple(10 * rng.randint(0, 6) for _ in worth) for _ in range(params.assets - 1)]
            weights = [0] * (params.assets - 1)
            for place in rng.sample(range(params.assets - 1), min(params.needed, params.assets) - 1):
                weights[place] = rng.choice((-3, -2, -1, 1, 2, 3))
            mixed = [sum(w * pay[s] for w, pay in zip(weights, pays, strict=True)) for s in range(params.states)]
            if min(mixed) < 0 or max(mixed) > 150 or not all(map(any, (*pays, mixed))):
                continue
            prices = [sum(w * x for w, x in zip(worth, pay, strict=True)) // 10 for pay in (*pays, mixed)]
            asks = [price + (rng.randint(1, 2) if params.spread else 0) for price in prices]
            bids = [price - (rng.randint(0, 1) if params.spread else 0) for price in prices]
            turn = rng.choice((-1, 1))
            holding = [turn * w for w in weights] + [-turn]
            cost = sum(h * (asks[n] if h > 0 else bids[n]) for n, h in enumerate(holding))
            shift = (cost + rng.randint(0, 2)) * turn  # so dear or cheap that the portfolio pays
            bids[-1], asks[-1] = bids[-1] + shift, asks[-1] + shift
            extra = [10 * turn * (rng.random() < 0.3) for _ in mixed]
            mixed = [max(0, x - more) if turn > 0 else x - more for x, more in zip(mixed, extra, strict=True)]
            order = rng.sample(range(params.assets), params.assets)
            full = [(bids[n], asks[n], ((*pays, tuple(mixed))[n])) for n in range(params.assets)]
            instance = self.Instance(assets=tuple(full[n] for n in order), bound=params.bound)
            answer = {name: holding[n] for name, n in zip(instance.names(), order, strict=True)}
            if min(bids) < 1 or self.check(instance, answer):
                continue
            if params.needed < 3 or not _easy(instance):
                return instance, answer
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        return _fault(instance, [answer[name] for name in instance.names()])

    def key(self, instance: Instance) -> object:
        return [sorted(instance.assets), instance.bound]


def _fault(instance: ArbitragePortfolioStates.Instance, holding: list[int]) -> str:
    pairs = list(zip(holding, instance.assets, strict=True))
    cost = sum(count * (ask if count > 0 else bid) for count, (bid, ask, _) in pairs)
    if cost > 0:
        return f"the portfolio costs {cost} today"
    states = range(len(instance.assets[0][2]))
    pays = [sum(count * pay[state] for count, (_, _, pay) in pairs) for state in states]
    for state, total in enumerate(pays, start=1):
        if total < 0:
            return f"the portfolio pays {total} in state {state}"
    return "" if cost < 0 or any(pays) else "the portfolio never gains anything"


def _easy(instance: ArbitragePortfolioStates.Instance) -> bool:
    """Tell whether two assets will do, up to three of each."""
    count = len(instance.assets)
    for (one, other), (x, y) in product(combinations(range(count), 2), product(range(-3, 4), repeat=2)):
        holding = [x if n == one else y if n == other else 0 for n in range(count)]
        if not _fault(instance, holding):
            return True
    return False

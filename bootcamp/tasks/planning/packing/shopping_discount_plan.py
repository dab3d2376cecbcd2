"""Split a shopping list into orders at several shops, with coupons and delivery, for as little money as possible.

Answer: for each good the order that it belongs to; every cheapest plan counts.
Harder: more goods, shops and coupons of three kinds.
Skills: optimization, arithmetic
Source: original; the Internet shopping optimization problem with discounts, J. Blazewicz et al. (2010).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment, Format

Plan = dict[str, str]
Coupon = tuple[int, str, int, int, tuple[int, ...]]
"""The shop, a kind (off, free or bundle), two numbers x and y, and goods."""

_TERMS = {
    "off": ("{0} off an order whose full prices sum to at least {1}", "原价合计不低于 {1} 的订单减 {0}"),
    "free": ("the cheapest good of an order of at least {0} goods is free", "满 {0} 件商品的订单中最便宜的一件免费"),
    "bundle": ("{2} and {3}, both in the order, cost {0} together", "订单中同时有 {2} 和 {3} 时，两件合计付 {0}"),
}


class ShoppingDiscountPlan(Task["ShoppingDiscountPlan.Params", "ShoppingDiscountPlan.Instance", Plan]):
    version = 1

    class Params(task.Params):
        goods: int = knob("the number of goods", levels=(3, 3, 4, 5, 5, 6, 6, 7, 8, 9), ge=2, le=10)
        shops: int = knob("the number of shops", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        coupons: int = knob("the number of coupons", levels=(0, 1, 1, 2, 2, 3, 4, 4, 5, 6), ge=0, le=8)

    class Instance(task.Instance):
        hidden = ("best",)

        goods: tuple[str, ...]
        prices: tuple[tuple[int, ...], ...]
        # a row for each good; 0 where a shop does not sell it
        delivery: tuple[int, ...]
        coupons: tuple[Coupon, ...]
        best: int

        def shops(self) -> list[str]:
            return [f"S{j + 1}" for j in range(len(self.delivery))]

        def orders(self) -> tuple[str, ...]:
            return (*self.shops(), *(f"C{k + 1}" for k in range(len(self.coupons))))

        def rows(self, language: str) -> list[list[object]]:
            shown = [[price or "-" for price in row] for row in self.prices]
            rows: list[list[object]] = [[good, *row] for good, row in zip(self.goods, shown, strict=True)]
            return [*rows, ["运费" if language == "zh" else "delivery", *self.delivery]]

        def offers(self, language: str) -> list[str]:
            said = list[str]()
            for k, (shop, kind, x, y, goods) in enumerate(self.coupons, start=1):
                terms = _TERMS[kind][language == "zh"].format(x, y, *(self.goods[i] for i in goods))
                zh, en = f"C{k}（商店 S{shop + 1}）：{terms}。", f"C{k} (shop S{shop + 1}): {terms}."
                said.append(zh if language == "zh" else en)
            return said

    prompt = Prompt(
        en="""
        One of each of these goods is to be bought. The table gives the full prices in the shops (a dash: not sold
        there) and what the delivery of an order costs:

        {{ rows(language) | table([""] + shops()) }}

        {% if coupons -%}
        There are these coupons:

        {{ offers(language) | bullets }}

        {% endif -%}
        These rules hold:

        - The goods are split into orders, each at one shop. At each shop there may be one order without a coupon
          {{- ", and for each coupon one order at its shop that uses it" if coupons }}.
        {% if coupons -%}
        - An order uses at most one coupon. If its goods do not meet the terms of the coupon, nothing is taken off.
        {% endif -%}
        - Each order with at least one good pays the delivery of its shop.

        Give for every good its order: {{ shops() | listed(language, "or") }} for the order without a coupon at that
        shop
        {{- ", or the name of the coupon that the order uses" if coupons }}. The total paid must be as small as
        possible. Any cheapest plan will do.
        """,
        zh="""
        下列商品每种买一件。表中给出各商店的原价（短横线表示不出售）以及每个订单的运费：

        {{ rows(language) | table([""] + shops()) }}

        {% if coupons -%}
        有下列优惠券：

        {{ offers(language) | bullets }}

        {% endif -%}
        规则如下：

        - 商品分成若干订单，每个订单只在一家商店。每家商店可以有一个不用券的订单
          {{- "；每张券在所属商店可以有一个使用它的订单" if coupons }}。
        {% if coupons -%}
        - 一个订单至多用一张券。订单中的商品若不满足券的条件，就不减价。
        {% endif -%}
        - 每个至少有一件商品的订单付所在商店的运费。

        请写出每种商品所属的订单：{{ shops() | listed(language, "or") }} 表示在该商店不用券的订单
        {{- "，券名表示使用该券的订单" if coupons }}。所付总额要最小。任何一种最省的方案都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Plan]:
        return Assignment(instance.goods, instance.orders())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Plan]:
        n, m = params.goods, params.shops
        base = [rng.randint(6, 40) for _ in range(n)]
        prices = [[b + rng.randint(-b // 4, b // 4 + 1) if rng.random() < 0.85 else 0 for _ in range(m)] for b in base]
        if any(not any(row) for row in prices) or any(sum(map(bool, shop)) < 2 for shop in zip(*prices, strict=True)):
            raise task.Retry
        coupons: list[Coupon] = []
        for kind in rng.sample(("off", "off", "off", "free", "free", "bundle", "bundle", "bundle"), params.coupons):
            shop = rng.randrange(m)
            sold = [i for i in range(n) if prices[i][shop]]
            goal = sum(base) * rng.randint(30, 60) // 100 if kind == "off" else 0
            pair = tuple(sorted(rng.sample(sold, 2))) if kind == "bundle" else ()
            part = goal * rng.randint(12, 25) + sum(prices[i][shop] for i in pair) * rng.randint(65, 85)
            x = part // 100 + 1 if part else rng.randint(3, max(3, n // 2))
            coupons.append((shop, kind, x, goal, pair))
        instance = self.Instance(
            goods=tuple("ABCDEFGHIJ"[:n]),
            prices=tuple(map(tuple, prices)),
            delivery=tuple(rng.randint(3, 12) for _ in range(m)),
            coupons=tuple(coupons),
            best=0,
        )
        answer = self.solve(instance)
        best = _cost(instance, answer)
        firsts = [min((price, j) for j, price in enumerate(row) if price)[1] for row in prices]
        cheapest = {good: f"S{j + 1}" for good, j in zip(instance.goods, firsts, strict=True)}
        alone = [dict.fromkeys(instance.goods, order) for order in instance.orders()]
        if n > 3 and best in (_cost(instance, plan) for plan in (cheapest, *alone)):
            raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Plan:
        n = len(instance.goods)
        sets = [tuple(i for i in range(n) if mask >> i & 1) for mask in range(1 << n)]
        states: dict[int, tuple[int, tuple[int, ...]]] = {0: (0, ())}
        for order in instance.orders():
            costs = [_order_cost(instance, order, goods) for goods in sets]
            after = {mask: (cost, (*parts, 0)) for mask, (cost, parts) in states.items()}
            for mask, (cost, parts) in states.items():
                rest = sub = (1 << n) - 1 - mask
                while sub:
                    price = costs[sub]
                    if price is not None and (mask | sub not in after or cost + price < after[mask | sub][0]):
                        after[mask | sub] = cost + price, (*parts, sub)
                    sub = (sub - 1) & rest
            states = after
        found = zip(instance.orders(), states[(1 << n) - 1][1], strict=True)
        chosen = {i: order for order, part in found for i in sets[part]}
        return {good: chosen[i] for i, good in enumerate(instance.goods)}

    def check(self, instance: Instance, answer: Plan) -> str:
        if _cost(instance, answer) < 0:
            return "a good is ordered at a shop that does not sell it"
        return "" if _cost(instance, answer) == instance.best else "a cheaper plan is possible"

    def key(self, instance: Instance) -> object:
        return [instance.prices, instance.delivery, sorted(instance.coupons)]


def _order_cost(instance: ShoppingDiscountPlan.Instance, order: str, goods: tuple[int, ...]) -> int | None:
    """Give what an order of some goods costs, None if its shop does not sell them all."""
    coupon = instance.coupons[int(order[1:]) - 1] if order[0] == "C" else None
    shop = coupon[0] if coupon else int(order[1:]) - 1
    prices = [instance.prices[i][shop] for i in goods]
    full = total = sum(prices)
    if coupon and all(prices):
        _, kind, x, y, pair = coupon
        if kind == "off" and full >= y:
            total -= x
        elif kind == "free" and len(goods) >= x:
            total -= min(prices)
        elif kind == "bundle" and set(pair) <= set(goods):
            total += x - sum(instance.prices[i][shop] for i in pair)
    return total + (instance.delivery[shop] if goods else 0) if all(prices) else None


def _cost(instance: ShoppingDiscountPlan.Instance, plan: Plan) -> int:
    """Give what a plan costs, -1 if it is not possible."""
    parts = [(one, tuple(i for i, g in enumerate(instance.goods) if plan[g] == one)) for one in instance.orders()]
    costs = [_order_cost(instance, *part) for part in parts]
    return -1 if None in costs else sum(cost or 0 for cost in costs)

"""Choose how much of one or two goods to order before their uncertain demand is known.

Answer: the best quantities and the expected profit; there is one right answer.
Harder: more outcomes of the demand, two goods that share a budget.
Skills: optimization, probability
Source: original; the newsvendor problem of inventory theory.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Rational, Record, Sequence

Answer = dict[str, tuple[int, ...] | Fraction]
Good = tuple[int, int, int, int, tuple[tuple[int, int], ...]]
"""Cost, price, what is left is worth, the penalty for each one short, and the demands with their weights."""


class NewsvendorOrder(Task["NewsvendorOrder.Params", "NewsvendorOrder.Instance", Answer]):
    version = 1

    class Params(task.Params):
        outcomes: int = knob("how many demands are possible", levels=(3, 4, 5, 6, 7, 4, 5, 6, 7, 8), ge=2, le=12)
        goods: int = knob("how many goods there are", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=2)
        most: int = knob("the largest demand", levels=(9, 12, 16, 20, 30, 15, 20, 25, 30, 40), ge=5, le=60)

    class Instance(task.Instance):
        goods: tuple[Good, ...]
        chances: int
        budget: int

    prompt = Prompt(
        en=r"""
        A kiosk orders {{ "two kinds of bun, A and B," if goods | length > 1 else "buns" }} for one day before it knows
        how many will be asked for.

        {% for cost, price, salvage, penalty, demands in goods %}
        {% if goods | length > 1 %}
        Kind {{ "AB"[loop.index0] }}:

        {% endif %}
        - Each bun ordered costs {{ cost }}.
        - Each bun sold brings {{ price }}.
        - Each bun left over at the end of the day brings {{ salvage }}.
        - Each bun that is asked for and cannot be sold costs a penalty of {{ penalty }}.
        - The demand, with its chance: {% for demand, weight in demands -%}
        {{ demand }} with {{ weight }}/{{ chances }}{{ ", " if not loop.last }}
        {%- endfor %}.

        {% endfor %}
        {% if goods | length > 1 %}
        The demands are independent of each other, and both orders together may cost at most {{ budget }}.
        {% endif %}
        Orders are whole numbers, 0 is allowed. Find the order with the largest expected profit: what sales and
        left-overs bring, less the costs and penalties. If several orders are equally good, take the smallest
        {{- " for A, and of these the smallest for B" if goods | length > 1 else "" }}. Give:

        - order: the
        number{{ "s ordered of A and B, as a list" if goods | length > 1 else " ordered, as a list of one" }}.
        - profit: the expected profit, as an exact fraction.
        """,
        zh=r"""
        一个售货亭在知道一天的需求之前订购{{ "两种面包 A 和 B" if goods | length > 1 else "面包" }}。

        {% for cost, price, salvage, penalty, demands in goods %}
        {% if goods | length > 1 %}
        面包 {{ "AB"[loop.index0] }}：

        {% endif %}
        - 每订购一个的成本是 {{ cost }}。
        - 每卖出一个收入 {{ price }}。
        - 当天结束时每剩下一个收入 {{ salvage }}。
        - 每有一个需求因缺货得不到满足，损失 {{ penalty }}。
        - 需求及其概率：{% for demand, weight in demands -%}
        {{ demand }} 的概率为 {{ weight }}/{{ chances }}{{ "，" if not loop.last }}
        {%- endfor %}。

        {% endfor %}
        {% if goods | length > 1 %}
        两种需求相互独立，两种订购的成本合计不能超过 {{ budget }}。
        {% endif %}
        订购量是整数，可以是 0。求使期望利润最大的订购量，利润是销售和剩余的收入减去成本和缺货损失。
        如果几个方案一样好，取{{ " A 最少的，其中再取 B " if goods | length > 1 }}最少的。请给出：

        - order：{{ "A 和 B 的订购量组成的列表" if goods | length > 1 else "订购量，写成只有一项的列表" }}。
        - profit：期望利润（精确分数）。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Record(order=Sequence(Integer(0), length=len(instance.goods)), profit=Rational())

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        chances = rng.choice((10, 12, 16, 20))
        goods = tuple(_drawn(params, chances, rng) for _ in range(params.goods))
        free = [_best(good) for good in goods]
        whole = sum(good[0] * one for good, one in zip(goods, free, strict=True))
        budget = whole * rng.randint(55, 90) // 100 if params.goods > 1 else whole
        instance = self.Instance(goods=goods, chances=chances, budget=budget if params.goods > 1 else 0)
        profits = [[_profit(good, chances, order) for order in range(params.most + 1)] for good in goods]
        if params.goods == 1:
            best: tuple[int, ...] = (free[0],)
        else:
            pairs = product(range(params.most + 1), repeat=2)
            allowed = [pair for pair in pairs if pair[0] * goods[0][0] + pair[1] * goods[1][0] <= budget]
            best = max(allowed, key=lambda pair: (profits[0][pair[0]] + profits[1][pair[1]], -pair[0], -pair[1]))
        mean = [round(Fraction(sum(d * w for d, w in good[4]), chances)) for good in goods]
        if list(best) == mean or 0 in best or best[0] in (goods[0][4][0][0], goods[0][4][-1][0]):
            raise task.Retry
        profit = sum((profits[k][order] for k, order in enumerate(best)), Fraction(0))
        return instance, {"order": best, "profit": profit}

    def key(self, instance: Instance) -> object:
        return [instance.goods, instance.chances, instance.budget]

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        chances, marks = instance.chances, "AB" if instance.goods[1:] else " "
        climbs = [_climb(good, chances, mark.strip()) for good, mark in zip(instance.goods, marks, strict=True)]
        lines = [line for sums, _ in climbs for line in sums]
        first, second = climbs[0][1], climbs[-1][1]
        if not instance.goods[1:]:
            return "\n".join([*lines, f"{len(first) - 1}, {first[-1]}"])
        lines += [f"{mark}: {', '.join(map(str, values))}" for mark, (_, values) in zip(marks, climbs, strict=True)]
        (one, *_), (other, *_) = instance.goods
        best, profit = (0, 0), first[0] + second[0]
        for a, value in enumerate(first[: instance.budget // one + 1]):
            room = (instance.budget - a * one) // other
            b = min(room, len(second) - 1)
            capped = f", min({room}, {len(second) - 1}) = {b}" if b < room else ""
            total = value + second[b]
            lines.append(f"{a}: ({instance.budget} - {a}·{one})/{other} -> {room}{capped}")
            lines.append(f"{value} + {second[b]} = {total}")
            if total > profit:
                best, profit = (a, b), total
        return "\n".join([*lines, f"order = [{best[0]}, {best[1]}], profit = {profit}"])


def _climb(good: Good, chances: int, mark: str) -> tuple[list[str], list[Fraction]]:
    """Give the expected profits of orders as long as one more pays, and the sums from demand to demand."""
    cost, price, salvage, penalty, demands = good
    under, both = price + penalty - cost, price + penalty - salvage
    values, low, met = [Fraction(-penalty * sum(d * weight for d, weight in demands), chances)], 0, 0
    lines = [f"{mark}0: -{penalty}·({' + '.join(f'{d}·{weight}' for d, weight in demands)})/{chances} = {values[0]}"]
    lines.append(f"{price} + {penalty} - {cost} = {under}, {price} + {penalty} - {salvage} = {both}")
    for d, weight in demands:
        gain = under - Fraction(both * met, chances)
        lines += [f"{mark}{low}-{d}: {under} - {both}·{met}/{chances} = {gain}"] if met else []
        if gain <= 0:
            break
        start = values[-1]
        values += [start + k * gain for k in range(1, d - low + 1)]
        lines.append(f"{start} + {d - low}·{gain} = {values[-1]}")
        low, met = d, met + weight
    return lines, values


def _drawn(params: NewsvendorOrder.Params, chances: int, rng: Random) -> Good:
    demands = sorted(rng.sample(range(1, params.most + 1), params.outcomes))
    cuts = sorted(rng.sample(range(1, chances), params.outcomes - 1))
    weights = [high - low for low, high in zip([0, *cuts], [*cuts, chances], strict=True)]
    cost = rng.randint(3, 9)
    price, salvage = cost + rng.randint(2, 9), rng.randint(0, cost - 1)
    return cost, price, salvage, rng.randint(0, 3), tuple(zip(demands, weights, strict=True))


def _profit(good: Good, chances: int, order: int) -> Fraction:
    cost, price, salvage, penalty, demands = good
    total = sum(
        weight * (price * min(order, d) + salvage * max(0, order - d) - penalty * max(0, d - order))
        for d, weight in demands
    )
    return Fraction(total, chances) - cost * order


def _best(good: Good) -> int:
    """Give the least order up to which the demand is met with the critical chance."""
    cost, price, salvage, penalty, demands = good
    under, over = price + penalty - cost, cost - salvage
    total, met = sum(weight for _, weight in demands), 0
    for demand, weight in demands:
        met += weight
        if met * (under + over) >= under * total:
            return demand
    raise task.Retry

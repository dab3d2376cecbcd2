"""Value sales and stock from a list of purchases and sales by a rule of inventory costing.

Answer: the cost of the goods sold and the value of the final stock, exact, or how two rules differ in both; unique.
Harder: more events and products, returns, the difference between two rules.
Skills: arithmetic, simulation
Source: original; first in first out, last in first out and moving average, as in accounting.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import groupby
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import division, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Record

Values = dict[str, Fraction]
Event = tuple[str, int, int, int]
"""Kind (``buy``, ``sell`` or ``lose``), product, number of units, and the price of one that is bought."""


class InventoryCosting(Task["InventoryCosting.Params", "InventoryCosting.Instance", Values]):
    version = 1

    class Params(task.Params):
        events: int = knob(
            "how many purchases and sales there are", levels=(3, 4, 5, 6, 8, 10, 13, 16, 18, 24), ge=3, le=40
        )
        products: int = knob("how many products there are", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 3), ge=1, le=4)
        losses: bool = knob("whether units may also be lost", levels=(False,) * 4 + (True,) * 6)
        rules: int = knob(
            "how many of the rules first in, last in, average may occur",
            levels=(1, 2, 2, 3, 3, 3, 3, 3, 3, 3),
            ge=1,
            le=3,
        )
        compared: bool = knob("whether two rules are compared", levels=(False,) * 8 + (True, True))

    class Instance(task.Instance):
        things: tuple[str, ...]
        events: tuple[Event, ...]
        rules: tuple[str, ...]  # one, or two that are compared

        @property
        def told(self) -> list[tuple[str, str, int, int]]:
            return [(kind, self.things[product], count, price) for kind, product, count, price in self.events]

    answer = Record(sold=Rational(unit="cents"), stock=Rational(unit="cents"))
    prompt = Prompt(
        en=r"""
        A trader starts with an empty stock. These events follow each other; prices are in cents for one piece.

        {% for kind, thing, count, price in told %}
        {{ loop.index }}. {{ {"buy": "bought %s at " ~ price, "sell": "sold %s", "lose": "lost %s by damage"}[kind]
                             | format(count | quantity(thing, language)) }}
        {% endfor %}

        {% set lossy = "lose" in told | map(attribute=0) %}
        Pieces that leave the stock are valued, separately for each product and without
        rounding, {{ "in two calculations by two rules:" if rules | length > 1 else "by this rule:" }}

        {% for rule in rules %}
        - {{ {"first": "First in, first out: the oldest pieces leave first, each at the price paid for it.",
              "last": "Last in, first out: the newest pieces in stock leave first, each at the price paid for it.",
              "average": "Moving average: each piece leaves at the average cost of the pieces in stock."}[rule] }}
        {% endfor %}

        What is the total cost in cents of all pieces sold
        (sold{{ "; lost pieces do not count" if lossy }}), and what is the total value
        of the stock at the end (stock)?
        {% if rules | length > 1 %}
        For each of the two, give the result by the first rule minus the result by the second.
        {% endif %}
        Both must be exact.
        """,
        zh=r"""
        某商贩开始时没有库存。下列事情依次发生，价格是每件的价格，单位为分。

        {% for kind, thing, count, price in told %}
        {{ loop.index }}. {{ {"buy": "以单价 " ~ price ~ " 买进%s %s 件", "sell": "卖出%s %s 件",
                              "lose": "损坏%s %s 件"}[kind] | format(thing | zh, count) }}
        {% endfor %}

        {% set lossy = "lose" in told | map(attribute=0) %}
        离开库存的各件{{ "分别按两种规则各算一遍" if rules | length > 1 else "按下列规则计价" }}，各商品分开，不作舍入：

        {% for rule in rules %}
        - {{ {"first": "先进先出：最早买进的先离开，各按其买入价计价。",
              "last": "后进先出：库存中最晚买进的先离开，各按其买入价计价。",
              "average": "移动平均：每件都按当时库存的平均成本计价。"}[rule] }}
        {% endfor %}

        所有卖出商品的总成本（sold{{ "，不含损坏的" if lossy }}）是多少分？最后库存的总价值（stock）是多少分？
        {% if rules | length > 1 %}
        两项都给出按第一种规则的结果减去按第二种规则的结果。
        {% endif %}
        两项都要精确。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Values]:
        stock, events = [0] * params.products, list[Event]()
        for _ in range(params.events):
            product = rng.randrange(params.products)
            kind = rng.choice(("buy", "sell", "sell", "lose")[: 3 + params.losses]) if stock[product] > 3 else "buy"
            count = rng.randint(4, 30) if kind == "buy" else rng.randint(1, stock[product] - 1)
            stock[product] += count if kind == "buy" else -count
            events.append((kind, product, count, rng.randint(20, 300) if kind == "buy" else 0))
        if sum(kind == "sell" for kind, *_ in events) < params.events // 4 + 1:
            raise task.Retry
        things = tuple(rng.sample(worlds.draw_world(rng).things, params.products))
        rules = rng.sample(_RULES[: params.rules], 1 + params.compared)
        instance = self.Instance(things=things, events=tuple(events), rules=tuple(rules))
        values = self.solve(instance)
        if max(value.denominator for value in values.values()) > 10**6:
            raise task.Retry
        if params.events > 4 and not params.compared:
            others = [_costs(instance, rule) for rule in _RULES if rule not in rules]
            if (values["sold"], values["stock"]) in others:  # another rule would do as well
                raise task.Retry
        return instance, values

    def key(self, instance: Instance) -> object:
        return [instance.events, instance.rules]

    def solve(self, instance: Instance) -> Values:
        (sold, stock), *other = [_costs(instance, rule) for rule in instance.rules]
        if other:
            sold, stock = sold - other[0][0], stock - other[0][1]
        return {"sold": sold, "stock": stock}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        values = [_costs(instance, rule, lines) for rule in instance.rules]
        if len(values) > 1:
            lines += [f"{a} - {bracketed(b)} = {a - b}" for a, b in zip(*values, strict=True)]
        return "\n".join(lines)


_RULES = ("first", "last", "average")


def _costs(instance: InventoryCosting.Instance, rule: str, lines: list[str] | None = None) -> tuple[Fraction, Fraction]:
    """Give the cost of what is sold and the value of what is left, from lists of single units; write it to `lines`."""
    stock: list[list[Fraction]] = [[] for _ in instance.things]
    sold, told = Fraction(0), [] if lines is None else lines
    for place, (kind, product, count, price) in enumerate(instance.events, 1):
        units = stock[product]
        if kind == "buy":
            units += [Fraction(price)] * count
            if rule == "average":
                total = sum(units, Fraction(0))
                told.append(f"{place}. {_lots(units, total)}, {division(total, len(units))} = {total / len(units)}")
                units[:] = [total / len(units)] * len(units)
            else:
                told.append(f"{place}. {_lots(units)}")
            continue
        leaving = slice(0, count) if rule == "first" else slice(len(units) - count, None)
        cost = sum(units[leaving], Fraction(0)) if kind == "sell" else Fraction(0)
        if kind == "sell":
            told.append(f"{place}. {_lots(units[leaving], cost)}, {sold} + {cost} = {sold + cost}")
        sold += cost
        del units[leaving]
        told.append(f"{place}. {_lots(units)}")
    values = [sum(units, Fraction(0)) for units in stock]
    told += [_lots(units, value) for units, value in zip(stock, values, strict=True)]
    told += [running_sum(values)] if len(values) > 1 else []
    return sold, sum(values, Fraction(0))


def _lots(units: list[Fraction], total: Fraction | None = None) -> str:
    """Write pieces as products of number and price, and what they add up to, if it is given."""
    lots = [(len(list(same)), price) for price, same in groupby(units)] or [(0, Fraction(0))]
    values = [str(n * price) for n, price in lots]
    shown = " + ".join(f"{n}·{price}" for n, price in lots)
    parts = [shown, " + ".join(values), *([str(total)] if len(lots) > 1 else [])]
    return shown if total is None else " = ".join(parts)

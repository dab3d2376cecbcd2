"""Add up a shopping receipt under the rules of a shop.

Answer: the total in cents; it is unique.
Harder: more items and rules, taxes by category, rules that exclude each other.
Skills: arithmetic, simulation
Source: original.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.lib.numbers import decimal
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer

Rule = tuple[str, int, int, int, bool]
"""Kind, item or category, two numbers, and whether the rule skips lines that an earlier rule has changed."""


class ShoppingReceipt(Task["ShoppingReceipt.Params", "ShoppingReceipt.Instance", int]):
    version = 1

    class Params(task.Params):
        items: int = knob("how many different things are bought", levels=(2, 3, 4, 5, 6, 7, 8, 9, 10, 12), ge=2, le=12)
        rules: int = knob("how many rules the shop has", levels=(1, 1, 2, 3, 4, 5, 6, 7, 8, 10), ge=1, le=12)
        categories: int = knob("how many categories there are", levels=(1, 2, 2, 2, 3, 3, 3, 4, 4, 5), ge=1, le=5)
        taxed: bool = knob("whether every category has a tax", levels=(False, False) + (True,) * 8)
        exclusive: bool = knob(
            "whether rules may skip lines that another rule has changed", levels=(False,) * 5 + (True,) * 5
        )

    class Instance(task.Instance):
        things: tuple[str, ...]
        items: tuple[tuple[int, int, int], ...]  # category, price in cents, number bought
        rules: tuple[Rule, ...]  # in the order in which they apply
        taxes: tuple[int, ...]  # in percent for each category

        @property
        def rows(self) -> list[tuple[str, str, int, int, int]]:
            rows = zip(self.things, self.items, strict=True)
            return [(thing, "ABCDE"[c], price, count, self.taxes[c]) for thing, (c, price, count) in rows]

    answer = Integer(low=0, unit="cents")
    prompt = Prompt(
        en=r"""
        A shop bill has one line for each article. All prices are in cents.

        | article | category | price of one | number bought | tax in % |
        | --- | --- | --- | --- | --- |
        {% for row in rows %}
        | {{ row | join(" | ") }} |
        {% endfor %}

        The amount of a line is at first the price of one times the number bought. Then these rules change amounts, in
        this order; after each rule amounts are rounded to a whole cent, half a cent up, and set to 0 if they are below:

        {% for kind, place, a, b, skips in rules %}
        {{ loop.index }}. {{ {
            "free": "%(thing)s: for every full %(a)s pieces bought, subtract the price of one piece in the table.",
            "bulk": "%(thing)s: if at least %(a)s pieces are bought, the amount becomes %(b)s times the number bought.",
            "coupon": "%(thing)s: subtract %(a)s from the amount.",
            "percent": "Category %(category)s: reduce the amount of every line by %(a)s%%."}[kind]
            | format(thing=things[place], category="ABCDE"[place], a=a, b=b) }}
            {{- " Lines whose amount an earlier rule has changed are left alone." if skips }}
        {% endfor %}

        Last, the tax is added to each amount, which is rounded in the same way. What is the total in cents?
        """,
        zh=r"""
        一张购物小票上每种商品占一行，所有价格的单位都是分。

        | 商品 | 类别 | 单价 | 数量 | 税率（%） |
        | --- | --- | --- | --- | --- |
        {% for row in rows %}
        | {{ row[0] | zh }} | {{ row[1:] | join(" | ") }} |
        {% endfor %}

        每一行的金额起初等于单价乘以数量。然后按顺序用下列规则修改金额；每条规则用过之后，各行金额都四舍五入到整分
        （半分进一），小于 0 的改为 0：

        {% for kind, place, a, b, skips in rules %}
        {{ loop.index }}. {{ {
            "free": "%(thing)s：每买满 %(a)s 件，减去表中一件的单价。",
            "bulk": "%(thing)s：如果至少买 %(a)s 件，则金额改为 %(b)s 乘以数量。",
            "coupon": "%(thing)s：金额减去 %(a)s。",
            "percent": "类别 %(category)s：每一行的金额减少 %(a)s%%。"}[kind]
            | format(thing=things[place] | zh, category="ABCDE"[place], a=a, b=b) }}
            {{- "金额已被前面的规则改变过的行不变。" if skips }}
        {% endfor %}

        最后每一行按税率加上税，并按同样的方式舍入。所有行的总金额是多少分？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, int]:
        things = tuple(rng.sample(worlds.draw_world(rng).things, params.items))
        items = tuple((rng.randrange(params.categories), rng.randint(20, 999), rng.randint(1, 12)) for _ in things)
        rules = tuple(_draw_rule(items, params, rng) for _ in range(params.rules))
        taxes = tuple(rng.randint(3, 25) if params.taxed else 0 for _ in range(params.categories))
        instance = self.Instance(things=things, items=items, rules=rules, taxes=taxes)
        total = self.solve(instance)
        if params.rules > 1 and total == _rounded(_summed(instance, Fraction)):  # to round at the end would do as well
            raise task.Retry
        return instance, total

    def key(self, instance: Instance) -> object:
        return [instance.items, instance.rules, instance.taxes]

    def solve(self, instance: Instance) -> int:
        return int(_summed(instance, _rounded))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines: list[str] = []
        _summed(instance, _rounded, lines)
        return "\n".join(lines)


def _summed(
    instance: ShoppingReceipt.Instance, rounded: Callable[[Fraction], int | Fraction], lines: list[str] | None = None
) -> Fraction:
    """Add up the receipt, `rounded` being applied to each amount, and add the steps to `lines`."""
    lines = [] if lines is None else lines
    amounts, changed = [Fraction(price * count) for _, price, count in instance.items], [False] * len(instance.items)
    lines += [f"{i}: {price}·{count} = {price * count}" for i, (_, price, count) in enumerate(instance.items, 1)]
    for rule, (kind, place, a, b, skips) in enumerate(instance.rules, 1):
        for i, (category, price, count) in enumerate(instance.items):
            if place != (category if kind == "percent" else i) or (skips and changed[i]):
                continue
            before = amounts[i]
            after = {
                "free": before - count // a * price,
                "bulk": Fraction(count * b) if count >= a else before,
                "coupon": before - a,
                "percent": before * (100 - a) / 100,
            }[kind]
            told = {
                "free": f"{count} = {count // a}·{a} + {count % a}, {before} - {count // a}·{price} = {after}",
                "bulk": f"{count} ≥ {a}, {count}·{b} = {after}" if count >= a else f"{count} < {a}",
                "coupon": f"{before} - {a} = {after}",
                "percent": f"{before}·{100 - a}/100 = {decimal(after)}",
            }[kind]
            near = rounded(max(Fraction(0), after))
            lines.append(f"{rule}. {i + 1}: {told}" + (f", {near}" if near != after else ""))
            amounts[i] = Fraction(rounded(max(Fraction(0), after)))
            changed[i] |= amounts[i] != before
    taxed = zip(amounts, instance.items, strict=True)
    last = []
    for i, (amount, (c, _, _)) in enumerate(taxed, 1):
        after = amount * (100 + instance.taxes[c]) / 100
        last.append(Fraction(rounded(after)))
        if instance.taxes[c]:
            lines.append(f"{i}: {amount}·{100 + instance.taxes[c]}/100 = {decimal(after)}, {last[-1]}")
    lines.append(running_sum(last))
    return sum(last, Fraction(0))


def _rounded(cents: Fraction) -> int:
    return int(cents + Fraction(1, 2))


def _draw_rule(items: tuple[tuple[int, int, int], ...], params: ShoppingReceipt.Params, rng: Random) -> Rule:
    place, kind = rng.randrange(len(items)), rng.choice(("free", "bulk", "coupon", "percent"))
    category, price, _ = items[place]
    a, b = {
        "free": (rng.randint(2, 4), 0),
        "bulk": (rng.randint(2, 8), rng.randint(price // 2, price - 1)),
        "coupon": (rng.randint(5, price), 0),
        "percent": (rng.randint(3, 40), 0),
    }[kind]
    return kind, category if kind == "percent" else place, a, b, params.exclusive and rng.random() < 0.5

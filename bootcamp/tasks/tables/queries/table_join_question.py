"""Answer a question on linked tables with missing and repeated keys.

Answer: a number for each group, in the order asked; unique.
Harder: more tables and rows, groups that are several links away, conditions, shops without sales.
Skills: simulation, arithmetic, deduction
Source: original; the joins of SQL in words.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.worlds import draw
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence

Sale = tuple[str, str, int]
"""The item, the shop and the count."""
Item = tuple[str, int, str]
"""The item, its price and its kind."""
Link = tuple[str, str]
Answer = tuple[int, ...]

_KINDS = ("P", "Q", "R", "S")
_LANDS = ("east", "west", "north", "south")


class TableJoinQuestion(Task["TableJoinQuestion.Params", "TableJoinQuestion.Instance", Answer]):
    version = 1

    class Params(task.Params):
        tables: int = knob("how many tables there are", levels=(2, 2, 3, 3, 3, 4, 4, 4, 4, 4), ge=2, le=4)
        sales: int = knob("how many sales there are", levels=(4, 6, 6, 8, 10, 10, 12, 14, 16, 20), ge=3, le=40)
        items: int = knob("how many items there are", levels=(3, 4, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=12)
        shops: int = knob("how many shops there are", levels=(2, 2, 4, 4, 5, 5, 6, 7, 8, 9), ge=2, le=12)
        faults: int = knob("how many keys are missing or repeated", levels=(1, 1, 1, 2, 2, 3, 3, 4, 4, 5), ge=0, le=9)
        conditions: bool = knob("whether only one kind of items counts", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        kind: str
        """What is asked: the value of sales, or the shops without any."""
        sales: tuple[Sale, ...]
        items: tuple[Item, ...]
        shops: tuple[Link, ...]
        towns: tuple[Link, ...]
        only: str
        groups: tuple[str, ...]

        @property
        def by(self) -> str:
            return "land" if self.towns else "town" if self.shops else "kind"

    prompt = Prompt(
        en=r"""
        Table sales:

        {{ sales | table(["item", "shop", "count"]) }}

        Table items:

        {{ items | table(["item", "price", "kind"]) }}

        {% if shops %}
        Table shops:

        {{ shops | table(["shop", "town"]) }}

        {% endif %}
        {% if towns %}
        Table towns:

        {{ towns | table(["town", "land"]) }}

        {% endif %}
        Rows of two tables belong together if they agree in the column that both tables have. A key may be missing in a
        table or stand there several times: then every combination of rows that belong together counts by itself, and
        rows without a partner in a table that is needed do not count.

        {% if kind == "value" %}
        For each {{ by }} of {{ groups | comma }}, in this order, find the sum of count times price over all
        combinations
        of {{ "a sale, an item" if not shops else "a sale, an item and a shop" if not towns else
        "a sale, an item, a shop and a town" }} that belong together
        {{- ", where the kind of the item is " ~ only if only }}; 0 if there are none.
        {% else %}
        For each {{ by }} of {{ groups | comma }}, in this order, find the number of different shops of this {{ by }}
        that have no sale
        {{- " of an item whose kind is %s; a sale of an item that is not in the table items is no such sale" % only
        if only }}.
        {% endif %}
        """,
        zh=r"""
        表 sales（销售）：

        {{ sales | table(["item", "shop", "count"]) }}

        表 items（商品）：

        {{ items | table(["item", "price", "kind"]) }}

        {% if shops %}
        表 shops（商店）：

        {{ shops | table(["shop", "town"]) }}

        {% endif %}
        {% if towns %}
        表 towns（城镇）：

        {{ towns | table(["town", "land"]) }}

        {% endif %}
        各列的意思：item（商品）、shop（商店）、count（件数）、price（单价）、kind（种类）
        {{- "、town（城镇）" if shops }}{{ "、land（地区）" if towns }}。
        两张表的行若在共有的那一列上相同，就彼此对应。一个键在某张表中可能缺失，也可能出现多次：彼此对应的行的每一种组合
        各算一次；在所需的表中没有对应行的行不计。

        {% if kind == "value" %}
        依次对 {{ by }} 为 {{ groups | comma }}，求所有彼此对应的
        {{- "销售、商品" if not shops else "销售、商品、商店" if not towns else "销售、商品、商店、城镇" }}组合的
        count 乘 price 之和{{ "，只计商品的 kind 为 %s 的组合" % only if only }}；没有时为 0。
        {% else %}
        依次对 {{ by }} 为 {{ groups | comma }}，求属于该 {{ by }}、且没有任何
        {{- " kind 为 %s 的商品的" % only if only }}销售记录的商店有多少家，同一商店只计一次
        {{- "；商品不在表 items 中的销售不算这样的销售" if only }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Sequence[int]:
        return Sequence(Integer(low=0), length=len(instance.groups))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        kinds = _KINDS[: 2 + params.items // 4]
        for _ in range(60):
            names = draw(rng, "fruit", params.items) if params.items < 8 else draw(rng, "animal", params.items)
            shops = [f"S{i}" for i in rng.sample(range(1, 30), params.shops)]
            towns = [f"T{i}" for i in rng.sample(range(1, 20), 2 + params.shops // 3)]
            items = [(name, rng.randint(2, 12), rng.choice(kinds)) for name in names]
            places = [(shop, rng.choice(towns)) for shop in shops]
            lands = [(town, rng.choice(_LANDS[:3])) for town in towns]
            sales = [(rng.choice(names), rng.choice(shops), rng.randint(1, 9)) for _ in range(params.sales)]
            for _ in range(params.faults):
                choices: list[Any] = [items, places, lands]
                rows = choices[rng.randrange(params.tables - 1)]
                if rng.random() < 0.5 and len(rows) > 2:
                    rows.remove(rng.choice(rows))
                else:
                    key, *rest = rng.choice(rows)
                    other = rng.choice(rows)[1:] if len(rest) == 1 else (rng.randint(2, 12), rest[1])
                    if (key, *other) not in rows:
                        rows.append((key, *other))
            by = (
                [kind for _, _, kind in items]
                if params.tables == 2
                else [two for _, two in (places, lands)[params.tables - 3]]
            )
            groups = tuple(rng.sample(sorted(set(by)), len(set(by))))
            instance = self.Instance(
                kind="none" if params.tables > 2 and rng.random() < 0.35 else "value",
                sales=tuple(sales),
                items=tuple(items),
                shops=tuple(places) if params.tables > 2 else (),
                towns=tuple(lands) if params.tables > 3 else (),
                only=rng.choice(kinds) if params.conditions else "",
                groups=groups,
            )
            answer = self.solve(instance)
            if len(groups) > 1 and len(set(answer)) > 1 and len({name for name, *_ in sales}) > 1:
                return instance, answer
        raise task.Retry

    def solve(self, instance: Instance) -> Answer:
        items = [item for item in instance.items if instance.only in ("", item[2])]
        found = dict.fromkeys(instance.groups, 0)
        links = {(shop, land) for shop, town in instance.shops for one, land in instance.towns if one == town}
        links = links if instance.towns else set(instance.shops)
        if instance.kind == "none":
            known = {item for item, _, _ in items}
            busy = {shop for item, shop, _ in instance.sales if item in known or not instance.only}
            for shop, group in links:
                found[group] += shop not in busy
            return tuple(found.values())
        for name, shop, count in instance.sales:
            for item, price, kind in items:
                if item != name:
                    continue
                for one, town in instance.shops or ((shop, kind),):
                    for two, land in instance.towns or ((town, town),):
                        if one == shop and two == town:
                            found[land] += count * price
        return tuple(found.values())

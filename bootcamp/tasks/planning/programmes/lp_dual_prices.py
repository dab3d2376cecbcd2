"""Plan a production for the greatest profit, price the resources, and find the profit with more of one of them.

Answer: the amounts, the dual prices and the new profit; all are unique.
Harder: more products and resources, fractions, growth so large that the dual price does not hold to its end.
Skills: optimization, algebra
Source: original; duality of linear programmes, as in V. Chvatal, Linear Programming (1983), chapter 5.
"""

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import linear_programmes, matrix, worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence


class LpDualPrices(Task["LpDualPrices.Params", "LpDualPrices.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        products: int = knob("the number of products", levels=(2, 2, 3, 3, 4, 4, 5, 5, 6, 6), ge=2, le=7)
        resources: int = knob("the number of resources", levels=(2, 2, 2, 3, 3, 4, 4, 5, 5, 6), ge=2, le=7)
        made: int = knob("how many products are made", levels=(1, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=1, le=5)
        parts: int = knob("the denominator of amounts and prices", levels=(1, 1, 1, 2, 2, 2, 3, 3, 2, 2), ge=1, le=3)
        beyond: bool = knob("the price does not hold to the end", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        products: tuple[str, ...]
        needs: tuple[tuple[int, ...], ...]
        """For each resource what a unit of each product takes of it."""
        stock: tuple[int, ...]
        profits: tuple[int, ...]
        grown: int
        """The resource of which there is more, from 0."""
        growth: int

        def rows(self, language: str) -> list[list[object]]:
            rows: list[list[object]] = []
            for i, need in enumerate(self.needs):
                rows.append([f"R{i + 1}", *need, self.stock[i]])
            return [*rows, ["利润" if language == "zh" else "profit", *self.profits, ""]]

        def head(self, language: str) -> list[str]:
            if language == "zh":
                return ["", *map(worlds.zh, self.products), "可用量"]
            return ["", *self.products, "available"]

    prompt = Prompt(
        en="""
        A firm makes these products: {{ products | listed(language) }}. Each unit of a product takes so many units of
        the resources R1, R2 and so on and brings a profit:

        {{ rows(language) | table(head(language)) }}

        Any amounts that are not negative may be made, fractions too, within what is available of the resources. The
        plan with the greatest total profit is unique. The dual price of a resource is the extra profit, per unit of the
        resource, that the best plan brings when a very small amount more of this resource is available; it is unique
        too.

        Give as plan the amounts of the products in the order of the table, as prices the dual prices of R1, R2 and so
        on, and as profit the greatest total profit when {{ growth }} units more of R{{ grown + 1 }} are available and
        all else is unchanged.
        """,
        zh="""
        某企业生产{{ products | map("zh") | listed(language) }}。每生产一个单位要消耗资源 R1、R2 等，并带来利润：

        {{ rows(language) | table(head(language)) }}

        各产品的产量可取任何非负数（可以是分数），但所用资源不得超过可用量。总利润最大的方案是唯一的。
        一种资源的对偶价格，指该资源的可用量增加极小的量时，最优方案平均每单位该资源多得的利润；它也是唯一的。

        请写出：plan 为按表中次序各产品的产量；prices 为 R1、R2 等各资源的对偶价格；profit 为 R{{ grown + 1 }}
        的可用量增加 {{ growth }} 个单位而其他条件不变时的最大总利润。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(
            plan=Sequence(Rational(), length=len(instance.products)),
            prices=Sequence(Rational(), length=len(instance.stock)),
            profit=Rational(),
        )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        n, m, k, q = params.products, params.resources, params.made, params.parts
        made, tight = rng.sample(range(n), k), rng.sample(range(m), k)
        x = [rng.randint(1, 9 * q) if j in made else 0 for j in range(n)]
        needs, stock = [], []
        for i in range(m):
            for _ in range(40):
                need = [rng.choice((0, 1, 2, 3, 4, 5, 6, 7, 8, 9) if n > 2 else (1, 2, 3, 4, 5, 6)) for _ in range(n)]
                used = sum(map(int.__mul__, need, x))
                if used and (i not in tight or used % q == 0):
                    break
            else:
                raise task.Retry
            needs.append(tuple(need))
            stock.append(used // q + (0 if i in tight else rng.randint(1, 12)))
        if not matrix.determinant([[needs[i][j] for j in made] for i in tight]):
            raise task.Retry
        for _ in range(60):
            y = [rng.randint(1, 6 * q) if i in tight else 0 for i in range(m)]
            worth = [sum(y[i] * needs[i][j] for i in range(m)) for j in range(n)]
            if all(worth[j] % q == 0 for j in made):
                break
        else:
            raise task.Retry
        profits = [worth[j] // q if j in made else (worth[j] - 1) // q - rng.randint(0, 3) for j in range(n)]
        if min(profits) < 1 or (q > 1 and not any(z % q for z in x)):
            raise task.Retry
        prices = [Fraction(z, q) for z in y]
        profit = sum(map(Fraction.__mul__, prices, map(Fraction, stock)), Fraction())
        grown, growth = rng.choice(tight), rng.randint(5, 40) if params.beyond else rng.randint(2, 6)
        more = [b + growth * (i == grown) for i, b in enumerate(stock)]
        found = linear_programmes.maximise(profits, needs, more)
        if found is None or (found[0] < profit + prices[grown] * growth) != params.beyond or found[0] == profit:
            raise task.Retry
        if found[0].denominator > 99:
            raise task.Retry
        instance = self.Instance(
            products=_goods(rng, n),
            needs=tuple(needs),
            stock=tuple(stock),
            profits=tuple(profits),
            grown=grown,
            growth=growth,
        )
        return instance, {"plan": tuple(Fraction(z, q) for z in x), "prices": tuple(prices), "profit": found[0]}

    def key(self, instance: Instance) -> object:
        columns = sorted(zip(*instance.needs, instance.profits, strict=True))
        return [columns, instance.stock, instance.grown, instance.growth]


def _goods(rng: Random, n: int) -> tuple[str, ...]:
    return worlds.draw(rng, rng.choice(("furniture", "clothing")), n)

"""Pack items into as few bins as possible, or at least cost, some items apart from each other.

Answer: the bins as lists of items; every best packing counts.
Harder: more items that fill their bins exactly, pairs that must be apart, bins of several prices.
Skills: optimization, search
Source: original; bin packing, as in M. R. Garey and D. S. Johnson, Computers and Intractability (1979).
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Bins = tuple[tuple[int, ...], ...]


class BinPackingMin(Task["BinPackingMin.Params", "BinPackingMin.Instance", Bins]):
    version = 1

    class Params(task.Params):
        items: int = knob("the number of items", levels=(4, 5, 7, 8, 9, 9, 10, 10, 11, 12), ge=3, le=13)
        capacity: int = knob("the capacity", levels=(25, 32, 60, 70, 80, 90, 100, 110, 120, 150), ge=8, le=999)
        apart: int = knob("pairs that must be apart", levels=(0, 0, 0, 0, 2, 3, 3, 2, 3, 4), ge=0, le=8)
        types: int = knob("types of bins", levels=(1, 1, 1, 1, 1, 1, 1, 2, 3, 3), ge=1, le=4)

    class Instance(task.Instance):
        hidden = ("best",)

        sizes: tuple[int, ...]
        apart: tuple[tuple[int, int], ...]
        """Pairs of items, from 1."""
        types: tuple[tuple[int, int], ...]
        """Capacities and prices."""
        best: int
        """The least total price."""

        def rows(self) -> list[tuple[int, int]]:
            return list(enumerate(self.sizes, start=1))

        def offers(self, language: str) -> str:
            if language == "zh":
                return "，".join(f"容量为 {most} 的箱子价格为 {price}" for most, price in self.types)
            return ", ".join(f"a bin of capacity {most} costs {price}" for most, price in self.types)

    prompt = Prompt(
        en="""
        These items are to be packed into bins:

        {{ rows() | table(["item", "size"]) }}

        {% if types | length == 1 -%}
        - There are as many bins as needed; the sizes of the items in a bin sum to at most {{ types[0][0] }}.
        {% else -%}
        - There are as many bins of each type as needed: {{ offers(language) }}.
        - The sizes of the items in a bin sum to at most its capacity; each bin counts as the cheapest type that is
          large enough for what is in it.
        {% endif -%}
        {% for one, other in apart -%}
        - Items {{ one }} and {{ other }} must not be in the same bin.
        {% endfor %}

        Pack all items {{ "into as few bins" if types | length == 1 else "so that the bins cost as little" }} as
        possible
        {{- " in all" if types | length > 1 }}. Give the bins as lists of item numbers. Any best packing will do.
        """,
        zh="""
        要把下列物品装箱：

        {{ rows() | table(["物品", "大小"]) }}

        {% if types | length == 1 -%}
        - 箱子数量不限；每个箱子中物品的大小之和不超过 {{ types[0][0] }}。
        {% else -%}
        - 每种箱子数量不限：{{ offers(language) }}。
        - 每个箱子中物品的大小之和不超过其容量；每个箱子都按装得下其中物品的最便宜的一种计价。
        {% endif -%}
        {% for one, other in apart -%}
        - 物品 {{ one }} 和 {{ other }} 不得放在同一个箱子里。
        {% endfor %}

        请装下全部物品，使{{ "所用箱子最少" if types | length == 1 else "箱子的总价最低" }}。按箱写出物品编号的列表。
        任何一种最优的装法都可以。
        """,
    )

    answer = Sequence(Sequence(Integer(1)))

    def format(self, instance: Instance) -> Format[Bins]:
        return Sequence(Sequence(Integer(1, len(instance.sizes))))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Bins]:
        n, most = params.items, params.capacity
        sizes: list[int] = []
        while len(sizes) < n:  # parts of full bins, with little room left in them
            left = n - len(sizes)
            parts = rng.choice([k for k in (2, 3, 3, 4) if k <= left and left - k != 1] or [left])
            least = most // (2 * parts)
            room = most - rng.randint(0, most // 40 + (n < 6)) - parts * least
            cuts = sorted(rng.randint(0, room) for _ in range(parts - 1))
            sizes += [least + b - a for a, b in zip((0, *cuts), (*cuts, room), strict=True)]
        rng.shuffle(sizes)
        pairs = [(i, j) for j in range(2, n + 1) for i in range(1, j)]
        apart = tuple(sorted(rng.sample(pairs, params.apart)))
        types = [(most, rng.randint(12, 20) if params.types > 1 else 1)]
        for share in (70, 45)[: params.types - 1]:
            types.append((most * share // 100, types[0][1] * (share + rng.randint(-10, 2)) // 100))
        instance = self.Instance(sizes=tuple(sizes), apart=apart, types=tuple(types), best=0)
        answer = self.solve(instance)
        best = _price(instance, answer)
        if n > 5:
            ranked = sorted(range(1, n + 1), key=lambda i: -sizes[i - 1])
            for order in (ranked, list(range(1, n + 1)), ranked[::-1]):
                if best in (
                    _price(instance, _fit(instance, order, False)),
                    _price(instance, _fit(instance, order, True)),
                ):
                    raise task.Retry
        if apart and rng.random() < 0.6:  # the pairs must mostly matter
            free = self.solve(instance.model_copy(update={"apart": ()}))
            if not self.check(instance.model_copy(update={"best": best}), free):
                raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Bins:
        n = len(instance.sizes)
        prices: list[int | None] = [0]
        items: list[tuple[int, ...]] = [()]
        for mask in range(1, 1 << n):
            low = (mask & -mask).bit_length()
            items.append((low, *items[mask & (mask - 1)]))
            prices.append(_bin_price(instance, items[mask]) if prices[mask & (mask - 1)] is not None else None)
        best: list[tuple[int, int]] = [(0, 0)]  # the least price of a set and the bin of its first item
        for mask in range(1, 1 << n):
            first = mask & -mask
            rest = sub = mask ^ first
            found = (10**9, 0)
            while True:
                price = prices[sub | first]
                if price is not None and price + best[rest ^ sub][0] < found[0]:
                    found = price + best[rest ^ sub][0], sub | first
                if not sub:
                    break
                sub = (sub - 1) & rest
            best.append(found)
        bins, mask = [], (1 << n) - 1
        while mask:
            bins.append(items[best[mask][1]])
            mask ^= best[mask][1]
        return tuple(bins)

    def check(self, instance: Instance, answer: Bins) -> str:
        packed = [item for one in answer for item in one]
        if sorted(packed) != list(range(1, len(instance.sizes) + 1)):
            return "not every item is packed just once"
        for one in answer:
            if not one:
                return "a bin is empty"
            if _bin_price(instance, one) is None:
                return f"the items {', '.join(map(str, one))} cannot share a bin"
        if _price(instance, answer) == instance.best:
            return ""
        return "fewer bins suffice" if len(instance.types) == 1 else "a cheaper packing is possible"

    def key(self, instance: Instance) -> object:
        pairs = [sorted(instance.sizes[i - 1] for i in pair) for pair in instance.apart]
        return [sorted(instance.sizes), sorted(pairs), instance.types]


def _bin_price(instance: BinPackingMin.Instance, items: tuple[int, ...]) -> int | None:
    """Give the price of the cheapest bin for some items, None if there is none."""
    load = sum(instance.sizes[i - 1] for i in items)
    prices = [price for most, price in instance.types if load <= most]
    if not prices or any(i in items and j in items for i, j in instance.apart):
        return None
    return min(prices)


def _price(instance: BinPackingMin.Instance, bins: Bins) -> int:
    return sum(_bin_price(instance, one) or 0 for one in bins)


def _fit(instance: BinPackingMin.Instance, order: list[int], fullest: bool) -> Bins:
    """Put items in turn into the first bin that takes them, or the fullest."""
    bins: list[tuple[int, ...]] = []
    for item in order:
        fits = [k for k, one in enumerate(bins) if _bin_price(instance, (*one, item)) is not None]
        if fullest:
            fits.sort(key=lambda k: -sum(instance.sizes[i - 1] for i in bins[k]))
        if fits:
            bins[fits[0]] += (item,)
        else:
            bins.append((item,))
    return tuple(bins)

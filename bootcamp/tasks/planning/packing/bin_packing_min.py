"""Pack items into as few bins as possible, or at least cost, some items apart from each other.

Answer: the bins as lists of items; every best packing counts.
Harder: more items that fill their bins exactly, pairs that must be apart, bins of several prices.
Skills: optimization, search
Source: original; bin packing, as in M. R. Garey and D. S. Johnson, Computers and Intractability (1979).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Bins = tuple[tuple[int, ...], ...]

_NEVER = 10**9


class BinPackingMin(Task["BinPackingMin.Params", "BinPackingMin.Instance", Bins]):
    version = 1

    class Params(task.Params):
        items: int = knob("the number of items", levels=(4, 5, 7, 8, 8, 9, 10, 10, 11, 12), ge=3, le=13)
        capacity: int = knob("the capacity", levels=(25, 32, 60, 70, 80, 90, 100, 110, 120, 150), ge=8, le=999)
        apart: int = knob("pairs that must be apart", levels=(0, 0, 2, 2, 3, 3, 3, 3, 3, 4), ge=0, le=8)
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
        possible{{ " in all" if types | length > 1 }}. Give the bins as lists of item numbers. Any best packing will do.
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
        if n > 5 and params.types == 1 and -(-sum(sizes) // most) in _plain(instance):  # spares the proof
            raise task.Retry
        answer = self.solve(instance)
        best = sum(_bin_price(instance, one) for one in answer)
        if n > 5 and best in _plain(instance):
            raise task.Retry
        if apart and rng.random() < 0.6:  # the pairs must mostly matter
            free = self.solve(instance.model_copy(update={"apart": ()}))
            if not self.check(instance.model_copy(update={"best": best}), free):
                raise task.Retry
        return instance.model_copy(update={"best": best}), answer

    def solve(self, instance: Instance) -> Bins:
        n, prices = len(instance.sizes), _tables(instance)[1]
        bins = [[mask for mask in range(1 << i, 1 << n, 2 << i) if prices[mask] < _NEVER] for i in range(n)]

        @cache
        def cheapest(left: int) -> tuple[int, int]:
            """Give the least price for the items left and the bin of the first of them."""
            first = bins[(left & -left).bit_length() - 1] if left else ()
            return min(((prices[b] + cheapest(left ^ b)[0], b) for b in first if b & left == b), default=(0, 0))

        found, left = [], (1 << n) - 1
        while left:
            one = cheapest(left)[1]
            found.append(tuple(i + 1 for i in range(n) if one >> i & 1))
            left ^= one
        return tuple(found)

    def check(self, instance: Instance, answer: Bins) -> str:
        packed = [item for one in answer for item in one]
        if sorted(packed) != list(range(1, len(instance.sizes) + 1)):
            return "not every item is packed just once"
        for one in answer:
            if not one:
                return "a bin is empty"
            if _bin_price(instance, one) == _NEVER:
                return f"the items {', '.join(map(str, one))} cannot share a bin"
        if sum(_bin_price(instance, one) for one in answer) == instance.best:
            return ""
        return "fewer bins suffice" if len(instance.types) == 1 else "a cheaper packing is possible"

    def key(self, instance: Instance) -> object:
        pairs = [sorted(instance.sizes[i - 1] for i in pair) for pair in instance.apart]
        return [sorted(instance.sizes), sorted(pairs), instance.types]


def _bin_price(instance: BinPackingMin.Instance, items: tuple[int, ...]) -> int:
    """Give the price of the cheapest bin for some items, `_NEVER` if there is none."""
    load = sum(instance.sizes[i - 1] for i in items)
    apart = not any(i in items and j in items for i, j in instance.apart)
    return min((price for most, price in instance.types if apart and load <= most), default=_NEVER)


def _tables(instance: BinPackingMin.Instance) -> tuple[list[int], list[int]]:
    """Give the size of each set of items, as bits, and the price of a bin for it, `_NEVER` where there is none."""
    held = range(instance.types[0][0] + 1)
    by_load = [min(price for most, price in instance.types if load <= most) for load in held]
    clash = [sum(1 << j - 1 for i, j in instance.apart if i == one + 1) for one in range(len(instance.sizes))]
    loads, prices = [0], [0]
    for mask in range(1, 1 << len(instance.sizes)):
        rest = mask & (mask - 1)
        first = (mask ^ rest).bit_length() - 1
        load = loads[rest] + instance.sizes[first]
        loads.append(load)
        prices.append(by_load[load] if load in held and prices[rest] < _NEVER and not clash[first] & rest else _NEVER)
    return loads, prices


def _plain(instance: BinPackingMin.Instance) -> Iterator[int]:
    """Give the prices of packings by rules that never take an item out again."""
    n, (loads, prices) = len(instance.sizes), _tables(instance)
    ranked = sorted(range(n), key=lambda i: -instance.sizes[i])
    for order in (ranked, list(range(n)), ranked[::-1]):  # each item into the first bin that takes it, or the fullest
        for fullest in (False, True):
            bins = [0] * n
            for item in order:
                fits = [k for k, one in enumerate(bins) if prices[one | 1 << item] < _NEVER]
                bins[max(fits, key=lambda k: (loads[bins[k]] * fullest, -k))] |= 1 << item
            yield sum(prices[one] for one in bins)
    for led in (False, True):  # each bin as cheap for its load as possible, perhaps with the largest item left
        total, left = 0, (1 << n) - 1
        while left:
            lead = next(1 << i for i in ranked if left >> i & 1) if led else 0
            fill = [mask for mask in range(1, 1 << n) if mask & left == mask and mask & lead == lead]
            one = min(fill, key=lambda mask: (prices[mask] * 1000 // loads[mask], -loads[mask]))
            total, left = total + prices[one], left ^ one
        yield total

"""Find a cycle of currency trades that brings back at least a stated amount.

Answer: the currencies in order; any cycle that does it is right.
Harder: more currencies and quotes, longer cycles, fees and least lots.
Skills: search, arithmetic
Source: original.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, permutations
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Sequence, Word

Quote = tuple[int, int, int, int]
"""A currency that is given, one that is got, and the rate in ten-thousandths, of which one unit brings so many; and the
least amount that may be given."""
Answer = tuple[str, ...]


class FxArbitrageCycle(Task["FxArbitrageCycle.Params", "FxArbitrageCycle.Instance", Answer]):
    version = 1

    class Params(task.Params):
        currencies: int = knob("the currencies", levels=(3, 3, 4, 5, 5, 6, 6, 7, 8, 9), ge=3, le=10)
        length: int = knob("the trades that are needed", levels=(2, 3, 3, 3, 4, 4, 5, 5, 6, 7), ge=2, le=8)
        density: int = knob("the share of quotes", levels=(90, 90, 80, 70, 75, 70, 70, 60, 55, 50), ge=20, le=100)
        fee: bool = knob("whether every trade costs a fee", levels=(False,) * 4 + (True,) * 6)
        lots: bool = knob("whether some trades have a least amount", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        quotes: tuple[Quote, ...]
        home: int
        start: int
        fee: int
        """What is taken off the amount that is got, in units of its currency."""
        least: int
        """What must be there in the end."""

        def names(self) -> tuple[str, ...]:
            return tuple("ABCDEFGHIJ"[: 1 + max(max(quote[:2]) for quote in self.quotes)])

        def rows(self) -> list[tuple[object, ...]]:
            names = self.names()
            rows: list[tuple[object, ...]]
            rows = [(names[a], names[b], f"{rate // 10000}.{rate % 10000:04d}", low) for a, b, rate, low in self.quotes]
            return rows if any(quote[3] for quote in self.quotes) else [row[:3] for row in rows]

        def heads(self, language: str) -> list[str]:
            heads = ["give", "get", "rate", "least"] if language == "en" else ["付出", "得到", "汇率", "最少"]
            return heads[: len(self.rows()[0])]

    prompt = Prompt(
        en=r"""
        Currencies can be exchanged at these rates, only in the direction shown:

        {{ rows() | table(heads("en")) }}

        - A trade gives the whole balance x of a currency and gets x times the rate, rounded down to whole units
        {%- if fee %}, less a fee of {{ fee }} unit{{ "s" if fee > 1 }} of the currency that is got{% endif %}.
        {% if heads("en")[3:] %}
        - A trade is possible only if the balance that is given is at least the number in the last column.
        {% endif %}
        - You begin with {{ start }} {{ names()[home] }} and come back to {{ names()[home] }} by two or more trades; no
        other currency may be held twice on the way, and {{ names()[home] }} only at both ends.

        Find a way to end with at least {{ least }} {{ names()[home] }}. Give all currencies in order, from
        {{ names()[home] }} to {{ names()[home] }}. Any such way will do.
        """,
        zh=r"""
        几种货币可按下列汇率兑换，只能按所示方向进行：

        {{ rows() | table(heads("zh")) }}

        - 一次兑换付出某种货币的全部余额 x，得到 x 乘以汇率，向下取整到整数单位
        {%- if fee %}，再减去 {{ fee }} 个单位（以所得货币计）的费用{% endif %}。
        {% if heads("zh")[3:] %}
        - 只有付出的余额不少于最后一列的数，才能进行该兑换。
        {% endif %}
        - 开始时你有 {{ start }} {{ names()[home] }}，经过两次或更多次兑换回到 {{ names()[home] }}；途中其他货币
        至多各持有一次，{{ names()[home] }} 只在首尾出现。

        请找出一种办法，使最后至少有 {{ least }} {{ names()[home] }}。从 {{ names()[home] }} 到 {{ names()[home] }}
        依次给出所有货币。任何一种可行的办法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Word(bank=instance.names()))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        count = params.currencies
        for _ in range(30):
            worth = [rng.randint(50, 200) for _ in range(count)]
            plan = rng.sample(range(count), min(params.length, count))
            planned = set(pairwise([*plan, plan[0]]))
            trap = [plan[0], *rng.sample(plan[1:], len(plan) - 1)] if params.lots else []
            barred = set(pairwise([*trap, *trap[:1]])) - planned  # good rates, but a least amount is in the way
            lucks = {pair: rng.randint(1004, 1022) for pair in sorted(planned)}
            outside = [one for one in range(count) if one not in plan]
            if params.fee and outside:  # a detour that would pay without the fee
                (a, b), on = rng.choice(sorted(planned)), rng.choice(outside)
                lucks[a, on] = rng.randint(1000, 1006)
                lucks[on, b] = 1000 + lucks[a, b] - lucks[a, on] + rng.randint(1, 4)
            quotes = list[Quote]()
            for a, b in permutations(range(count), 2):
                if (a, b) in lucks or (a, b) in barred or rng.randrange(100) < params.density:
                    luck = lucks.get((a, b), rng.randint(930, 1004))
                    luck = rng.randint(1012, 1030) if (a, b) in barred else luck
                    low = rng.choice((0, 0, 9000, 11000)) * worth[plan[0]] // worth[a] if params.lots else 0
                    quotes.append((a, b, worth[a] * luck * 10 // worth[b], low // 10 * 10))
            rng.shuffle(quotes)
            start, fee = 100 * rng.randint(80, 200), rng.randint(10, 60) if params.fee else 0
            for place, (a, b, rate, _) in enumerate(quotes):
                if (a, b) in barred:
                    quotes[place] = a, b, rate, start * rng.randint(90, 125) * worth[plan[0]] // worth[a] // 1000 * 10
            instance = self.Instance(quotes=tuple(quotes), home=plan[0], start=start, fee=fee, least=0)
            best = dict[int, tuple[int, Answer]]()
            for amount, way in _cycles(instance):
                best[len(way) - 1] = max(best.get(len(way) - 1, (0, ())), (amount, way))
            found = best.get(params.length)
            if not found or found[0] <= start or found != max(best.values()):
                continue
            shorter = [amount for length, (amount, _) in best.items() if length < params.length]
            instance = instance.model_copy(update={"least": found[0]})
            free = instance.model_copy(update={"fee": 0})
            anywhere = instance.model_copy(update={"quotes": tuple((*quote[:3], 0) for quote in quotes)})
            if params.lots and not self.check(instance, max(_cycles(anywhere))[1]):
                continue  # the least amounts should matter
            if params.fee and outside and not self.check(instance, max(_cycles(free))[1]):
                continue  # so should the fee
            if max(shorter, default=0) < found[0] and (count < 4 or self.check(instance, _tempting(instance))):
                return instance, found[1]
        raise task.Retry

    def check(self, instance: Instance, answer: Answer) -> str:
        names = instance.names()
        way = [names.index(name) for name in answer]
        if len(way) < 3 or way[0] != instance.home or way[-1] != instance.home:
            return "the way does not lead from the home currency back to it by two or more trades"
        if len(set(way)) < len(way) - 1:
            return "a currency is held twice on the way"
        rates, amount = {quote[:2]: quote[2:] for quote in instance.quotes}, instance.start
        for a, b in pairwise(way):
            if (a, b) not in rates:
                return f"there is no quote to give {names[a]} and get {names[b]}"
            rate, low = rates[a, b]
            if amount < low:
                return f"{amount} {names[a]} is too little for the trade to {names[b]}"
            amount = amount * rate // 10000 - instance.fee
        return "" if amount >= instance.least else f"the way ends with only {amount} {names[instance.home]}"

    def key(self, instance: Instance) -> object:
        return [sorted(instance.quotes), instance.home, instance.start, instance.fee, instance.least]


def _tempting(instance: FxArbitrageCycle.Instance) -> Answer:
    """Take the highest rate to a new currency each time, until it is below 1 and there is a way home."""
    way = [instance.home]
    while len(way) <= len(instance.names()):
        ahead = {quote[1]: quote[2] for quote in instance.quotes if quote[0] == way[-1]}
        home = len(way) > 1 and instance.home in ahead
        best = max((rate, other) for other, rate in ((-1, 0), *ahead.items()) if other not in way)
        if best[1] < 0 or (home and best[0] < 10000):
            break
        way.append(best[1])
    return tuple(instance.names()[one] for one in (*way, instance.home))


def _cycles(instance: FxArbitrageCycle.Instance) -> Iterator[tuple[int, Answer]]:
    """Yield what comes of each possible cycle, with its currencies."""
    names = instance.names()
    ahead: dict[int, list[Quote]] = {}
    for quote in instance.quotes:
        ahead.setdefault(quote[0], []).append(quote)
    stack: list[tuple[int, tuple[int, ...]]] = [(instance.start, (instance.home,))]
    while stack:
        amount, way = stack.pop()
        for _, other, rate, low in ahead.get(way[-1], []):
            if amount < low:
                continue
            got = amount * rate // 10000 - instance.fee
            if other == instance.home and len(way) > 1:
                yield got, tuple(names[one] for one in (*way, other))
            elif other not in way:
                stack.append((got, (*way, other)))

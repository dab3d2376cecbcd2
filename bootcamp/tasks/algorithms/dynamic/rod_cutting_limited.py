"""Cut a rod into pieces that sell in limited numbers, so that prices less the cost of the cuts are as much as possible.

Answer: the lengths of the sold pieces; every best choice counts.
Harder: longer rods, more kinds of pieces, dearer cuts, cases on which the best price per length first fails.
Skills: search, arithmetic
Source: original; rod cutting, as in T. Cormen et al., Introduction to Algorithms (2009), section 15.1, with limits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Multiset

Pieces = tuple[int, ...]
Kind = tuple[int, int, int]
"""Length, price and the most pieces that sell."""
_SETTINGS = (
    ("A steel rod", "一根钢条"),
    ("A plank", "一块长木板"),
    ("A roll of cloth", "一卷布"),
    ("A copper pipe", "一根铜管"),
    ("A rope", "一根绳子"),
    ("A gold bar", "一根金条"),
    ("A glass tube", "一根玻璃管"),
    ("A log", "一根原木"),
)

_ORDERS: tuple[Callable[[Kind], float], ...] = (
    lambda kind: -kind[1] / kind[0],
    lambda kind: -kind[1],
    lambda kind: -kind[0],
    lambda kind: kind[0],
)
"""The obvious orders: the best price per length, the best price, the longest, the shortest first."""


class RodCuttingLimited(Task["RodCuttingLimited.Params", "RodCuttingLimited.Instance", Pieces]):
    version = 1

    class Params(task.Params):
        length: int = knob("the length of the rod", levels=(8, 12, 18, 23, 28, 34, 40, 46, 53, 60), ge=4, le=200)
        kinds: int = knob("the kinds of pieces", levels=(3, 3, 4, 5, 5, 6, 6, 7, 8, 9), ge=2, le=15)
        limit: int = knob("the greatest limit", levels=(2, 2, 3, 3, 3, 3, 4, 4, 4, 4), ge=1, le=9)
        cut: int = knob("the greatest cost of a cut", levels=(0, 1, 2, 3, 4, 5, 6, 7, 8, 9), ge=0, le=30)

    class Instance(task.Told):
        settings = _SETTINGS

        length: int
        cut: int
        kinds: tuple[Kind, ...]
        most: int

    prompt = Prompt(
        en=r"""
        {{ words(language)[0] }} of length {{ length }} is to be cut into pieces, of which these sell:

        {{ kinds | table(["length", "price of a piece", "most pieces"]) }}

        {% if cut %}
        Each cut costs {{ cut }} and parts one piece in two. So m sold pieces take m - 1 cuts if they use up the whole
        length, and m cuts if something is left over.
        {% else %}
        Cuts cost nothing.
        {% endif %}
        What is left over is worth nothing, and of no length more pieces sell than the table says. Choose the pieces to
        sell so that their prices {{ "less the cost of the cuts " if cut }}come to as much as possible. Give the list of
        their lengths, each length as often as it is sold. Any best choice will do.
        """,
        zh=r"""
        {{ words(language)[0] }}长 {{ length }}，要切成若干段。能卖出的有：

        {{ kinds | table(["长度", "每段价格", "至多几段"]) }}

        {% if cut %}
        每切一刀花费 {{ cut }}，把一段切成两段。所以卖出 m 段时，若正好用完全长，需要 m - 1 刀；若有剩余，需要 m 刀。
        {% else %}
        切割不花钱。
        {% endif %}
        剩余部分不值钱，每种长度卖出的段数不能超过表中所列。
        请选择要卖的各段，使总价{{ "减去切割费用" if cut }}尽可能多。请列出它们的长度，同一长度卖几段就写几次。
        任何一种最优的选择都可以。
        """,
    )
    answer = Multiset(Integer(low=1))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pieces]:
        lengths = sorted(rng.sample(range(2, max(8, params.length // 2) + 1), params.kinds))
        cut = rng.randint((params.cut + 1) // 2, params.cut)
        kinds = tuple(
            (length, max(cut + 1, 3 * length + rng.randint(-length, length)), rng.randint(1, params.limit))
            for length in lengths
        )
        setting = rng.randrange(len(_SETTINGS))
        instance = self.Instance(setting=setting, length=params.length, cut=cut, kinds=kinds, most=0)
        answer = self.solve(instance)
        most = _profit(instance, answer)
        if sum(length * limit for length, _, limit in kinds) <= params.length or len(answer) < 2:
            raise task.Retry
        if params.length > 12 and any(_profit(instance, _in_order(instance, order)) == most for order in _ORDERS):
            raise task.Retry
        return instance.model_copy(update={"most": most}), answer

    def solve(self, instance: Instance) -> Pieces:
        best: dict[int, tuple[int, Pieces]] = {0: (0, ())}  # by the length used: the prices and the pieces
        for length, price, limit in instance.kinds:
            after = dict(best)
            for used, (worth, pieces) in best.items():
                for count in range(1, min(limit, (instance.length - used) // length) + 1):
                    total = used + count * length
                    value = worth + count * (price - instance.cut)
                    if total not in after or value > after[total][0]:
                        after[total] = value, (*pieces, *[length] * count)
            best = after
        return max((pieces for _, pieces in best.values()), key=lambda pieces: _profit(instance, pieces))

    def check(self, instance: Instance, answer: Pieces) -> str:
        limits = {length: limit for length, _, limit in instance.kinds}
        for length, count in Counter(answer).items():
            if count > limits.get(length, 0):
                return f"{count} pieces of length {length} do not sell"
        if sum(answer) > instance.length:
            return "the pieces are longer than the rod"
        return "" if _profit(instance, answer) == instance.most else "more can be earned"

    def key(self, instance: Instance) -> object:
        return [instance.length, instance.cut, instance.kinds]


def _profit(instance: RodCuttingLimited.Instance, pieces: Pieces) -> int:
    prices = {length: price for length, price, _ in instance.kinds}
    cuts = len(pieces) - (sum(pieces) == instance.length)
    return sum(prices[length] for length in pieces) - cuts * instance.cut


def _in_order(instance: RodCuttingLimited.Instance, order: Callable[[Kind], float]) -> Pieces:
    """Take as many pieces of each kind as fit and sell, in an order of the kinds."""
    left, pieces = instance.length, list[int]()
    for length, _, limit in sorted(instance.kinds, key=order):
        count = min(limit, left // length)
        pieces += [length] * count
        left -= count * length
    return tuple(pieces)

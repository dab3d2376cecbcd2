"""Divide goods with a partner whose tastes are found out by comparisons, and strike a deal that is nearly best.

Answer: two divisions to compare or one to offer; the game is won by a deal that is worth nearly as much as can be.
Turns: one comparison or offer each.
Harder: more kinds of goods, more of each, no move to spare.
Skills: deduction, optimization, search
Source: original.
"""

from __future__ import annotations

from itertools import permutations
from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Command, Format, Integer, Sequence

Goods = tuple[int, ...]
Move = tuple[str, Any]
SORTING = {3: 3, 4: 5, 5: 7, 6: 10}
"""Comparisons that sort so many kinds."""


class _Seen(NamedTuple):
    verb: str
    said: int
    """1 or 2 for the division that he likes better, 0 for neither; for an offer 1 if he agrees."""


Past = tuple[tuple[Move, _Seen], ...]


class HiddenPreferenceDeal(
    Interactive["HiddenPreferenceDeal.Params", "HiddenPreferenceDeal.Instance", Move, int, _Seen]
):
    version = 1

    class Params(interactive.Params):
        kinds: int = knob("kinds of goods", levels=(3, 3, 4, 4, 4, 5, 5, 5, 6, 6), ge=3, le=6)
        most: int = knob("the most units of a kind", levels=(4, 5, 4, 5, 6, 5, 6, 7, 6, 7), ge=2, le=9)
        spare: int = knob("moves to spare", levels=(1, 1, 1, 1, 0, 1, 0, 0, 1, 0), ge=0, le=5)

    class Instance(interactive.Instance):
        secret = ("his",)
        amounts: tuple[int, ...]
        mine: tuple[int, ...]
        values: tuple[int, ...]
        wants: tuple[int, ...]
        """What a deal must be worth to him in each move."""
        his: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        You and a partner divide goods of {{ amounts | length }} kinds. The units of the kinds, in order:
        {{ amounts | join(", ") }}. What a unit of each kind is worth to you, in the same order:
        {{ mine | join(", ") }}. To him a unit of each kind is worth one of {{ values | join(", ") }}, each for one
        kind; it is hidden which for which, and all ways are equally likely. A division is written as the list of the
        units of each kind that he gets; you get the rest.

        - "compare X, Y" with two divisions: he says which one he likes better, or that they are worth the same to him.
        - "offer X" with one division: he agrees just if it is worth enough to him, else he refuses and nothing else
          happens. In moves 1 to {{ turns }} enough is: {{ wants | join(", ") }}. When he agrees, the game is over.

        You win if the deal, whenever it is struck, is worth to you at least 95% of what the best deal is worth to you
        among those to which he would agree in move {{ turns }}. Without a deal you lose.
        """,
        zh=r"""
        你和一个伙伴分 {{ amounts | length }} 种物品。各种物品的件数依次是：{{ amounts | join("、") }}。每种物品一件对
        你值多少，按同样的次序：{{ mine | join("、") }}。对他来说，各种物品一件的价值是
        {{ values | join("、") }}，一种一个，但哪种值哪个你不知道：各种搭配等可能。一种分法写成他得到的各种物品件数的列
        表，其余归你。

        - “compare X, Y”后接两种分法：他说更喜欢哪一种，或者两种对他价值相同。
        - “offer X”后接一种分法：当且仅当对他的价值足够时他同意，否则他拒绝，别的什么也不发生。在第 1 到第 {{ turns }}
          步，足够的价值依次是：{{ wants | join("、") }}。他一同意，游戏就结束。

        考虑他在第 {{ turns }} 步会同意的各种分法，取其中对你价值最高的一种；无论在哪一步成交，只要成交的分法对你的价值
        不低于那一种对你的价值的 95%，你就获胜。没有成交算失败。
        """,
    )
    reply = Prompt(
        en="{% if verb == 'offer' %}He {{ 'agrees' if said else 'refuses' }}.{% else %}"
        "{{ ['Both are worth the same to him', 'He likes the first better', 'He likes the second better'][said] }}."
        "{% endif %}",
        zh="{% if verb == 'offer' %}他{{ '同意' if said else '拒绝' }}。{% else %}"
        "{{ ['两种对他价值相同', '他更喜欢第一种', '他更喜欢第二种'][said] }}。{% endif %}",
    )

    def format(self, instance: Instance) -> Format[Move]:
        goods = Sequence(Integer(0, max(instance.amounts)), length=len(instance.amounts))
        return Command(compare=Sequence(goods, length=2), offer=goods)

    def deal(self, params: HiddenPreferenceDeal.Params, rng: Random) -> Instance:
        k = params.kinds
        turns = SORTING[k] + 1 + params.spare
        amounts = tuple(rng.randint(max(1, params.most - 3), params.most) for _ in range(k))
        mine, values = rng.sample(range(2, 20), k), sorted(rng.sample(range(2, 20), k))
        whole = sum(amounts) * sum(values) // k
        instance = self.Instance(
            amounts=amounts,
            mine=tuple(mine),
            values=tuple(values),
            wants=tuple(whole * (85 - 40 * turn // turns) // 100 for turn in range(1, turns + 1)),
            his=tuple(rng.sample(values, k)),
            turns=turns,
        )
        alike = tuple(values[sorted(mine).index(own)] for own in mine)
        blind = [_best(instance, other) for other in (alike, *(tuple(rng.sample(values, k)) for _ in range(6)))]
        if sum(_struck(instance, goods) for goods in blind) > 1 or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> int:
        return 0

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        divisions = move[1] if move[0] == "compare" else (move[1],)
        over = any(given > there for goods in divisions for given, there in zip(goods, shown.amounts, strict=True))
        return "there are not so many units" if over else ""

    def react(self, instance: Instance, state: int, move: Move) -> Turn:
        verb, what = move
        if verb == "compare":
            first, second = (_worth(goods, instance.his) for goods in what)
            return Turn(state + 1, _Seen(verb, 0 if first == second else 1 if first > second else 2))
        if _worth(what, instance.his) < instance.wants[state]:
            return Turn(state + 1, _Seen(verb, 0))
        return Turn(state + 1, _Seen(verb, 1), "won" if _struck(instance, what) else "lost")

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        first, second = (tuple(rng.randint(0, amount) for amount in shown.amounts) for _ in range(2))
        return rng.choice((("compare", (first, second)), ("offer", first)))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Compare single units so that the orders that fit are split most evenly; offer in the last move."""
        orders = list(permutations(shown.values))
        for (_, what), seen in past:
            a, b = (goods.index(1) for goods in what)
            orders = [order for order in orders if (order[a] > order[b]) == (seen.said == 1)]
        if len(past) + 1 == shown.turns:
            return "offer", _best(shown, orders[0])
        k = len(shown.amounts)
        pairs = [(a, b) for a in range(k) for b in range(a)]
        a, b = min(
            pairs, key=lambda pair: abs(2 * sum(order[pair[0]] > order[pair[1]] for order in orders) - len(orders))
        )
        return "compare", tuple(tuple(int(place == chosen) for place in range(k)) for chosen in (a, b))


def _worth(goods: Goods, values: Goods) -> int:
    return sum(units * value for units, value in zip(goods, values, strict=True))


def _struck(instance: HiddenPreferenceDeal.Instance, goods: Goods) -> bool:
    """Tell whether he would agree in the last move and the deal is nearly the best of these."""
    kept, best = (
        _worth(instance.amounts, instance.mine) - _worth(given, instance.mine)
        for given in (goods, _best(instance, instance.his))
    )
    return _worth(goods, instance.his) >= instance.wants[-1] and 100 * kept >= 95 * best


def _best(shown: HiddenPreferenceDeal.Instance, his: Goods) -> Goods:
    """Give away what is worth least to you and, by his values, enough to him in the last move."""
    need = shown.wants[-1]
    least: dict[int, tuple[int, Goods]] = {0: (0, ())}
    for amount, own, value in zip(shown.amounts, shown.mine, his, strict=True):
        found: dict[int, tuple[int, Goods]] = {}
        for worth, (lost, goods) in least.items():
            for units in range(amount + 1):
                option = (lost + units * own, (*goods, units))
                total = min(need, worth + units * value)
                if total not in found or option < found[total]:
                    found[total] = option
        least = found
    return least[need][1]

"""Order stock each morning so that at the end hardly anything is short or left over.

Answer: an order; the game is won by little shortage and left-over in the last days.
Turns: a day each.
Harder: longer and larger seasons, deliveries that take days, nothing to give away.
Skills: induction, planning, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Format, Integer


class _State(NamedTuple):
    day: int
    stock: int
    coming: tuple[int, ...]
    cost: int


class _Seen(NamedTuple):
    day: int
    demand: int
    short: int
    stock: int


Past = tuple[tuple[int, _Seen], ...]


class InventoryHiddenSeason(
    Interactive["InventoryHiddenSeason.Params", "InventoryHiddenSeason.Instance", int, _State, _Seen]
):
    version = 1

    class Params(interactive.Params):
        period: int = knob("the longest season", levels=(3, 3, 4, 4, 5, 5, 6, 6, 7, 8), ge=2, le=9)
        most: int = knob("the largest demand", levels=(9, 12, 12, 15, 20, 20, 30, 30, 40, 40), ge=6, le=99)
        lag: int = knob("mornings until an order arrives", levels=(0, 0, 1, 1, 1, 2, 2, 2, 3, 3), ge=0, le=4)
        counted: int = knob("days that count", levels=(4, 4, 5, 5, 6, 6, 7, 7, 8, 8), ge=2, le=12)
        allowed: int = knob("the most shortage and left-over", levels=(4, 4, 3, 2, 2, 1, 1, 0, 0, 0), ge=0, le=9)

    class Instance(interactive.Instance):
        secret = ("season",)
        period: int
        most: int
        lag: int
        counted: int
        allowed: int
        season: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        You run a shop for {{ turns }} days. The demand repeats every p days, where p is from
        {{ [2, period - 2] | max }} to {{ period }}; p and the p demands, whole numbers from 0 to {{ most }}, are
        hidden. The largest of them is at least {{ most // 3 }} above the smallest.

        In each move you order a whole number of pieces in the morning; they arrive {% if lag %}{{ lag }} morning{{
        "s" if lag > 1 }} later{% else %}at once{% endif %}, before the shop opens. Then the day's demand is served from
        the stock; what is short is lost. What is left stays in stock. You begin with an empty stock and no orders. I
        tell you each day's demand, how much was short, and the stock in the evening.

        You win if, over the last {{ counted }} of the {{ turns }} days, the pieces that were short and the stock of
        each evening add up to at most {{ allowed }}.
        """,
        zh=r"""
        你经营一家店 {{ turns }} 天。需求每 p 天重复一次，p 从 {{ [2, period - 2] | max }} 到 {{ period }}；p 以及这 p
        个需求（0 到 {{ most }} 的整数）你不知道。其中最大的比最小的至少大 {{ most // 3 }}。

        每一步是在早上订购整数件货；货{% if lag %}在 {{ lag }} 天之后的早上{% else %}在当天早上{% endif %}开店之前到达。
        然后用库存满足当天的需求，不够的部分就失去了，剩下的留在库存里。开始时库存为空，也没有在途的货。我告诉你每天的需
        求、缺多少、晚上的库存。

        如果在这 {{ turns }} 天的最后 {{ counted }} 天里，缺货的件数和每晚的库存全部加起来不超过 {{ allowed }}，你获胜。
        """,
    )
    reply = Prompt(
        en="Day {{ day }}: demand {{ demand }}, short {{ short }}, in stock {{ stock }}.",
        zh="第 {{ day }} 天：需求 {{ demand }}，缺 {{ short }}，库存 {{ stock }}。",
    )

    def format(self, instance: Instance) -> Format[int]:
        return Integer(0, 10 * instance.most)

    def deal(self, params: InventoryHiddenSeason.Params, rng: Random) -> Instance:
        period = rng.randint(max(2, params.period - 2), params.period)
        season = tuple(rng.randint(0, params.most) for _ in range(period))
        turns = 2 * params.period + params.lag + params.counted + 2
        instance = self.Instance(**params.model_dump(), season=season, turns=turns)
        if max(season) - min(season) < params.most // 3 or any(
            period % p == 0 and season == season[:p] * (period // p) for p in range(1, period)
        ):
            raise interactive.Retry
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> _State:
        return _State(0, 0, (0,) * instance.lag, 0)

    def react(self, instance: Instance, state: _State, move: int) -> Turn:
        arrived, *coming = (*state.coming, move)
        demand = instance.season[state.day % len(instance.season)]
        left = state.stock + arrived - demand
        seen = _Seen(state.day + 1, demand, max(0, -left), max(0, left))
        cost = state.cost + (abs(left) if seen.day > instance.turns - instance.counted else 0)
        over = ("won" if cost <= instance.allowed else "lost") if seen.day == instance.turns else ""
        return Turn(_State(seen.day, seen.stock, tuple(coming), cost), seen, over)

    def random_move(self, shown: Instance, past: Past, rng: Random) -> int:
        return rng.randint(0, shown.most)

    def policy(self, shown: Instance, past: Past, rng: Random) -> int:
        """Order so that the stock is used up on the day of arrival, by the shortest season that fits."""
        demands = [seen.demand for _, seen in past]
        if len(demands) < 2 * shown.period - 1:
            return 0
        season = next(
            demands[:p]
            for p in range(1, shown.period + 1)
            if all(a == b for a, b in zip(demands, demands[p:], strict=False))
        )
        stock = past[-1][1].stock
        for day in range(len(past), len(past) + shown.lag):
            ordered = past[day - shown.lag][0] if day >= shown.lag else 0
            stock = max(0, stock + ordered - season[day % len(season)])
        return max(0, season[(len(past) + shown.lag) % len(season)] - stock)

"""Keep an epidemic of unknown speed within bounds by restrictions that cost hardly more than they must.

Answer: a level of restrictions; the game is won by keeping all bounds.
Turns: a week each.
Harder: more weeks, more speeds that are possible.
Skills: planning, optimization, deduction
Source: original; a model in whole numbers after W. O. Kermack and A. G. McKendrick (1927).
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Integer

NEVER = 10**9
Town = tuple[tuple[int, ...], int, int]
"""The share of infections at each level in percent, the share that recovers, the most that may be ill."""


class _State(NamedTuple):
    week: int
    well: int
    ill: int
    cost: int


class _Seen(NamedTuple):
    week: int
    well: int
    ill: int
    recovered: int


Past = tuple[tuple[int, _Seen], ...]


class EpidemicRestrictions(
    Interactive["EpidemicRestrictions.Params", "EpidemicRestrictions.Instance", int, _State, _Seen]
):
    version = 1
    answer = Integer(0, 2)

    class Params(interactive.Params):
        weeks: int = knob("how many weeks there are", levels=(6, 6, 7, 7, 7, 8, 8, 8, 9, 9), ge=2, le=10)
        rates: int = knob("how many speeds are possible", levels=(2, 3, 3, 4, 5, 5, 6, 7, 7, 8), ge=2, le=10)

    class Instance(interactive.Instance):
        secret = ("rate", "least")
        well: int
        ill: int
        most: int
        shares: tuple[int, ...]
        costs: tuple[int, ...]
        recovering: int
        rates: tuple[int, ...]
        rate: int
        least: tuple[int, ...]
        """The least cost with the speed known, in a tuple of one."""

    prompt = Prompt(
        en=r"""
        In a town {{ well }} people are healthy and {{ ill }} are ill, none has recovered yet. For each of {{ turns }}
        weeks you set a level of restrictions, 0, 1 or 2. In the week, I · c · f / 1000, rounded down, of the healthy
        people fall ill (all of them if they are fewer), where I is the number of those ill at its beginning; f is
        {{ shares | join(", ") }} at level 0, 1, 2. At the same time I · {{ recovering }} / 100, rounded down, of the
        I people recover, for good. The number c is hidden and fixed: one of {{ rates | join(", ") }}, all equally
        likely. After each week I tell you how many are healthy, ill and recovered.

        A week costs {{ costs | join(", ") }} at level 0, 1, 2. You lose at once if more than {{ most }} are ill after
        a week. After the last week you win if at most {{ ill }} are ill and all weeks together cost at most 10% more
        than they must for someone who knows c from the beginning. It can be done, but not by one level in all weeks.
        """,
        zh=r"""
        某镇有 {{ well }} 人健康，{{ ill }} 人患病，还没有人康复。在 {{ turns }} 周里，你每周设定一个限制级别：0、1 或
        2。这一周里，健康的人中有 I · c · f / 1000（向下取整）人患病（不足此数则全部患病），其中 I 是周初患病的人数；级
        别 0、1、2 的 f 依次是 {{ shares | join("、") }}。同时，这 I 人中有 I · {{ recovering }} / 100（向下取整）人康
        复，不再患病。数 c 固定而你不知道：{{ rates | join("、") }} 之一，等可能。每周之后我告诉你健康、患病、康复的人
        数。

        级别 0、1、2 每周的花费依次是 {{ costs | join("、") }}。如果某周之后患病的人多于 {{ most }}，你立刻失败。最后一
        周之后，如果患病的人不超过 {{ ill }}，而且各周的总花费比一开始就知道 c 的人所必需的花费至多多 10%，你获胜。
        这是办得到的，但各周都用同一级别不行。
        """,
    )
    reply = Prompt(
        en="After week {{ week }}: {{ well }} healthy, {{ ill }} ill, {{ recovered }} recovered.",
        zh="第 {{ week }} 周之后：健康 {{ well }} 人，患病 {{ ill }} 人，康复 {{ recovered }} 人。",
    )

    def deal(self, params: EpidemicRestrictions.Params, rng: Random) -> Instance:
        rates = tuple(sorted(rng.sample(range(6, 24), params.rates)))
        ill = rng.randint(100, 400)
        instance = self.Instance(
            well=rng.randint(20, 60) * ill // 2,
            ill=ill,
            most=ill * rng.randint(15, 40) // 10,
            shares=(100, rng.randint(45, 70), rng.randint(10, 35)),
            costs=(0, rng.randint(3, 9), rng.randint(12, 30)),
            recovering=rng.randint(35, 65),
            rates=rates,
            rate=rng.choice(rates),
            least=(0,),
            turns=params.weeks,
        )
        least, _ = _plan(_town(instance), instance.costs, instance.rate, instance.turns, instance.well, ill, ill)
        if not 0 < least < NEVER:
            raise interactive.Retry
        instance = instance.model_copy(update={"least": (least,)})
        if any(_constant(self, instance, level) == "won" for level in range(3)) or not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> _State:
        return _State(0, instance.well, instance.ill, 0)

    def react(self, instance: Instance, state: _State, move: int) -> Turn:
        well, ill = _after(_town(instance), instance.rate, move, state.well, state.ill)
        state = _State(state.week + 1, well, ill, state.cost + instance.costs[move])
        over = "lost" if ill > instance.most else ""
        if state.week == instance.turns and not over:
            cheap = 10 * state.cost <= 11 * instance.least[0]
            over = "won" if cheap and ill <= instance.ill else "lost"
        return Turn(state, _Seen(state.week, well, ill, instance.well + instance.ill - well - ill), over)

    def policy(self, shown: Instance, past: Past, rng: Random) -> int:
        """Plan for the speeds that fit; before one is known, choose the level of most plans, the stricter of two."""
        town, well, ill = _town(shown), shown.well, shown.ill
        rates = shown.rates
        for move, seen in past:
            rates = tuple(rate for rate in rates if _after(town, rate, move, well, ill) == (seen.well, seen.ill))
            well, ill = seen.well, seen.ill
        left = shown.turns - len(past)
        levels = [_plan(town, shown.costs, rate, left, well, ill, shown.ill)[1] for rate in rates]
        return max(range(3), key=lambda level: (levels.count(level), level))


def _town(shown: EpidemicRestrictions.Instance) -> Town:
    return shown.shares, shown.recovering, shown.most


def _after(town: Town, rate: int, level: int, well: int, ill: int) -> tuple[int, int]:
    """Return how many are healthy and ill after a week."""
    shares, recovering, _ = town
    new = min(well, ill * rate * shares[level] // 1000)
    return well - new, ill + new - ill * recovering // 100


@lru_cache(maxsize=1 << 17)
def _plan(town: Town, costs: tuple[int, ...], rate: int, weeks: int, well: int, ill: int, goal: int) -> tuple[int, int]:
    """Return the least cost of the weeks that are left, and the level that begins it."""
    if not weeks:
        return (0 if ill <= goal else NEVER), 0
    best = (NEVER, 2)
    for level, cost in enumerate(costs):
        if cost < best[0]:
            after = _after(town, rate, level, well, ill)
            if after[1] <= town[2]:
                best = min(best, (cost + _plan(town, costs, rate, weeks - 1, *after, goal)[0], level))
    return best


def _constant(game: EpidemicRestrictions, instance: EpidemicRestrictions.Instance, level: int) -> str:
    state, over = game.begin(instance), ""
    while not over:
        state, _, over = game.react(instance, state, level)
    return over

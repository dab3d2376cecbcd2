"""Buy at about the least price that a seller takes, which shows in how he lowers his price.

Answer: an offer; the game is won by buying hardly above his least price.
Turns: one offer each.
Harder: a wider range, more ways to yield, two of them in turn, less to give away.
Skills: algebra, deduction, search
Source: original.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.verifiers import Integer

Fit = tuple[int, tuple[int, ...]]
"""A least price and the shares."""

SHARES = (50, 60, 75, 80, 90, 35, 65, 85)


class _State(NamedTuple):
    price: int
    offer: int
    raises: int
    annoyed: int


class _Seen(NamedTuple):
    offer: int
    sold: bool
    price: int
    annoyed: int


Past = tuple[tuple[int, _Seen], ...]


class PriceHaggleRule(Interactive["PriceHaggleRule.Params", "PriceHaggleRule.Instance", int, _State, _Seen]):
    version = 1
    answer = Integer(0)

    class Params(interactive.Params):
        span: int = knob(
            "how many least prices are possible",
            levels=(30, 50, 90, 150, 250, 400, 500, 800, 1200, 1800),
            ge=10,
            le=5000,
        )
        shares: int = knob("how many shares are possible", levels=(3, 3, 4, 4, 5, 6, 4, 5, 5, 6), ge=2, le=8)
        both: bool = knob("whether two shares are used in turn", levels=(False,) * 6 + (True,) * 4)
        more: int = knob("how far above the least price one may buy", levels=(2, 1, 1, 1, 1, 0, 1, 1, 0, 0), ge=0, le=9)
        turns: int = knob("the most offers", levels=(5, 5, 6, 6, 6, 6, 7, 7, 7, 7), ge=3, le=20)

    class Instance(interactive.Instance):
        secret = ("least", "used")
        asked: int
        low: int
        high: int
        shares: tuple[int, ...]
        both: bool
        step: int
        more: int
        least: int
        used: tuple[int, ...]

    prompt = Prompt(
        en=r"""
        You haggle with a seller, who asks {{ asked }} at first. The least price r at which he sells is a whole number
        from {{ low }} to {{ high }}, all equally likely, and hidden. In each move you offer a whole number, never
        less than in the move before.

        - If your offer is at least r, he sells to you for what you offer, and the game is over. You win if you pay at
          most {{ "r + " ~ more if more else "r" }}; else you lose.
        - Else, if you offer at least {{ step }} more than in the move before, or if it is your first offer, he lowers
          his price p to r + (p - r) · s / 100, rounded down to a whole number, and tells you.
          {% if both %}Here s is a for his first, third, fifth ... new price and b for the others, where a and b are
          fixed and hidden, each of them{% else %}Here s is fixed and hidden,{% endif %} one of
          {{ shares | join(", ") }}, all equally likely.
        - Else his price stays, and he is annoyed. When he is annoyed for the third time, you lose.

        Cases in which his new prices do not tell r well enough in time are left out.
        """,
        zh=r"""
        你和一个卖家讨价还价，他开价 {{ asked }}。他肯卖的最低价 r 是从 {{ low }} 到 {{ high }} 的整数，等可能，你不知
        道。每一步你出一个整数价，不得低于上一步的出价。

        - 如果你的出价不低于 r，他就按你的出价卖给你，游戏结束。如果你付的不超过 {{ "r + " ~ more if more else "r" }}，
          你获胜，否则失败。
        - 否则，如果你的出价比上一步至少高 {{ step }}，或者这是你第一次出价，他就把要价 p 降为 r + (p - r) · s / 100，
          向下取整，并告诉你。
          {% if both %}其中 s 在他第一、三、五……次降价时是 a，其余时候是 b；a 和 b 固定而你不知道，各{% else
          %}其中 s 固定而你不知道，{% endif %}是 {{ shares | join("、") }} 之一，等可能。
        - 否则他的要价不变，而且他会不高兴。他第三次不高兴时，你失败。

        如果从他的要价来不及充分看出 r，这样的局不会出现。
        """,
    )
    reply = Prompt(
        en="{% if sold %}He sells for {{ offer }}.{% else %}He does not sell for {{ offer }}"
        "{{ ' and is annoyed' if annoyed }}. He asks {{ price }}.{% endif %}",
        zh="{% if sold %}他以 {{ offer }} 卖给你。{% else %}他不肯以 {{ offer }} 卖"
        "{{ '，而且不高兴' if annoyed }}。他要价 {{ price }}。{% endif %}",
    )

    def deal(self, params: PriceHaggleRule.Params, rng: Random) -> Instance:
        step = rng.randint(2, 9)
        low = step * params.turns + rng.randint(5, 60)
        high = low + params.span - 1
        shares = tuple(sorted(rng.sample(SHARES, params.shares)))
        instance = self.Instance(
            asked=high + rng.randint(params.span // 2, 2 * params.span),
            low=low,
            high=high,
            shares=shares,
            both=params.both,
            step=step,
            more=params.more,
            least=rng.randint(low, high),
            used=tuple(rng.choices(shares, k=1 + params.both)),
            turns=params.turns,
        )
        if not self.policy_wins(instance):
            raise interactive.Retry
        return instance

    def begin(self, instance: Instance) -> _State:
        return _State(instance.asked, -instance.step, 0, 0)

    def illegal(self, shown: Instance, past: Past, move: int) -> str:
        return f"the offer is below the last one, {past[-1][0]}" if past and move < past[-1][0] else ""

    def react(self, instance: Instance, state: _State, move: int) -> Turn:
        if move >= instance.least:
            cheap = move <= instance.least + instance.more
            return Turn(state, _Seen(move, True, move, 0), "won" if cheap else "lost")
        if move < state.offer + instance.step:
            state = _State(state.price, move, state.raises, state.annoyed + 1)
            return Turn(state, _Seen(move, False, state.price, state.annoyed), "lost" if state.annoyed == 3 else "")
        share = instance.used[state.raises % len(instance.used)]
        price = _lowered(state.price, instance.least, share)
        return Turn(_State(price, move, state.raises + 1, state.annoyed), _Seen(move, False, price, 0))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> int:
        least, most = (past[-1][0], past[-1][1].price) if past else (shown.low, shown.high)
        return rng.randint(least, max(least, most))

    def policy(self, shown: Instance, past: Past, rng: Random) -> int:
        """Offer next to nothing until the prices tell the least one well enough."""
        prices = [shown.asked, *(seen.price for _, seen in past)]
        left = range(shown.low, min(shown.high, prices[-1]) + 1)
        fitting = set[int]()
        for used in product(shown.shares, repeat=1 + shown.both):
            known = list(left)
            for place, price in enumerate(prices[1:]):
                share = used[place % len(used)]
                known = [least for least in known if _lowered(prices[place], least, share) == price]
            fitting.update(known)
        if max(fitting) - min(fitting) <= shown.more:
            return max(fitting)
        return shown.step * len(past)


def _lowered(price: int, least: int, share: int) -> int:
    return least + (price - least) * share // 100

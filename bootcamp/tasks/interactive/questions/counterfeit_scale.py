"""Find the one false coin, and whether it is heavier or lighter, with a pair of scales whose pans hold few coins.

Answer: coins for the two pans or, once, the coin with its sign; the game is won by coin and sign.
Turns: one weighing each, the last one names the coin.
Harder: more coins, relatively smaller pans, no weighing to spare.
Skills: search, deduction, planning
Source: original; the old puzzle of twelve coins (F. J. Dyson 1946 for any number).
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from bootcamp import interactive
from bootcamp.interactive import Interactive, Prompt, Turn, knob
from bootcamp.lib.false_coins import fewest_weighings, next_weighing
from bootcamp.verifiers import Command, Format, Integer, Sequence, Set

Move = tuple[str, Any]


class _Seen(NamedTuple):
    verb: str
    outcome: str
    """``left`` or ``right`` if that pan goes down, ``even``; ``yes`` or ``no`` to an answer."""


Past = tuple[tuple[Move, _Seen], ...]


class CounterfeitScale(Interactive["CounterfeitScale.Params", "CounterfeitScale.Instance", Move, None, _Seen]):
    version = 1

    class Params(interactive.Params):
        coins: int = knob("how many coins there are", levels=(9, 10, 11, 13, 13, 16, 20, 26, 33, 40), ge=3, le=40)
        good: int = knob("how many are known to be good", levels=(1, 1, 1, 1, 1, 2, 2, 3, 3, 4), ge=1, le=20)
        pan: int = knob("the most coins in a pan", levels=(4, 4, 4, 5, 4, 5, 6, 6, 6, 7), ge=2, le=12)
        spare: int = knob("weighings beyond the fewest", levels=(1, 1, *(0,) * 8), ge=0, le=5)

    class Instance(interactive.Instance):
        secret = ("coin", "heavy")
        coins: int
        good: tuple[int, ...]
        pan: int
        coin: int
        heavy: bool

    prompt = Prompt(
        en=r"""
        Of {{ coins }} coins, numbered from 1 to {{ coins }}, exactly one is false: it is heavier or lighter than the
        others, which all weigh the same. These are known to be good: {{ good | join(", ") }}. Each other coin is
        equally likely to be the false one, heavier and lighter equally likely. Find the coin, and whether it is heavier
        or lighter.

        - "weigh A|B": the coins of A, as "1, 2", lie in the left pan, those of B in the right pan, as many in each, at
          most {{ pan }} in a pan. I say which pan goes down, or that the scales balance.
        - "answer x": this ends the game. A positive x says that coin x is false and heavier, a negative one that coin
          -x is false and lighter. You win if this is so, else you lose.
        """,
        zh=r"""
        {{ coins }} 枚硬币（编号 1 到 {{ coins }}）中恰有一枚是假币，它比其余硬币重或轻，其余硬币一样重。已知
        {{ good | join("、") }} 号是真币；其他各枚是假币的可能性相同，偏重和偏轻的可能性也相同。请找出假币，
        并判断它偏重还是偏轻。

        - “weigh A|B”：把 A 中的硬币（写作“1, 2”）放在左盘，B 中的硬币放在右盘，两盘枚数相同，每盘至多 {{ pan }} 枚。
          我回答哪一盘下沉，或者天平平衡。
        - “answer x”：游戏到此结束。正数 x 表示假币是 x 号且偏重，负数表示假币是 -x 号且偏轻。
          判断正确你获胜，否则你失败。
        """,
    )
    reply = Prompt(
        en="""
        {% if verb == "weigh" %}
        {{ "The scales balance" if outcome == "even" else "The " ~ outcome ~ " pan goes down" }}.
        {% else %}
        That is {{ "" if outcome == "yes" else "not " }}so.
        {% endif %}
        """,
        zh="""
        {% if verb == "weigh" %}
        {{ {"even": "天平平衡", "left": "左盘下沉", "right": "右盘下沉"}[outcome] }}。
        {% else %}
        {{ "正确" if outcome == "yes" else "不对" }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Move]:
        pans = Sequence(Set(Integer(1, instance.coins)), length=2, separator="|")
        return Command(weigh=pans, answer=Integer(-instance.coins, instance.coins))

    def deal(self, params: CounterfeitScale.Params, rng: Random) -> Instance:
        if params.good > params.coins - 2:
            raise interactive.Retry
        good = tuple(sorted(rng.sample(range(1, params.coins + 1), params.good)))
        weighings = fewest_weighings(params.coins - params.good, 0, 0, params.coins, min(params.pan, params.coins // 2))
        return self.Instance(
            coins=params.coins,
            good=good,
            pan=min(params.pan, params.coins // 2),
            coin=rng.choice(sorted(set(range(1, params.coins + 1)) - {*good})),
            heavy=rng.random() < 0.5,
            turns=weighings + params.spare + 1,
        )

    def begin(self, instance: Instance) -> None:
        return None

    def illegal(self, shown: Instance, past: Past, move: Move) -> str:
        verb, what = move
        if verb == "answer":
            return "" if what else "there is no coin 0"
        left, right = what
        if left & right:
            return f"coin {min(left & right)} cannot lie in both pans"
        if len(left) != len(right) or not left:
            return "the pans must hold equal numbers of coins, at least one each"
        return f"more than {shown.pan} coins lie in a pan" if len(left) > shown.pan else ""

    def react(self, instance: Instance, state: None, move: Move) -> Turn:
        verb, what = move
        if verb == "answer":
            right = what == (instance.coin if instance.heavy else -instance.coin)
            return Turn(state, _Seen(verb, "yes" if right else "no"), "won" if right else "lost")
        lies = [place for place, pan in zip(("left", "right"), what, strict=True) if instance.coin in pan]
        down = {"left": "right", "right": "left"}[lies[0]] if lies and not instance.heavy else "".join(lies)
        return Turn(state, _Seen(verb, down or "even"))

    def random_move(self, shown: Instance, past: Past, rng: Random) -> Move:
        if rng.random() < 0.5:
            return "answer", rng.choice((-1, 1)) * rng.randint(1, shown.coins)
        size = rng.randint(1, shown.pan)
        coins = rng.sample(range(1, shown.coins + 1), 2 * size)
        return "weigh", (frozenset(coins[:size]), frozenset(coins[size:]))

    def policy(self, shown: Instance, past: Past, rng: Random) -> Move:
        """Split the coins that may be heavy, light or both so that each outcome leaves few weighings."""
        coins = range(1, shown.coins + 1)
        heavy, light = set(coins) - {*shown.good}, set(coins) - {*shown.good}
        for (_, (left, right)), seen in past:
            down, up = (left, right) if seen.outcome == "left" else (right, left)
            heavy = heavy - left - right if seen.outcome == "even" else heavy & down
            light = light - left - right if seen.outcome == "even" else light & up
        if len(heavy) + len(light) == 1:
            return "answer", next(iter(heavy), 0) or -next(iter(light))
        pans = next_weighing(heavy, light, shown.coins, shown.pan)
        return "weigh", tuple(map(frozenset, pans))

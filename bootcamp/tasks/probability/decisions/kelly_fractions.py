"""Find the shares of a bankroll to bet on exclusive outcomes so that the expected logarithm of wealth is greatest.

Answer: a share for each outcome; it is unique.
Harder: more outcomes, bets that pay only along with others, outcomes left out.
Skills: probability, optimization
Source: original; J. Kelly, "A new interpretation of information rate", 1956.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.prompts import letters
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Mapping, Rational


class KellyFractions(Task["KellyFractions.Params", "KellyFractions.Instance", dict[str, Fraction]]):
    version = 1

    class Params(task.Params):
        outcomes: int = knob("how many outcomes can be bet on", levels=(1, 1, 2, 3, 3, 4, 4, 5, 5, 6), ge=1, le=6)
        bets: int = knob("the fewest outcomes worth a bet", levels=(1, 1, 1, 2, 2, 2, 3, 2, 3, 3), ge=1, le=5)
        whole: int = knob(
            "the largest denominator of the chances", levels=(10, 20, 12, 12, 15, 20, 20, 20, 24, 30), ge=6, le=30
        )

    class Instance(task.Instance):
        chances: tuple[Fraction, ...]
        payouts: tuple[Fraction, ...]

        @property
        def rows(self) -> list[tuple[object, ...]]:
            return list(zip(self.names, self.chances, self.payouts, strict=True))

        @property
        def names(self) -> tuple[str, ...]:
            return letters(range(len(self.chances)))

        @property
        def rest(self) -> Fraction:
            return 1 - sum(self.chances, Fraction(0))

    prompt = Prompt(
        en=r"""
        {% if names | length == 1 %}
        In a game the outcome A may happen; otherwise all bets are lost.
        {% else %}
        {{ "At most" if rest else "Exactly" }} one of the outcomes {{ names | listed(language) }} of a game happens
        {{- "; if none does, all bets are lost" if rest }}.
        {% endif %}
        A player bets shares of his wealth on outcomes, all before the game is played; shares are not negative, add up
        to at most 1, and what is not bet is kept. If an outcome happens, each unit bet on it returns the payout, the
        stake included; other bets are lost.

        {{ rows | table(["outcome", "probability", "payout"]) }}

        Which share is to be bet on each outcome so that the expected logarithm of the wealth after the game is as large
        as possible? Give all shares exactly, also those that are 0.
        """,
        zh=r"""
        {% if names | length == 1 %}
        某游戏中结果 A 可能发生，否则押注全部输掉。
        {% else %}
        某游戏中 {{ names | listed(language) }} {{ "至多" if rest else "恰" }}有一个发生
        {{- "；若都不发生，押注全部输掉" if rest }}。
        {% endif %}
        玩家在游戏开始前把财富的若干份额押在各结果上；各份额非负，总和不超过 1，没有押出的部分保留。
        某结果发生时，押在它上面的每一单位返还赔付额（含本金），其余的押注全部输掉。

        {{ rows | table(["结果", "概率", "赔付额"]) }}

        每个结果各应押多少份额，才能使游戏后财富的对数的期望最大？请给出全部份额的精确值，份额为 0 的也要写出。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Fraction]]:
        return Mapping(Choice(instance.names), Rational(), required=instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Fraction]]:
        n = params.outcomes
        spare = n == 1 or rng.random() < 0.5
        whole = rng.randint(max(6, n + 2), params.whole)
        chances = tuple(Fraction(part, whole) for part in random_composition(rng, whole, n + spare)[:n])
        payouts = tuple(Fraction(max(3, round(2 / p * Fraction(rng.randint(60, 200), 100))), 2) for p in chances)
        if not spare and sum(1 / payout for payout in payouts) <= 1:
            raise task.Retry
        instance = self.Instance(chances=chances, payouts=payouts)
        shares = _shares(chances, payouts)
        bets = [i for i, share in enumerate(shares) if share]
        alone = tuple(max(Fraction(0), (p * o - 1) / (o - 1)) for p, o in zip(chances, payouts, strict=True))
        if len(bets) < params.bets or (n > 2 and len(bets) == n) or (n > 1 and shares == alone):
            raise task.Retry
        if n > 2 and not any(shares[i] and not alone[i] for i in bets):
            raise task.Retry
        if any(max(share.numerator, share.denominator) > 10**6 for share in shares) or len(set(payouts)) < n:
            raise task.Retry
        return instance, dict(zip(instance.names, shares, strict=True))

    def key(self, instance: Instance) -> object:
        return sorted(zip(instance.chances, instance.payouts, strict=True))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        names, chances, payouts = instance.names, instance.chances, instance.payouts
        returns = {i: p * o for i, (p, o) in enumerate(zip(chances, payouts, strict=True))}
        lines = [f"{names[i]}: {chances[i]} * {payouts[i]} = {value}" for i, value in returns.items()]
        chance, cost, kept = Fraction(0), Fraction(0), Fraction(1)
        for i in sorted(returns, key=lambda i: returns[i], reverse=True):
            if returns[i] <= kept:
                lines.append(f"{names[i]}: {returns[i]} <= {kept}")
                break
            chance, cost = chance + chances[i], cost + 1 / payouts[i]
            lines.append(f"{names[i]}: {returns[i]} > {kept}")
            sums = f"{chance} + {1 - chance} = 1, {cost} + {1 - cost} = 1"
            kept = (1 - chance) / (1 - cost)
            lines.append(f"{sums}, ({1 - chance}) / ({1 - cost}) = {kept}")
        for i, (name, p, o) in enumerate(instance.rows):
            lines.append(f"{name}: {p} - ({kept})/({o}) = {p} - {kept / payouts[i]} = {chances[i] - kept / payouts[i]}")
        return "\n".join(lines)


def _shares(chances: tuple[Fraction, ...], payouts: tuple[Fraction, ...]) -> tuple[Fraction, ...]:
    """Take outcomes while their mean return beats what is kept, and bet p minus the kept share over the payout."""
    kept, used_chance, used_cost = Fraction(1), Fraction(0), Fraction(0)
    order = sorted(range(len(chances)), key=lambda i: chances[i] * payouts[i], reverse=True)
    for i in order:
        if chances[i] * payouts[i] <= kept:
            break
        used_chance += chances[i]
        used_cost += 1 / payouts[i]
        if used_cost >= 1:
            raise task.Retry
        kept = (1 - used_chance) / (1 - used_cost)
    return tuple(max(Fraction(0), p - kept / o) for p, o in zip(chances, payouts, strict=True))

"""Find the chance that the prize is behind a door after a host who follows a stated rule opened others.

Answer: a rational number; it is unique.
Harder: more doors and opened doors, unequal chances, hosts that open blindly, in order, by weights or at their will.
Skills: probability, logic
Source: original; S. Selvin, "A problem in probability", The American Statistician, 1975.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_RULES = ("knows", "blind", "lowest", "weighted", "willing")


class MontyHostVariants(Task["MontyHostVariants.Params", "MontyHostVariants.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        doors: int = knob("the most doors", levels=(5, 6, 4, 5, 5, 6, 6, 7, 7, 8), ge=3, le=8)
        opened: int = knob("how many doors are opened at most", levels=(1, 2, 1, 2, 2, 3, 3, 3, 4, 4), ge=1, le=4)
        rules: int = knob("how many rules of hosts there are", levels=(1, 2, 3, 3, 4, 4, 5, 5, 5, 5), ge=1, le=5)
        even: bool = knob("whether all doors have equal chances at first", levels=(True, False) + (False,) * 8)
        whole: int = knob(
            "the denominator of the chances", levels=(12, 12, 12, 12, 15, 18, 20, 24, 30, 36), ge=8, le=40
        )

    class Instance(task.Instance):
        prior: tuple[int, ...]
        rule: str
        weights: tuple[
            int, ...
        ]  # of the doors for the weighted host; chances to open, in units of 1/10, for the willing
        pick: int
        opened: tuple[int, ...]
        asked: int

        @property
        def chances(self) -> list[Fraction]:
            return [Fraction(part, sum(self.prior)) for part in self.prior]

        @property
        def some(self) -> str:
            return "one other door" if len(self.opened) == 1 else f"{len(self.opened)} other doors"

        @property
        def tenths(self) -> list[Fraction]:
            return [Fraction(weight, 10) for weight in self.weights]

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        A prize is behind one of the doors 1 to {{ prior | length }}, with the probabilities {{ chances | comma }} in
        this order. The player, who knows nothing else, picks door {{ pick }}.
        {% if rule == "knows" %}
        The host, who knows where the prize is, then opens {{ some }} without the prize, each choice being equally
        likely.
        {% elif rule == "blind" %}
        The host, who does not know where the prize is, then opens {{ some }}, each choice being equally likely. By
        chance he does not find the prize.
        {% elif rule == "lowest" %}
        The host, who knows where the prize is, then opens {{ some }} without the prize, with the lowest possible
        {{ 'number' if opened | length == 1 else 'numbers' }}.
        {% elif rule == "weighted" %}
        The host, who knows where the prize is, then opens one of the other doors without the prize; among those he
        chooses with probabilities proportional to the weights {{ weights | comma }} of the doors 1 to
        {{ prior | length }}.
        {% else %}
        The host knows where the prize is. If it is behind the player's door, he acts with probability
        {{ tenths[0] }}, otherwise with probability {{ tenths[1] }}; else he does nothing. If he acts, he opens
        {{ some }} without the prize, each choice being equally likely.
        {% endif %}
        The player knows the host's rule and sees him open {{ "door" if opened | length == 1 else "exactly the doors" }}
        {{ opened | listed(language) }}.

        Given this, find the probability that the prize is behind door {{ asked }}. Give the exact value.
        """,
        zh=r"""
        1 到 {{ prior | length }} 号门中恰有一扇门后有奖品，各门后有奖品的概率依次为 {{ chances | comma }}。
        玩家不知道其他信息，选了 {{ pick }} 号门。
        {% if rule == "knows" %}
        主持人知道奖品在哪里，随后在其余的门中打开 {{ opened | length }} 扇没有奖品的门，每种这样的选法等可能。
        {% elif rule == "blind" %}
        主持人不知道奖品在哪里，随后在其余的门中打开 {{ opened | length }} 扇，每种选法等可能。
        碰巧他打开的门后都没有奖品。
        {% elif rule == "lowest" %}
        主持人知道奖品在哪里，随后在其余没有奖品的门中打开编号最小的 {{ opened | length }} 扇。
        {% elif rule == "weighted" %}
        主持人知道奖品在哪里，随后在其余没有奖品的门中打开一扇，
        选每扇门的概率与门的权重成正比；1 到 {{ prior | length }} 号门的权重依次为 {{ weights | comma }}。
        {% else %}
        主持人知道奖品在哪里。若奖品在玩家所选的门后，他以概率 {{ tenths[0] }} 开门，否则以概率 {{ tenths[1] }} 开门；
        不开门时他什么也不做。开门时，他在其余的门中打开 {{ opened | length }} 扇没有奖品的门，每种这样的选法等可能。
        {% endif %}
        玩家知道主持人的规则，并看到他恰好打开了 {{ opened | listed(language) }} 号门。

        求在此条件下奖品在 {{ asked }} 号门后的概率。请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n = rng.randint(max(4, params.doors - 2), params.doors)
        prior = (
            (1,) * n
            if params.even
            else tuple(random_composition(rng, rng.randint(params.whole // 2 + 2, params.whole), n))
        )
        rule = rng.choice(_RULES[: params.rules])
        if rule == "blind" and params.rules > 2 and rng.random() < 0.7:
            raise task.Retry  # else the first chances of the doors left, scaled, are right too often
        weights: tuple[int, ...] = ()
        if rule == "weighted":
            weights = tuple(rng.randint(1, 5) for _ in range(n))
        if rule == "willing":
            weights = tuple(rng.sample(range(1, 11), 2))
        pick = rng.randint(1, n)
        others = [door for door in range(1, n + 1) if door != pick]
        count = 1 if rule == "weighted" else rng.randint(1, min(params.opened, n - 2))
        opened = tuple(sorted(rng.sample(others, count)))
        asked = rng.choice([door for door in range(1, n + 1) if door not in opened])
        posterior = [prior[door - 1] * _chance(rule, weights, pick, opened, door, n) for door in range(1, n + 1)]
        if not sum(posterior):
            raise task.Retry
        answer = posterior[asked - 1] / sum(posterior)
        left = sum(part for door, part in enumerate(prior, 1) if door not in opened)
        wrong = [Fraction(prior[asked - 1], sum(prior))] * (rule != "knows" or asked != pick)
        if rule != "blind":
            wrong.append(Fraction(prior[asked - 1], left))
        if not worth_asking(answer, *wrong) or (n - 1) * answer == 1 or answer == Fraction(n - 1, n):
            raise task.Retry
        instance = self.Instance(prior=prior, rule=rule, weights=weights, pick=pick, opened=opened, asked=asked)
        return instance, answer

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        prior, opened = instance.prior, instance.opened
        weights = list[Fraction]()
        lines = [f"{', '.join(map(str, instance.chances))} = ({', '.join(map(str, prior))})/{sum(prior)}"]
        for door, part in enumerate(prior, start=1):
            chance = _chance(instance.rule, instance.weights, instance.pick, opened, door, len(prior))
            weights.append(part * chance)
            lines.append(f"{door}: {part} * {chance} = {weights[-1]}")
        one, whole = weights[instance.asked - 1], sum(weights, Fraction(0))
        lines.append(running_sum([weight for weight in weights if weight]))
        return "\n".join([*lines, f"({one}) / ({whole}) = {one / whole}"])


def _chance(rule: str, weights: tuple[int, ...], pick: int, opened: tuple[int, ...], prize: int, n: int) -> Fraction:
    """Give the chance that the host opens just these doors if the prize is behind a door."""
    free = [door for door in range(1, n + 1) if door not in (pick, prize)]
    if not set(opened) <= set(free):
        return Fraction(0)
    if rule == "lowest":
        return Fraction(list(opened) == free[: len(opened)])
    if rule == "weighted":
        return Fraction(weights[opened[0] - 1], sum(weights[door - 1] for door in free))
    if rule == "blind":
        return Fraction(1)
    share = Fraction(1, sum(1 for _ in combinations(free, len(opened))))
    return share * Fraction(weights[prize != pick], 10) if rule == "willing" else share

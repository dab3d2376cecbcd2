"""Find the best expected payoff when values are drawn one after the other and one may stop at each.

Answer: a rational number; it is unique.
Harder: more draws and values, a cost of going on, draws without replacement.
Skills: probability, planning
Source: original; optimal stopping with a finite horizon, as in Y. S. Chow, H. Robbins and D. Siegmund, 1971.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Wheel = tuple[tuple[int, int], ...]
"""Values with their weights, or with how many cards bear them."""


class OptimalStoppingValue(Task["OptimalStoppingValue.Params", "OptimalStoppingValue.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        draws: int = knob("how many draws there are at most", levels=(2, 2, 3, 3, 4, 3, 4, 4, 5, 6), ge=2, le=8)
        values: int = knob("how many values there are", levels=(3, 4, 4, 5, 5, 4, 5, 6, 6, 6), ge=3, le=7)
        cost: int = knob("the most that another draw costs", levels=(0, 2, 2, 3, 3, 3, 3, 3, 3, 3), ge=0, le=4)
        cards: bool = knob("whether cards are drawn without replacement", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        wheel: Wheel
        cards: bool
        draws: int
        cost: int

        @property
        def chances(self) -> list[str]:
            whole = sum(weight for _, weight in self.wheel)
            return [f"{value}: {Fraction(weight, whole)}" for value, weight in self.wheel]

        @property
        def deck(self) -> list[int]:
            return [value for value, count in self.wheel for _ in range(count)]

    answer = Rational()
    prompt = Prompt(
        en=r"""
        {% if cards %}
        A pile holds cards with the numbers {{ deck | comma }}, well shuffled. A player takes cards from the top, one
        after the other, sees each, and does not put it back.
        {% else %}
        A player spins a wheel that shows a number, independently each time, with these probabilities (number:
        probability): {{ chances | comma }}.
        {% endif %}
        After each {{ "card" if cards else "spin" }} the player either stops and is paid the number shown last, or goes
        on
        {{- " and pays %d for that" % cost if cost }}. There are at most {{ draws }}
        {{ "cards" if cards else "spins" }}: after the last one the player must stop.{{ " The first is free." if cost }}

        Find the expected value of the payment {{ "less all costs " if cost }}for a player who plays so as to make it as
        large as possible. Give the exact value.
        """,
        zh=r"""
        {% if cards %}
        一叠洗匀的牌上的数为 {{ deck | comma }}。玩家从上面逐张取牌，每张看过后不放回。
        {% else %}
        玩家转动一个转盘，每次独立地按下列概率得到一个数（数: 概率）：{{ chances | comma }}。
        {% endif %}
        每{{ "取一张牌" if cards else "转一次" }}后，玩家或者停下并得到最后显示的数那么多的报酬，
        或者继续{{ "，为此付 %d" % cost if cost }}。
        最多{{ "取" if cards else "转" }} {{ draws }} {{ "张" if cards else "次" }}，
        最后一{{ "张" if cards else "次" }}之后必须停下。
        {{- "第一%s免费。" % ("张" if cards else "次") if cost }}

        若玩家采取使报酬{{ "减去全部费用后" if cost }}的期望最大的策略，求这个期望的精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        values = sorted(rng.sample(range(1, 21 if params.values > 3 else 13), params.values))
        most = params.values + (3 if params.cards else rng.randint(1, 6))
        weights = random_composition(rng, most, params.values)
        cost = rng.randint(min(1, params.cost), params.cost)
        instance = self.Instance(
            wheel=tuple(zip(values, weights, strict=True)), cards=params.cards, draws=params.draws, cost=cost
        )
        answer = self.solve(instance)
        mean = Fraction(sum(v * w for v, w in instance.wheel), sum(weights))
        once = _best(instance, lambda value, rest: value >= mean)
        ahead = _best(instance, lambda value, rest: value >= mean - cost)
        always = _best(instance, lambda value, rest: value == values[-1])
        wrong = [mean, once, ahead, always] if params.draws > 2 else [mean]
        if not worth_asking(answer, *wrong) or answer.denominator == 1:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        return _best(instance, lambda value, rest: value >= rest)


def _best(instance: OptimalStoppingValue.Instance, stops: Callable[[int, Fraction], bool]) -> Fraction:
    """Give the mean payoff of stopping where ``stops(value, mean of going on)`` says so."""

    @cache
    def value_of(wheel: Wheel, left: int) -> Fraction:
        whole, total = sum(weight for _, weight in wheel), Fraction(0)
        for i, (value, weight) in enumerate(wheel):
            if not weight:
                continue
            gain = Fraction(value)
            if left > 1:
                less = (*wheel[:i], (value, weight - 1), *wheel[i + 1 :]) if instance.cards else wheel
                rest = value_of(less, left - 1) - instance.cost
                gain = gain if stops(value, rest) else rest
            total += weight * gain
        return total / whole

    return value_of(instance.wheel, instance.draws)

"""Find the food behind an outbreak: the only one whose risk difference is positive beside every other food.

Answer: the food, and its risk differences for all people, and for those with and without a stated other food.
Harder: more foods and more kinds of meals, where another food always looks worst at first sight.
Skills: arithmetic, deduction
Source: original; the numbers are invented.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import worlds
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Record, Sequence, Word
from bootcamp.verifiers.base import Format

Meal = tuple[tuple[bool, ...], int, int]
"""Which foods were eaten, and how many of the people who ate just these were ill and well."""

_KINDS = ((True, True, 16), (True, True, 16), (True, False, 9), (True, False, 9), (False, True, 3), (False, False, 5))
"""Whether the first and the second food are eaten, and in how many of 20 cases people are ill then."""


class OutbreakAttackRates(Task["OutbreakAttackRates.Params", "OutbreakAttackRates.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        foods: int = knob("the number of foods", levels=(3, 3, 3, 4, 4, 5, 5, 6, 7, 8), ge=3, le=9)
        meals: int = knob("the number of drawn meals", levels=(7, 8, 10, 9, 11, 11, 13, 14, 16, 18), ge=5, le=22)

    class Instance(task.Instance):
        foods: tuple[str, ...]
        meals: tuple[Meal, ...]
        other: int

        @property
        def beside(self) -> str:
            return self.foods[self.other]

        def rows(self, language: str) -> list[str]:
            said = list[str]()
            for eaten, ill, well in self.meals:
                names = ", ".join(name for name, yes in zip(self.foods, eaten, strict=True) if yes)
                if language == "zh":
                    said.append(f"{names or '都没吃'}：{ill} 人患病，{well} 人未患病")
                else:
                    said.append(f"{names or 'none of them'}: {ill} ill, {well} well")
            return said

        def menu(self, language: str) -> list[str]:
            return [worlds.gloss(name) if language == "zh" else name for name in self.foods]

    prompt = Prompt(
        en=r"""
        After a meal some people were ill. The foods were {{ menu(language) | listed(language) }}. For each set of
        foods, here are the people who ate just these:

        {{ rows(language) | bullets }}

        In a group of people the risk difference of a food is the share of ill people among those of the group who ate
        it, minus the share of ill people among those of the group who did not. Where all or none of a group ate the
        food, it has no risk difference there.

        Just one food has a positive risk difference in each of these groups: for every other food the people who ate
        that other food, and the people who did not. Give it as food, and as differences its risk difference for all
        people, then for the people who ate {{ beside }}, then for the people who did not eat {{ beside }}; exact
        numbers.
        """,
        zh=r"""
        一次聚餐后有人患病。食物有 {{ menu(language) | listed(language) }}。对每一种食物组合，恰好吃了这些食物的人如下：

        {{ rows(language) | bullets }}

        在一群人中，某食物的风险差为：其中吃了它的人中的患病比例，减去其中没吃它的人中的患病比例。
        若这群人都吃了它或都没吃它，则它在其中没有风险差。

        恰有一种食物，对其他每种食物，在吃了那种食物的人中和没吃那种食物的人中，它的风险差都为正。
        food 写这种食物；differences 依次写它在所有人中、在吃了 {{ beside }} 的人中、
        在没吃 {{ beside }} 的人中的风险差，用精确数。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Any]]:
        return Record(food=Word(bank=instance.foods), differences=Sequence(Rational(), length=3))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        for _ in range(300):
            meals = _draw(rng, params.foods, params.meals)
            (a, b, c, d), (e, f, g, h) = _counts(meals, 0), _counts(meals, 1)
            if not b * d * f * h or (a * d - c * b) * f * h >= (e * h - g * f) * b * d:
                continue  # the second food must look worse than the first
            crude = [_counts(meals, food) for food in range(params.foods)]
            if any(b == 0 or d == 0 for _, b, _, d in crude):
                continue
            rates = [Fraction(a, b) - Fraction(c, d) for a, b, c, d in crude]
            worst = max(range(params.foods), key=lambda food: (rates[food], food))
            plain = worst != 0 and rates.count(rates[worst]) == 1 and _positive(meals, 0, params.foods)
            if plain and not any(_positive(meals, food, params.foods) for food in range(1, params.foods)):
                break
        else:
            raise task.Retry
        order = rng.sample(range(params.foods), params.foods)
        shown: list[Meal] = [(tuple(eaten[food] for food in order), ill, well) for eaten, ill, well in meals]
        names = worlds.draw(rng, "dish", params.foods)
        culprit, other = order.index(0), order.index(worst)
        instance = self.Instance(foods=names, meals=tuple(sorted(shown, reverse=True)), other=other)
        groups = [shown, *([meal for meal in shown if meal[0][other] == yes] for yes in (True, False))]
        counts = [_counts(group, culprit) for group in groups]
        return instance, {
            "food": names[culprit],
            "differences": tuple(Fraction(a, b) - Fraction(c, d) for a, b, c, d in counts),
        }

    def key(self, instance: Instance) -> object:
        columns = zip(*(eaten for eaten, _, _ in instance.meals), strict=True)
        sizes = [(ill, well) for _, ill, well in instance.meals]
        return sorted(
            [n == instance.other, sorted(zip(column, sizes, strict=True))] for n, column in enumerate(columns)
        )


def _draw(rng: Random, foods: int, number: int) -> list[Meal]:
    """Draw meals of which the first food makes ill, the more so with the second, which itself does not."""
    found = dict[tuple[bool, ...], tuple[int, int]]()
    for _ in range(number):
        bad, decoy, rate = rng.choice(_KINDS)
        people = rng.randint(1, 3) if decoy and not bad else rng.randint(3, 7)
        ill = sum(rng.randrange(20) < rate for _ in range(people))
        eaten = bad, decoy, *(rng.random() < 0.5 for _ in range(foods - 2))
        a, b = found.get(eaten, (0, 0))
        found[eaten] = a + ill, b + people - ill
    return [(eaten, ill, well) for eaten, (ill, well) in found.items()]


def _counts(meals: Any, food: int) -> tuple[int, int, int, int]:
    """Count the ill and all among those who ate a food, and the ill and all among the others."""
    a = b = c = d = 0
    for eaten, ill, well in meals:
        if eaten[food]:
            a, b = a + ill, b + ill + well
        else:
            c, d = c + ill, d + ill + well
    return a, b, c, d


def _positive(meals: list[Meal], food: int, foods: int) -> bool:
    """Tell whether the risk difference of a food is positive among those with and without each other food."""
    for other in range(foods):
        for yes in (True, False) if other != food else ():
            a, b, c, d = _counts([meal for meal in meals if meal[0][other] == yes], food)
            if b == 0 or d == 0 or a * d <= c * b:
                return False
    return True

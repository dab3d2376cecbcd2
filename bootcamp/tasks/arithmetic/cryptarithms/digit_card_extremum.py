"""Place digit cards into numbers so that their sum, product or difference is extreme.

Answer: the numbers; every placement that keeps the conditions and reaches the extreme value is right.
Harder: more cards, three numbers, products and differences, divisibility.
Skills: arithmetic, optimization, search
Source: original; a common puzzle of mathematics circles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from math import prod
from random import Random
from typing import ClassVar

from bootcamp import task
from bootcamp.lib.numbers import from_digits
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

Placed = tuple[int, ...]


class DigitCardExtremum(Task["DigitCardExtremum.Params", "DigitCardExtremum.Instance", Placed]):
    version = 1

    class Params(task.Params):
        cards: int = knob("how many digit cards there are", levels=(4, 4, 5, 5, 6, 6, 7, 7, 7, 8), ge=4, le=8)
        numbers: int = knob("how many numbers are formed", levels=(2, 2, 2, 2, 2, 3, 2, 3, 3, 3), ge=2, le=3)
        goals: int = knob(
            "how many of the goals sum, product, difference may occur",
            levels=(1, 3, 2, 3, 3, 3, 3, 3, 3, 3),
            ge=1,
            le=3,
        )
        conditions: int = knob(
            "how many conditions of divisibility there are", levels=(0, 0, 0, 0, 1, 1, 1, 1, 2, 2), ge=0, le=2
        )

    class Instance(task.Instance):
        hidden: ClassVar[tuple[str, ...]] = ("best",)
        cards: tuple[int, ...]
        lengths: tuple[int, ...]
        goal: str
        greatest: bool
        divisors: tuple[tuple[int, int], ...]  # a number's place, and what divides it
        best: int

        @property
        def names(self) -> str:
            return "ABC"[: len(self.lengths)]

    prompt = Prompt(
        en=r"""
        You have one card for each of these digits: {{ cards | comma }}. Use every card exactly once to form
        {{ lengths | length }} numbers:

        {% for length in lengths %}
        - {{ names[loop.index0] }} has {{ length }} digit{{ "s" if length > 1 }}.
        {% endfor %}
        {% for place, divisor in divisors %}
        - {{ names[place] }} must be divisible by {{ divisor }}.
        {% endfor %}

        No number of several digits begins with 0. Make the {{ goal }}
        {{ names | join({"sum": " + ", "product": " × "}.get(goal, " - ")) }} as {{ "large" if greatest else "small" }}
        as possible{{ ", but not negative" if goal == "difference" }}; any best choice will do. Give
        {{ names | list | listed(language) }} in this order.
        """,
        zh=r"""
        有下列数字卡片各一张：{{ cards | comma }}。每张卡片恰好用一次，组成 {{ lengths | length }} 个数：

        {% for length in lengths %}
        - {{ names[loop.index0] }} 是 {{ length }} 位数。
        {% endfor %}
        {% for place, divisor in divisors %}
        - {{ names[place] }} 必须能被 {{ divisor }} 整除。
        {% endfor %}

        多于一位的数不能以 0 开头。要使{{ {"sum": "和", "product": "积", "difference": "差"}[goal] }}
        {{ names | join({"sum": " + ", "product": " × "}.get(goal, " - ")) }} 尽可能{{ "大" if greatest else "小" }}
        {{- "（不能为负）" if goal == "difference" }}，任意一种最优的选法都可以。请按顺序给出
        {{ names | list | listed(language) }}。
        """,
    )

    def format(self, instance: Instance) -> Format[Placed]:
        return Sequence(Integer(low=0), length=len(instance.lengths))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Placed]:
        short = params.cards // params.numbers
        rest = [rng.choice((short, max(1, short - 1))) for _ in range(params.numbers - 1)]
        goal = rng.choice(("sum", "product", "difference")[: params.goals])
        divided = sorted(rng.sample(range(params.numbers), params.conditions))
        instance = self.Instance(
            cards=tuple(sorted(rng.choices(range(10), k=params.cards))),
            lengths=(params.cards - sum(rest), *rest),
            goal=goal,
            greatest=goal != "difference" and rng.random() < 0.5,
            divisors=tuple((place, rng.choice((3, 4, 6, 7, 9, 11, 13))) for place in divided),
            best=0,
        )
        numbers = self.solve(instance)
        return instance.model_copy(update={"best": _value(instance.goal, numbers)}), numbers

    def check(self, instance: Instance, answer: Placed) -> str:
        if sorted("".join(map(str, answer))) != sorted(map(str, instance.cards)):
            return "the digits are not those of the cards"
        if tuple(len(str(n)) for n in answer) != instance.lengths:
            return "a number does not have the right number of digits"
        if any(answer[place] % divisor for place, divisor in instance.divisors):
            return "a number is not divisible as it must be"
        value = _value(instance.goal, answer)
        if value < 0:
            return "the difference is negative"
        return "" if value == instance.best else f"the {instance.goal} can be made more extreme"

    def solve(self, instance: Instance) -> Placed:
        divisors = dict(instance.divisors)
        order = sorted(range(len(instance.lengths)), key=lambda place: place not in divisors)
        ways = _placements(instance.cards, [(instance.lengths[p], divisors.get(p, 1)) for p in order])
        found = [tuple(n for _, n in sorted(zip(order, numbers, strict=True))) for numbers in ways]
        found = [numbers for numbers in found if _value(instance.goal, numbers) >= 0]
        if not found:
            raise task.Retry
        return (max if instance.greatest else min)(found, key=lambda numbers: _value(instance.goal, numbers))


def _placements(cards: Placed, places: list[tuple[int, int]]) -> Iterator[Placed]:
    """Yield the ways to form numbers of given lengths that are divisible by given divisors."""
    if not places:
        yield ()
        return
    (length, divisor), *rest = places
    for chosen in dict.fromkeys(permutations(cards, length)):
        number = from_digits(chosen)
        if number % divisor == 0 and (length == 1 or chosen[0]):
            left = Counter(cards) - Counter(chosen)
            for others in _placements(tuple(left.elements()), rest):
                yield (number, *others)


def _value(goal: str, numbers: Placed) -> int:
    if goal == "difference":
        return numbers[0] - sum(numbers[1:])
    return sum(numbers) if goal == "sum" else prod(numbers)

"""Find a conditional probability for children or dice, given exactly how the information came about.

Answer: a rational number; it is unique.
Harder: more children or dice, finer properties, several pieces of information of different kinds.
Skills: probability, logic
Source: original; the two-children problem of M. Gardner, 1959, and its variants.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from math import prod
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_TIMES = {
    4: (("spring", "summer", "autumn", "winter"), ("春季", "夏季", "秋季", "冬季")),
    7: (
        ("a Monday", "a Tuesday", "a Wednesday", "a Thursday", "a Friday", "a Saturday", "a Sunday"),
        ("周一", "周二", "周三", "周四", "周五", "周六", "周日"),
    ),
}
_EVIDENCE = ("some", "random", "first", "not all")
Property = tuple[str, int]
"""Of a child, coded 2 time + (0 if a girl): ``girl``, ``born``, ``both``; of a die see `_said`."""


class ConditionalEventEnumeration(
    Task["ConditionalEventEnumeration.Params", "ConditionalEventEnumeration.Instance", Fraction]
):
    version = 1

    class Params(task.Params):
        items: int = knob("how many children or dice there are", levels=(2, 2, 3, 3, 3, 3, 3, 4, 4, 4), ge=2, le=5)
        evidence: int = knob(
            "how many pieces of information there are", levels=(1, 1, 1, 1, 2, 2, 2, 2, 3, 3), ge=1, le=4
        )
        sides: int = knob("the most sides of a die", levels=(8, 12, 16, 18, 8, 12, 10, 8, 8, 9), ge=4, le=18)

    class Instance(task.Instance):
        dice: bool
        size: int  # sides of a die, or 4 seasons or 7 days of the week
        items: int
        evidence: tuple[tuple[str, Property], ...]
        asked: Property
        count: int

        def told(self, language: str) -> list[str]:
            side = int(language == "zh")
            noun = (("dice", "枚骰子") if self.dice else ("children", "个孩子"))[side]
            first = (
                ("die that was rolled first", "最先掷的那枚骰子") if self.dice else ("eldest child", "最年长的孩子")
            )[side]
            it = "the die" if self.dice else "the child"
            lines = []
            for kind, what in self.evidence:
                one = _said(what, self.dice, self.size, side)
                lines.append(
                    {
                        "some": (
                            f"Somebody who knows all is asked whether at least one of the {noun} {one}, and says yes.",
                            f"问一位知情者：是否至少有一{noun}{one}？答：是。",
                        ),
                        "not all": (
                            f"Somebody who knows all is asked whether each of the {noun} {one}, and says no.",
                            f"问一位知情者：是否每{noun}都{one}？答：否。",
                        ),
                        "random": (
                            f"One of the {noun} is chosen at random and looked at: {it} {one}.",
                            f"随机选出一{noun}查看：这{noun}{one}。",
                        ),
                        "first": (f"It is seen that the {first} {one}.", f"看到{first}{one}。"),
                    }[kind][side]
                )
            return lines

        def question(self, language: str) -> str:
            side = int(language == "zh")
            one = _said(self.asked, self.dice, self.size, side)
            noun = (("dice", "枚骰子") if self.dice else ("children", "个孩子"))[side]
            it = "the die" if self.dice else "the child"
            if side:
                return f"恰有 {self.count} {noun}满足“{one}”"
            return f"the statement “{it} {one}” is true of exactly {self.count} of the {noun}"

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        {% if dice %}
        {{ items }} fair dice with the numbers 1 to {{ size }} are rolled one after the other, independently.
        {% else %}
        A family has {{ items }} children of different ages. Each is a girl or a boy with probability 1/2 and was born
        {{ "in one of the four seasons" if size == 4 else "on one of the seven days of the week" }}, all equally likely;
        all of this is independent.
        {% endif %}
        You learn the following, and all answers are true; random choices depend on nothing else:

        {{ told(language) | bullets }}

        Given this, find the probability that {{ question(language) }}. Give the exact value.
        """,
        zh=r"""
        {% if dice %}
        依次独立地掷 {{ items }} 枚均匀的骰子，点数为 1 到 {{ size }}。
        {% else %}
        一家有 {{ items }} 个年龄不同的孩子。每个孩子是女孩或男孩的概率各为 1/2，
        出生在{{ "四季中每一季" if size == 4 else "一周七天中每一天" }}的可能性相等；以上全部相互独立。
        {% endif %}
        你得知下列情况，所有回答都属实，随机的选择与其他一切无关：

        {{ told(language) | bullets }}

        求在此条件下{{ question(language) }}的概率。请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        dice = rng.random() < 0.65
        size = rng.randint(4, params.sides) if dice else rng.choice((4, 7)) if params.items < 4 else 4
        kinds = rng.sample(_EVIDENCE, params.evidence)
        if not set(kinds) & {"some", "random"}:
            raise task.Retry
        evidence = tuple((kind, _draw(dice, size, rng)) for kind in kinds)
        asked = ("girl", 0) if not dice and rng.random() < 0.3 else _draw(dice, size, rng)
        instance = self.Instance(
            dice=dice, size=size, items=params.items, evidence=evidence, asked=asked, count=rng.randint(1, params.items)
        )
        answer = self.solve(instance)
        swap = {"some": "random", "random": "some"}
        other = tuple((swap.get(kind, kind), what) for kind, what in evidence)
        wrong = [self.solve(instance.model_copy(update={"evidence": other}))]
        for i in range(len(evidence)):
            wrong.append(self.solve(instance.model_copy(update={"evidence": evidence[:i] + evidence[i + 1 :]})))
        if not worth_asking(answer, *wrong, Fraction(1, 3)) or (params.items > 2 and answer.denominator < 7):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        n, dice = instance.items, instance.dice
        values = range(1, instance.size + 1) if dice else range(2 * instance.size)
        tests = [_test(what) for _, what in instance.evidence] + [_test(instance.asked)]
        alike = Counter(tuple(test(value) for test in tests) for value in values)
        known = asked = 0
        for outcome in product(alike.items(), repeat=n):
            rows = [row for row, _ in outcome]
            weight = prod(count for _, count in outcome)
            totals = [sum(column) for column in zip(*rows, strict=True)]
            for i, (kind, _) in enumerate(instance.evidence):  # of the n random choices, count those that fit
                hits = totals[i]
                weight *= {"some": hits > 0, "random": hits, "first": rows[0][i], "not all": hits < n}[kind]
            known += weight
            asked += weight * (totals[-1] == instance.count)
        return Fraction(asked, known) if known else Fraction(0)


def _draw(dice: bool, size: int, rng: Random) -> Property:
    if dice:
        kind = rng.choice(("shows", "even", "least"))
        return kind, 0 if kind == "even" else rng.randint(1 if kind == "shows" else 3, size)
    kind = rng.choice(("girl", "born", "both", "both"))
    return kind, 0 if kind == "girl" else rng.randrange(size)


def _test(what: Property) -> Callable[[int], bool]:
    kind, number = what
    tests: dict[str, Callable[[int], bool]] = {
        "shows": lambda x: x == number,
        "even": lambda x: x % 2 == 0,
        "least": lambda x: x >= number,
        "girl": lambda x: x % 2 == 0,
        "born": lambda x: x // 2 == number,
        "both": lambda x: x == 2 * number,
    }
    return tests[kind]


def _said(what: Property, dice: bool, size: int, side: int) -> str:
    """Write a property as a verb phrase."""
    kind, number = what
    time: Any = ("", "") if dice else [names[number] for names in _TIMES[size]]
    on = "in" if size == 4 else "on"
    return {
        "shows": (f"shows the number {number}", f"掷出 {number} 点"),
        "even": ("shows an even number", "掷出偶数点"),
        "least": (f"shows at least {number}", f"掷出至少 {number} 点"),
        "girl": ("is a girl", "是女孩"),
        "born": (f"was born {on} {time[0]}", f"出生在{time[1]}"),
        "both": (f"is a girl born {on} {time[0]}", f"是出生在{time[1]}的女孩"),
    }[kind][side]

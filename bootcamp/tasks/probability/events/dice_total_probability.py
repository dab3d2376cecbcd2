"""Find the chance that the total of some dice, or the largest number on them, meets a condition.

Answer: a rational number; it is unique.
Harder: more dice, with different numbers of sides, two conditions joined or one given the other.
Skills: probability, counting
Source: original; totals of dice are in every text on probability.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Condition = tuple[str, int, int]
_WORDS = {
    "equal": ("the total is {0}", "总和等于 {0}"),
    "least": ("the total is at least {0}", "总和至少为 {0}"),
    "between": ("the total is at least {0} and at most {1}", "总和不小于 {0} 且不大于 {1}"),
    "divisible": ("the total is divisible by {0}", "总和能被 {0} 整除"),
    "largest": ("the largest number shown is {0}", "掷出的最大点数为 {0}"),
}


class DiceTotalProbability(Task["DiceTotalProbability.Params", "DiceTotalProbability.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        dice: int = knob("how many dice there are", levels=(2, 2, 2, 3, 3, 4, 4, 5, 6, 8), ge=2, le=8)
        sides: int = knob("the most sides of a die", levels=(8, 12, 20, 10, 10, 8, 12, 12, 12, 20), ge=4, le=20)
        conditions: int = knob("how many conditions there are", levels=(1, 1, 1, 1, 2, 2, 2, 2, 2, 2), ge=1, le=2)

    class Instance(task.Instance):
        sides: tuple[int, ...]
        relation: Literal["and", "given"]
        conditions: tuple[Condition, ...]

        def said(self, language: str) -> list[str]:
            return [_WORDS[kind][language == "zh"].format(a, b) for kind, a, b in self.conditions]

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        {{ sides | length }} fair dice are rolled once, independently. They have {{ sides | listed(language) }} sides; a
        die with s sides shows a number from 1 to s.

        {% if relation == "given" %}
        Given that {{ said(language)[1] }}, find the probability that {{ said(language)[0] }}. Give the exact value.
        {% else %}
        Find the probability that {{ said(language) | join(" and ") }}. Give the exact value.
        {% endif %}
        """,
        zh=r"""
        同时掷 {{ sides | length }} 枚均匀的骰子一次，结果相互独立。各骰子的面数依次为 {{ sides | comma }}；
        有 s 个面的骰子掷出 1 到 s 中的一个数。

        {% if relation == "given" %}
        已知“{{ said(language)[1] }}”，求“{{ said(language)[0] }}”的概率。请给出精确值。
        {% else %}
        求“{{ said(language) | join("，且") }}”的概率。请给出精确值。
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        sides = tuple(sorted(rng.randint(4, params.sides) for _ in range(params.dice)))
        ways = _ways(sides)
        kinds = ["equal", "least", "between", "divisible", "largest"]
        chosen = rng.sample(kinds, params.conditions)
        conditions = tuple(_draw(kind, sides, rng) for kind in chosen)
        relation: Literal["and", "given"] = "given" if params.conditions > 1 and rng.random() < 0.6 else "and"
        counts = [sum(n for roll, n in ways.items() if _holds(one, *roll)) for one in conditions]
        both = sum(n for roll, n in ways.items() if all(_holds(one, *roll) for one in conditions))
        whole = sum(ways.values())
        known = counts[1] if relation == "given" else whole
        if not both or not known:
            raise task.Retry
        answer = Fraction(both, known)
        wrong = [Fraction(a, b) for a, b in ((both, whole), (both, counts[0]), (counts[0], whole), (counts[-1], whole))]
        if params.conditions == 1 or relation == "and":
            wrong = wrong[1 + (params.conditions == 1) * 3 :]
        if not worth_asking(answer, *wrong) or not 60 * answer > 1 or answer.denominator < params.dice + 3:
            raise task.Retry
        return self.Instance(sides=sides, relation=relation, conditions=conditions), answer

    def key(self, instance: Instance) -> object:
        conditions = instance.conditions if instance.relation == "given" else sorted(instance.conditions)
        return [instance.sides, instance.relation, conditions]


def _draw(kind: str, sides: tuple[int, ...], rng: Random) -> Condition:
    """Draw the numbers of a condition."""
    n, most = len(sides), sum(sides)
    if kind == "divisible":
        return kind, rng.randint(3, 9), 0
    if kind == "largest":
        return kind, rng.randint(2, max(sides)), 0
    middle = (n + most) // 2
    spread = max(3, (most - n) // 4)
    low = rng.randint(max(n + 1, middle - spread), middle + spread - 1)
    return kind, low, rng.randint(low + 1, middle + spread) if kind == "between" else 0


def _ways(sides: tuple[int, ...]) -> dict[tuple[int, int], int]:
    """Count the rolls by their total and their largest number."""
    ways = {(0, 0): 1}
    for side in sides:
        following: dict[tuple[int, int], int] = {}
        for (total, largest), count in ways.items():
            for number in range(1, side + 1):
                roll = total + number, max(largest, number)
                following[roll] = following.get(roll, 0) + count
        ways = following
    return ways


def _holds(condition: Condition, total: int, largest: int) -> bool:
    kind, a, b = condition
    if kind == "equal":
        return total == a
    if kind == "least":
        return total >= a
    if kind == "between":
        return a <= total <= b
    return total % a == 0 if kind == "divisible" else largest == a

"""Continue a sequence in which each term says how the term before it occurred earlier.

Answer: the next terms; they are unique.
Harder: more terms, longer starts, variants of the rule.
Skills: simulation, instructions
Source: original variants of the sequence of J. R. van Eck, OEIS A181391.
"""

from __future__ import annotations

from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

_RULES = ("distance", "occurrences", "modular", "longest", "both")


class VanEckSequence(Task["VanEckSequence.Params", "VanEckSequence.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        asked: int = knob("how many terms are asked", levels=(3, 5, 8, 10, 12, 16, 22, 30, 42, 60), ge=1, le=200)
        longest_start: int = knob("the most terms that are given", levels=(4, 4, 5, 5, 5, 6, 6, 6, 6, 6), ge=1, le=12)
        largest: int = knob("the largest term given", levels=(5, 6, 9, 9, 9, 9, 9, 9, 9, 9), ge=3, le=20)
        rules: int = knob("how many variants of the rule occur", levels=(1, 2, 3, 4, 5, 5, 5, 5, 5, 5), ge=1, le=5)

    class Instance(task.Instance):
        start: tuple[int, ...]
        rule: str
        modulus: int  # of the rule "modular", else 0
        asked: int

    prompt = Prompt(
        en=r"""
        A sequence starts with {{ start | comma }}. Each further term depends on the term x just before it, at place p.
        {% if rule == "occurrences" %}
        It is the number of times that x occurs before place p (0 if x is new).
        {% else %}
        It is 0 if x does not occur before place p.
        {% if rule == "distance" %}
        Otherwise it is the distance, in places, from place p back to the last earlier occurrence of x.
        {% elif rule == "modular" %}
        Otherwise it is the distance, in places, from place p back to the last earlier occurrence of x,
        modulo {{ modulus }}.
        {% elif rule == "longest" %}
        Otherwise it is the largest distance, in places, between two successive occurrences of x up to and including
        place p.
        {% else %}
        Otherwise it is the distance, in places, from place p back to the last earlier occurrence of x,
        plus the number of times that x occurs before place p.
        {% endif %}
        {% endif %}

        Give the next {{ asked }} terms after those given.
        """,
        zh=r"""
        一个数列以 {{ start | comma }} 开头。此后每一项由它前面紧邻的那一项 x（位于位置 p）决定。
        {% if rule == "occurrences" %}
        它等于 x 在位置 p 之前出现过的次数（若 x 是第一次出现则为 0）。
        {% else %}
        如果 x 在位置 p 之前没有出现过，它等于 0。
        {% if rule == "distance" %}
        否则它等于从位置 p 往前到 x 上一次出现处相隔的位数。
        {% elif rule == "modular" %}
        否则它等于从位置 p 往前到 x 上一次出现处相隔的位数对 {{ modulus }} 取余数。
        {% elif rule == "longest" %}
        否则它等于到目前为止（包括位置 p）x 相邻两次出现相隔位数的最大值。
        {% else %}
        否则它等于从位置 p 往前到 x 上一次出现处相隔的位数，再加上 x 在位置 p 之前出现过的次数。
        {% endif %}
        {% endif %}

        请给出已知各项之后的 {{ asked }} 项。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=0), length=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        start = tuple(rng.randint(0, params.largest) for _ in range(rng.randint(2, params.longest_start)))
        rule = rng.choice(_RULES[: params.rules])
        modulus = rng.randint(3, 7) if rule == "modular" else 0
        instance = self.Instance(start=start, rule=rule, modulus=modulus, asked=params.asked)
        terms = self.solve(instance)
        if not any(terms):
            raise task.Retry
        return instance, terms

    def solve(self, instance: Instance) -> tuple[int, ...]:
        terms = list(instance.start)
        places: dict[int, list[int]] = {}
        for place in range(len(terms) + instance.asked - 1):
            places.setdefault(terms[place], []).append(place)
            if place == len(terms) - 1:
                terms.append(_next(instance.rule, instance.modulus, places[terms[-1]]))
        return tuple(terms[len(instance.start) :])


def _next(rule: str, modulus: int, places: list[int]) -> int:
    """Give the next term from the places of the last one, its own included."""
    if len(places) == 1:
        return 0
    if rule == "occurrences":
        return len(places) - 1
    if rule == "longest":
        return max(b - a for a, b in pairwise(places))
    distance = places[-1] - places[-2]
    if rule == "both":
        return distance + len(places) - 1
    return distance % modulus if modulus else distance

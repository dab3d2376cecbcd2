"""Continue a sequence in which each term says how the term before it occurred earlier.

Answer: the next terms; they are unique.
Harder: more terms, longer starts, variants of the rule, two of them in turn.
Skills: simulation, instructions
Source: original variants of the sequence of J. R. van Eck, OEIS A181391.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import comma
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Sequence
from bootcamp.verifiers.base import Format

_RULES = {
    "distance": (
        "the distance, in places, from place p back to the last earlier occurrence of x",
        "从位置 p 往前到 x 上一次出现处相隔的位数",
    ),
    "occurrences": ("the number of times that x occurs before place p", "位置 p 之前 x 出现过的次数"),
    "modular": (
        "the remainder modulo {} of the distance, in places, from place p back to the last earlier occurrence of x",
        "从位置 p 往前到 x 上一次出现处相隔的位数除以 {} 的余数",
    ),
    "longest": (
        "the largest distance, in places, between two successive occurrences of x up to and including place p",
        "到位置 p 为止（包括位置 p）x 相邻两次出现相隔位数的最大值",
    ),
    "both": (
        "the distance, in places, from place p back to the last earlier occurrence of x, "
        "plus the number of times that x occurs before place p",
        "从位置 p 往前到 x 上一次出现处相隔的位数，再加上 x 在位置 p 之前出现过的次数",
    ),
}


class VanEckSequence(Task["VanEckSequence.Params", "VanEckSequence.Instance", tuple[int, ...]]):
    version = 1

    class Params(task.Params):
        asked: int = knob("how many terms are asked", levels=(3, 5, 8, 10, 12, 12, 16, 20, 26, 34), ge=1, le=200)
        longest_start: int = knob("the most terms that are given", levels=(4, 5, 7, 8, 8, 8, 9, 9, 10, 10), ge=1, le=12)
        largest: int = knob("the largest term given", levels=(3, 4, 4, 4, 5, 5, 5, 6, 6, 6), ge=3, le=20)
        rules: int = knob("how many variants of the rule occur", levels=(1, 2, 3, 4, 5, 5, 5, 5, 5, 5), ge=1, le=5)
        turns: bool = knob("whether two variants are used in turn", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        start: tuple[int, ...]
        rules: tuple[str, ...]  # one, or one for odd and one for even places
        modulus: int  # of the rule "modular", else 0
        asked: int

        @property
        def texts(self) -> dict[str, list[str]]:
            texts = [tuple(text.format(self.modulus) for text in _RULES[rule]) for rule in self.rules]
            return {"en": [en for en, _ in texts], "zh": [zh for _, zh in texts]}

    prompt = Prompt(
        en=r"""
        A sequence starts with {{ start | comma }}. Each further term depends on the term x just before it, at place p.
        Places are counted from 1. The new term is 0 if x does not occur before place p.
        {% if rules | length == 1 %}
        Otherwise it is {{ texts.en[0] }}.
        {% else %}
        Otherwise it depends on p. If p is odd, the new term is {{ texts.en[0] }}. If p is even, it is
        {{ texts.en[1] }}.
        {% endif %}

        Give the next {{ asked }} terms after those given.
        """,
        zh=r"""
        一个数列以 {{ start | comma }} 开头。此后每一项由它前面紧邻的那一项 x（位于位置 p）决定，位置从 1 数起。
        如果 x 在位置 p 之前没有出现过，新的一项是 0。
        {% if rules | length == 1 %}
        否则它是{{ texts.zh[0] }}。
        {% else %}
        否则由 p 决定：若 p 为奇数，它是{{ texts.zh[0] }}；若 p 为偶数，它是{{ texts.zh[1] }}。
        {% endif %}

        请给出已知各项之后的 {{ asked }} 项。
        """,
    )

    def format(self, instance: Instance) -> Format[tuple[int, ...]]:
        return Sequence(Integer(low=0), length=instance.asked)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[int, ...]]:
        length = rng.randint((params.longest_start + 1) // 2, params.longest_start)
        start = tuple(rng.randint(0, params.largest) for _ in range(length))
        rules = tuple(rng.sample(list(_RULES)[: params.rules], 1 + params.turns))
        modulus = rng.randint(3, 7) if "modular" in rules else 0
        instance = self.Instance(start=start, rules=rules, modulus=modulus, asked=params.asked)
        terms = self.solve(instance)
        if not any(terms) or (len(terms) > 8 and len({*terms[-8:]}) < 3):
            raise task.Retry
        return instance, terms

    def solve(self, instance: Instance) -> tuple[int, ...]:
        return tuple(_next(rule, instance.modulus, places) for rule, _, places in _log(instance))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(
            f"{places[-1]}. x = {x} ({comma(places[:-1]) or '-'}): {_working(rule, instance.modulus, places)}"
            f"{_next(rule, instance.modulus, places)}"
            for rule, x, places in _log(instance)
        )


def _log(instance: VanEckSequence.Instance) -> Iterator[tuple[str, int, list[int]]]:
    """Give the rule for each new term, the term before it, and the places where that one is so far, from 1 on."""
    terms = list(instance.start)
    places: dict[int, list[int]] = {}
    for place in range(1, len(terms) + instance.asked):
        x = terms[place - 1]
        places.setdefault(x, []).append(place)
        if place == len(terms):
            rule = instance.rules[(place - 1) % len(instance.rules)]
            terms.append(_next(rule, instance.modulus, places[x]))
            yield rule, x, places[x]


def _working(rule: str, modulus: int, places: list[int]) -> str:
    """Write the calculation that leads to the next term; nothing where there is none."""
    gaps = [f"{b} - {a}" for a, b in pairwise(places)]
    if not gaps or rule == "occurrences":
        return ""
    last = gaps[-1]
    texts = {
        "modular": f"({last}) mod {modulus}",
        "longest": f"max({', '.join(gaps)})",
        "both": f"{last} + {len(gaps)}",
    }
    return f"{texts.get(rule, last)} = "


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
    return distance % modulus if rule == "modular" else distance

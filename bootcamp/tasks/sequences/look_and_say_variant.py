"""Describe the runs of a digit string again and again.

Answer: a later string, or its length; it is unique.
Harder: more rounds, more variants of the rule, the length of long strings.
Skills: simulation, instructions
Source: original variants of the sequence of J. H. Conway, OEIS A005150.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import to_base
from bootcamp.lib.sequences import runs
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Text
from bootcamp.verifiers.base import Format

_RULES = ("count_digit", "digit_count", "census", "cut", "base")


class LookAndSayVariant(Task["LookAndSayVariant.Params", "LookAndSayVariant.Instance", "str | int"]):
    version = 1

    class Params(task.Params):
        rounds: int = knob("the most rounds", levels=(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), ge=1, le=30)
        longest_start: int = knob("the most digits at first", levels=(6, 6, 6, 7, 7, 7, 8, 8, 9, 10), ge=2, le=10)
        rules: int = knob("how many variants of the rule occur", levels=(1, 2, 3, 4, 5, 5, 5, 5, 5, 5), ge=1, le=5)
        length_rounds: int = knob(
            "the most rounds where the length is asked; 0 for never",
            levels=(0, 0, 0, 0, 0, 0, 12, 16, 20, 26),
            ge=0,
            le=30,
        )

    class Instance(task.Instance):
        start: str
        rule: str
        limit: int  # the longest run of the rule "cut", the base of the rule "base", else 0
        rounds: int
        length: bool

    prompt = Prompt(
        en=r"""
        {% set equal = "A run is a maximal block of equal neighbouring digits." %}
        Start with the digit string {{ start }}. In each round the string is replaced by a description of it:
        {% if rule == "count_digit" %}
        for each run, from left to right, write its length in decimal and then its digit. {{ equal }}
        {% elif rule == "digit_count" %}
        for each run, from left to right, write its digit and then its length in decimal. {{ equal }}
        {% elif rule == "census" %}
        for each digit that occurs in the string, from the smallest digit to the largest, write how often it occurs in
        all, in decimal, and then the digit.
        {% elif rule == "cut" %}
        for each run, from left to right, write its length and then its digit. {{ equal }} But runs longer than
        {{ limit }} are first cut, from the left, into pieces of {{ limit }} and a rest, and each piece counts as a run.
        {% else %}
        for each run, from left to right, write its length in base {{ limit }} and then its digit. {{ equal }}
        {% endif %}

        {% if length %}
        How many digits does the string have after {{ rounds }} rounds?
        {%- else %}
        What is the string after {{ rounds }} {{ "round" if rounds == 1 else "rounds" }}?
        {%- endif %}
        """,
        zh=r"""
        {% set equal = "由相邻且相等的数字组成的极大的一段称为一个游程。" %}
        从数字串 {{ start }} 开始，每一轮都把数字串换成对它的描述：
        {% if rule == "count_digit" %}
        从左到右，对每个游程先写它的长度（十进制），再写它的数字。{{ equal }}
        {% elif rule == "digit_count" %}
        从左到右，对每个游程先写它的数字，再写它的长度（十进制）。{{ equal }}
        {% elif rule == "census" %}
        对串中出现的每种数字，从小到大，先写它一共出现的次数（十进制），再写这个数字。
        {% elif rule == "cut" %}
        从左到右，对每个游程先写它的长度，再写它的数字。{{ equal }}但
        长度超过 {{ limit }} 的游程要先从左边起切成长为 {{ limit }} 的段和余下的一段，每一段都算作一个游程。
        {% else %}
        从左到右，对每个游程先写它的长度（{{ limit }} 进制），再写它的数字。{{ equal }}
        {% endif %}

        {% if length %}
        经过 {{ rounds }} 轮后，数字串有多少位？
        {%- else %}
        经过 {{ rounds }} 轮后，数字串是什么？
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Integer(low=1) if instance.length else Text(alphabet="0123456789")

    def sample(self, params: Params, rng: Random) -> tuple[Instance, str | int]:
        rule = rng.choice(_RULES[: params.rules])
        length = params.length_rounds > 0 and rule != "census" and rng.random() < 0.5
        instance = self.Instance(
            start="".join(d * rng.randint(1, 3) for d in rng.choices("123456789", k=4))[: params.longest_start],
            rule=rule,
            limit=rng.randint(2, 3) if rule in ("cut", "base") else 0,
            rounds=params.length_rounds - rng.randrange(3) if length else params.rounds,
            length=length,
        )
        answer = self.solve(instance)
        if isinstance(answer, str) and not 4 <= len(answer) <= 250:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> str | int:
        text = instance.start
        for _ in range(instance.rounds):
            text = _described(_pieces(text, instance.rule, instance.limit), instance)
        return len(text) if instance.length else text

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, text = [], instance.start
        for number in range(1, instance.rounds + 1):
            pieces = _pieces(text, instance.rule, instance.limit)
            text = _described(pieces, instance)
            lines.append(f"{number}. {' '.join(pieces)} → {text}")
        if instance.length:
            lines.append({"en": f"length: {len(text)}", "zh": f"长度：{len(text)}"}[language])
        return "\n".join(lines)


def _pieces(text: str, rule: str, limit: int) -> list[str]:
    """Cut the string, or its sorted digits for a census, into the pieces of equal digits that are described."""
    parts = runs("".join(sorted(text)) if rule == "census" else text)
    if rule != "cut":
        return [digit * count for digit, count in parts]
    return [digit * min(limit, count - done) for digit, count in parts for done in range(0, count, limit)]


def _described(pieces: list[str], instance: LookAndSayVariant.Instance) -> str:
    if instance.rule == "digit_count":
        return "".join(f"{piece[0]}{len(piece)}" for piece in pieces)
    base = instance.limit if instance.rule == "base" else 10
    return "".join(to_base(len(piece), base) + piece[0] for piece in pieces)

"""Find an inverse, a power or the solution of an equation under an invented associative operation.

Answer: a rational number or a pair of them; it is unique.
Harder: more kinds of operations, pairs, powers instead of inverses, equations with a power on either side of x.
Skills: algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any, Literal

from bootcamp import task
from bootcamp.lib.groups import GROUPS, Element
from bootcamp.lib.prompts import bracketed, point
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence
from bootcamp.verifiers.base import Format


class OperatorIdentityInverse(
    Task["OperatorIdentityInverse.Params", "OperatorIdentityInverse.Instance", "Fraction | Element"]
):
    version = 1

    class Params(task.Params):
        kinds: int = knob(
            "how many kinds of operations are drawn from", levels=(1, 2, 4, 4, 4, 5, 5, 5, 4, 3), ge=1, le=8
        )
        easiest: int = knob("the first kind that is drawn", levels=(0, 1, 1, 1, 3, 3, 3, 3, 4, 5), ge=0, le=7)
        question: Literal["inverse", "power", "equation"] = knob(
            "what is asked",
            levels=("inverse", "inverse", "power", "equation", "inverse", "equation", "power") + ("equation",) * 3,
        )
        largest: int = knob(
            "the largest size of a given number", levels=(12, 9, 12, 6, 20, 9, 6, 6, 9, 12), ge=2, le=20
        )
        power: int = knob("the largest power", levels=(1, 1, 6, 1, 1, 2, 8, 4, 5, 7), ge=1, le=60)

    class Instance(task.Instance):
        kind: str
        k: int
        question: Literal["inverse", "power", "equation"]
        given: tuple[tuple[int, ...], ...]  # g, h and the result
        powers: tuple[int, int]  # of g and h

        @property
        def formula(self) -> str:
            return GROUPS[self.kind].formula(self.k)

        @property
        def pairs(self) -> bool:
            return GROUPS[self.kind].size == 2

        @property
        def shown(self) -> list[str]:
            texts = [point(element) if self.pairs else bracketed(element[0]) for element in self.given]
            return [f"P({text}, {n})" if n > 1 else text for text, n in zip(texts, (*self.powers, 1), strict=False)]

    prompt = Prompt(
        en=r"""
        On {{ "pairs of rational numbers" if pairs else "rational numbers" }}, the operation ∗ is defined by

        {{ formula }}

        It is associative.
        {% if question == "inverse" %}
        Its identity is the element e with e ∗ y = y ∗ e = y for all y for which this is defined.
        {% elif "P" in shown | join %}
        P(y, n) stands for y ∗ y ∗ ... ∗ y with n copies of y.
        {% endif %}
        Find the {{ "pair" if pairs else "rational number" }} x with

        {% if question == "inverse" %}
        {{ shown[0] }} ∗ x = x ∗ {{ shown[0] }} = e
        {%- elif question == "power" %}
        x = {{ shown[0] }}
        {%- else %}
        {{ shown[0] }} ∗ x ∗ {{ shown[1] }} = {{ shown[2] }}
        {%- endif %}
        """,
        zh=r"""
        在{{ "有理数对" if pairs else "有理数" }}上定义运算 ∗：

        {{ formula }}

        该运算满足结合律。
        {% if question == "inverse" %}
        它的单位元 e 满足：对一切使运算有意义的 y，都有 e ∗ y = y ∗ e = y。
        {% elif "P" in shown | join %}
        用 P(y, n) 表示 n 个 y 的运算结果 y ∗ y ∗ ... ∗ y。
        {% endif %}
        求满足下式的{{ "数对" if pairs else "有理数" }} x：

        {% if question == "inverse" %}
        {{ shown[0] }} ∗ x = x ∗ {{ shown[0] }} = e
        {%- elif question == "power" %}
        x = {{ shown[0] }}
        {%- else %}
        {{ shown[0] }} ∗ x ∗ {{ shown[1] }} = {{ shown[2] }}
        {%- endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Any]:
        return Sequence(Rational(), length=2) if instance.pairs else Rational()

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction | Element]:
        kind = rng.choice(list(GROUPS)[params.easiest : params.easiest + params.kinds])
        least = 1 if params.question == "equation" else min(2, params.power)
        numbers = [x for x in range(-params.largest, params.largest + 1) if x]
        instance = self.Instance(
            kind=kind,
            k=rng.choice([x for x in range(-9, 10) if abs(x) > 1]),
            question=params.question,
            given=tuple(tuple(rng.choice(numbers) for _ in range(GROUPS[kind].size)) for _ in range(3)),
            powers=(rng.randint(least, params.power), rng.randint(least, params.power)),
        )
        try:
            answer = self.solve(instance)
        except ZeroDivisionError:
            raise task.Retry from None
        parts = answer if isinstance(answer, tuple) else (answer,)
        if max(max(abs(x.numerator), x.denominator) for x in parts) > 10**12:
            raise task.Retry
        return instance, answer

    def key(self, instance: Instance) -> object:
        used = {"inverse": 1, "power": 1, "equation": 3}[instance.question]
        return [instance.kind, instance.k, instance.question, instance.given[:used], instance.shown[:used]]

    def solve(self, instance: Instance) -> Fraction | Element:
        group, k = GROUPS[instance.kind], instance.k
        g, h, result = (tuple(map(Fraction, element)) for element in instance.given)
        x = group.power(k, g, instance.powers[0])
        if instance.question != "power":
            x = group.invert(k, x)
        if instance.question == "equation":
            x = group.operate(k, x, group.operate(k, result, group.invert(k, group.power(k, h, instance.powers[1]))))
        return x if instance.pairs else x[0]

"""Expand a fraction as a continued fraction, evaluate one, or combine two.

Answer: the list of terms, or a fraction in lowest terms, as asked; it is unique.
Harder: more and larger terms, sums, differences and products of continued fractions.
Skills: arithmetic, algebra
Source: original; A. Ya. Khinchin, Continued fractions, 1964.
"""

from __future__ import annotations

import operator
from fractions import Fraction
from math import gcd
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.modular_steps import divisions
from bootcamp.lib.numbers import continued_fraction, from_continued_fraction
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Rational, Sequence
from bootcamp.verifiers.base import Format

_OPERATIONS = {"+": operator.add, "-": operator.sub, "×": operator.mul}


class ContinuedFraction(Task["ContinuedFraction.Params", "ContinuedFraction.Instance", Any]):
    version = 1

    class Params(task.Params):
        terms: int = knob(
            "how many terms a continued fraction has", levels=(2, 3, 4, 5, 5, 6, 7, 9, 12, 20), ge=2, le=40
        )
        largest_term: int = knob(
            "a bound on the terms", levels=(9, 9, 12, 15, 15, 20, 40, 80, 200, 500), ge=6, le=10**4
        )
        combined: bool = knob(
            "whether a third of the cases combine two continued fractions", levels=(False,) * 4 + (True,) * 6
        )

    class Instance(task.Instance):
        parts: tuple[tuple[int, ...], ...]
        operation: str  # between two parts, else empty
        expand: bool

        @property
        def shown(self) -> str:
            if self.expand and not self.operation:
                return str(from_continued_fraction(self.parts[0]))
            brackets = (f"[{part[0]}; {', '.join(map(str, part[1:]))}]" for part in self.parts)
            return f" {self.operation} ".join(brackets)

    answer = Sequence(Integer())
    prompt = Prompt(
        en=r"""
        The simple continued fraction [a0; a1, a2, ..., an] stands for a0 + 1/(a1 + 1/(a2 + ... + 1/an)).
        Here a0 is an integer and all later terms are positive integers.

        {% if expand %}
        Write {{ shown }} as such a continued fraction, the last term being greater than 1.
        List its terms a0, a1, ..., an, separated by commas.
        {%- else %}
        Write {{ shown }} as a fraction in lowest terms.
        {%- endif %}
        """,
        zh=r"""
        简单连分数 [a0; a1, a2, ..., an] 表示 a0 + 1/(a1 + 1/(a2 + ... + 1/an))，
        其中 a0 是整数，其后各项都是正整数。

        {% if expand %}
        把 {{ shown }} 写成这样的连分数，要求最后一项大于 1。
        依次列出各项 a0, a1, ..., an，用逗号隔开。
        {%- else %}
        把 {{ shown }} 写成最简分数。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        combined = params.combined and rng.random() < 0.4
        parts = tuple(_draw_terms(params, params.terms // (1 + combined), rng) for _ in range(1 + combined))
        operation = rng.choice(sorted(_OPERATIONS)) if combined else ""
        instance = self.Instance(parts=parts, operation=operation, expand=rng.random() < 0.5)
        if _value(instance) <= 0 or _value(instance).denominator == 1:
            raise task.Retry
        return instance, self.solve(instance)

    def format(self, instance: Instance) -> Format[Any]:
        return self.answer if instance.expand else Rational(lowest_terms=True)

    def solve(self, instance: Instance) -> Any:
        value = _value(instance)
        return tuple(continued_fraction(value)) if instance.expand else value

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, values = [], []
        for part in instance.parts:
            value = Fraction(part[-1])
            for term in reversed(part[:-1]):
                q, p = value.as_integer_ratio()
                lines.append(f"{term} + {p}/{q} = ({term} × {q} + {p})/{q} = {term + 1 / value}")
                value = term + 1 / value
            values.append(value)
        if instance.expand and not instance.operation:
            return "\n".join(divisions(*values[0].as_integer_ratio()))
        if instance.operation:
            (a, b), (c, d) = (value.as_integer_ratio() for value in values)
            sign = instance.operation
            top = f"{a} × {c}" if sign == "×" else f"{a} × {d} {sign} {c} × {b}"
            x, y = (a * c if sign == "×" else int(_OPERATIONS[sign](a * d, c * b))), b * d
            lines += [f"{values[0]} {sign} {values[1]} = ({top})/({b} × {d}) = {x}/{y}", *divisions(x, y)]
            if not instance.expand:
                common = gcd(x, y)
                lines.append(f"{x}/{y}, {x} / {common} = {x // common}, {y} / {common} = {y // common}")
        return "\n".join(lines)


def _draw_terms(params: ContinuedFraction.Params, count: int, rng: Random) -> tuple[int, ...]:
    middle = [rng.randint(1, params.largest_term) for _ in range(max(2, count) - 2)]
    return (rng.randint(0, params.largest_term), *middle, rng.randint(2, params.largest_term))


def _value(instance: ContinuedFraction.Instance) -> Fraction:
    values = [from_continued_fraction(part) for part in instance.parts]
    result: Fraction = _OPERATIONS[instance.operation](*values) if instance.operation else values[0]
    return result

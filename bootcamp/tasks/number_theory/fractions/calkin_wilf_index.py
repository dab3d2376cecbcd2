"""Find a term of the Calkin-Wilf sequence of all positive fractions, or the index of a fraction.

Answer: a fraction in lowest terms, or one integer, as asked; it is unique.
Harder: larger indices, the question for the index.
Skills: arithmetic, induction
Source: original; N. Calkin and H. S. Wilf, Recounting the rationals, Amer. Math. Monthly 107 (2000).
Small: level 1 asks for the terms 3 to 20.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Rational
from bootcamp.verifiers.base import Format


class CalkinWilfIndex(Task["CalkinWilfIndex.Params", "CalkinWilfIndex.Instance", Any]):
    version = 1
    small_levels = (1,)

    class Params(task.Params):
        low: int = knob(
            "the least index drawn",
            levels=(6, 20, 300, 500, 3000, 10000, 10**6, 10**8, 10**11, 10**14),
            ge=1,
            le=10**30,
        )
        high: int = knob(
            "the largest index drawn",
            levels=(20, 200, 6000, 10000, 30000, 10**6, 10**8, 10**10, 10**13, 10**16),
            ge=20,
            le=10**30,
        )
        inverse: bool = knob("whether half of the cases ask for the index", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        given: Fraction  # the index, or the fraction whose index is asked for
        inverse: bool

    answer = Rational(lowest_terms=True)
    prompt = Prompt(
        en=r"""
        A sequence of fractions starts with x(1) = 1. Each term x is followed by 1/(2·floor(x) + 1 - x), where floor(x)
        is the greatest integer that is not greater than x. So it begins 1, 1/2, 2, 1/3, 3/2, ...
        Every positive rational number occurs in it exactly once.
        {% if inverse %}
        For which n is x(n) = {{ given }}?
        {%- else %}
        Find x({{ given }}).
        {%- endif %}
        """,
        zh=r"""
        一个分数数列从 x(1) = 1 开始，每一项 x 的后一项是 1/(2·floor(x) + 1 - x)，
        其中 floor(x) 表示不大于 x 的最大整数。因此数列的开头是 1, 1/2, 2, 1/3, 3/2, ...。
        每个正有理数在其中恰好出现一次。
        {% if inverse %}
        求使 x(n) = {{ given }} 的 n。
        {%- else %}
        求 x({{ given }})。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Any]:
        index = rng.randint(params.low, params.high)
        if params.inverse and rng.random() < 0.5:
            return self.Instance(given=_term(index), inverse=True), index
        return self.Instance(given=Fraction(index), inverse=False), _term(index)

    def format(self, instance: Instance) -> Format[Any]:
        return Integer(low=1) if instance.inverse else self.answer

    def solve(self, instance: Instance) -> Any:
        return _index(instance.given) if instance.inverse else _term(int(instance.given))

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        index: int = self.solve(instance) if instance.inverse else int(instance.given)
        way = [index >> shift for shift in range(index.bit_length())]
        lines = []
        if not instance.inverse:
            lines.append(" → ".join(map(str, way)))
        for n in way[:-1] if instance.inverse else reversed(way):
            x, up = _term(n), _term(max(1, n // 2))
            (a, b), (c, d) = x.as_integer_ratio(), up.as_integer_ratio()
            if instance.inverse:
                step, parity = (f"{a} - {b} = {c}", 1) if n % 2 else (f"{b} - {a} = {d}", 0)
                lines.append(f"{a}/{b}: {step}, {c}/{d}, {parity}")
            elif n == 1:
                lines.append("1: 1/1")
            else:
                lines.append(f"{n}. {c} + {d} = {c + d}: {a}/{b}")
        if instance.inverse:
            lines += ["1/1: 1", *(f"2 × {n // 2} + {n % 2} = {n}" for n in way[-2::-1])]
        return "\n".join(lines)


def _term(index: int) -> Fraction:
    """Go down the tree in which a/b has the children a/(a+b) and (a+b)/b, numbered row by row."""
    a = b = 1
    for bit in bin(index)[3:]:
        a, b = (a + b, b) if bit == "1" else (a, a + b)
    return Fraction(a, b)


def _index(x: Fraction) -> int:
    """Go up the tree to its root."""
    a, b, bits = x.numerator, x.denominator, ""
    while a != b:
        bits = ("1" if a > b else "0") + bits
        a, b = (a - b, b) if a > b else (a, b - a)
    return int("1" + bits, 2)

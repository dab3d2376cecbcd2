"""Find the least and the greatest value of an expression of rounded measurements.

Answer: both values, exact; they are unique.
Harder: more measurements, products, quotients and squares, measurements that occur twice.
Skills: arithmetic
Source: original; error intervals of school arithmetic.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import decimal
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import division, running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Range = tuple[Fraction, ...]
Term = tuple[str, tuple[int, ...], int]
"""The name of a formula, the measurements in it, and the sign before it, 1 or -1."""


class MeasurementBounds(Task["MeasurementBounds.Params", "MeasurementBounds.Instance", Range]):
    version = 1

    class Params(task.Params):
        terms: int = knob(
            "how many formulas are joined by plus and minus", levels=(1, 1, 1, 2, 2, 3, 2, 2, 3, 3), ge=1, le=4
        )
        kinds: int = knob(
            "how many of the formulas are known, the simplest first",
            levels=(1, 2, 4, 3, 5, 5, 8, 9, 10, 11),
            ge=1,
            le=11,
        )
        simplest: int = knob(
            "how many of the simplest of these do not occur", levels=(0, 0, 1, 0, 2, 2, 4, 5, 5, 5), ge=0, le=9
        )
        digits: int = knob(
            "how many digits a measured value has at most", levels=(1, 2, 2, 2, 2, 2, 2, 2, 2, 2), ge=1, le=4
        )

    class Instance(task.Instance):
        values: tuple[tuple[Fraction, Fraction], ...]  # measured value and the unit it is rounded to
        terms: tuple[Term, ...]

        @property
        def measured(self) -> list[tuple[str, str, str]]:
            return [
                (_LETTERS[i], decimal(value, len(str(unit.denominator)) - 1), decimal(unit))
                for i, (value, unit) in enumerate(self.values)
            ]

        @property
        def formula(self) -> str:
            text = ""
            for name, places, sign in self.terms:
                part = _FORMULAS[name][1].format(*(_LETTERS[i] for i in places))
                text += (" + " if sign > 0 else " - ") * bool(text) + part
            return text[1:-1] if re.fullmatch(r"\([^()]*\)", text) else text

    answer = Sequence(Rational(), length=2)
    prompt = Prompt(
        en=r"""
        These quantities were measured and rounded to the nearest multiple of the unit shown. The true value of each may
        be anything up to half a unit below or above the rounded value, both ends included.

        | quantity | rounded value | unit |
        | --- | --- | --- |
        {% for row in measured %}
        | {{ row | join(" | ") }} |
        {% endfor %}

        What are the least and the greatest possible true value of

        $${{ formula }}$$

        when every quantity varies on its own? Give the least value first, both exactly.
        """,
        zh=r"""
        下列各量是测量值，已舍入到所示单位的最近倍数。每个量的真实值可以比舍入值小或大至多半个单位，两端都包括在内。

        | 量 | 舍入值 | 单位 |
        | --- | --- | --- |
        {% for row in measured %}
        | {{ row | join(" | ") }} |
        {% endfor %}

        各量独立变化时，下式的真实值最小和最大可能是多少？

        $${{ formula }}$$

        先写最小值，再写最大值，都要精确。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Range]:
        terms, used = list[Term](), 0
        for _ in range(params.terms):
            name = rng.choice(list(_FORMULAS)[params.simplest : params.kinds])
            count = _FORMULAS[name][0]
            terms.append((name, tuple(range(used, used + count)), rng.choice((1, -1)) if used else 1))
            used += count
        values = tuple(_draw_measurement(params.digits, rng) for _ in range(used))
        instance = self.Instance(values=values, terms=tuple(terms))
        return instance, self.solve(instance)

    def solve(self, instance: Instance) -> Range:
        """Add the ranges of the formulas; each is monotone in every measurement, so that extremes lie at ends."""
        low = high = Fraction(0)
        for name, places, sign in instance.terms:
            ends = [(value - unit / 2, value + unit / 2) for value, unit in (instance.values[i] for i in places)]
            values = [sign * _FORMULAS[name][2](*corner) for corner in product(*ends)]
            low, high = low + min(values), high + max(values)
        return low, high

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, ends = [], []
        for letter, (value, unit) in zip(_LETTERS, instance.values, strict=False):
            ends.append((value - unit / 2, value + unit / 2))
            low, high = ends[-1]
            lines.append(f"{letter}: {value} - {unit / 2} = {low}, {value} + {unit / 2} = {high}")
        for largest in (False, True):
            found = []
            for name, places, sign in instance.terms:
                formula = _FORMULAS[name][2]
                values = {corner: formula(*corner) for corner in product(*(ends[i] for i in places))}
                corner = (max if largest == (sign > 0) else min)(values, key=values.__getitem__)
                lines.append(", ".join(f"{_LETTERS[i]} = {x}" for i, x in zip(places, corner, strict=True)))
                lines += _written(name, corner)
                found.append(sign * formula(*corner))
            lines += [running_sum(found)] if len(found) > 1 else []
        return "\n".join(lines)


def _written(name: str, corner: Range) -> Iterator[str]:
    """Write the operations of a formula one by one."""
    stack: list[Fraction] = []
    for mark in _STEPS[name]:
        if mark in "012u":
            stack.append(corner[int(mark)] if mark != "u" else Fraction(1))
            continue
        b, a = stack.pop(), stack.pop()
        value = {"+": a + b, "-": a - b, "*": a * b, "/": a / (b or 1)}[mark]
        stack.append(value)
        shown = division(a, b) if mark == "/" else f"{a} {mark.replace('*', '·')} {bracketed(b)}"
        yield f"{shown} = {value}"


_LETTERS = "abcdefghijkl"
_FORMULAS: dict[str, tuple[int, str, Callable[..., Fraction]]] = {
    "sum": (2, "({0} + {1})", lambda a, b: a + b),
    "difference": (2, "({0} - {1})", lambda a, b: a - b),
    "product": (2, r"{0} \cdot {1}", lambda a, b: a * b),
    "square": (2, r"{0}^2 \cdot {1}", lambda a, b: a * a * b),
    "quotient": (2, r"\frac{{{0}}}{{{1}}}", lambda a, b: a / b),
    "product of a difference": (3, r"{0} \cdot ({1} - {2})", lambda a, b, c: a * (b - c)),
    "quotient of a difference": (3, r"\frac{{{0} - {1}}}{{{2}}}", lambda a, b, c: (a - b) / c),
    "parallel": (2, r"\frac{{{0} \cdot {1}}}{{{0} + {1}}}", lambda a, b: a * b / (a + b)),
    "share": (2, r"\frac{{{0}}}{{{0} + {1}}}", lambda a, b: a / (a + b)),
    "contrast": (2, r"\frac{{{0} - {1}}}{{{0} + {1}}}", lambda a, b: (a - b) / (a + b)),
    "mean": (3, r"\frac{{{0} \cdot {1} + {2}}}{{{0} + 1}}", lambda a, b, c: (a * b + c) / (a + 1)),
}
"""Numbers of measurements, templates and functions, the simplest first; measurements are positive."""

_STEPS = {
    "sum": "01+",
    "difference": "01-",
    "product": "01*",
    "square": "00*1*",
    "quotient": "01/",
    "product of a difference": "012-*",
    "quotient of a difference": "01-2/",
    "parallel": "01*01+/",
    "share": "001+/",
    "contrast": "01-01+/",
    "mean": "01*2+0u+/",
}
"""The operations of each formula, after their operands: places of measurements, and u for 1."""


def _draw_measurement(digits: int, rng: Random) -> tuple[Fraction, Fraction]:
    unit = rng.choice((Fraction(1, 100), Fraction(1, 10), Fraction(1), Fraction(5), Fraction(10)))
    return unit * rng.randint(2, 10**digits - 1), unit

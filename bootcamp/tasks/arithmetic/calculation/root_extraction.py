"""Extract a root to a number of decimal places, cut off.

Answer: a decimal; it is unique.
Harder: larger numbers, more decimal places, higher roots.
Skills: arithmetic
Source: original; the method digit by digit is classical.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import decimal, integer_root
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Decimal


class RootExtraction(Task["RootExtraction.Params", "RootExtraction.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        largest: int = knob(
            "the largest radicand",
            levels=(1000, 10000, 10000, 10**5, 10**6, 10**7, 10**9, 10**12, 10**15, 10**20),
            ge=100,
            le=10**30,
        )
        highest: int = knob("the highest degree of the root", levels=(2, 2, 2, 3, 3, 3, 3, 4, 5, 5), ge=2, le=9)
        places: int = knob("how many decimal places are asked", levels=(0, 0, 1, 1, 2, 3, 4, 5, 6, 8), ge=0, le=12)

    class Instance(task.Instance):
        radicand: int
        degree: int
        places: int

    answer = Decimal(tolerance="0")
    prompt = Prompt(
        en=r"""
        Let $r = \sqrt{% if degree > 2 %}[{{ degree }}]{% endif %}{{ "{" }}{{ radicand }}{{ "}" }}$.
        {% if places %}
        Write r as a decimal and cut it off (do not round) after {{ places }} decimal place{{ "s" if places > 1 }}.
        {% else %}
        Find the largest integer that is not above r.
        {% endif %}
        What is the resulting number?
        """,
        zh=r"""
        设 $r = \sqrt{% if degree > 2 %}[{{ degree }}]{% endif %}{{ "{" }}{{ radicand }}{{ "}" }}$。
        {% if places %}
        把 r 写成小数，只保留到小数点后 {{ places }} 位，后面的各位直接截去（不四舍五入）。
        {% else %}
        求不超过 r 的最大整数。
        {% endif %}
        结果是多少？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        degree = rng.randint(2, params.highest)
        radicand = rng.randint(params.largest // 100 + 2, params.largest)
        instance = self.Instance(radicand=radicand, degree=degree, places=params.places)
        if integer_root(radicand, degree) ** degree == radicand and params.places:
            raise task.Retry
        cut = self.solve(instance)
        nearest = integer_root(radicand * (2 * 10**params.places) ** degree, degree) % 2 == 0
        if params.places and nearest:  # to round would do as well
            raise task.Retry
        return instance, cut

    def solve(self, instance: Instance) -> Fraction:
        scale = 10**instance.places
        return Fraction(integer_root(instance.radicand * scale**instance.degree, instance.degree), scale)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        degree, places = instance.degree, instance.places
        radicand = instance.radicand * 10 ** (degree * places)
        lines = [f"{instance.radicand}·10^{degree * places} = {radicand}"] if places else []
        for group in reversed(range(-(-len(str(radicand)) // degree))):
            front = radicand // 10 ** (degree * group)
            root = integer_root(front, degree)
            low, high = root**degree, (root + 1) ** degree
            lines.append(f"{root}^{degree} = {low} ≤ {front} < {high} = {root + 1}^{degree}")
        cut = self.solve(instance)
        return "\n".join([*lines, *([f"{cut * 10**places}/10^{places} = {decimal(cut, places)}"] if places else [])])

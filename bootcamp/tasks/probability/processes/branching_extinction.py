"""Find the chance of extinction of a branching process, now or ever, or the mean or variance of a generation.

Answer: a rational number; it is unique.
Harder: more children, later generations, several ancestors, another law in every second generation.
Skills: probability, algebra
Source: original; H. Watson and F. Galton, "On the probability of the extinction of families", 1875.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.polynomial import derivative, evaluate, rational_roots
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Law = tuple[Fraction, ...]


class BranchingExtinction(Task["BranchingExtinction.Params", "BranchingExtinction.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        children: int = knob("the most children", levels=(2, 2, 2, 3, 3, 3, 3, 3, 3, 4), ge=2, le=4)
        generation: int = knob("the last generation asked about", levels=(1, 2, 2, 2, 2, 3, 3, 3, 3, 3), ge=1, le=5)
        ancestors: int = knob("the most individuals at first", levels=(2, 1, 2, 2, 3, 2, 3, 2, 3, 3), ge=1, le=4)
        whole: int = knob(
            "the largest denominator of the law", levels=(12, 16, 30, 30, 16, 20, 20, 16, 16, 14), ge=4, le=30
        )
        second: bool = knob("whether even generations have a law of their own", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        laws: tuple[Law, ...]  # of all generations, or of odd and even ones; the ancestors are generation 0
        ancestors: int
        kind: str
        generation: int

        @property
        def lines(self) -> list[str]:
            return [", ".join(f"{k}: {p}" for k, p in enumerate(law)) for law in self.laws]

    answer = Rational(low=0)
    prompt = Prompt(
        en=r"""
        Each individual of a population has children independently of all others, and then dies. Generation 0 consists
        of {{ "one individual" if ancestors == 1 else "%d individuals" % ancestors }}; the children of the individuals
        of generation n are generation n + 1.
        {% if laws | length == 1 %}
        An individual has k children with these probabilities (k: probability): {{ lines[0] }}.
        {% else %}
        An individual of generation 0, 2, 4, ... has k children with these probabilities (k: probability):
        {{ lines[0] }}; an individual of generation 1, 3, 5, ... with these: {{ lines[1] }}.
        {% endif %}

        {% if kind == "ever" %}
        Find the probability that the population dies out sooner or later, that is, that some generation is empty.
        {% elif kind == "by" %}
        Find the probability that generation {{ generation }} is empty.
        {% elif kind == "at" %}
        Find the probability that generation {{ generation }} is the first empty generation.
        {% elif kind == "one" %}
        Find the probability that generation {{ generation }} consists of exactly one individual.
        {% else %}
        Find the variance of the size of generation {{ generation }}.
        {% endif %}
        Give the exact value.
        """,
        zh=r"""
        某群体中每个个体独立地产生后代，然后死去。第 0 代有 {{ ancestors }} 个个体；第 n 代个体的子女构成第 n + 1 代。
        {% if laws | length == 1 %}
        一个个体有 k 个子女的概率如下（k: 概率）：{{ lines[0] }}。
        {% else %}
        第 0、2、4、… 代的个体有 k 个子女的概率如下（k: 概率）：{{ lines[0] }}；第 1、3、5、… 代的个体则为：
        {{ lines[1] }}。
        {% endif %}

        {% if kind == "ever" %}
        求该群体迟早灭绝（即某一代为空）的概率。
        {% elif kind == "by" %}
        求第 {{ generation }} 代为空的概率。
        {% elif kind == "at" %}
        求第 {{ generation }} 代是第一个空代的概率。
        {% elif kind == "one" %}
        求第 {{ generation }} 代恰有一个个体的概率。
        {% else %}
        求第 {{ generation }} 代个体数的方差。
        {% endif %}
        请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        c, whole = params.children, rng.randint(params.children + 4, params.whole)
        kinds = (
            ["by", "variance", "one"]
            + ["ever"] * (not params.second and rng.random() < 0.5)
            + ["at"] * (params.generation > 1)
        )
        kind, ancestors = rng.choice(kinds), rng.randint(1, params.ancestors)
        generation = 0 if kind == "ever" else rng.randint(max(1, params.generation - 1), params.generation)
        if kind == "at":
            generation = max(2, generation)
        if kind in ("by", "at", "one") and whole ** (ancestors * (c**generation - 1) // (c - 1)) >= 10**13:
            raise task.Retry  # too many digits
        for _ in range(60):
            laws = tuple(_draw_law(rng, c, whole) for _ in range(1 + params.second))
            if len(set(laws)) < len(laws):
                continue
            if kind != "ever" or (_grows(laws[0]) and len(rational_roots(_fixed(laws[0]))) > 1):
                break
        else:
            raise task.Retry
        instance = self.Instance(laws=laws, ancestors=ancestors, kind=kind, generation=generation)
        answer = self.solve(instance)
        law = laws[0]
        guess = (law[0] / law[-1]) ** instance.ancestors if kind == "ever" and len(law) > 3 else law[0]
        if not worth_asking(answer, guess) or answer < Fraction(1, 400):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        z, laws = instance.ancestors, instance.laws
        if instance.kind == "ever":
            return min(root for root in rational_roots(_fixed(laws[0])) if root > 0) ** z
        used = [laws[n % len(laws)] for n in range(instance.generation)]
        empty, one, _ = _value(used, 0)
        if instance.kind == "by":
            return empty**z
        if instance.kind == "at":
            return empty**z - _value(used[:-1], 0)[0] ** z
        if instance.kind == "one":
            return z * empty ** (z - 1) * one
        _, mean, second = _value(used, 1)
        return z * (second + mean - mean**2)


def _value(laws: list[Law], s: int) -> tuple[Fraction, Fraction, Fraction]:
    """Give the generating function of the last generation, from one individual, and two derivatives of it at s."""
    value, slope, bend = Fraction(s), Fraction(1), Fraction(0)
    for law in reversed(laws):
        first = derivative(law)
        inner = evaluate(first, value)
        value, slope, bend = (
            evaluate(law, value),
            inner * slope,
            evaluate(derivative(first), value) * slope**2 + inner * bend,
        )
    return Fraction(value), Fraction(slope), Fraction(bend)


def _draw_law(rng: Random, children: int, whole: int) -> Law:
    return tuple(Fraction(part, whole) for part in random_composition(rng, whole, children + 1))


def _grows(law: Law) -> bool:
    return sum(k * p for k, p in enumerate(law)) > 1


def _fixed(law: Law) -> tuple[Fraction, ...]:
    """Give the polynomial G(s) - s."""
    return (law[0], law[1] - 1, *law[2:])

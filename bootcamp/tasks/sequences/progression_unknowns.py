"""Find a term or a sum of an arithmetic or geometric progression from facts that fix it and those it is tied to.

Answer: one rational number; the facts fix every progression.
Harder: up to three progressions tied by common terms, sums of stretches, rationals, ratios fixed up to sign.
Skills: algebra, arithmetic
Source: original; standard exercises of school algebra.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Literal

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Kind = Literal["arithmetic", "geometric"]
Stretch = tuple[int, int]
"""The terms from one place to another, both counted."""

_NAMES = "abc"


class ProgressionUnknowns(Task["ProgressionUnknowns.Params", "ProgressionUnknowns.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        progressions: int = knob(
            "how many progressions are tied to each other", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=3
        )
        geometric: bool = knob("whether progressions may be geometric", levels=(False, False) + (True,) * 8)
        places: int = knob(
            "the last place of an arithmetic progression that is spoken of",
            levels=(6, 9, 10, 12, 12, 15, 18, 20, 25, 30),
            ge=4,
            le=30,
        )
        sums: int = knob(
            "percentage of facts and questions about sums", levels=(0, 40, 40, 40, 50, 50, 60, 60, 70, 80), ge=0, le=100
        )
        denominator: int = knob("the largest denominator", levels=(1, 1, 1, 1, 2, 3, 4, 5, 6, 8), ge=1, le=12)
        signs: bool = knob(
            "whether a ratio may be fixed up to its sign, which is stated", levels=(False,) * 5 + (True,) * 5
        )

    class Instance(task.Instance):
        progressions: tuple[tuple[Kind, bool], ...]  # and whether all terms are stated to be positive
        facts: tuple[tuple[int, Stretch, Fraction], ...]  # a progression, terms of it and their sum
        ties: tuple[
            tuple[int, int, int], ...
        ]  # place i of this progression holds the term at place j of the one before
        asked: tuple[int, Stretch]

        @property
        def names(self) -> str:
            return _NAMES[: len(self.progressions)]

    answer = Rational()
    prompt = Prompt(
        en=r"""
        {% for kind, positive in progressions %}
        {{ names[loop.index0] }}_1, {{ names[loop.index0] }}_2, ... is {{ "an" if kind == "arithmetic" else "a" }} {{
        kind }} progression of real numbers{{ ", none of them 0" if kind == "geometric" and not positive }}{{
        ", all of them positive" if positive }}.
        {% endfor %}

        {% for p, (i, j), value in facts %}
        {% if i == j %}
        - {{ names[p] }}_{{ i }} = {{ value }}
        {% else %}
        - The sum of the terms from {{ names[p] }}_{{ i }} to {{ names[p] }}_{{ j }} is {{ value }}.
        {% endif %}
        {% endfor %}
        {% for p, i, j in ties %}
        - {{ names[p] }}_{{ i }} = {{ names[p - 1] }}_{{ j }}
        {% endfor %}

        {% if asked[1][0] == asked[1][1] %}
        Find {{ names[asked[0]] }}_{{ asked[1][0] }}.
        {%- else %}
        Find the sum of the terms from {{ names[asked[0]] }}_{{ asked[1][0] }} to {{ names[asked[0]] }}_{{
        asked[1][1] }}.
        {%- endif %}
        """,
        zh=r"""
        {% for kind, positive in progressions %}
        {{ names[loop.index0] }}_1, {{ names[loop.index0] }}_2, ... 是实数组成的{{
        "等差" if kind == "arithmetic" else "等比" }}数列{{
        "，各项都不为 0" if kind == "geometric" and not positive }}{{
        "，各项都是正数" if positive }}。
        {% endfor %}

        {% for p, (i, j), value in facts %}
        {% if i == j %}
        - {{ names[p] }}_{{ i }} = {{ value }}
        {% else %}
        - 从 {{ names[p] }}_{{ i }} 到 {{ names[p] }}_{{ j }} 各项之和为 {{ value }}。
        {% endif %}
        {% endfor %}
        {% for p, i, j in ties %}
        - {{ names[p] }}_{{ i }} = {{ names[p - 1] }}_{{ j }}
        {% endfor %}

        {% if asked[1][0] == asked[1][1] %}
        求 {{ names[asked[0]] }}_{{ asked[1][0] }}。
        {%- else %}
        求从 {{ names[asked[0]] }}_{{ asked[1][0] }} 到 {{ names[asked[0]] }}_{{ asked[1][1] }} 各项之和。
        {%- endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        progressions: list[tuple[Kind, bool]] = []
        facts, ties = [], []
        terms: list[Fraction] = []
        for p in range(params.progressions):
            kind: Kind = "geometric" if params.geometric and rng.random() < 0.5 else "arithmetic"
            last = params.places if kind == "arithmetic" else 9
            tied = None
            if p:
                tied = rng.randint(1, 4)
                ties.append((p, tied, rng.randint(1, min(8, len(terms)))))
            start = terms[ties[-1][2] - 1] if p else None
            if start == 0 and kind == "geometric":
                raise task.Retry
            positive = kind == "geometric" and params.signs and (start is None or start > 0)
            terms = draw_terms(rng, kind, positive, last, params.denominator, tied, start)
            progressions.append((kind, positive))
            facts += [
                (p, one, total(terms, one)) for one in draw_stretches(rng, params.sums, kind, positive, last, tied)
            ]
        asked = draw_stretch(rng, params.sums, last)
        told = [(p, stretch) for p, stretch, _ in facts]
        if (
            any(value == 0 for p, _, value in facts if progressions[p][0] == "geometric")
            or (p, asked) in told
            or asked == (tied, tied)
        ):
            raise task.Retry
        rng.shuffle(facts)
        instance = self.Instance(
            progressions=tuple(progressions), facts=tuple(facts), ties=tuple(ties), asked=(p, asked)
        )
        return instance, total(terms, asked)

    def key(self, instance: Instance) -> object:
        facts = sorted((p, stretch, str(value)) for p, stretch, value in instance.facts)
        return [instance.progressions, facts, instance.ties, instance.asked]


def draw_terms(
    rng: Random, kind: Kind, positive: bool, last: int, denominator: int, tied: int | None, value: Fraction | None
) -> list[Fraction]:
    """Draw the terms up to place `last`; the one at place `tied`, if any, is `value`."""
    over = rng.randint(1, denominator)
    if kind == "arithmetic":
        step = Fraction(rng.choice([n for n in range(-12, 13) if n]), over)
        first = Fraction(rng.randint(-30, 30), over) if tied is None or value is None else value - (tied - 1) * step
        return [first + n * step for n in range(last)]
    ratio = Fraction(rng.choice((2, 3)), rng.choice((1, 1, 2, 3) if denominator > 1 else (1,)))
    ratio = rng.choice((ratio, 1 / ratio) if denominator > 1 else (ratio,)) if ratio != 1 else Fraction(2)
    ratio *= 1 if positive else rng.choice((1, -1))
    first = Fraction(rng.randint(1, 12), over) * (1 if positive else rng.choice((1, -1)))
    first = first if tied is None or value is None else value / ratio ** (tied - 1)
    return [first * ratio**n for n in range(last)]


def draw_stretches(rng: Random, sums: int, kind: Kind, positive: bool, last: int, tied: int | None) -> list[Stretch]:
    """Draw the terms that facts are about, so that with the tied place they fix the progression.

    An arithmetic one is fixed by two stretches with different middles. A geometric one is fixed by two stretches of
    equal length: their quotient is a power of the ratio, of an odd exponent unless the terms are known to be positive.
    """
    first = (tied, tied) if tied is not None else draw_stretch(rng, sums, last)
    if kind == "geometric" and tied is None and first[1] - first[0] > 2:
        first = (first[0], first[0] + 2)
    while True:
        other = draw_stretch(rng, sums, last)
        if kind == "geometric":
            shift = rng.choice([n for n in range(1, 6) if positive or n % 2])
            other = (first[0] + shift, first[1] + shift)
        if other[1] <= last and sum(other) != sum(first):
            return [other] if tied is not None else [first, other]


def draw_stretch(rng: Random, sums: int, last: int) -> Stretch:
    """Draw one place, or a stretch of several."""
    i = rng.randint(1, last - 3)
    return (i, rng.randint(i + 1, last)) if rng.randrange(100) < sums else (i, i)


def total(terms: list[Fraction], stretch: Stretch) -> Fraction:
    return sum(terms[stretch[0] - 1 : stretch[1]], Fraction(0))

"""Find the chance of a cause, or of the next observation, after some signs were seen and others not.

Answer: a rational number; it is unique.
Harder: more causes, more observations, a sign that is still to be observed, a cause that is excluded.
Skills: probability, arithmetic
Source: original; Bayes' theorem is in every text on probability.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.prompts import letter
from bootcamp.lib.shown_work import lowest_terms
from bootcamp.task import Prompt, Task, knob
from bootcamp.tasks.probability.conditioning._stories import SETTINGS
from bootcamp.verifiers import Rational


class BayesPosterior(Task["BayesPosterior.Params", "BayesPosterior.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        causes: int = knob("how many causes there are", levels=(2, 2, 3, 3, 3, 4, 4, 5, 5, 6), ge=2, le=6)
        seen: int = knob("how many signs are observed", levels=(1, 2, 2, 3, 2, 2, 2, 3, 3, 3), ge=1, le=3)
        next: bool = knob("whether the next sign may be asked", levels=(False,) * 4 + (True,) * 6)
        excluded: int = knob("how many causes are known to be wrong", levels=(0, 0, 0, 0, 0, 0, 1, 1, 2, 2), ge=0, le=3)
        whole: int = knob("the denominator of the chances", levels=(10,) * 7 + (20,) * 3, ge=6, le=20)

    class Instance(task.Instance):
        setting: str
        whole: int
        prior: tuple[int, ...]
        chances: tuple[tuple[int, ...], ...]  # for each cause, of each sign, in units of 1/whole
        seen: tuple[bool, ...]  # the first signs, whether each was there
        excluded: tuple[int, ...]
        asked: int | None  # a cause, or nothing for the sign after those seen

        def words(self, language: str) -> dict[str, object]:
            draw, cause, *signs = SETTINGS[self.setting][language == "zh"].split("|")
            return {"draw": draw, "cause": cause, "signs": signs[: len(self.chances[0])]}

        @property
        def rows(self) -> list[list[object]]:
            rows = zip(self.prior, self.chances, strict=True)
            return [[letter(cause), prior, *row] for cause, (prior, row) in enumerate(rows)]

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        {% set story = words(language) %}
        {{ story.draw }}. The table gives, in units of 1/{{ whole }}, the chance of each {{ story.cause }} and, given
        the {{ story.cause }}, the chance of each sign; given the {{ story.cause }}, the signs are independent.

        {{ rows | table([story.cause, "chance"] + story.signs) }}

        This is found out:
        {% for there in seen %}
        - {{ "" if there else "it is not true that " }}{{ story.signs[loop.index0] }}
        {% endfor %}
        {% if excluded %}
        - the {{ story.cause }} is {{ "not" if excluded | length == 1 else "neither" }}
        {{- " " ~ (excluded | letters | join(" nor ")) }}
        {% endif %}

        Given all this, find the probability that
        {{ "the %s is %s" | format(story.cause, asked | letter) if asked is not none else story.signs[-1] }}. Give the
        exact value.
        """,
        zh=r"""
        {% set story = words(language) %}
        {{ story.draw }}。表中以 1/{{ whole }} 为单位给出各{{ story.cause }}的概率，
        以及已知{{ story.cause }}时各特征出现的概率；已知{{ story.cause }}时，各特征相互独立。

        {{ rows | table([story.cause, "概率"] + story.signs) }}

        现在得知：
        {% for there in seen %}
        - 特征“{{ story.signs[loop.index0] }}”{{ "出现" if there else "没有出现" }}
        {% endfor %}
        {% if excluded %}
        - {{ story.cause }}不是 {{ excluded | letters | join("，也不是 ") }}
        {% endif %}

        求在此条件下{{ "%s为 %s " | format(story.cause, asked | letter) if asked is not none
        else "特征“%s”出现" | format(story.signs[-1]) }}的概率。请给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        n, whole = params.causes, params.whole
        ahead = params.next and rng.random() < 0.5
        prior = tuple(random_composition(rng, whole, n))
        chances = tuple(tuple(rng.randint(1, whole - 1) for _ in range(params.seen + ahead)) for _ in range(n))
        excluded = tuple(sorted(rng.sample(range(n), params.excluded)))
        asked = None if ahead else rng.choice([cause for cause in range(n) if cause not in excluded])
        instance = self.Instance(
            setting=rng.choice(list(SETTINGS)), whole=whole, prior=prior, chances=chances,
            seen=tuple(rng.random() < 0.6 for _ in range(params.seen)), excluded=excluded, asked=asked,
        )  # fmt: skip
        answer = self.solve(instance)
        blank = self.solve(instance.model_copy(update={"seen": ()}))
        even = self.solve(instance.model_copy(update={"prior": (1,) * n}))
        turned = self.solve(instance.model_copy(update={"seen": tuple(not there for there in instance.seen)}))
        forgotten = self.solve(instance.model_copy(update={"excluded": ()})) if excluded else blank
        if not worth_asking(answer, blank, even, turned, forgotten) or answer.denominator < 10:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        weights = [chain[-1] for chain in self._chains(instance)]
        if instance.asked is not None:
            return Fraction(weights[instance.asked], sum(weights))
        hits = sum(weight * row[-1] for weight, row in zip(weights, instance.chances, strict=True))
        return Fraction(hits, sum(weights) * instance.whole)

    @staticmethod
    def _chains(instance: BayesPosterior.Instance) -> list[list[int]]:
        """Give for each cause the weight at first and after each sign."""
        chains = [[0 if cause in instance.excluded else weight] for cause, weight in enumerate(instance.prior)]
        for chain, row in zip(chains, instance.chances, strict=True):
            for there, chance in zip(instance.seen, row, strict=False):
                chain.append(chain[-1] * (chance if there else instance.whole - chance))
        return chains

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"setting"})

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        lines, weights = [], list[int]()
        for cause, (chain, row) in enumerate(zip(self._chains(instance), instance.chances, strict=True)):
            chances = zip(pairwise(chain), instance.seen, row, strict=False)
            shown = [f"{a} * {c if there else f'({instance.whole} - {c})'} = {b}" for (a, b), there, c in chances]
            lines.append(f"{letter(cause)}: {', '.join(shown)}")
            weights.append(chain[-1])
        total = sum(weights)
        lines.append(f"{' + '.join(map(str, weights))} = {total}")
        if instance.asked is not None:
            return "\n".join([*lines, lowest_terms(weights[instance.asked], total)])
        hits = [weight * row[-1] for weight, row in zip(weights, instance.chances, strict=True)]
        lines += [f"{w} * {row[-1]} = {w * row[-1]}" for w, row in zip(weights, instance.chances, strict=True)]
        lines += [
            f"{' + '.join(map(str, hits))} = {sum(hits)}",
            f"{total} * {instance.whole} = {total * instance.whole}",
        ]
        return "\n".join([*lines, lowest_terms(sum(hits), total * instance.whole)])

"""Assign probabilities to given values so that stated facts on mean, variance and parts of the distribution hold.

Answer: a probability for each value; any that fits.
Harder: more values and facts, third moments and bounds.
Skills: probability, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Choice, Format, Mapping, Rational

Fact = tuple[str, int, Fraction]
_WORDS = {
    "mean": ("E[X] = {1}", "E[X] = {1}"),
    "second": ("E[X²] = {1}", "E[X²] = {1}"),
    "variance": ("Var(X) = {1}", "Var(X) = {1}"),
    "third": ("E[X³] = {1}", "E[X³] = {1}"),
    "below": ("P(X ≤ {0}) = {1}", "P(X ≤ {0}) = {1}"),
    "even": ("the probability that X is even is {1}", "X 为偶数的概率为 {1}"),
    "most": ("P(X = x) ≤ {1} for every x", "对每个 x 有 P(X = x) ≤ {1}"),
    "least": ("P(X = x) ≥ {1} for every x of the list", "对所列的每个 x 有 P(X = x) ≥ {1}"),
}


class PmfFromMoments(Task["PmfFromMoments.Params", "PmfFromMoments.Instance", dict[str, Fraction]]):
    version = 1

    class Params(task.Params):
        values: int = knob("how many values there are", levels=(3, 3, 4, 4, 5, 5, 6, 7, 8, 9), ge=3, le=9)
        facts: int = knob("how many facts there are", levels=(1, 2, 2, 3, 3, 4, 5, 5, 6, 7), ge=1, le=7)
        whole: int = knob("the largest denominator", levels=(12, 12, 12, 15, 16, 18, 20, 24, 24, 24), ge=8, le=40)

    class Instance(task.Instance):
        values: tuple[int, ...]
        facts: tuple[Fact, ...]

        def said(self, language: str) -> list[str]:
            return [_WORDS[kind][language == "zh"].format(a, value) for kind, a, value in self.facts]

    prompt = Prompt(
        en=r"""
        A random variable X takes only the values {{ values | listed(language) }}, where a probability may be 0. This
        is to hold:

        {{ said(language) | bullets }}

        Give a probability for each of the values, exactly. If several distributions fit, any one will do.
        """,
        zh=r"""
        随机变量 X 只取值 {{ values | listed(language) }}，其中某些值的概率可以为 0。要求：

        {{ said(language) | bullets }}

        请为每个值给出概率的精确值。若有多个分布符合要求，任给一个即可。
        """,
    )

    def format(self, instance: Instance) -> Format[dict[str, Fraction]]:
        names = tuple(map(str, instance.values))
        return Mapping(Choice(names), Rational(), required=names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Fraction]]:
        n = params.values
        values = sorted(rng.sample(range(-4, 9), n))
        whole = rng.randint(n + 2, max(n + 3, params.whole))
        parts = random_composition(rng, whole, n)
        chances = {x: Fraction(part, whole) for x, part in zip(values, parts, strict=True)}
        kinds = ["mean", "below", "even", "most", "least", "below"]
        if params.facts > 1:
            kinds += [rng.choice(("second", "variance"))] * (params.facts > 2) + ["third"] * (params.facts > 4)
        chosen = sorted({*rng.sample(kinds, min(params.facts, len(kinds)) - 1), "mean"}, key=list(_WORDS).index)
        facts = []
        for kind in chosen:
            place = rng.choice(values[:-1]) if kind == "below" else 0
            facts.append((kind, place, _measure(kind, place, chances)))
        if "even" in chosen and len({x % 2 for x in values}) == 1:
            raise task.Retry
        instance = self.Instance(values=tuple(values), facts=tuple(facts))
        even = dict.fromkeys(map(str, values), Fraction(1, n))
        answer = {str(x): p for x, p in chances.items()}
        if not self.check(instance, even) or len(facts) < min(params.facts, 6) - 1:
            raise task.Retry
        return instance, answer

    def check(self, instance: Instance, answer: dict[str, Fraction]) -> str:
        chances = {x: answer[str(x)] for x in instance.values}
        if min(chances.values()) < 0:
            return "a probability is negative"
        if sum(chances.values()) != 1:
            return "the probabilities do not add up to 1"
        for (kind, place, value), text in zip(instance.facts, instance.said("en"), strict=True):
            found = _measure(kind, place, chances)
            if (found > value) if kind == "most" else (found < value) if kind == "least" else (found != value):
                return f"not true: {text}"
        return ""


def _measure(kind: str, place: int, chances: dict[int, Fraction]) -> Fraction:
    """Give the left side of a fact."""
    power = {"mean": 1, "second": 2, "variance": 2, "third": 3}.get(kind, 0)
    if power:
        moment = sum((p * x**power for x, p in chances.items()), Fraction(0))
        return moment - _measure("mean", 0, chances) ** 2 if kind == "variance" else moment
    if kind in ("most", "least"):
        return max(chances.values()) if kind == "most" else min(chances.values())
    inside = [x for x in chances if (x <= place if kind == "below" else x % 2 == 0)]
    return sum((chances[x] for x in inside), Fraction(0))

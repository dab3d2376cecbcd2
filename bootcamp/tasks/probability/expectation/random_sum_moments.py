"""Find the mean and the variance of a total of a random number of random amounts, over several stages.

Answer: the mean and the variance, in this order; both are unique.
Harder: more stages, distributions that are named instead of tabled, a choice between two kinds of days at first.
Skills: probability, arithmetic
Source: original; the laws of total expectation and of total variance.
"""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.probability import worth_asking
from bootcamp.lib.worlds import article
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Sequence

Law = tuple[str, tuple[int, ...], tuple[Fraction, ...]]
"""A kind with its integers and fractions: values and chances of a table, n and p, mean, p, or greatest value."""

_CHAINS: dict[str, tuple[tuple[str, str], ...]] = {
    "market": (("day", "一天"), ("buyer", "顾客"), ("basket", "篮子"), ("melon", "瓜"), ("seed", "籽")),
    "harbour": (("week", "一周"), ("ship", "船"), ("crate", "箱子"), ("parcel", "包裹"), ("cup", "杯子")),
    "library": (("hour", "一小时"), ("cart", "推车"), ("crate", "箱子"), ("book", "书"), ("map", "地图")),
    "orchard": (("day", "一天"), ("row", "树行"), ("tree", "树"), ("branch", "树枝"), ("pear", "梨")),
    "mill": (("shift", "一班"), ("truck", "卡车"), ("pallet", "托盘"), ("sack", "袋子"), ("stone", "石子")),
    "school": (("morning", "一上午"), ("coach", "客车"), ("team", "小组"), ("pupil", "学生"), ("apple", "苹果")),
    "pond": (("spring", "一个春天"), ("nest", "巢"), ("egg", "蛋"), ("spot", "斑点"), ("dot", "小点")),
    "post": (("hour", "一小时"), ("van", "货车"), ("bag", "邮袋"), ("parcel", "包裹"), ("stamp", "邮票")),
}
_MEASURES = {  # the measure words that are not 个
    "顾客": "位", "船": "艘", "包裹": "件", "推车": "辆", "书": "本", "树": "棵", "树枝": "根", "卡车": "辆",
    "客车": "辆", "学生": "名", "蛋": "枚", "货车": "辆",
}  # fmt: skip


class RandomSumMoments(Task["RandomSumMoments.Params", "RandomSumMoments.Instance", tuple[Fraction, ...]]):
    version = 1

    class Params(task.Params):
        stages: int = knob("how many stages there are", levels=(2, 2, 2, 2, 3, 3, 3, 3, 4, 4), ge=2, le=4)
        named: int = knob(
            "how many kinds of named distributions there are", levels=(0, 0, 3, 2, 3, 3, 4, 4, 4, 4), ge=0, le=4
        )
        mixed: bool = knob(
            "whether the first number has one of two laws",
            levels=(False, False, False, True, False, True, False, True, False, True),
        )
        values: int = knob("how many values a table has", levels=(3, 4, 4, 3, 3, 3, 3, 3, 3, 3), ge=2, le=4)

    class Instance(task.Instance):
        chain: str
        laws: tuple[Law, ...]  # of the first number, then of each stage; a second law of the first number stands last
        share: Fraction  # of the second law, 0 if there is none
        stages: int

        def lines(self, language: str) -> list[str]:
            side = int(language == "zh")
            nouns = [pair[side] for pair in _CHAINS[self.chain]][: self.stages + 1]
            names = [f"number of {_plural(b)} per {a}" for a, b in pairwise(nouns)]
            if side:
                each = ["", *(f"每{_MEASURES.get(a, '个')}" for a in nouns[1:])]
                names = [f"{start}{a}的{b}数" for start, (a, b) in zip(each, pairwise(nouns), strict=False)]
            colon = "：" if side else ": "
            first = _said(self.laws[0], language)
            if self.share:
                other = _said(self.laws[-1], language)
                first = (
                    f"以概率 {1 - self.share} 按第一种分布（{first}），以概率 {self.share} 按第二种分布（{other}）"
                    if side
                    else f"with probability {1 - self.share} ({first}), and with probability {self.share} ({other})"
                )
            parts = [first, *(_said(law, language) for law in self.laws[1 : self.stages])]
            return [name + colon + part for name, part in zip(names, parts, strict=True)]

        def asked(self, language: str) -> str:
            nouns = [pair[language == "zh"] for pair in _CHAINS[self.chain]]
            last = nouns[self.stages]
            return (
                f"{nouns[0]}的{last}总数"
                if language == "zh"
                else f"total number of {_plural(last)} in {article(nouns[0])}"
            )

    answer = Sequence(Rational(), length=2)
    prompt = Prompt(
        en=r"""
        These numbers are random. All of them are independent, also numbers of the same kind for different things:

        {{ lines(language) | bullets }}

        Find the mean and the variance of the {{ asked(language) }}. Give both exactly, as a list [mean, variance].
        """,
        zh=r"""
        下列各数都是随机的，并且全部相互独立（不同个体的同一种数也相互独立）：

        {{ lines(language) | bullets }}

        求{{ asked(language) }}的均值和方差。请按 [均值, 方差] 的形式给出精确值。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, tuple[Fraction, ...]]:
        laws = [_draw(rng, params) for _ in range(params.stages + params.mixed)]
        share = Fraction(rng.randint(1, 4), 5) if params.mixed else Fraction(0)
        instance = self.Instance(chain=rng.choice(list(_CHAINS)), laws=tuple(laws), share=share, stages=params.stages)
        mean, variance = self.solve(instance)
        if variance.denominator == 1 or not worth_asking(mean, digits=8) or not worth_asking(variance, digits=10):
            raise task.Retry
        if len(set(laws)) < len(laws):
            raise task.Retry
        return instance, (mean, variance)

    def solve(self, instance: Instance) -> tuple[Fraction, ...]:
        mean, variance = _moments(instance.laws[0])
        if instance.share:
            other, spread = _moments(instance.laws[-1])
            p = instance.share
            variance = (1 - p) * variance + p * spread + p * (1 - p) * (mean - other) ** 2
            mean = (1 - p) * mean + p * other
        for law in instance.laws[1 : instance.stages]:
            m, v = _moments(law)
            mean, variance = mean * m, mean * v + variance * m**2
        return mean, variance

    def key(self, instance: Instance) -> object:
        return instance.model_dump(exclude={"chain"})


def _draw(rng: Random, params: RandomSumMoments.Params) -> Law:
    kind = rng.choice(("table", *("uniform", "binomial", "geometric", "poisson")[: params.named]))
    if kind == "table":
        values = tuple(sorted(rng.sample(range(9), params.values)))
        whole = rng.randint(params.values, 9)
        return kind, values, tuple(Fraction(part, whole) for part in random_composition(rng, whole, params.values))
    if kind == "uniform":
        return kind, (rng.randint(3, 8),), ()
    if kind == "binomial":
        return kind, (rng.randint(3, 9),), (Fraction(rng.randint(1, 4), 5),)
    return kind, (), (Fraction(1, rng.randint(2, 5)) if kind == "geometric" else Fraction(rng.randint(3, 14), 2),)


def _moments(law: Law) -> tuple[Fraction, Fraction]:
    """Give the mean and the variance."""
    kind, numbers, chances = law
    if kind == "table":
        mean = sum((k * p for k, p in zip(numbers, chances, strict=True)), Fraction(0))
        return mean, sum((k * k * p for k, p in zip(numbers, chances, strict=True)), Fraction(0)) - mean**2
    if kind == "uniform":
        return Fraction(numbers[0] + 1, 2), Fraction(numbers[0] ** 2 - 1, 12)
    p = chances[0]
    if kind == "binomial":
        return numbers[0] * p, numbers[0] * p * (1 - p)
    return (1 / p, (1 - p) / p**2) if kind == "geometric" else (p, p)


def _plural(noun: str) -> str:
    return noun + ("es" if noun.endswith("ch") else "s")


def _said(law: Law, language: str) -> str:
    kind, numbers, chances = law
    side = int(language == "zh")
    if kind == "table":
        return ("，" if side else ", ").join(
            f"{k} 的概率为 {p}" if side else f"{k} with probability {p}" for k, p in zip(numbers, chances, strict=True)
        )
    first, n = (chances or (0,))[0], (numbers or (0,))[0]
    return (
        {
            "uniform": (f"1 to {n}, equally likely", f"1 到 {n} 等可能"),
            "binomial": (
                f"binomial, the successes in {n} independent trials of success probability {first}",
                f"二项分布，即 {n} 次成功概率为 {first} 的独立试验中的成功次数",
            ),
            "geometric": (
                f"geometric, the number of independent trials up to and with the first success, of probability {first}",
                f"几何分布，即成功概率为 {first} 的独立试验中直到首次成功（含）的试验次数",
            ),
            "poisson": (f"Poisson with mean {first}", f"均值为 {first} 的泊松分布"),
        }[kind][side]
        .replace("(", "")
        .replace(",)", "")
    )

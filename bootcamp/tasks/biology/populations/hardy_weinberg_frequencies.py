"""Find frequencies and chances in a population from the shares of its phenotypes.

Answer: the exact number asked for; unique.
Harder: more alleles, couples and their children, inbreeding, two populations that merge.
Skills: probability, algebra
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.numbers import random_composition
from bootcamp.lib.probability import worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

Shares = tuple[Fraction, ...]


class HardyWeinbergFrequencies(Task["HardyWeinbergFrequencies.Params", "HardyWeinbergFrequencies.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        alleles: int = knob("how many alleles", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=2, le=6)
        parts: int = knob("largest denominator", levels=(17, 20, 20, 20, 21, 23, 25, 28, 28, 30), ge=6, le=30)
        couples: bool = knob("whether a child is asked for", levels=(False,) * 2 + (True,) * 8)
        inbred: bool = knob("whether there may be inbreeding", levels=(False,) * 3 + (True,) * 7)
        merged: bool = knob("whether populations may merge", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        looks: tuple[Shares, ...]
        """For each population the share of each look."""
        sizes: tuple[int, ...]
        """Two sizes if two populations merge."""
        inbreeding: Fraction
        kind: int
        """0: the frequency of an allele, 1: a share of carriers, 2: the chance of a child."""
        first: int
        second: int
        third: int

        def rows(self) -> list[tuple[object, ...]]:
            return [(f"A{k + 1}", *(shares[k] for shares in self.looks)) for k in range(len(self.looks[0]))]

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        {% set n = looks[0] | length %}
        A gene has {{ n }} alleles, A1 to A{{ n }}. Everybody has two of them, which may be the same, and looks like
        the one with the smaller number: somebody with A1 and A2 looks A1.

        {% if sizes %}
        Two populations are each in Hardy-Weinberg equilibrium: for each person both alleles are drawn independently
        by the frequencies of the alleles in the population. Population 1 has {{ sizes[0] }} members, population 2 has
        {{ sizes[1] }}. The shares of the looks:
        {% elif inbreeding %}
        In a population with inbreeding coefficient F = {{ inbreeding }} the genotype with twice an allele of frequency
        p has the share p² + F × p × (1 - p), and the genotype with two alleles of frequencies p and q has the
        share 2 × p × q × (1 - F). The shares of the looks:
        {% else %}
        A population is in Hardy-Weinberg equilibrium: for each person both alleles are drawn independently by
        the frequencies of the alleles. The shares of the looks:
        {% endif %}

        {{ rows() | table(["look"] + (["population 1", "population 2"] if sizes else ["share"])) }}

        {% if sizes %}
        The populations merge completely and mate at random, so that the next generation is in Hardy-Weinberg
        equilibrium with the allele frequencies of all their members taken together. The question is about this next
        generation.
        {% endif %}
        {% if kind == 0 %}
        What is the frequency of the allele A{{ first + 1 }}?
        {% elif kind == 1 %}
        What share of those who look A{{ first + 1 }} have the allele A{{ second + 1 }}?
        {% else %}
        A person who looks A{{ first + 1 }} and an unrelated one who looks A{{ second + 1 }}, each drawn at random
        among all who look so, have a child that gets one random allele from each. What is the probability that it looks
        A{{ third + 1 }}?
        {% endif %}
        """,
        zh=r"""
        {% set n = looks[0] | length %}
        某基因有 {{ n }} 个等位基因 A1 到 A{{ n }}。每个人有其中两个，可以相同，性状由编号较小的那个决定：
        有 A1 和 A2 的人性状为 A1。

        {% if sizes %}
        两个群体各自处于哈迪-温伯格平衡：每个人的两个等位基因按群体中等位基因的频率独立取得。
        群体 1 有 {{ sizes[0] }} 人，
        群体 2 有 {{ sizes[1] }} 人。各性状所占的比例如下：
        {% elif inbreeding %}
        某群体的近交系数 F = {{ inbreeding }}：有两个频率为 p 的同一等位基因的基因型所占比例为 p² + F × p × (1 - p)，
        有频率为 p 和 q 的两个不同等位基因的基因型所占比例为 2 × p × q × (1 - F)。各性状所占的比例如下：
        {% else %}
        某群体处于哈迪-温伯格平衡：每个人的两个等位基因按等位基因的频率独立取得。各性状所占的比例如下：
        {% endif %}

        {{ rows() | table(["性状"] + (["群体 1", "群体 2"] if sizes else ["比例"])) }}

        {% if sizes %}
        两个群体完全合并并随机交配，因此下一代处于哈迪-温伯格平衡，其等位基因频率等于全体成员合在一起的频率。
        下面问的是这下一代。
        {% endif %}
        {% if kind == 0 %}
        等位基因 A{{ first + 1 }} 的频率是多少？
        {% elif kind == 1 %}
        性状为 A{{ first + 1 }} 的人中，有等位基因 A{{ second + 1 }} 的占多大比例？
        {% else %}
        从性状为 A{{ first + 1 }} 的人中和性状为 A{{ second + 1 }} 的人中各随机取一人，
        两人没有亲缘关系。他们的孩子从双方各得到一个随机的等位基因。这个孩子性状为 A{{ third + 1 }} 的概率是多少？
        {% endif %}
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        k = params.alleles
        merged = params.merged and rng.random() < 0.5
        inbred = params.inbred and not merged and rng.random() < 0.6
        inbreeding = Fraction(1, rng.randint(3, 6)) if inbred else Fraction(0)
        frequencies = list[Shares]()
        for _ in range(1 + merged):
            whole = rng.randint(k + 3, params.parts)
            frequencies.append(tuple(Fraction(part, whole) for part in random_composition(rng, whole, k)))
        sizes = tuple(100 * part for part in rng.sample(range(1, 8), 2)) if merged else ()
        mean = frequencies[0]
        if merged:
            share = Fraction(sizes[0], sum(sizes))
            mean = tuple(share * p + (1 - share) * q for p, q in zip(*frequencies, strict=True))
        kind = 2 if params.couples and rng.random() < 0.7 else rng.choice((0, 1, 1))
        first, second = rng.randrange(k), rng.randrange(k)
        if kind == 1:
            first, second = sorted(rng.sample(range(k), 2))
        instance = self.Instance(
            looks=tuple(_looks(p, inbreeding) for p in frequencies),
            sizes=sizes,
            inbreeding=inbreeding,
            kind=kind,
            first=first,
            second=second if kind else 0,
            third=rng.randrange(k) if kind == 2 else 0,
        )
        answer = _answer(instance, mean)
        shown = [share for shares in instance.looks for share in shares]
        if not worth_asking(answer, *shown, digits=7) or max(share.denominator for share in shown) >= 5000:
            raise task.Retry
        return instance, answer


def _genotypes(p: Shares, inbreeding: Fraction) -> dict[tuple[int, int], Fraction]:
    pairs = [(i, j) for i in range(len(p)) for j in range(i, len(p))]
    return {
        (i, j): p[i] * p[i] + inbreeding * p[i] * (1 - p[i]) if i == j else 2 * p[i] * p[j] * (1 - inbreeding)
        for i, j in pairs
    }


def _looks(p: Shares, inbreeding: Fraction) -> Shares:
    types = _genotypes(p, inbreeding)
    return tuple(sum((share for (i, _), share in types.items() if i == k), Fraction(0)) for k in range(len(p)))


def _answer(instance: HardyWeinbergFrequencies.Instance, p: Shares) -> Fraction:
    if instance.kind == 0:
        return p[instance.first]
    types, looks = _genotypes(p, instance.inbreeding), _looks(p, instance.inbreeding)
    if instance.kind == 1:
        return types[instance.first, instance.second] / looks[instance.first]

    def passed(look: int) -> list[Fraction]:
        """Give the chance of each allele from somebody with a look."""
        halves = [Fraction(0)] * len(p)
        for (i, j), share in types.items():
            if i == look:
                halves[i] += share / looks[look] / 2
                halves[j] += share / looks[look] / 2
        return halves

    one, other = passed(instance.first), passed(instance.second)
    pairs = [(a, b) for a in range(len(p)) for b in range(len(p)) if min(a, b) == instance.third]
    return sum((one[a] * other[b] for a, b in pairs), Fraction(0))

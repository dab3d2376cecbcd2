"""Map linked genes from the counts of offspring classes of a testcross.

Answer: the order of the genes, the distances of neighbours and, if asked, the interference; unique.
Harder: more genes, interference, parental chromosomes that are not told, more offspring.
Skills: deduction, counting
Source: original.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise, permutations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.numbers import readable
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Rational, Record, Sequence, Word

Answer = dict[str, Any]


class ThreePointLinkageMap(Task["ThreePointLinkageMap.Params", "ThreePointLinkageMap.Instance", Answer]):
    version = 1

    class Params(task.Params):
        genes: int = knob("how many genes", levels=(3, 3, 3, 3, 4, 4, 4, 4, 5, 5), ge=3, le=5)
        total: int = knob(
            "offspring counted", levels=(100, 200, 500, 500, 500, 800, 1000, 1500, 1500, 2000), ge=50, le=5000
        )
        interference: bool = knob("whether it is asked for", levels=(False,) * 2 + (True,) * 8)
        told: bool = knob("whether the parental chromosomes are told", levels=(True,) * 3 + (False,) * 7)

    class Instance(task.Instance):
        genes: str
        classes: tuple[tuple[str, int], ...]
        """What offspring got from the heterozygous parent, a capital or a small letter for each gene, and how often."""
        parents: tuple[str, ...]
        """The chromosomes of that parent, if they are told."""
        interference: bool

        def total(self) -> int:
            return sum(count for _, count in self.classes)

    prompt = Prompt(
        en=r"""
        The genes {{ genes | list | listed("en") }} lie on one chromosome in an unknown order. A plant that is
        heterozygous for all of them was crossed with one that has only recessive alleles. So each offspring shows which
        alleles it got from the heterozygous plant, capital letters for dominant ones, always in this order of the
        genes:

        {{ classes | table(("alleles", "offspring")) }}

        All other classes have 0 offspring; in all there are {{ total() }}.
        {% if parents %}
        The two chromosomes of the heterozygous plant carry {{ parents[0] }} and {{ parents[1] }}.
        {% else %}
        The two chromosomes of the heterozygous plant carry the alleles of the two most frequent classes.
        {% endif %}

        An offspring is recombinant for two genes if its alleles of these two do not come from the same one of these
        two chromosomes. Find the order of the genes for which the sum, over all genes that are neighbours in the order,
        of the numbers of offspring recombinant for them is smallest; begin with the end gene that comes
        first in the alphabet. Give also the distances of neighbours along this order, in map units: 100 times the
        number of recombinant offspring divided by {{ total() }}, exact.
        {% if interference %}
        Give for each three genes that follow each other in the order, from the first on, the interference too. It is
        1 - d / e, exact, where d is the number of offspring that are recombinant for the first and second of them and
        also for the second and third, and e is the product of the two numbers of recombinants, divided by
        {{ total() }}.
        {% endif %}
        """,
        zh=r"""
        基因 {{ genes | list | listed("zh") }} 位于同一条染色体上，顺序未知。
        将一株对它们都是杂合的植物与一株只有隐性等位基因的
        植物杂交，因此从每个后代可以看出它从杂合植株得到了哪些等位基因。下表总是按上面的基因顺序书写，大写字母表示显性：

        {{ classes | table(("等位基因", "后代数")) }}

        其他各类的后代数都是 0；后代总数为 {{ total() }}。
        {% if parents %}
        杂合植株的两条染色体分别带有 {{ parents[0] }} 和 {{ parents[1] }}。
        {% else %}
        杂合植株的两条染色体所带的等位基因就是后代数最多的两类。
        {% endif %}

        如果一个后代的两个基因的等位基因不是来自这两条染色体中的同一条，就说它对这两个基因是重组的。
        请求出这样的基因顺序 order：对顺序中所有相邻的两个基因，把对它们重组的后代数相加，总和最小；
        从两端的基因中按字母顺序在前的那个写起。再沿这个顺序写出相邻基因的距离 distances，单位为图距单位，
        即 100 乘以重组后代数再除以 {{ total() }}，须精确。
        {% if interference %}
        还要从头起对顺序中每三个相连的基因写出干涉 interference，即 1 - d / e，须精确；其中 d 是既对第一、
        第二个基因重组，又对第二、第三个基因重组的后代数，e 是这两对基因各自的重组后代数的乘积除以 {{ total() }}。
        {% endif %}
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        n = len(instance.genes)
        fields: dict[str, Any] = {
            "order": Sequence(Word(bank=tuple(instance.genes), case=True), length=n),
            "distances": Sequence(Rational(), length=n - 1),
        }
        if instance.interference:
            fields["interference"] = Sequence(Rational(), length=n - 2)
        return Record(**fields)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        genes = "".join(sorted(rng.sample("ABDEGHKM", params.genes)))
        order = rng.sample(range(params.genes), params.genes)
        rates = [rng.randint(5, 22) for _ in order[1:]]
        first = [rng.random() < 0.5 for _ in order]
        counts = Counter[tuple[bool, ...]]()
        for _ in range(params.total):
            side, took, before = rng.random() < 0.5, [False] * params.genes, False
            for place, gene in enumerate(order):
                if place:  # after a crossover the next one is half as likely
                    before = rng.randrange(100) < (rates[place - 1] // 2 if before else rates[place - 1])
                    side ^= before
                took[gene] = first[gene] ^ side
            counts[tuple(took)] += 1

        def text(took: tuple[bool, ...] | list[bool]) -> str:
            return "".join(gene if big else gene.lower() for gene, big in zip(genes, took, strict=True))

        classes = [(text(took), count) for took, count in sorted(counts.items())]
        rng.shuffle(classes)
        parents = (text(first), text([not big for big in first])) if params.told else ()
        instance = self.Instance(genes=genes, classes=tuple(classes), parents=parents, interference=params.interference)
        top = sorted(counts.values(), reverse=True)
        common = {took for took, count in counts.items() if count >= top[1]}
        answer = self.solve(instance)
        if common != {tuple(first), tuple(not big for big in first)} or not answer:
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        """Give the answer, or nothing if two orders are equally good or a fraction is too long."""
        total, genes = instance.total(), instance.genes
        first = max(instance.classes, key=lambda one: one[1])[0]

        def count(*pairs: tuple[str, str]) -> int:
            places = [(genes.index(a), genes.index(b)) for a, b in pairs]
            changed = [([a != b for a, b in zip(took, first, strict=True)], n) for took, n in instance.classes]
            return sum(n for one, n in changed if all(one[i] != one[j] for i, j in places))

        both = {(a, b): count((a, b)) for a, b in permutations(genes, 2)}
        ways = [way for way in permutations(genes) if way[0] < way[-1]]
        ranked = sorted((sum(both[pair] for pair in pairwise(way)), way) for way in ways)
        order = ranked[0][1]
        steps = list(pairwise(order))
        if ranked[0][0] == ranked[1][0] or min(both.values()) == 0:
            return {}
        answer: Answer = {"order": order, "distances": tuple(Fraction(100 * both[pair], total) for pair in steps)}
        if instance.interference:
            seen = [(count(*two) * total, both[two[0]] * both[two[1]]) for two in pairwise(steps)]
            answer["interference"] = tuple(1 - Fraction(found, expected) for found, expected in seen)
        return answer if readable([*answer["distances"], *answer.get("interference", ())], 7) else {}

    def key(self, instance: Instance) -> object:
        return [sorted(instance.classes), instance.interference]

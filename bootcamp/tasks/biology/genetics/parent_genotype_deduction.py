"""Find the genotypes of individuals from their looks and those of their offspring.

Answer: the alleles of each individual; unique.
Harder: more individuals and crosses, more alleles and genes, individuals whose looks are not known.
Skills: deduction, search
Source: original.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, product
from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Mapping, Multiset, Word

Answer = dict[str, tuple[str, ...]]
Cross = tuple[int, int, tuple[tuple[int, ...], ...]]
"""Two places of individuals and for each gene the looks of the offspring, as numbers of alleles."""
_GENES = "ABD"


class ParentGenotypeDeduction(Task["ParentGenotypeDeduction.Params", "ParentGenotypeDeduction.Instance", Answer]):
    version = 1

    class Params(task.Params):
        individuals: int = knob("how many individuals", levels=(3, 4, 4, 5, 5, 6, 7, 8, 8, 9), ge=2, le=12)
        genes: int = knob("how many genes", levels=(1, 1, 2, 2, 2, 2, 2, 2, 3, 3), ge=1, le=3)
        alleles: int = knob("alleles of a gene", levels=(3, 3, 3, 3, 4, 4, 4, 5, 5, 5), ge=2, le=5)
        unknown: int = knob("individuals of unknown looks", levels=(0, 0, 0, 1, 1, 2, 3, 4, 5, 6), ge=0, le=8)
        selfing: bool = knob("whether plants are crossed with themselves", levels=(True,) * 2 + (False,) * 8)

    class Instance(task.Instance):
        names: tuple[str, ...]
        alleles: int
        looks: tuple[tuple[int, ...], ...]
        """For each individual the look by gene; empty if it is not known."""
        crosses: tuple[Cross, ...]

        def genes(self) -> str:
            return _GENES[: len(self.crosses[0][2])]

        def symbols(self) -> list[str]:
            return [gene + str(n + 1) for gene in self.genes() for n in range(self.alleles)]

        def shown(self, looks: tuple[int, ...]) -> str:
            return ", ".join(gene + str(n + 1) for gene, n in zip(self.genes(), looks, strict=True))

        def told(self, cross: Cross) -> list[str]:
            return [
                ", ".join(f"{gene}{n + 1}" for n in seen) for gene, seen in zip(self.genes(), cross[2], strict=True)
            ]

    prompt = Prompt(
        en=r"""
        In a species of plants, {{ "one gene has" if genes() | length == 1 else "each of " ~ (genes() | length) ~
        " genes on different chromosomes has" }} {{ alleles }} alleles, {% for gene in genes() %}{{ gene }}1 to {{ gene
        }}{{ alleles }}{{ "; " if not loop.last }}{% endfor %}. Every plant has two alleles of each gene, which may be
        the same, and looks like the one with the smaller number: a plant with the alleles A2 and A3 looks A2.
        Each parent passes on one of its two alleles, either with the same probability.

        What some of the plants look like:

        {% for name in names %}{% if looks[loop.index0] %}
        - {{ name }}: {{ shown(looks[loop.index0]) }}.
        {% endif %}{% endfor %}

        Crosses between plants and, for each gene, all the looks that occur among the offspring. The families are so
        large that every look that can occur has been seen:

        {% for cross in crosses %}
        - {{ names[cross[0]] }} × {{ names[cross[1]] }}: {{ told(cross) | join("; ") }}.
        {% endfor %}

        Give for each of the {{ names | length }} plants, {{ names | listed("en") }}, the set of all its alleles, two
        for each gene, the same one twice if need be.
        """,
        zh=r"""
        某种植物{% if genes() | length == 1 %}的一个基因{% else %}有 {{ genes() | length }} 个位于不同染色体上的基因，
        每个基因{% endif %}有 {{ alleles }} 个等位基因：{% for gene in genes() %}{{ gene }}1 到 {{ gene }}{{ alleles
        }}{{ "；" if not loop.last }}{% endfor %}。每株植物的每个基因有两个等位基因，可以相同，
        其性状由编号较小的那个决定：有等位基因 A2 和 A3 的植株性状为 A2。每个亲本传下它两个等位基因中的一个，机会均等。

        部分植株的性状：

        {% for name in names %}{% if looks[loop.index0] %}
        - {{ name }}：{{ shown(looks[loop.index0]) }}。
        {% endif %}{% endfor %}

        下面是植株间的杂交，以及后代中各基因出现的全部性状。后代数量极多，凡是可能出现的性状都已出现：

        {% for cross in crosses %}
        - {{ names[cross[0]] }} × {{ names[cross[1]] }}：{{ told(cross) | join("; ") }}。
        {% endfor %}

        请写出 {{ names | length }} 株植物 {{ names | listed("zh") }} 各自的全部等位基因，每个基因两个，相同的写两次。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        alleles = Multiset(Word(bank=tuple(instance.symbols())), size=2 * len(instance.genes()))
        return Mapping(Word(bank=instance.names), alleles, required=instance.names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        n = params.individuals
        pairs = list(combinations_with_replacement(range(params.alleles), 2))
        plants = [tuple(rng.choice(pairs) for _ in range(params.genes)) for _ in range(n)]
        names = tuple("PQRSTUVWXYZ"[:n])
        looks = [tuple(pair[0] for pair in plant) for plant in plants]
        for place in rng.sample(range(n), params.unknown):
            looks[place] = ()
        couples = [(a, b) for a in range(n) for b in range(a + params.selfing)]
        crosses = list[Cross]()
        if len(set(plants)) < min(n - 1, 6):
            raise task.Retry
        for a, b in rng.sample(couples, min(len(couples), 2 * n)):
            seen = (
                tuple(sorted({min(x, y) for x, y in product(*two)})) for two in zip(plants[a], plants[b], strict=True)
            )
            crosses.append((a, b, tuple(seen)))
        if not _unique(looks, crosses, pairs):
            raise task.Retry
        for cross in list(crosses):
            fewer = [one for one in crosses if one is not cross]
            if fewer and _unique(looks, fewer, pairs):
                crosses = fewer
        instance = self.Instance(names=names, alleles=params.alleles, looks=tuple(looks), crosses=tuple(crosses))
        answer = {
            name: tuple(f"{gene}{k + 1}" for gene, pair in zip(_GENES, plant, strict=False) for k in pair)
            for name, plant in zip(names, plants, strict=True)
        }
        return instance, answer

    def key(self, instance: Instance) -> object:
        parents = [[instance.looks[a], instance.looks[b], seen] for a, b, seen in instance.crosses]
        return [instance.alleles, sorted(parents), sorted(instance.looks)]


def _unique(looks: list[tuple[int, ...]], crosses: list[Cross], pairs: list[tuple[int, int]]) -> bool:
    """Tell whether one genotype of each individual fits, gene by gene."""
    for gene in range(len(crosses[0][2])):
        domains = [[pair for pair in pairs if not look or pair[0] == look[gene]] for look in looks]
        rules = [(a, b, set(seen[gene])) for a, b, seen in crosses]
        if _count(domains, rules, 2) != 1:
            return False
    return True


def _count(domains: list[list[tuple[int, int]]], rules: list[tuple[int, int, set[int]]], limit: int) -> int:
    """Count solutions up to a limit: drop what no rule supports, then try the smallest domain."""
    changed = True
    while changed:
        changed = False
        for a, b, seen in rules:
            fits = [
                (x, y)
                for x in domains[a]
                for y in (domains[b] if a != b else [x])
                if {min(one, other) for one in x for other in y} == seen
            ]
            for who, left in ((a, {x for x, _ in fits}), (b, {y for _, y in fits})):
                kept = [pair for pair in domains[who] if pair in left]
                changed |= len(kept) < len(domains[who])
                domains[who] = kept
                if not kept:
                    return 0
    open_ones = [who for who, domain in enumerate(domains) if len(domain) > 1]
    if not open_ones:
        return 1
    who, total = min(open_ones, key=lambda one: len(domains[one])), 0
    for pair in domains[who]:
        total += _count([[pair] if one == who else list(domain) for one, domain in enumerate(domains)], rules, limit)
        if total >= limit:
            break
    return total

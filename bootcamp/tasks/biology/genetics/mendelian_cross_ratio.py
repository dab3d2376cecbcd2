"""Find the chance that an offspring of a cross looks as described.

Answer: the exact probability; unique.
Harder: more genes, incomplete dominance, lethal alleles, genes on the X chromosome, linkage, a second generation.
Skills: probability, deduction
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from random import Random

from bootcamp import task
from bootcamp.lib.inheritance import TRAITS, Pair, looks, offspring, random_pair
from bootcamp.lib.probability import Distribution, given, probability, then, worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational

_KINDS = {
    "dominant": ("{A}{A} and {A}{a} have {0}, {a}{a} has {2}", "{A}{A} 和 {A}{a} 为{0}，{a}{a} 为{2}"),
    "partial": ("{A}{A} has {0}, {A}{a} has {1}, {a}{a} has {2}", "{A}{A} 为{0}，{A}{a} 为{1}，{a}{a} 为{2}"),
    "lethal": (
        "{A}{A} dies before birth, {A}{a} has {0}, {a}{a} has {2}",
        "{A}{A} 在出生前死亡，{A}{a} 为{0}，{a}{a} 为{2}",
    ),
    "x": (
        "on the X chromosome; those with at least one {A} have {0}, those without {A} have {2}",
        "位于 X 染色体上；至少带一个 {A} 的为{0}，只带 {a} 的为{2}",
    ),
}
Genes = tuple[Pair, ...]
Looks = tuple[tuple[str, int], ...]


class MendelianCrossRatio(Task["MendelianCrossRatio.Params", "MendelianCrossRatio.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        genes: int = knob("how many genes", levels=(2, 3, 4, 4, 4, 4, 4, 5, 5, 6), ge=1, le=6)
        linked: bool = knob("whether two genes are linked", levels=(False,) * 4 + (True,) * 6)
        lethal: bool = knob("whether alleles may be lethal", levels=(False,) * 2 + (True,) * 8)
        on_x: bool = knob("whether a gene may be on the X", levels=(False,) * 3 + (True,) * 7)
        crosses: int = knob("how many crosses", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 2), ge=1, le=2)
        parts: int = knob("the finest twentieths of recombination", levels=(2, 2, 2, 2, 2, 2, 4, 4, 8, 8), ge=2, le=9)

    class Instance(task.Instance):
        kinds: tuple[tuple[str, str], ...]
        """The genes with their kinds, keys of _KINDS; the first two are linked if there is a rate."""
        rate: Fraction
        mother: Genes
        father: Genes
        chosen: Looks
        """The looks of the offspring that is crossed again; empty if there is no second cross."""
        mate: Genes
        wanted: Looks

        def told(self, zh: bool) -> list[str]:
            rows = [(gene, *TRAITS[gene][3 * zh : 3 * zh + 3], _KINDS[kind][zh]) for gene, kind in self.kinds]
            colon = "：" if zh else ": "
            return [f"{row[0]}{colon}{row[4].format(*row[1:4], A=row[0], a=row[0].lower())}" for row in sorted(rows)]

        def genotype(self, who: Genes) -> str:
            return ", ".join(
                "/".join(pair) if len(pair[0]) > 1 or "Y" in pair else "".join(sorted(pair)) for pair in who
            )

        def looks(self, wanted: Looks, zh: bool) -> str:
            texts = [TRAITS[gene][look + 3 * zh] for gene, look in wanted]
            return ("、" if zh else ", ").join(texts)

        def on_x(self) -> str:
            return "".join(gene for gene, kind in self.kinds if kind == "x")

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        Genes of an animal, each with two alleles, written as a capital and a small letter:

        {% for line in told(False) %}
        - {{ line }}.
        {% endfor %}

        Each allele is passed on with probability 1/2, and genes independently of each other{% if rate %}, with one
        exception: {{ kinds[0][0] }} and {{ kinds[1][0] }} lie on one chromosome; their alleles on the two chromosomes
        of a pair are parted by the sign /. With probability {{ rate }} a gamete takes its alleles of these two genes
        from different chromosomes of the pair, else from the same one{% endif %}.
        {% if on_x() %}
        Females have two X chromosomes. Males have an X and a Y, which is written in place of the second allele of
        {{ on_x() }}, and pass on either with probability 1/2; offspring that get the Y are male.
        {% endif %}

        The mother is {{ genotype(mother) }}, the father is {{ genotype(father) }}.
        {% if chosen %}
        One of their surviving offspring with all of these features is chosen at random: {{ looks(chosen, False) }}.
        It is crossed with an animal that is {{ genotype(mate) }}.
        {% endif %}

        What is the probability that the first surviving offspring of this {{ "second " if chosen }}cross has all of
        these features: {{ looks(wanted, False) }}?
        """,
        zh=r"""
        某种动物的基因如下，每个基因有两个等位基因，用大写和小写字母表示：

        {% for line in told(True) %}
        - {{ line }}。
        {% endfor %}

        每个等位基因传下的概率为 1/2，不同的基因独立遗传{% if rate %}，但有一个例外：
        {{ kinds[0][0] }} 和 {{ kinds[1][0] }} 位于同一条染色体上；一对染色体中两条上的等位基因用符号 / 隔开。
        配子中这两个基因的等位基因来自这对染色体中不同的两条的概率为 {{ rate }}，否则来自同一条{% endif %}。
        {% if on_x() %}
        雌性有两条 X 染色体。雄性有一条 X 和一条 Y，Y 写在 {{ on_x() }} 的第二个等位基因的位置上；
        传下 X 或 Y 的概率各为 1/2，得到 Y 的后代为雄性。
        {% endif %}

        母本为 {{ genotype(mother) }}，父本为 {{ genotype(father) }}。
        {% if chosen %}
        从它们存活的后代中，在具有以下全部特征者里随机选出一只：{{ looks(chosen, True) }}。
        将它与基因型为 {{ genotype(mate) }} 的个体交配。
        {% endif %}

        {{ "第二次" if chosen else "这次" }}交配的第一只存活后代具有以下全部特征的概率是多少：
        {{ looks(wanted, True) }}？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        names = rng.sample("ABDEGH", params.genes)
        kinds = {gene: rng.choice(("dominant", "partial")) for gene in names}
        if params.lethal:
            kinds[names[-1]] = rng.choice(("lethal", "lethal", "partial", "dominant"))
        if params.on_x:
            kinds[names[-2]] = rng.choice(("x", "x", "dominant"))
        groups = ["".join(names[:2]), *names[2:]] if params.linked else names
        rate = Fraction(rng.randint(1, params.parts), 20) if params.linked else Fraction(0)
        mother, mate, father, other = (
            tuple(random_pair(rng, group, kinds[group[-1]], male) for group in groups)
            for male in (False, False, True, True)
        )
        shown, child = _draw_child(rng, kinds, mother, father, rate)
        instance = self.Instance(
            kinds=tuple(kinds.items()),
            rate=rate,
            mother=mother,
            father=father,
            chosen=(),
            mate=(),
            wanted=_some(rng, shown),
        )
        if params.crosses > 1:
            sex = [look for look in shown if look[0] == "X"]
            couple = (mate, child) if ("X", 1) in sex else (child, other)
            seen = tuple(sorted({*instance.wanted, *sex}))
            last = _some(rng, _draw_child(rng, kinds, *couple, rate)[0])
            mate = mate if ("X", 1) in sex else other
            instance = instance.model_copy(update={"chosen": seen, "mate": mate, "wanted": last})
        answer = _chance(instance)
        free = _chance(instance.model_copy(update={"rate": Fraction(1, 2)})) if params.linked else 0
        usual = (
            Fraction(n, d) for n, d in ((1, 4), (1, 8), *rng.sample(((3, 8), (3, 16), (1, 16), (1, 16), (1, 6)), 3))
        )
        if not worth_asking(answer, free, *usual, digits=8):
            raise task.Retry
        return instance, answer


def _some(rng: Random, shown: Looks) -> Looks:
    return tuple(sorted(rng.sample(shown, rng.randint(max(1, len(shown) - 1), len(shown)))))


def _draw_child(
    rng: Random, kinds: dict[str, str], mother: Genes, father: Genes, rate: Fraction
) -> tuple[Looks, Genes]:
    ways = [offspring(*pair, rate) for pair in zip(mother, father, strict=True)]
    child = [rng.choice([one for one in way if looks(kinds, one)]) for way in ways]
    return tuple(sorted(look for pair in child for look in looks(kinds, pair).items())), tuple(child)


def _chance(instance: MendelianCrossRatio.Instance) -> Fraction:
    """Multiply the chances for each group of genes, as groups are passed on independently."""
    kinds, total = dict(instance.kinds), Fraction(1)

    def born(mother: Pair, father: Pair) -> Distribution[Pair]:
        return given(offspring(mother, father, instance.rate), lambda pair: bool(looks(kinds, pair)))

    def fits(pair: Pair, wanted: Looks) -> bool:
        return all(looks(kinds, pair).get(gene, look) == look for gene, look in wanted)

    def crossed(mate: Pair, pair: Pair) -> Distribution[Pair]:
        return born(mate, pair) if pair[1] == "Y" else born(pair, mate)

    for place, parents in enumerate(zip(instance.mother, instance.father, strict=True)):
        final = born(*parents)
        if instance.chosen:
            seen = given(final, lambda pair: fits(pair, instance.chosen))
            final = then(seen, partial(crossed, instance.mate[place]))
        total *= probability(final, lambda pair: fits(pair, instance.wanted))
    return total

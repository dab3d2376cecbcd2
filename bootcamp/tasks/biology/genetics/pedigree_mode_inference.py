"""Find all modes of inheritance that can explain a pedigree.

Answer: the set of modes; unique.
Harder: larger families, more modes that only one relative rules out, the rule that healthy founders do not carry.
Skills: deduction, search
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

from bootcamp import task
from bootcamp.lib.inheritance import Person, random_pedigree, weigh
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Set, Word

_MODES = ("AD", "AR", "XD", "XR", "Y", "MT")
Answer = frozenset[str]
_KEPT = {
    **{"AD XD": 50, "AD": 65, "AD AR XR": 55, "AD AR XR Y": 60, "AD AR XD XR": 60, "AD AR XD": 65, "AD AR": 75},
    **{"AD AR MT XR": 75, "AD AR MT XD XR": 80, "AD MT XD": 80},
}
"""The percentage of draws kept of sets that come too often."""


class PedigreeModeInference(Task["PedigreeModeInference.Params", "PedigreeModeInference.Instance", Answer]):
    version = 1

    class Params(task.Params):
        members: int = knob("people", levels=(5, 7, 9, 10, 11, 12, 14, 16, 19, 22), ge=5, le=26)
        rare: bool = knob("whether healthy founders may be free of it", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        people: tuple[Person, ...]
        affected: tuple[int, ...]
        rare: bool

        def told(self, zh: bool) -> list[str]:
            lines = []
            for i, (male, mother, father) in enumerate(self.people):
                sick = i in self.affected
                if zh:
                    origin = f"母亲 P{mother + 1}，父亲 P{father + 1}" if mother >= 0 else "父母未列出"
                    lines.append(f"P{i + 1}：{'男' if male else '女'}，{origin}，{'患病' if sick else '健康'}")
                else:
                    origin = f"mother P{mother + 1}, father P{father + 1}" if mother >= 0 else "parents not listed"
                    sex, state = "male" if male else "female", "affected" if sick else "healthy"
                    lines.append(f"P{i + 1}: {sex}, {origin}, {state}")
            return lines

    answer = Set(Word(bank=_MODES))
    prompt = Prompt(
        en=r"""
        A trait in a family goes back to one gene with a normal allele and a variant:

        {% for line in told(False) %}
        - {{ line }}.
        {% endfor %}

        The modes of inheritance to be considered:

        - AD: everybody has two alleles, one from each parent, who passes on either of two; affected are those with at
          least one variant.
        - AR: as AD, but affected are those with two variants.
        - XD: a female has two alleles, one from each parent; a male has one, from his mother. A father passes his
          single allele on to every daughter. Affected are those with at least one variant.
        - XR: as XD, but affected are those without a normal allele.
        - Y: only males have an allele, a single one, which a father passes on to every son. Affected are the males
          with the variant.
        - MT: everybody has one allele, the mother's. Affected are those with the variant.

        There are no new mutations, and nothing else decides who is affected. {% if rare %}People whose parents are
        not listed may have any alleles if they are affected, but have no variant if they are healthy.{% else %}People
        whose parents are not listed may have any alleles.{% endif %} A mode can explain the family if alleles can be
        given to everybody in accordance with it.

        Which of these modes can explain the family?
        """,
        zh=r"""
        某家族的一种性状由一个基因决定，该基因有正常和变异两种等位基因：

        {% for line in told(True) %}
        - {{ line }}。
        {% endfor %}

        考虑以下遗传方式：

        - AD：每个人有两个等位基因，父母各给一个，给的是其两个中的任意一个；至少有一个变异的人患病。
        - AR：与 AD 相同，但有两个变异的人才患病。
        - XD：女性有两个等位基因，父母各给一个；男性只有一个，来自母亲。父亲把他唯一的等位基因传给每个女儿。
          至少有一个变异的人患病。
        - XR：与 XD 相同，但没有正常等位基因的人才患病。
        - Y：只有男性有等位基因，且只有一个，父亲把它传给每个儿子。有变异的男性患病。
        - MT：每个人有一个等位基因，来自母亲。有变异的人患病。

        没有新的突变，也没有其他因素影响是否患病。{% if rare %}父母未列出的人，患病的可以有任何等位基因，
        健康的没有变异。
        {% else %}父母未列出的人可以有任何等位基因。{% endif %}如果能按某种方式给每个人配上等位基因，
        就说这种方式能解释这个家族。

        以上哪些方式能解释这个家族？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        people = random_pedigree(rng, params.members)
        mode, rare = rng.choice(_MODES), params.rare and rng.random() < 0.5
        genes = list[int]()
        for i, (male, mother, father) in enumerate(people):
            if mother < 0:
                genes.append(rng.choice(_founder(mode, male)))
            else:
                genes.append(rng.choice(_child(mode, people[i][0], genes[mother], genes[father])))
        affected = tuple(i for i, gene in enumerate(genes) if _affected(mode, people[i][0], gene))
        if not 1 <= len(affected) < len(people) - 1:
            raise task.Retry
        instance = self.Instance(people=tuple(people), affected=affected, rare=rare)
        answer = self.solve(instance)
        if not answer or rng.randrange(100) >= _KEPT.get(" ".join(sorted(answer)), 100):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        return frozenset(mode for mode in _MODES if _explains(instance, mode))


def _founder(mode: str, male: bool) -> list[int]:
    """List the numbers of variants that a founder may have."""
    if mode == "Y":
        return [0, 1] if male else [0]
    return [0, 1] if mode == "MT" or (mode[0] == "X" and male) else [0, 1, 2]


def _child(mode: str, male: bool, mother: int, father: int) -> list[int]:
    """List the numbers of variants that a child may have, some perhaps twice."""
    if mode == "MT":
        return [mother]
    if mode == "Y":
        return [father] if male else [0]
    eggs = [mother // 2, (mother + 1) // 2]
    if mode[0] == "X":
        return eggs if male else [egg + father for egg in eggs]
    return [egg + sperm for egg in eggs for sperm in (father // 2, (father + 1) // 2)]


def _affected(mode: str, male: bool, variants: int) -> bool:
    return variants >= (2 if mode == "AR" or (mode == "XR" and not male) else 1)


def _explains(instance: PedigreeModeInference.Instance, mode: str) -> bool:
    one, people = Fraction(1), instance.people

    def founder(i: int) -> dict[int, Fraction]:
        free = instance.rare and i not in instance.affected
        return dict.fromkeys([0] if free else _founder(mode, people[i][0]), one)

    def child(i: int, mother: int, father: int) -> dict[int, Fraction]:
        return dict.fromkeys(_child(mode, people[i][0], mother, father), one)

    def seen(i: int, variants: int) -> Fraction:
        return one * (_affected(mode, people[i][0], variants) == (i in instance.affected))

    return weigh(people, founder, child, seen) > 0

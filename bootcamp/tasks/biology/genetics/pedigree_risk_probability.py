"""Find the chance that a child will be affected, from what is known about a family.

Answer: the exact probability; unique.
Harder: larger families, genes on the X chromosome, founders who may carry, incomplete penetrance, test results.
Skills: probability, deduction
Source: original.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache, partial
from random import Random

from bootcamp import task
from bootcamp.lib.inheritance import Pair, Person, offspring, random_pedigree, weigh
from bootcamp.lib.probability import Distribution, image, worth_asking
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational


class PedigreeRiskProbability(Task["PedigreeRiskProbability.Params", "PedigreeRiskProbability.Instance", Fraction]):
    version = 1

    class Params(task.Params):
        members: int = knob("people born", levels=(6, 7, 8, 9, 10, 11, 13, 15, 17, 19), ge=6, le=24)
        on_x: bool = knob("whether the gene may be on the X", levels=(False,) * 2 + (True,) * 8)
        tests: int = knob("test results", levels=(0, 0, 0, 0, 0, 1, 1, 2, 3, 4), ge=0, le=6)
        penetrance: bool = knob("whether some aa stay healthy", levels=(False,) * 7 + (True,) * 3)

    class Instance(task.Instance):
        people: tuple[Person, ...]
        """The last one is the unborn child."""
        on_x: bool
        affected: tuple[int, ...]
        founders: tuple[tuple[int, str], ...]
        """Founders whose genotype is known."""
        share: Fraction
        """The chance of a for each allele of other founders; 0 if there are none."""
        tests: tuple[tuple[int, bool], ...]
        hit: Fraction
        alarm: Fraction
        penetrance: Fraction

        def told(self, zh: bool) -> list[str]:
            lines = []
            for i, (male, mother, father) in enumerate(self.people[:-1]):
                sex = ("男" if male else "女") if zh else ("male" if male else "female")
                origin = ("父母未列出" if zh else "parents not listed") if mother < 0 else (
                    f"母亲 P{mother + 1}，父亲 P{father + 1}" if zh else f"mother P{mother + 1}, father P{father + 1}"
                )  # fmt: skip
                known = dict(self.founders).get(i)
                state = ("患病" if zh else "affected") if i in self.affected else ("健康" if zh else "healthy")
                extra = (f"，基因型 {known}" if zh else f", genotype {known}") if known else ""
                lines.append(f"P{i + 1}：{sex}，{origin}，{state}{extra}" if zh else
                             f"P{i + 1}: {sex}, {origin}, {state}{extra}")  # fmt: skip
            return lines

        def results(self, zh: bool) -> str:
            words = ("阳性", "阴性") if zh else ("positive", "negative")
            texts = [f"P{i + 1} {words[not positive]}" for i, positive in self.tests]
            return ("、" if zh else ", ").join(texts)

    answer = Rational(low=0, high=1)
    prompt = Prompt(
        en=r"""
        A gene of a family has the alleles A and a{% if on_x %}; it is on the X chromosome, so that a male has one
        allele, from his mother, and a female has one from each parent{% else %}; everybody has one from each parent{%
        endif %}. Each parent passes on each of two alleles with probability 1/2. Those without A are affected by an
        invented condition{% if penetrance < 1 %} with probability {{ penetrance }}, independently of each
        other{% endif %}; all others are healthy. The family:

        {% for line in told(False) %}
        - {{ line }}.
        {% endfor %}
        {% if share %}

        For everybody whose parents and genotype are not listed, each allele is a with probability {{ share }}, before
        anything else about the family is known, independently.
        {% endif %}
        {% if tests %}

        A test for carriers is positive with probability {{ hit }} if somebody has at least one a, and with probability
        {{ alarm }} if not, independently. Results: {{ results(False) }}.
        {% endif %}

        P{{ people[-1][1] + 1 }} and P{{ people[-1][2] + 1 }} expect a child whose sex is not known; boy and girl have
        probability 1/2 each. What is the probability, given everything above, that this child will be affected?
        """,
        zh=r"""
        某家族的一个基因有等位基因 A 和 a{% if on_x %}，位于 X 染色体上：男性只有一个等位基因，来自母亲；女性有两个，
        父母各给一个{% else %}，每个人有两个，父母各给一个{% endif %}。亲代传下两个等位基因中每一个的概率为 1/2。
        没有 A 的人{% if penetrance < 1 %}以概率 {{ penetrance }} {% endif %}患一种虚构的病{% if penetrance < 1
        %}，彼此独立{% endif %}；其他人都健康。家族成员如下：

        {% for line in told(True) %}
        - {{ line }}。
        {% endfor %}
        {% if share %}

        对于父母和基因型都未列出的人，在不知道家族其他情况时，其每个等位基因为 a 的概率为 {{ share }}，彼此独立。
        {% endif %}
        {% if tests %}

        携带者检测：至少有一个 a 的人结果为阳性的概率为 {{ hit }}，没有 a 的人结果为阳性的概率为 {{ alarm }}，
        彼此独立。
        结果：{{ results(True) }}。
        {% endif %}

        P{{ people[-1][1] + 1 }} 和 P{{ people[-1][2] + 1 }} 将有一个孩子，性别未知，男女的概率各为 1/2。
        在已知以上全部情况的条件下，这个孩子患病的概率是多少？
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Fraction]:
        people = random_pedigree(rng, params.members)
        on_x = params.on_x and rng.random() < 0.5
        _, mother, father = people[-1]
        if people[mother][1] < 0 and people[father][1] < 0:
            raise task.Retry
        share = Fraction(1, rng.choice((3, 4, 5, 8, 10)))
        genes, known = list[Pair](), list[tuple[int, str]]()
        for i, (male, one, other) in enumerate(people):
            if one >= 0:
                ways = [pair for pair in offspring(genes[one], genes[other]) if not on_x or (pair[1] == "Y") == male]
            else:
                ways = [(x, "Y") for x in "Aa"] if on_x and male else [("A", "A"), ("A", "a"), ("A", "a")]
            genes.append(rng.choice(ways))
            if one < 0 and rng.random() < 0.4:
                known.append((i, "".join(sorted(genes[i])).replace("Y", "")))
        affected = tuple(i for i, pair in enumerate(genes[:-1]) if "A" not in pair)
        if not affected:
            raise task.Retry
        doubtful = [i for i in range(len(people) - 1) if i not in affected and i not in dict(known)]
        hit, false = rng.choice(((Fraction(9, 10), Fraction(1, 10)), (Fraction(4, 5), Fraction(1, 20)), (
            Fraction(3, 4), Fraction(1, 4))))  # fmt: skip
        tested = sorted(rng.sample(doubtful, min(len(doubtful), params.tests)))
        instance = self.Instance(
            people=tuple(people),
            on_x=on_x,
            affected=affected,
            founders=tuple(known),
            share=share if len(known) < sum(one < 0 for _, one, _ in people) else Fraction(0),
            tests=tuple((i, ("a" in genes[i]) ^ (rng.random() < 0.2)) for i in tested),
            hit=hit,
            alarm=false,
            penetrance=rng.choice((Fraction(1, 2), Fraction(4, 5))) if params.penetrance else Fraction(1),
        )
        answer = self.solve(instance)
        common = (Fraction(1, 4), Fraction(1, 8), *([Fraction(1, 6)] if rng.random() < 0.7 else []))
        if not worth_asking(answer, *common, digits=8):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Fraction:
        people = instance.people
        known, last = dict(instance.founders), len(people) - 1

        def founder(i: int) -> Distribution[Pair]:
            if i in known:
                return {(known[i][0], known[i][1] if len(known[i]) > 1 else "Y"): Fraction(1)}
            single = {"A": 1 - instance.share, "a": instance.share}
            if instance.on_x and people[i][0]:
                return {(one, "Y"): chance for one, chance in single.items()}
            return {(x, y): p * q for x, p in single.items() for y, q in single.items()}

        @cache
        def child(male: bool | None, mother: Pair, father: Pair) -> Distribution[Pair]:
            if not instance.on_x:
                return image(offspring(mother, father), lambda pair: (min(pair), max(pair)))
            born = offspring(mother, father)  # boys get the Y; the sex of those who are born is a fact
            sexed = {pair: 2 * chance for pair, chance in born.items() if (pair[1] == "Y") == male}
            return born if male is None else sexed

        def born(i: int, mother: Pair, father: Pair) -> Distribution[Pair]:
            return child(None if i == last else people[i][0], mother, father)

        def seen(child_affected: bool, i: int, pair: Pair) -> Fraction:
            sick = instance.penetrance if "A" not in pair else Fraction(0)
            if i == last:
                return sick if child_affected else Fraction(1)
            chance = sick if i in instance.affected else 1 - sick
            for who, positive in instance.tests:
                if who == i:
                    rate = instance.hit if "a" in pair else instance.alarm
                    chance *= rate if positive else 1 - rate
            return chance

        whole = weigh(people, founder, born, partial(seen, False))
        return weigh(people, founder, born, partial(seen, True)) / whole if whole else whole

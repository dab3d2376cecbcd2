"""Screen a list of medicines by an invented formulary for pairs that interact, and find how severe each is.

Answer: the pairs of each severity; they are unique.
Harder: more drugs and enzymes, rules of precedence, exceptions, dates with a washout.
Skills: instructions, logic
Source: original; drugs, enzymes and rules are invented.
"""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import clinic
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Edge, Record, Set
from bootcamp.verifiers.base import Format

Role = tuple[str, int]
"""substrate, inhibitor or inducer, and the number of the enzyme."""

Drug = tuple[str, str, tuple[Role, ...], int, int]
"""Name, class, roles, first and last day (0, 0 if days do not matter)."""

Pairs = dict[str, Any]

LEVELS = ("minor", "moderate", "major")
_ROLES = {"substrate": "底物", "inhibitor": "抑制剂", "inducer": "诱导剂"}


class DrugInteractionScreen(Task["DrugInteractionScreen.Params", "DrugInteractionScreen.Instance", Pairs]):
    version = 1

    class Params(task.Params):
        drugs: int = knob("the number of drugs", levels=(4, 4, 5, 6, 7, 8, 9, 10, 11, 12), ge=3, le=14)
        roles: int = knob("the most roles of a drug", levels=(1, 1, 2, 2, 2, 2, 3, 3, 3, 3), ge=1, le=4)
        enzymes: int = knob("the number of enzymes", levels=(2, 2, 3, 3, 3, 4, 4, 4, 5, 5), ge=1, le=6)
        rules: int = knob("the number of rules", levels=(2, 3, 3, 4, 4, 5, 5, 6, 6, 6), ge=1, le=6)
        days: bool = knob("whether days matter", levels=(False,) * 3 + (True,) * 7)

    class Instance(task.Instance):
        drugs: tuple[Drug, ...]
        rules: int
        washout: int
        exempt: tuple[str, str]
        raised: int

        def told(self, language: str) -> list[str]:
            chinese, rows = language == "zh", list[str]()
            for name, kind, roles, first, last in self.drugs:
                parts = [f"类别 {kind}" if chinese else f"class {kind}"]
                parts += [f"E{n} 的{_ROLES[role]}" if chinese else f"{role} of E{n}" for role, n in roles]
                days = f"第 {first} 到 {last} 天" if chinese else f"days {first} to {last}"
                rows.append(f"{name}{'：' if chinese else ': '}{'，'.join(parts) if chinese else ', '.join(parts)}")
                rows[-1] += ("，" if chinese else ", ") + days if last else ""
            return rows

    prompt = Prompt(
        en=r"""
        A patient takes these invented drugs:

        {{ told(language) | numbered }}

        The rules of an invented formulary for a pair of drugs are:

        - a substrate and an inhibitor of the same enzyme: major
        - a substrate and an inducer of the same enzyme: moderate
        {% if rules > 2 %}
        - two inhibitors of the same enzyme: minor
        {% endif %}
        {% if rules > 3 %}
        - two drugs of the same class: moderate
        {% endif %}
        {% if rules > 4 %}
        - exception: a drug of class {{ exempt[0] }} and one of class {{ exempt[1] }} are never flagged
        {% endif %}
        {% if rules > 5 %}
        - a pair with drug {{ raised }} that is flagged is one step more severe than it would be: minor becomes
          moderate, moderate becomes major, and major stays
        {% endif %}

        If several of these hold for a pair, the most severe one counts, and an exception beats them all.
        {%- if washout %} A pair is flagged only if both drugs are taken on some common day, where the effects of an
        inhibitor or inducer (of any enzyme) go on for {{ washout }} days after its last day, as if it were still
        taken.{% endif %}

        Give for each severity the set of flagged pairs, each pair as an edge between the numbers of its drugs.
        """,
        zh=r"""
        某患者服用下列虚构药物：

        {{ told(language) | numbered }}

        一份虚构的手册对一对药物规定：

        - 同一种酶的底物和抑制剂：major
        - 同一种酶的底物和诱导剂：moderate
        {% if rules > 2 %}
        - 同一种酶的两种抑制剂：minor
        {% endif %}
        {% if rules > 3 %}
        - 同一类别的两种药物：moderate
        {% endif %}
        {% if rules > 4 %}
        - 例外：类别 {{ exempt[0] }} 的药与类别 {{ exempt[1] }} 的药永不标记
        {% endif %}
        {% if rules > 5 %}
        - 含药物 {{ raised }} 的对若被标记，则比原来严重一级：minor 变为 moderate，moderate 变为 major，major 不变
        {% endif %}

        若一对药物符合其中几条，以最严重的一条为准，而例外优先于一切。
        {%- if washout %}只有两种药在某一天都在服用时才标记；其中（任何酶的）
        抑制剂或诱导剂在最后一天之后的 {{ washout }} 天内，
        作用持续，视同仍在服用。{% endif %}


        请对每种严重程度写出被标记的对的集合，每一对写成其两种药的编号之间的一条边。
        """,
    )

    def format(self, instance: Instance) -> Format[Pairs]:
        return Record(**{name: Set(Edge(len(instance.drugs))) for name in LEVELS})

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Pairs]:
        drugs = list[Drug]()
        for name in clinic.drug_names(rng, params.drugs):
            chosen = rng.sample(range(1, params.enzymes + 1), min(params.enzymes, rng.randint(1, params.roles)))
            roles = tuple((rng.choice(("substrate", "substrate", "inhibitor", "inducer")), n) for n in sorted(chosen))
            first = rng.randint(1, 20)
            days = (first, first + rng.randint(3, 14)) if params.days else (0, 0)
            drugs.append((name, rng.choice("KLMNP"), roles, *days))
        kinds = sorted({drug[1] for drug in drugs})
        if len(kinds) < 2:
            raise task.Retry
        instance = self.Instance(
            drugs=tuple(drugs),
            rules=params.rules,
            washout=rng.randint(2, 6) if params.days else 0,
            exempt=(kinds[0], kinds[1]),
            raised=rng.randint(1, params.drugs),
        )
        pairs = _flagged(instance)
        total = sum(map(len, pairs.values()))
        without = list[dict[str, Any]]()  # ways to pass over a rule, all of which matter
        without += [{"washout": 100}, {"washout": 0}] if params.days else []
        without += [{"exempt": ("", "")}] if params.rules > 4 else []
        without += [{"raised": 0}] if params.rules > 5 else []
        fits = total >= 2 and len(list(filter(None, pairs.values()))) >= 2 and total <= params.drugs * 2
        if not fits or any(_flagged(instance.model_copy(update=one)) == pairs for one in without):
            raise task.Retry
        return instance, pairs

    def key(self, instance: Instance) -> object:
        rest = instance.rules, instance.washout, instance.exempt, instance.raised
        return [drug[1:] for drug in instance.drugs], rest


def _flagged(instance: DrugInteractionScreen.Instance) -> Pairs:
    found = {name: set[tuple[int, int]]() for name in LEVELS}
    for (a, one), (b, other) in combinations(enumerate(instance.drugs, start=1), 2):
        level = _severity(instance.rules, one, other)
        if instance.rules > 4 and {one[1], other[1]} == set(instance.exempt):
            level = 0
        if instance.rules > 5 and instance.raised in (a, b) and level:
            level = min(3, level + 1)
        ends = [drug[4] + instance.washout * any(r != "substrate" for r, _ in drug[2]) for drug in (one, other)]
        if level and max(one[3], other[3]) <= min(ends):
            found[LEVELS[level - 1]].add((a, b))
    return {name: frozenset(pairs) for name, pairs in found.items()}


def _severity(rules: int, one: Drug, other: Drug) -> int:
    """Give 1 for minor to 3 for major by the rules that hold, 0 for none."""
    level = 2 if rules > 3 and one[1] == other[1] else 0
    for role, enzyme in one[2]:
        for second, another in other[2]:
            if enzyme == another:
                both = {role, second}
                hit = {frozenset(("substrate", "inhibitor")): 3, frozenset(("substrate", "inducer")): 2}.get(
                    frozenset(both), 0
                )
                level = max(level, hit, 1 if both == {"inhibitor"} and rules > 2 else 0)
    return level

"""Choose one drug for each condition, at least total cost, without forbidden pairs, repeated classes or allergies.

Answer: a drug for each condition; every choice of least cost that breaks no rule is right.
Harder: more conditions and drugs, more forbidden pairs, classes, a limit on the total burden.
Skills: optimization, search
Source: original; drugs and rules are invented.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib import clinic
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment
from bootcamp.verifiers.base import Format

Drug = tuple[str, str, int, int]
"""Name, class, cost, burden."""

Choice = dict[str, str]

CONDITIONS = ("asthma", "gout", "migraine", "eczema", "insomnia", "reflux", "anaemia", "vertigo", "arthritis")
_ZH = dict(zip(CONDITIONS, ("哮喘", "痛风", "偏头痛", "湿疹", "失眠", "反流", "贫血", "眩晕", "关节炎"), strict=True))


class SafeRegimenSelection(Task["SafeRegimenSelection.Params", "SafeRegimenSelection.Instance", Choice]):
    version = 1

    class Params(task.Params):
        conditions: int = knob("the number of conditions", levels=(2, 3, 3, 4, 4, 5, 6, 6, 7, 8), ge=2, le=9)
        choices: int = knob("the drugs of a condition", levels=(3, 3, 4, 4, 4, 4, 4, 4, 5, 5), ge=2, le=7)
        drugs: int = knob("the number of drugs", levels=(5, 6, 7, 8, 9, 10, 11, 12, 13, 14), ge=3, le=16)
        pairs: int = knob("the number of forbidden pairs", levels=(3, 4, 6, 8, 10, 12, 15, 18, 21, 25), ge=1, le=40)
        classes: int = knob("the number of classes, 0 for none", levels=(0, 0, 0, 4, 5, 6, 7, 7, 8, 9), ge=0, le=12)
        burden: bool = knob("whether the burden is limited", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        hidden = ("best",)
        drugs: tuple[Drug, ...]
        conditions: tuple[tuple[str, tuple[str, ...]], ...]
        pairs: tuple[tuple[str, str], ...]
        allergy: str
        limit: int
        best: int

        def told(self, language: str) -> list[str]:
            chinese, rows = language == "zh", list[str]()
            for name, kind, cost, burden in self.drugs:
                parts = [f"费用 {cost}" if chinese else f"cost {cost}"]
                parts += [f"类别 {kind}" if chinese else f"class {kind}"] if kind else []
                parts += [f"负担 {burden}" if chinese else f"burden {burden}"] if self.limit else []
                rows.append(f"{name}{'：' if chinese else ': '}{('，' if chinese else ', ').join(parts)}")
            return rows

        def needs(self, language: str) -> list[str]:
            if language == "zh":
                return [f"{name}（{_ZH[name]}）：{', '.join(drugs)}" for name, drugs in self.conditions]
            return [f"{name}: {', '.join(drugs)}" for name, drugs in self.conditions]

        @property
        def forbidden(self) -> list[str]:
            return [f"{a} + {b}" for a, b in self.pairs]

    prompt = Prompt(
        en=r"""
        These drugs are invented:

        {{ told(language) | bullets }}

        A patient has some conditions; each is treated with exactly one drug of its list:

        {{ needs(language) | bullets }}

        - One drug may treat several conditions; it then counts once for cost{{ " and burden" if limit }}.
        - These pairs of drugs must not both be chosen: {{ forbidden | join("; ") }}.
        - The patient is allergic to {{ allergy }}, which must not be chosen.
        {% if drugs[0][1] %}
        - No two different chosen drugs may be of the same class.
        {% endif %}
        {% if limit %}
        - The burdens of the chosen drugs together are at most {{ limit }}.
        {% endif %}

        Choose the drugs so that the total cost is as small as possible. Any such choice will do.
        """,
        zh=r"""
        下列药物都是虚构的：

        {{ told(language) | bullets }}

        某患者有若干病症，每种病症恰好用其列表中的一种药治疗：

        {{ needs(language) | bullets }}

        - 一种药可以治疗多种病症，此时费用{{ "和负担" if limit }}只计一次。
        - 下列每对药不得同时选用：{{ forbidden | join("; ") }}。
        - 患者对 {{ allergy }} 过敏，不得选用。
        {% if drugs[0][1] %}
        - 所选的不同药物不得属于同一类别。
        {% endif %}
        {% if limit %}
        - 所选药物的负担之和至多为 {{ limit }}。
        {% endif %}

        请选药使总费用最小。任何一种这样的选法都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Choice]:
        names = tuple(name for name, *_ in instance.drugs)
        return Assignment(names=tuple(name for name, _ in instance.conditions), tokens=names)

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Choice]:
        names = clinic.drug_names(rng, params.drugs)
        kinds = [f"K{1 + n % params.classes}" if params.classes else "" for n in range(params.drugs)]
        drugs = tuple(
            (name, kind, rng.randint(4, 40), rng.randint(1, 9)) for name, kind in zip(names, kinds, strict=True)
        )
        chosen = rng.sample(CONDITIONS, params.conditions)
        conditions = tuple((name, tuple(rng.sample(names, params.choices))) for name in chosen)
        pairs = {tuple(sorted(rng.sample(names, 2))) for _ in range(params.pairs)}
        barred = tuple(sorted((a, b) for a, b in pairs))
        instance = self.Instance(drugs=drugs, conditions=conditions, pairs=barred, allergy="", limit=0, best=0)
        if first := _cheapest(instance):  # the allergy and the limit bar what would else be best
            instance = instance.model_copy(update={"allergy": rng.choice(sorted(set(first.values())))})
        if params.burden and (first := _cheapest(instance)):
            burden = sum(weight for name, _, _, weight in drugs if name in first.values())
            instance = instance.model_copy(update={"limit": max(1, burden - rng.randint(1, 2))})
        without: list[dict[str, Any]] = [{"allergy": ""}, {"pairs": ()}]
        without += [{"drugs": tuple((name, "", *rest) for name, _, *rest in drugs)}] if params.classes else []
        ranked = [name for name, *_ in sorted(drugs, key=lambda drug: (drug[2], drug[0]))]
        greedy, safe = (
            {name: next(one for one in ranked if one in choices and one != bad) for name, choices in conditions}
            for bad in ("", instance.allergy)
        )
        best = _cheapest(instance)
        few = best is not None and len(set(best.values())) < (2 if params.conditions < 5 else 3)
        if best is None or few or not _fault(instance, greedy) or not _fault(instance, safe):
            raise task.Retry
        if params.conditions > 2:
            easy = [_cheapest(instance.model_copy(update=one)) for one in without]  # each rule should matter
            if any(choice and not _fault(instance, choice) for choice in easy):
                raise task.Retry
        return instance.model_copy(update={"best": _cost(instance, best)}), best

    def check(self, instance: Instance, answer: Choice) -> str:
        fault = _fault(instance, answer)
        return fault or ("a cheaper choice exists" if _cost(instance, answer) > instance.best else "")


def _cost(instance: SafeRegimenSelection.Instance, choice: Choice) -> int:
    return sum(cost for name, _, cost, _ in instance.drugs if name in choice.values())


def _fault(instance: SafeRegimenSelection.Instance, choice: Choice) -> str:
    """Say which rule a choice breaks, or nothing."""
    taken = [drug for drug in instance.drugs if drug[0] in choice.values()]
    names, kinds = {drug[0] for drug in taken}, [drug[1] for drug in taken if drug[1]]
    for condition, drugs in instance.conditions:
        if choice[condition] not in drugs:
            return f"{choice[condition]} is not in the list of {condition}"
    for a, b in instance.pairs:
        if a in names and b in names:
            return f"{a} and {b} are a forbidden pair"
    if instance.allergy in names:
        return "the patient is allergic to a chosen drug"
    if len(set(kinds)) < len(kinds):
        return "two chosen drugs are of the same class"
    return "the burden is above the limit" if instance.limit and sum(d[3] for d in taken) > instance.limit else ""


def _cheapest(instance: SafeRegimenSelection.Instance) -> Choice | None:
    """Search condition by condition, never going on with a set of drugs that breaks a rule or costs too much."""
    info = {drug[0]: drug for drug in instance.drugs}
    clashes = {frozenset(pair) for pair in instance.pairs}
    best: list[tuple[int, Choice]] = []

    def extend(place: int, choice: Choice, cost: int, burden: int) -> None:
        if best and cost >= best[0][0]:
            return
        if place == len(instance.conditions):
            best[:] = [(cost, choice)]
            return
        condition, drugs = instance.conditions[place]
        taken = set(choice.values())
        for drug in sorted(drugs, key=lambda one: (one not in taken, info[one][2])):
            _, kind, price, weight = info[drug]
            if drug in taken:
                extend(place + 1, {**choice, condition: drug}, cost, burden)
            elif drug != instance.allergy and not any(frozenset((drug, one)) in clashes for one in taken):
                same = kind and any(info[one][1] == kind for one in taken)
                if not same and (not instance.limit or burden + weight <= instance.limit):
                    extend(place + 1, {**choice, condition: drug}, cost + price, burden + weight)

    extend(0, {}, 0, 0)
    return best[0][1] if best else None

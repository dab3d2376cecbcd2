"""Give blood units to patients by a printed table of compatibility so that the urgency that is served is greatest.

Answer: a patient, or none, for each unit; every allocation of greatest value that breaks no rule is right.
Harder: more units and patients, expiry before the day of need, patients who need several units.
Skills: optimization, search
Source: original; a weighted matching.
"""

from __future__ import annotations

from random import Random

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Assignment
from bootcamp.verifiers.base import Format

GROUPS = ("O", "A", "B", "AB")
Unit = tuple[str, bool, int]
"""Group, whether Rh positive, and the last day on which it may be given (0 if days do not matter)."""

Patient = tuple[str, bool, int, int, int]
"""Group, whether Rh positive, the day of need, units needed, urgency."""

Choice = dict[str, str]


class BloodUnitAllocation(Task["BloodUnitAllocation.Params", "BloodUnitAllocation.Instance", Choice]):
    version = 1

    class Params(task.Params):
        units: int = knob("the number of units", levels=(3, 4, 5, 6, 7, 9, 10, 12, 14, 16), ge=2, le=20)
        patients: int = knob("the number of patients", levels=(2, 3, 4, 5, 5, 6, 7, 8, 9, 10), ge=2, le=12)
        needs: int = knob("the most units that a patient needs", levels=(1, 1, 1, 2, 2, 2, 2, 3, 3, 3), ge=1, le=4)
        days: bool = knob("whether expiry matters", levels=(False,) * 2 + (True,) * 8)

    class Instance(task.Instance):
        hidden = ("best",)
        units: tuple[Unit, ...]
        patients: tuple[Patient, ...]
        best: int

        @property
        def dated(self) -> bool:
            return any(unit[2] for unit in self.units)

        def stock(self, language: str) -> list[str]:
            until = "，至第 {} 天" if language == "zh" else ", until day {}"
            colon = "：" if language == "zh" else ": "
            rows = [f"U{n}{colon}{_group(unit)}" for n, unit in enumerate(self.units, start=1)]
            return [row + until.format(unit[2]) * self.dated for row, unit in zip(rows, self.units, strict=True)]

        def people(self, language: str) -> list[str]:
            text = "P{}：{}，需要 {} 单位，紧急度 {}" if language == "zh" else "P{}: {}, needs {}, urgency {}"
            on = "，第 {} 天输血" if language == "zh" else ", on day {}"
            rows = [text.format(n, _group(one), *one[3:]) for n, one in enumerate(self.patients, start=1)]
            return [row + on.format(one[2]) * self.dated for row, one in zip(rows, self.patients, strict=True)]

    prompt = Prompt(
        en=r"""
        Red cells are given by this table; no other pairs are allowed:

        - O to O, A, B, AB
        - A to A, AB
        - B to B, AB
        - AB to AB
        - Rh positive (+) only to +, Rh negative (-) to + and -

        Units:

        {{ stock(language) | bullets }}

        Patients:

        {{ people(language) | bullets }}

        - A unit goes to one patient or to none; a patient gets no more units than needed.
        {% if dated %}
        - A unit is given on the patient's day, which must not be later than the last day of the unit.
        {% endif %}

        The value of an allocation is the sum, over all units that are given, of the urgency of the patient who gets
        it. Make it as great as possible: name the patient for each unit, or none. Any such allocation will do.
        """,
        zh=r"""
        红细胞按下表输注，其他组合都不允许：

        - O 可给 O、A、B、AB
        - A 可给 A、AB
        - B 可给 B、AB
        - AB 可给 AB
        - Rh 阳性（+）只能给 +，Rh 阴性（-）可给 + 和 -

        血液单位：

        {{ stock(language) | bullets }}

        患者：

        {{ people(language) | bullets }}

        - 每个单位给一名患者或不给任何人；每名患者得到的单位不超过其需要。
        {% if dated %}
        - 单位在患者输血的那一天使用，该日不得晚于单位的最后一天。
        {% endif %}

        一种分配的价值为：对每个给出的单位，把得到它的患者的紧急度相加。请使价值最大：为每个单位写出患者，
        不给任何人时写 none。
        任何一种这样的分配都可以。
        """,
    )

    def format(self, instance: Instance) -> Format[Choice]:
        names = tuple(f"U{n + 1}" for n in range(len(instance.units)))
        return Assignment(names=names, tokens=(*(f"P{n + 1}" for n in range(len(instance.patients))), "none"))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Choice]:
        units = tuple(
            (
                rng.choice(("O", "O", "A", "A", "B", "AB")),
                rng.random() < 0.6,
                rng.randint(2, 9) if params.days else 0,
            )
            for _ in range(params.units)
        )
        urgencies = rng.sample(range(2, 30), params.patients)
        patients = tuple(
            (
                rng.choice(GROUPS),
                rng.random() < 0.6,
                rng.randint(1, 8) if params.days else 0,
                rng.randint(1, params.needs),
                urgency,
            )
            for urgency in urgencies
        )
        instance = self.Instance(units=units, patients=patients, best=0)
        choice = _best(instance)
        best = self.value(instance, choice)
        greedy = self.value(instance, _greedy(instance))
        same = instance.model_copy(update={"units": tuple((group, False, last) for group, _, last in units)})
        free = params.days and not self.check(instance.model_copy(update={"best": best}), _best(same))
        if greedy >= best or free or list(choice.values()).count("none") > params.units - 2:
            raise task.Retry
        return instance.model_copy(update={"best": best}), choice

    def value(self, instance: Instance, choice: Choice) -> int:
        """Add the urgencies that are served."""
        return sum(instance.patients[int(one[1:]) - 1][4] for one in choice.values() if one != "none")

    def check(self, instance: Instance, answer: Choice) -> str:
        for n, unit in enumerate(instance.units, start=1):
            one = answer[f"U{n}"]
            if one != "none" and not _fits(unit, instance.patients[int(one[1:]) - 1]):
                return f"U{n} must not go to {one}"
        for n, patient in enumerate(instance.patients, start=1):
            if list(answer.values()).count(f"P{n}") > patient[3]:
                return f"P{n} gets too many units"
        return "an allocation of greater value exists" if self.value(instance, answer) < instance.best else ""


def _group(one: Unit | Patient) -> str:
    return one[0] + ("+" if one[1] else "-")


def _fits(unit: Unit, patient: Patient) -> bool:
    group, positive, last = unit
    same = group == "O" or patient[0] in (group, "AB")
    return same and (patient[1] or not positive) and patient[2] <= last


def _best(instance: BloodUnitAllocation.Instance) -> Choice:
    """Serve places in order of urgency by augmenting paths: the sets of places that can be served are a matroid."""
    holder = dict[int, int]()  # unit -> patient

    def place(patient: int, seen: set[int]) -> bool:
        for n, unit in enumerate(instance.units):
            if n not in seen and _fits(unit, instance.patients[patient]):
                seen.add(n)
                if n not in holder or place(holder[n], seen):
                    holder[n] = patient
                    return True
        return False

    order = sorted(range(len(instance.patients)), key=lambda n: -instance.patients[n][4])
    for patient in order:
        for _ in range(instance.patients[patient][3]):
            if not place(patient, set()):
                break
    return {f"U{n + 1}": f"P{holder[n] + 1}" if n in holder else "none" for n in range(len(instance.units))}


def _greedy(instance: BloodUnitAllocation.Instance) -> Choice:
    """Let the most urgent patients take the first units that fit."""
    choice = {f"U{n + 1}": "none" for n in range(len(instance.units))}
    for p in sorted(range(len(instance.patients)), key=lambda n: -instance.patients[n][4]):
        free = [n for n in range(len(instance.units)) if choice[f"U{n + 1}"] == "none"]
        fitting = [n for n in free if _fits(instance.units[n], instance.patients[p])]
        choice |= {f"U{n + 1}": f"P{p + 1}" for n in fitting[: instance.patients[p][3]]}
    return choice

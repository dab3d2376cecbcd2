"""Follow the numbers of an epidemic from day to day by whole-number rules.

Answer: the number of people in each compartment; unique.
Harder: more days, several groups that meet each other, exposed people, vaccination, measures that begin later.
Skills: simulation, arithmetic
Source: original.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Format, Integer, Sequence

Answer = tuple[int, ...]


class EpidemicCompartmentSteps(Task["EpidemicCompartmentSteps.Params", "EpidemicCompartmentSteps.Instance", Answer]):
    version = 1

    class Params(task.Params):
        days: int = knob("how many days", levels=(2, 3, 4, 4, 5, 5, 6, 7, 7, 8), ge=1, le=30)
        groups: int = knob("how many groups", levels=(1, 1, 1, 1, 1, 2, 2, 2, 3, 3), ge=1, le=4)
        exposed: bool = knob("whether people are exposed first", levels=(False,) * 2 + (True,) * 8)
        vaccine: bool = knob("whether there is vaccination", levels=(False,) * 3 + (True,) * 7)
        measure: bool = knob("whether a measure begins later", levels=(False,) * 4 + (True,) * 6)

    class Instance(task.Instance):
        start: tuple[tuple[int, ...], ...]
        """For each group the people in S, E, I and R; E is always 0 without exposed people."""
        contacts: tuple[tuple[int, ...], ...]
        """How strongly those in I of each group (column) infect each group (row)."""
        divisor: int
        onset: int
        """E divided by this number becomes ill; 0 without exposed people."""
        recovery: int
        vaccinated: int
        later: int
        """From this day on the divisor is another one; 0 if there is no measure."""
        other: int
        days: int

        def letters(self) -> str:
            return "SEIR" if self.onset else "SIR"

        def rows(self) -> list[tuple[int, ...]]:
            kept = (0, 1, 2, 3) if self.onset else (0, 2, 3)
            return [(n, *(row[k] for k in kept)) for n, row in enumerate(self.start, start=1)]

        def pressure(self, group: int) -> str:
            pairs = enumerate(self.contacts[group], start=1)
            if len(self.start) == 1:
                return f"{self.contacts[0][0]} × I"
            return " + ".join(f"{strength} × I{other}" for other, strength in pairs if strength)

    prompt = Prompt(
        en=r"""
        A model of an invented epidemic counts whole people: S can be infected, {% if onset %}E are infected but not
        yet infectious, {% endif %}I are infectious and R are immune. At the start there are:

        {{ rows() | table(["group"] + letters() | list) }}

        On each day all the following numbers are worked out from the values at the start of that day, each rounded down
        to a whole number; then all moves happen:

        {% for row in start %}
        - Infections{% if start | length > 1 %} in group {{ loop.index }}{% endif %}: S × ({{ pressure(loop.index0) }})
          / D, where S is that of the group{% if start | length > 1 %}, I1 is the I of group 1 and so on{% endif %}, but
          at most S. They move from S to {{ "E" if onset else "I" }}.
        {% endfor %}
        {% if onset %}
        - In each group E / {{ onset }} move from E to I.
        {% endif %}
        - In each group I / {{ recovery }} move from I to R.
        {% if vaccinated %}
        - In each group {{ vaccinated }} of those who are in S at the start of the day and are not infected on it move
          from S to R, or all of these if they are fewer.
        {% endif %}

        D is {{ divisor }}{% if later %} on {{ "day 1" if later == 2 else "days 1 to %d" % (later - 1) }} and
        {{ other }} from day {{ later }} on{% endif %}.

        How many people are in each compartment after {{ days }} days? Give
        {{ letters() | list | join(", ") }}{% if start | length > 1 %} of group 1, then the same of the other
        groups{% endif %}.
        """,
        zh=r"""
        一个虚构的流行病模型按整数计算人数：S 是可能被感染的人，{% if onset %}E 是已感染但还没有传染性的人，{% endif
        %}I 是有传染性的人，R 是有免疫力的人。开始时的人数如下：

        {{ rows() | table(["组"] + letters() | list) }}

        每一天，下列各数都按当天开始时的值计算，并各自向下取整；然后所有人同时转移：

        {% for row in start %}
        - {% if start | length > 1 %}第 {{ loop.index }} 组的{% endif %}感染数：S × ({{ pressure(loop.index0) }}) / D，
          {% if start | length > 1 %}其中 S 是该组的 S，I1 是第 1 组的 I，依此类推，{% endif %}但不超过 S。
          这些人从 S 转到 {{ "E" if onset else "I" }}。
        {% endfor %}
        {% if onset %}
        - 每组有 E / {{ onset }} 人从 E 转到 I。
        {% endif %}
        - 每组有 I / {{ recovery }} 人从 I 转到 R。
        {% if vaccinated %}
        - 每组在当天开始时属于 S、当天又没有被感染的人中，有 {{ vaccinated }} 人从 S 转到 R；不足此数则全部转移。
        {% endif %}

        D {% if later %}在第 1 天{% if later > 2 %}到第 {{ later - 1 }} 天{% endif %}为 {{ divisor }}，
        从第 {{ later }} 天起为 {{ other }}{% else %}为
        {{ divisor }}{% endif %}。

        {{ days }} 天之后各类各有多少人？依次写出{% if start | length > 1 %}第 1 组的{% endif %} {{
        letters() | list | join("、") }}{% if start | length > 1 %}，再写其他各组的{% endif %}。
        """,
    )

    def format(self, instance: Instance) -> Format[Answer]:
        return Sequence(Integer(low=0), length=len(instance.start) * len(instance.letters()))

    def sample(self, params: Params, rng: Random) -> tuple[Instance, Answer]:
        start = []
        for _ in range(params.groups):
            ill = rng.randint(8, 40)
            start.append((rng.randint(20, 90) * 10 + rng.randint(0, 9), ill * params.exposed, rng.randint(8, 40), 0))
        size = sum(map(sum, start))
        contacts = [
            [rng.randint(2, 5) if i == j else rng.randint(0, 2) for j in range(params.groups)]
            for i in range(params.groups)
        ]
        divisor = max(1, size // 100) * rng.choice((300, 400, 500))
        instance = self.Instance(
            start=tuple(start),
            contacts=tuple(map(tuple, contacts)),
            divisor=divisor,
            onset=rng.randint(2, 4) if params.exposed else 0,
            recovery=rng.randint(2, 6),
            vaccinated=rng.randint(5, 30) if params.vaccine else 0,
            later=rng.randint(2, params.days) if params.measure else 0,
            other=divisor * rng.choice((2, 3)) if params.measure else 0,
            days=params.days,
        )
        answer = self.solve(instance)
        if len(set(answer)) < len(answer):
            raise task.Retry
        return instance, answer

    def solve(self, instance: Instance) -> Answer:
        groups, _ = _run(instance)
        return tuple(row[k] for row in groups for k in range(4) if k != 1 or instance.onset)

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: Any) -> str:
        return "\n".join(_run(instance)[1])


def _run(instance: EpidemicCompartmentSteps.Instance) -> tuple[list[list[int]], list[str]]:
    """Give the groups at the end, and the sums of each day, where an arrow rounds down."""
    groups, lines = [list(row) for row in instance.start], list[str]()
    for day in range(1, instance.days + 1):
        divisor = instance.other if instance.later and day >= instance.later else instance.divisor
        ill = [row[2] for row in groups]
        for group, (row, strengths) in enumerate(zip(groups, instance.contacts, strict=True), start=1):
            s, e, i, r = row
            force = sum(strength * number for strength, number in zip(strengths, ill, strict=True))
            infected = min(s, s * force // divisor)
            onset = e // instance.onset if instance.onset else infected
            recovered, immune = i // instance.recovery, min(s - infected, instance.vaccinated)
            row[:] = s - infected - immune, e + infected - onset, i + onset - recovered, r + recovered + immune
            place = f"{day}.{group}" if len(groups) > 1 else f"{day}"
            terms = "+".join(f"{one}×{two}" for one, two in zip(strengths, ill, strict=True) if one)
            limit = f"->min({infected}, {s})" if infected == s else ""
            lines.append(f"{place}: {terms}={force}, {s}×{force}={s * force}")
            lines[-1] += f", /{divisor}->{s * force // divisor}{limit}"
            lines += [f"{e}/{instance.onset}->{onset}"] if instance.onset else []
            lines.append(f"{i}/{instance.recovery}->{recovered}")
            gone, safe = (f"{sign}{immune}" if instance.vaccinated else "" for sign in "-+")
            lines.append(f"S {s}-{infected}{gone}={row[0]}")
            lines += [f"E {e}+{infected}-{onset}={row[1]}"] if instance.onset else []
            lines.append(f"I {i}+{onset}-{recovered}={row[2]}")
            lines.append(f"R {r}+{recovered}{safe}={row[3]}")
    return groups, lines

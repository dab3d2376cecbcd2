"""Follow made-up rules for insulin through a day of readings and meals.

Answer: the units at each event and their total; they are unique.
Harder: more events, ratios that change with the time, insulin that is still active, a rule for low readings, a cap.
Skills: arithmetic, simulation, instructions
Source: original; the rules are invented and no advice.
"""

from __future__ import annotations

from fractions import Fraction
from math import lcm
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.lib.prompts import bracketed
from bootcamp.lib.shown_work import running_sum
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Rational, Record, Sequence

Event = tuple[int, int, int]
"""The minute of the day, the reading, and the grams of a meal, 0 for none."""


class InsulinRulesDay(Task["InsulinRulesDay.Params", "InsulinRulesDay.Instance", dict[str, Any]]):
    version = 1

    class Params(task.Params):
        events: int = knob("the number of events", levels=(2, 3, 4, 5, 6, 7, 8, 10, 12, 14), ge=2, le=16)
        ratios: int = knob(
            "how many times of day have ratios of their own", levels=(1, 1, 2, 2, 2, 3, 3, 3, 4, 4), ge=1, le=4
        )
        active: bool = knob("whether insulin stays active", levels=(False,) * 2 + (True,) * 8)
        low: bool = knob("whether there is a rule for low readings", levels=(False,) * 3 + (True,) * 7)
        cap: bool = knob("whether there is a cap", levels=(False,) * 5 + (True,) * 5)

    class Instance(task.Instance):
        target: int
        factor: int
        ratios: tuple[tuple[int, int], ...]
        """From which minute on a ratio in grams for a unit holds; the first from midnight."""
        hours: int
        low: int
        cap: int
        events: tuple[Event, ...]

        def told(self, language: str) -> list[str]:
            if language == "zh":
                return [f"{_clock(t)}：读数 {g}" + (f"，进餐 {c} g" if c else "") for t, g, c in self.events]
            return [f"{_clock(t)}: reading {g}" + (f", meal of {c} g" if c else "") for t, g, c in self.events]

        def periods(self, language: str) -> list[str]:
            if language == "zh":
                return [f"{_clock(t)} 起每单位 {n} g" for t, n in self.ratios]
            return [f"from {_clock(t)} on {n} g for a unit" for t, n in self.ratios]

    answer = Record(units=Sequence(Rational(low=0)), total=Rational(low=0))
    prompt = Prompt(
        en=r"""
        In a made-up training case (no advice) a learner doses insulin by these rules at each event of a day,
        with readings in mg/dL:

        - the meal part is the grams of the meal divided by the ratio of that time: {{ periods(language) | join("; ") }}
        - the correction part is (reading - {{ target }}) / {{ factor }}; it may be negative
        {% if hours %}
        - the active insulin is what is left of all earlier doses: each dose falls evenly from its full size when it is
          given to nothing {{ hours }} hours later
        - the dose is the meal part plus the correction part minus the active insulin
        {% else %}
        - the dose is the meal part plus the correction part
        {% endif %}
        {% if low %}
        - if the reading is below {{ low }}, no dose is given at that event
        {% endif %}
        - a negative dose is 0; a dose is rounded down to a multiple of 1/2
        {% if cap %}
        - after rounding, a dose of more than {{ cap }} units is {{ cap }} units
        {% endif %}

        The events are:

        {{ told(language) | bullets }}

        Give as units the dose at each event in order, and as total their sum.
        """,
        zh=r"""
        在一个虚构的练习案例中（不构成任何建议），读数以 mg/dL 计，学员在一天的每个事件时按下列规则计算胰岛素：

        - 进餐部分 = 进餐克数除以该时刻的比值：{{ periods(language) | join("；") }}
        - 校正部分 = (读数 - {{ target }}) / {{ factor }}，可以为负
        {% if hours %}
        - 活性胰岛素为此前各剂的剩余量之和：每一剂从给药时的全量均匀下降，{{ hours }} 小时后降到 0
        - 剂量 = 进餐部分 + 校正部分 - 活性胰岛素
        {% else %}
        - 剂量 = 进餐部分 + 校正部分
        {% endif %}
        {% if low %}
        - 若读数低于 {{ low }}，该事件不给药
        {% endif %}
        - 负的剂量记为 0；剂量向下取到 1/2 的整数倍
        {% if cap %}
        - 取整之后，超过 {{ cap }} 单位的剂量按 {{ cap }} 单位给
        {% endif %}

        事件如下：

        {{ told(language) | bullets }}

        units 依次为各事件的剂量，total 为它们的和。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        starts = [0, *sorted(rng.sample((600, 660, 720, 840, 960, 1080), params.ratios - 1))]
        ratios = tuple(zip(starts, rng.sample((6, 8, 9, 10, 12, 15), params.ratios), strict=True))
        low, minute, events = 70 * params.low, rng.randint(24, 30) * 15, list[Event]()
        gap = (1400 - minute) // params.events // 5
        for _ in range(params.events):
            reading = rng.randint(48, 69) if low and rng.random() < 0.15 else rng.randint(85, 290)
            events.append((minute, reading, rng.randint(3, 18) * 5 if rng.random() < 0.65 else 0))
            minute += 5 * rng.randint(max(3, gap // 2), gap)
        instance = self.Instance(
            target=rng.choice((100, 110, 120)),
            factor=rng.choice((25, 30, 40, 50)),
            ratios=ratios,
            hours=rng.randint(3, 5) if params.active else 0,
            low=low,
            cap=rng.randint(6, 8) if params.cap else 0,
            events=tuple(events),
        )
        doses = _doses(instance)
        if sum(dose > 0 for dose in doses) < len(doses) * 0.6 or (
            low and all(reading >= low for _, reading, _ in events)
        ):
            raise task.Retry
        rules = {"hours": params.active, "low": params.low, "cap": params.cap}
        if any(there and doses == _doses(instance.model_copy(update={name: 0})) for name, there in rules.items()):
            raise task.Retry  # each rule should matter
        return instance, {"units": tuple(doses), "total": sum(doses, Fraction())}

    def trace(self, instance: Instance, rng: Random, language: str = "en", **options: object) -> str:
        lines, given, doses = list[str](), list[tuple[int, Fraction]](), _doses(instance)
        for (minute, reading, grams), dose in zip(instance.events, doses, strict=True):
            if reading < instance.low:
                lines.append(f"{reading} < {instance.low}: 0")
                continue
            ratio = [n for start, n in instance.ratios if start <= minute][-1]
            above = reading - instance.target
            parts = [(grams, ratio)] * bool(grams) + [(above, instance.factor)]
            lines.append(f"{reading} - {instance.target} = {above}")
            span = instance.hours * 60
            for at, size in given:
                rest = span - minute + at
                lines.append(f"{_clock(minute)} - {_clock(at)} = {minute - at}, {span} - {minute - at} = {rest}")
                if rest > 0:  # else nothing of it is left
                    left = -size * rest / span
                    parts.append((left.numerator, left.denominator))
                    lines.append(f"{size} · {rest}/{span} = {-left}")
            bottom = lcm(*(below for _, below in parts))
            tops = [top * bottom // below for top, below in parts]
            if parts[1:]:
                told = " + ".join(f"{bracketed(top)}/{below}" for top, below in parts)
                lines.append(f"{told} = ({' + '.join(map(bracketed, tops))})/{bottom} = {sum(tops)}/{bottom}")
            whole, rest = divmod(sum(tops), bottom)
            lines.append(f"{sum(tops)} = {bracketed(whole)}·{bottom} + {rest}: {dose}")
            given += [(minute, dose)] * bool(span and dose)
        return "\n".join([*lines, running_sum(doses)])


def _doses(instance: InsulinRulesDay.Instance) -> list[Fraction]:
    given, doses = list[tuple[int, Fraction]](), list[Fraction]()
    for minute, reading, grams in instance.events:
        ratio = [n for start, n in instance.ratios if start <= minute][-1]
        dose = Fraction(grams, ratio) + Fraction(reading - instance.target, instance.factor)
        span = instance.hours * 60
        dose -= sum((size * max(0, span - minute + at) / span for at, size in given if span), Fraction())
        dose = max(Fraction(), Fraction(dose * 2 // 1, 2)) if reading >= instance.low else Fraction()
        dose = min(dose, Fraction(instance.cap)) if instance.cap else dose
        given.append((minute, dose))
        doses.append(dose)
    return doses


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"

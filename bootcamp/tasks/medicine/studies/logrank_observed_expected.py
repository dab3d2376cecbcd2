"""Compute observed and expected events of groups, and the variances at the event times, of a log-rank comparison.

Answer: the observed events, the expected events, and the variances of group A; they are unique.
Harder: more people, groups and event times, people who leave the study, strata.
Skills: arithmetic, counting
Source: original; the formulas are those of the log-rank test and are printed.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

from bootcamp import task
from bootcamp.task import Prompt, Task, knob
from bootcamp.verifiers import Integer, Rational, Record, Sequence

Person = tuple[int, int, int, bool]
"""Stratum, group, time, and whether the event happened then (else the person left)."""


class LogrankObservedExpected(
    Task["LogrankObservedExpected.Params", "LogrankObservedExpected.Instance", dict[str, Any]]
):
    version = 1

    class Params(task.Params):
        people: int = knob("the number of people", levels=(5, 6, 8, 10, 12, 14, 16, 18, 21, 24), ge=4, le=30)
        times: int = knob("the number of different times", levels=(4, 4, 5, 5, 6, 6, 6, 7, 7, 8), ge=2, le=9)
        groups: int = knob("the number of groups", levels=(2, 2, 2, 2, 2, 2, 3, 3, 3, 3), ge=2, le=3)
        strata: int = knob("the number of strata", levels=(1, 1, 1, 1, 1, 2, 2, 2, 2, 3), ge=1, le=3)

    class Instance(task.Instance):
        groups: int
        strata: int
        people: tuple[Person, ...]

        def told(self, language: str) -> list[str]:
            colon, pause = ("：", "、") if language == "zh" else (": ", ", ")
            rows = list[str]()
            for s in range(self.strata):
                for g in range(self.groups):
                    own = [
                        f"{t}{'' if event else '+'}"
                        for stratum, group, t, event in self.people
                        if (stratum, group) == (s, g)
                    ]
                    head = f"{'层' if language == 'zh' else 'stratum '}{s + 1}{pause}" if self.strata > 1 else ""
                    head = head.replace("层", "层 ") + ("组 " if language == "zh" else "group ") + "ABC"[g]
                    rows.append(f"{head}{colon}{', '.join(own)}")
            return rows

    answer = Record(
        observed=Sequence(Integer(low=0)), expected=Sequence(Rational(low=0)), variances=Sequence(Rational(low=0))
    )
    prompt = Prompt(
        en=r"""
        People in groups were followed until an event happened or until they left; these are their times in weeks,
        with + for those who left without the event:

        {{ told(language) | bullets }}

        At each time t{{ " of each stratum" if strata > 1 }} with d events, let n be the number of people
        {{- " of that stratum" if strata > 1 }} whose time is at least t, and n_g the number of those in group g. The
        expected events of group g at t are d x n_g / n. The variance at t is
        d x (n_A / n) x (1 - n_A / n) x (n - d) / (n - 1), or 0 if n = 1.

        Give as observed the number of events of each group in the order {{ "A, B, C" if groups > 2 else "A, B" }};
        as expected the sum of the expected events of each group over all times{{ " and strata" if strata > 1 }}; and
        as variances the variance at each time with an event, in rising order of
        time{{ " within each stratum, first those of stratum 1 and so on" if strata > 1 }}. All numbers are exact.
        """,
        zh=r"""
        对分组的人随访，直到事件发生或退出为止；下面是各人的时间（周），带 + 的表示没有发生事件而退出：

        {{ told(language) | bullets }}

        在{{ "每一层的" if strata > 1 }}每个有 d 个事件的时间 t，
        设 n 为{{ "该层中" if strata > 1 }}时间至少为 t 的人数，n_g 为其中属于组 g 的人数。
        组 g 在 t 的期望事件数为 d × n_g / n，t 处的方差为 d × (n_A / n) × (1 - n_A / n) × (n - d) / (n - 1)，
        n = 1 时方差为 0。

        observed 按 {{ "A、B、C" if groups > 2 else "A、B" }} 的顺序给出各组的事件数；expected 给出各组在所有时间
        {{- "和所有层" if strata > 1 }}的期望事件数之和；
        variances {{ "依次对层 1 起的各层" if strata > 1 }}按时间从小到大给出每个有事件的时间的方差。所有数都要精确。
        """,
    )

    def sample(self, params: Params, rng: Random) -> tuple[Instance, dict[str, Any]]:
        times = rng.sample(range(2, 30), params.times)
        people = list[Person]()
        for n in range(params.people):
            group, stratum = n % params.groups, n // params.groups % params.strata
            people.append((stratum, group, rng.choice(times), rng.random() < 0.65))
        people.sort(key=lambda one: (one[0], one[1], one[2], not one[3]))
        instance = self.Instance(groups=params.groups, strata=params.strata, people=tuple(people))
        result = self.solve(instance)
        if max(one.denominator for one in (*result["expected"], *result["variances"])) > 10**6:
            raise task.Retry
        if min(result["observed"]) == 0 or not 2 <= len(result["variances"]) <= 10:
            raise task.Retry
        return instance, result

    def solve(self, instance: Instance) -> dict[str, Any]:
        observed, expected, variances = [0] * instance.groups, [Fraction()] * instance.groups, list[Fraction]()
        for stratum in range(instance.strata):
            own = [one for one in instance.people if one[0] == stratum]
            for time in sorted({t for _, _, t, event in own if event}):
                risk = [sum(g == group and t >= time for _, g, t, _ in own) for group in range(instance.groups)]
                events = [sum(g == group and t == time and e for _, g, t, e in own) for group in range(instance.groups)]
                n, d = sum(risk), sum(events)
                for group in range(instance.groups):
                    observed[group] += events[group]
                    expected[group] += Fraction(d * risk[group], n)
                share = Fraction(risk[0], n)
                variances.append(d * share * (1 - share) * Fraction(n - d, n - 1) if n > 1 else Fraction())
        return {"observed": tuple(observed), "expected": tuple(expected), "variances": tuple(variances)}
